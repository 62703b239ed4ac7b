import { signal } from "@preact/signals";
import { aside } from "./store";

/** What a screen reader says next: one sentence a pile, and whose turn it is for the player. */
export const announcement = signal({ text: "", count: 0 });

export type Slot = "pile" | "out" | "link" | "turn";

const ORDER: readonly Slot[] = ["pile", "out", "link", "turn"];
const GATHER = 120;

let said: Partial<Record<Slot, readonly string[]>> = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Gathers sentences for a moment, because screen readers skip rapid ones; of turn and link the last one counts. */
export function say(slot: Slot, sentence: string): void {
  if (aside.value) return;
  const before = slot === "turn" || slot === "link" ? [] : (said[slot] ?? []);
  if (!before.includes(sentence)) said[slot] = [...before, sentence];
  timer ??= setTimeout(sayGathered, GATHER);
}

/** Says the gathered sentences now. */
export function sayGathered(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  const sentence = ORDER.flatMap((part) => said[part] ?? [])
    .filter(Boolean)
    .join(" ");
  said = {};
  sayNow(sentence);
}

/** Says a sentence at once; the same one again is said again. */
export function sayNow(text: string): void {
  announcement.value = { text, count: announcement.value.count + 1 };
}
