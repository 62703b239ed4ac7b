import * as challenges from "../../english/challenge";
import * as ribbons from "../../english/ribbon";
import * as words from "../../english/shared";
import * as turn from "../../english/turn";
import { inWords } from "../../sentences/say";
import { isReady } from "../../state/shared";
import { title } from "../../state/spoken";
import { acting, challenge, judging, paused, ribbon, seated, table, verdict } from "../../state/store";
import { nameOf, type Person, ribbonOf } from "../../state/words";
import type { RaceResult, Sentence } from "../../wire";

/** What the table says to each reader round it, in one line. */

/** A seat as `reader` is told of it. */
export function personTo(reader: number, seat: number): Person {
  return { who: seat === reader ? "you" : "another", name: nameOf(seat) };
}

/** What stands in a reader's band while no verdict does; `short` where a line has half the length. */
export function sayTo(reader: number, short: boolean): string {
  const now = table.value;
  const bot = seated.value?.seats[reader]?.kind === "bot";
  if (!now || now.over) return bot ? "" : isReady(reader) ? words.ready() : words.slapToAgree();
  if (paused.value) return words.paused();
  if (now.frozen_at >= 0) return bot || now.ready[reader] || now.out[reader] ? words.waits() : words.slapToGoOn();
  if (judging.value) return words.judging();
  if (now.out[reader]) return words.out();
  return owedTo(reader, short) ?? turnTo(reader);
}

/** Whose flip it is. */
export function turnTo(reader: number): string {
  const seat = acting.value;
  if (seat < 0) return "";
  const person = personTo(reader, seat);
  return table.value?.lost ? turn.take(person) : turn.flip(person);
}

/** The open challenge. */
function owedTo(reader: number, short: boolean): string | null {
  const now = table.value;
  if (!now || now.challenger < 0 || now.over) return null;
  const raised = challenge.value;
  const card = raised ? title(raised.card) : challenges.name();
  if (now.lost) {
    const takes = challenges.takes(personTo(reader, now.challenger));
    return short ? takes : words.lost({ lost: challenges.lost({ card }), ...personTo(reader, now.challenger) });
  }
  const total = Math.max(raised?.tries ?? 0, now.tries);
  const payer = personTo(reader, now.turn);
  if (short) return words.paysShort({ ...payer, left: now.tries, total });
  const { who: whom, name: other } = personTo(reader, now.challenger);
  return words.owes({ ...payer, whom, other, left: challenges.left({ card, left: now.tries, total }) });
}

export interface Banner {
  readonly text: string;
  /** Whose colour it has; none for a verdict that nobody won. */
  readonly seat: number;
  readonly kind: "won" | "tie" | "none";
}

/** The verdict, as long as it is shown. */
export function banner(short: boolean): Banner | null {
  const now = verdict.value;
  if (!now || !ribbon.value) return null;
  const { text, seat, kind } = ribbonOf(now.result);
  return { text: short ? shortOf(now.result) : text, seat, kind };
}

function shortOf(result: RaceResult): string {
  const { winner, heat, line } = result;
  const name = winner >= 0 ? nameOf(winner) : "";
  if (heat && winner >= 0) return words.heatShort({ name });
  const { made: pattern } = line.args;
  if (winner >= 0 && pattern) return ribbons.won({ name, words: inWords(pattern as Sentence) });
  return ribbonOf(result).text;
}
