/** Handlers for something that acts at once when pressed, by hand, key or assistive technology. */

type Act = (event: Event) => void;

const SAME_PRESS = 700;

export function pressable(act: Act) {
  let last = -Infinity;
  const once = (event: Event): void => {
    last = event.timeStamp;
    act(event);
  };
  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button === 0) once(event);
    },
    onKeyDown(event: KeyboardEvent): void {
      if (event.code !== "Enter" && event.code !== "Space") return;
      event.preventDefault();
      if (!event.repeat) once(event);
    },
    // A screen reader may send nothing but a click; after a press, the click is its echo.
    onClick(event: MouseEvent): void {
      if (event.detail === 0 && event.timeStamp - last > SAME_PRESS) once(event);
    },
    onContextMenu(event: Event): void {
      event.preventDefault();
    },
  };
}
