/** One line to the player that comes and goes: why something had no effect, or a notice. */

import { computed, signal } from "@preact/signals";
import * as page from "../english/page";
import { inWords } from "../sentences/say";
import type { Sentence } from "../wire";

const STAY = 4500;
/** What the people of a table should know is longer, and said once. */
export const NOTICE = 15_000;

const shown = signal<Sentence | string>("");
/** A line that reaches the player now: why something had no effect. */
export const line = computed(() => page.toast({ line: inWords(shown.value) }));

let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(said: Sentence | string, stay = STAY): void {
  shown.value = said;
  clearTimeout(timer);
  timer = setTimeout(() => {
    shown.value = "";
  }, stay);
}
