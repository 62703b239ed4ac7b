import type { Device } from "../wire";

/** What the player presses with: it goes with every press, and is fixed by agreeing to a deal. */

let latest: Device = "";

/** Follows what the player presses with, also beside the table. */
export function watchDevice(): void {
  addEventListener("pointerdown", note, true);
  addEventListener("keydown", note, true);
}

/** What an event was pressed with; a click alone may come from a screen reader, and says nothing. */
export function deviceOf(event: Event): Device {
  if (event.type.startsWith("key")) return "key";
  if (event.type !== "pointerdown") return "";
  const { pointerType } = event as PointerEvent;
  return pointerType === "mouse" || pointerType === "touch" || pointerType === "pen" ? pointerType : "";
}

/** What was pressed last. */
export function latestDevice(): Device {
  return latest;
}

function note(event: Event): void {
  latest = deviceOf(event) || latest;
}
