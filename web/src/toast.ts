import { signal } from "@preact/signals";

const STAY = 4500;

/** A line that reaches the player now: why something had no effect. */
export const line = signal("");

let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string): void {
  line.value = text.charAt(0).toUpperCase() + text.slice(1);
  clearTimeout(timer);
  timer = setTimeout(() => {
    line.value = "";
  }, STAY);
}
