import { signal } from "@preact/signals";

const STAY = 4500;
/** What the people of a table should know is longer, and said once. */
export const NOTICE = 15_000;

/** A line that reaches the player now: why something had no effect. */
export const line = signal("");

let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string, stay = STAY): void {
  line.value = text.charAt(0).toUpperCase() + text.slice(1);
  clearTimeout(timer);
  timer = setTimeout(() => {
    line.value = "";
  }, stay);
}
