/**
 * A new card is painted first, and alone: whatever else its message changes follows once the
 * card is painted, or as soon as something asks for it.
 */

import { batch } from "@preact/signals";
import { clearHands } from "../effects/race";
import { flushRender } from "../effects/render";
import { onNewGame } from "../state/new-game";
import { hands, pileOf, screen, turned } from "../state/store";
import type { Happened } from "../wire";
import { whenPainted } from "./paint";

let waiting: (() => void) | null = null;

/** Whether there is a card to show before the rest, on a table that is looked at. */
export function hasCard({ table }: Happened): boolean {
  return screen.value === "table" && !document.hidden && table.pile.length > 0;
}

/** Shows the newest card of a message; `rest` changes all else once it is painted. */
export function showCard({ k, table }: Happened, rest: () => void): void {
  batch(() => {
    // The hands of the race before would cover it.
    if (hands.value.length > 0) clearHands();
    turned.value = pileOf(table);
  });
  flushRender();
  waiting = rest;
  whenPainted(k, showRest);
}

/** Brings the table up to its newest card. */
export function showRest(): void {
  const rest = waiting;
  waiting = null;
  rest?.();
}

onNewGame(() => {
  waiting = null;
  turned.value = null;
});
