/**
 * When the newest card was painted, in the clock of the events that answer it.
 *
 * The next frame's callback comes before the card is painted, so the moment is read in a task
 * posted from there; a second frame would be one too late.
 */

import { coarse } from "../state/clock";
import { onNewGame } from "../state/new-game";

/** A press measured from the card that its hand answered. */
export interface Reaction {
  /** The flip painted last when the press came. */
  readonly k: number;
  /** Milliseconds from its paint to the press; null where the clock is too coarse: it counts when it arrives. */
  readonly c: number | null;
}

export interface Painted {
  readonly k: number;
  readonly at: number;
}

interface Waiting {
  readonly k: number;
  readonly call: (painted: Painted) => void;
}

const channel = new MessageChannel();
let waiting: readonly Waiting[] = [];
let last: Painted = { k: 0, at: 0 };
let due = 0;

channel.port1.onmessage = ({ data }: MessageEvent<number>) => {
  // A card of the game before.
  if (data > due) return;
  last = { k: data, at: performance.now() };
  const ready = waiting.filter(({ k }) => k === last.k);
  waiting = waiting.filter(({ k }) => k > last.k);
  for (const { call } of ready) call(last);
};

/** The page was just changed to show flip `k`: note when the change reaches the screen. */
export function painting(k: number): void {
  due = k;
  requestAnimationFrame(() => channel.port2.postMessage(k));
}

/** A new game numbers its flips from the start: a press answers none of the game before. */
export function forgetPaint(): void {
  last = { k: 0, at: performance.now() };
  due = 0;
  waiting = [];
}

/** The card that was painted last. */
export function painted(): Painted {
  return last;
}

export function reaction(event: Event): Reaction {
  return { k: last.k, c: coarse ? null : Math.max(0, Math.round(event.timeStamp - last.at)) };
}

/** Calls back once flip `k` is painted; at once if it is, never if another takes its place. */
export function whenPainted(k: number, call: (painted: Painted) => void): void {
  if (last.k === k) call(last);
  else if (due === k) waiting = [...waiting, { k, call }];
}

onNewGame(forgetPaint);
