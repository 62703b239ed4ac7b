import { type Act, isHeld } from "./contacts";
import { isBound } from "./keys";

/** Handlers for something that acts at once when pressed, by hand, key or assistive technology. */

type Run = (event: Event) => void;

const SAME_PRESS = 700;

export function pressable(run: Run, act?: Act) {
  let last = -Infinity;
  const once = (event: Event): void => {
    last = event.timeStamp;
    run(event);
  };
  return {
    "data-act": act,
    onPointerDown(event: PointerEvent): void {
      if (event.button === 0) once(event);
    },
    // A press with the mouse leaves the focus where it was.
    onMouseDown(event: MouseEvent): void {
      event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent): void {
      if (event.code !== "Enter" && event.code !== "Space") return;
      last = event.timeStamp;
      // What a player chose the key for comes before what has the focus.
      if (isBound(event.code)) return;
      event.preventDefault();
      if (!isHeld(event)) once(event);
    },
    // Some browsers click when this key goes up.
    onKeyUp(event: KeyboardEvent): void {
      if (event.code === "Space") event.preventDefault();
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
