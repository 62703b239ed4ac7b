import { seated, table } from "./store";

/** Which events of the game this page knows. */

let next = 0;

/** The events of a message that were not seen before: a link that broke may send some twice. */
export function afterCursor<T>(number: number, events: readonly T[]): readonly T[] {
  const fresh = events.slice(Math.max(0, next - number));
  next = Math.max(next, number + events.length);
  return fresh;
}

export function resetCursor(): void {
  next = 0;
}

/**
 * What a hello says of them, so that only the missed ones come. A fresh page asks for all of the
 * game it was at: the seal and the figures are in them.
 */
export function cursor(before = 0): { readonly game: number; readonly seen: number } {
  return { game: seated.value?.game ?? before, seen: table.value ? next : 0 };
}
