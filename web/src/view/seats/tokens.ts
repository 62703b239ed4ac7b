/** Whether opponents are shown as small tokens, because their names have no room. */

import { computed } from "@preact/signals";
import { lowWords, type Shape, shape } from "../../state/layout";
import { seated } from "../../state/store";

/** With more opponents than this a Tall table shows tokens; a Low one with more than one fewer. */
const TALL_MOST = 4;
const LOW_MOST = 3;
/** A seat with its name needs so much width, in u. */
const TALL_NAMED = 340;
const LOW_NAMED = 80;

/** Whether the seats are tokens: a badge over a count, and no name. */
export const tokens = computed(() => areTokens(shape.value, (seated.value?.seats.length ?? 1) - 1));

export function areTokens({ layout, u, width, room, large }: Shape, others: number): boolean {
  if (layout === "wide") return false;
  if (layout === "low") return others > LOW_MOST || lowWords(width) / others < LOW_NAMED;
  return large || room === "least" || others > TALL_MOST || width * u < TALL_NAMED;
}
