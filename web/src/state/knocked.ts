import * as words from "../english/knock";
import type { Seated, Table } from "../wire";
import { mine, seated, table } from "./store";
import { nameOf, person } from "./words";

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
  if (seat === mine.value) return { words: words.asked(), asks: "" };
  const name = nameOf(seat);
  const asked = mine.value >= 0 && now?.out[mine.value] === false;
  return { words: asked ? words.saysAgree({ name }) : words.says({ name }), asks: asked ? "disrupt" : "" };
}

function rebuilding({ ready, out }: Table): Knocked {
  const own = mine.value;
  if (own >= 0 && !out[own] && !ready[own]) return { words: words.goOn(), asks: "resume" };
  const missing = ready.flatMap((done, seat) => (done || out[seat] ? [] : [nameOf(seat)]));
  return { words: words.waiting({ names: missing }), asks: "" };
}

/** What is said aloud when somebody says that the pile was knocked, or when the request is over. */
export function spokenRequest(before: Seated | null, now: Seated): string {
  if (before?.code !== now.code || before.disrupts === now.disrupts) return "";
  const seat = now.disrupts;
  return seat < 0 ? "" : words.said(person(seat));
}
