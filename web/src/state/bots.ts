import * as home from "../english/home";
import type { Welcome } from "../wire";
import { welcome } from "./store";

/** The kinds of bots, and against whom a game goes where nobody chooses. */

/** The bots that keep the pace of the people at their table. */
export const MATCHING = "matching";

/** One of each fixed temperament, in turn. */
export const MIXED = "mixed";

/** Whether a kind is a bot of the host's own, whose speed nobody knows. */
export function isOwn(kind: string): boolean {
  return kind.startsWith("own:");
}

/** "three bots that match you": against whom *Play now* goes. */
export function opponents({ choice }: Welcome): string {
  const n = choice.seats - 1;
  return choice.bots.every((kind) => kind === MATCHING) ? home.botsMatch({ n }) : home.bots({ n });
}

/** Who sits on free seats where nobody chooses. */
export function usual(turn: number): string {
  const kinds = welcome.value?.choice.bots ?? [];
  return kinds[turn % Math.max(1, kinds.length)] ?? MATCHING;
}
