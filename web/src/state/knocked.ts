import type { Seated, Table } from "../wire";
import { mine, seated, table } from "./store";
import { does, list, nameOf } from "./words";

/** A knocked pile: who says so, who is to agree, and who has yet to say that it is rebuilt. */

export interface Knocked {
  readonly words: string;
  /** What a press says, if one is asked for. */
  readonly asks: "disrupt" | "resume" | "";
}

/** What stands between the player and the game because of a knocked pile, if anything does. */
export function knocked(): Knocked | null {
  const now = table.value;
  if (now && now.frozen_at >= 0 && !now.over) return rebuilding(now);
  const seat = seated.value?.disrupts ?? -1;
  if (seat < 0) return null;
  if (seat === mine.value) return { words: "You say the pile was knocked: the others are asked", asks: "" };
  const words = `${nameOf(seat)} says the pile was knocked`;
  const asked = mine.value >= 0 && now?.out[mine.value] === false;
  return { words: asked ? `${words}: agree` : words, asks: asked ? "disrupt" : "" };
}

function rebuilding({ ready, out }: Table): Knocked {
  const own = mine.value;
  if (own >= 0 && !out[own] && !ready[own]) return { words: "The pile was knocked: go on", asks: "resume" };
  const missing = ready.flatMap((done, seat) => (done || out[seat] ? [] : [nameOf(seat)]));
  return { words: `The pile was knocked: waiting for ${list(missing)}`, asks: "" };
}

/** What is said aloud when somebody says that the pile was knocked, or when the request is over. */
export function spokenRequest(before: Seated | null, now: Seated): string {
  if (before?.code !== now.code || before.disrupts === now.disrupts) return "";
  const seat = now.disrupts;
  if (seat < 0) return "";
  const asks = `${does(seat, "say", "says")} the pile was knocked.`;
  return seat === mine.value ? `${asks} Another player is to agree.` : `${asks} Press Agree if it was.`;
}

export const STOPPED = "Play stops: the pile was knocked. Say when to go on; it goes on by itself after 15 seconds.";
export const GOES_ON = "Play goes on: the same pile is shown again.";
