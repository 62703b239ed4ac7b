/** Figures that are counted from the times of a game. */

import type { Tally } from "./history";

/** The median of times in ms; null without any. */
export function median(times: readonly number[]): number | null {
  const sorted = [...times].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** How far reactions lie apart: their standard deviation in ms, of two or more. */
export function spread(times: readonly number[]): number | null {
  if (times.length < 2) return null;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const squares = times.reduce((sum, time) => sum + (time - mean) ** 2, 0);
  return Math.round(Math.sqrt(squares / (times.length - 1)));
}

const MANY = 15;
const STEADIEST = 15;

/** Tells whether hands fell as no person's do: many, all but together, and never in vain. */
export function isUncanny({ times, burned }: Tally): boolean {
  const apart = spread(times);
  return times.length >= MANY && burned === 0 && apart !== null && apart < STEADIEST;
}
