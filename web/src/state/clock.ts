/** How finely this browser tells the time. */

/** A step above this, in ms, makes a reaction worth nothing. */
export const COARSE = 20;
/** A step at or below this, in ms, is fine enough to tell hands apart that are 2 ms apart. */
const FINE = 1;
const TRIES = 3;
/** The number of looks after which a clock that has not stepped stands still. */
const LOOKS = 2_000_000;

/** The least of a few steps of a clock, in ms, 0 for one that stands still; a page that was held up makes some look longer. */
export function stepOf(now: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && least > FINE; n += 1) {
    const began = now();
    let next = began;
    for (let looks = 0; next === began && looks < LOOKS; looks += 1) next = now();
    if (next === began) return 0;
    least = Math.min(least, next - began);
  }
  return least;
}

/** By how many ms the browser's clock steps; null until it was looked at. */
export let clockStep: number | null = null;

export function noteStep(step: number): void {
  clockStep = step;
}

/** Whether the browser's clock is too coarse to measure a reaction by. */
export let coarse = false;

export function distrustClock(): void {
  coarse = true;
}
