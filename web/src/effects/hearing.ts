/** Passes new events on to the transcript, which is loaded after the first screen. */

import type { AnyEvent } from "../state/events";
import type { Table } from "../wire";

/** New events, and the table before and after them. */
export type Hear = (events: readonly AnyEvent[], before: Table | null, after: Table) => void;

let hear: Hear | null = null;

/** Takes who writes the transcript; it comes later than the first screen. */
export function hearWith(listener: Hear): void {
  hear = listener;
}

/** Passes on new events before the page says anything of them. */
export const newEvents: Hear = (events, before, after) => hear?.(events, before, after);
