import { sound } from "../../effects/sound/sound";
import type { RaceResult } from "../../wire";

/** A race once more: all hands on one clock, slower, each heard as it falls. */

/** How many times slower than it was. */
export const SLOWER = 4;

/** Sounds each hand when it falls in the slow replay; returns what ends it. */
export function playSlowly({ hands }: RaceResult): () => void {
  const due = hands
    .filter(({ credited }) => credited > 0)
    .map(({ seat, credited }) => setTimeout(() => sound.slap(seat), credited * SLOWER));
  return () => due.forEach(clearTimeout);
}
