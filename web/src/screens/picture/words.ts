/** What a picture of a finish says, and what it shows. */

import * as words from "../../english/picture";
import { inWords } from "../../sentences/say";
import { finishOf } from "../../state/history";
import type { Pictured } from "../../state/picture";
import { rowsOf } from "../../state/rows";
import { company } from "../../state/store";
import type { HandView, Sentence } from "../../wire";

export interface PictureText {
  readonly title: string;
  readonly sub: string;
  readonly note: string;
  readonly alt: string;
  /** The hands that are drawn, the winner's first. */
  readonly hands: readonly HandView[];
  /** Up to how many ms apart hands are too close to call. */
  readonly band: number;
}

/** A name is no longer than this many letters in a picture. */
const LONGEST = 24;

/** A picture is sent to others: it says a player's name, never "You". */
export function named(seat: number): string {
  const name = company.value?.seats[seat]?.name ?? "";
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

export function pictureText({ result, band }: Pictured): PictureText {
  const { winner, heat, line } = result;
  const finish = finishOf(result);
  const won = result.hands.find(({ seat }) => seat === winner);
  const second = result.hands.find(({ seat }) => seat === finish?.second);
  const hands = won ? [won, ...(second ? [second] : [])] : rowsOf(result).slice(0, 2);
  const pattern = inWords(line.args["made"] as Sentence);
  const ms = Math.round(won?.credited ?? 0);
  const by = Math.round(finish?.margin ?? 0);
  const pair = { winner: named(winner), second: named(finish?.second ?? winner) };
  const title = !finish
    ? words.alone({ winner: named(winner), ms })
    : heat
      ? words.heat(pair)
      : words.beat({ ...pair, ms: by });
  const sub = heat && finish ? words.apart({ made: pattern, ms: by }) : words.after({ made: pattern, ms });
  const n = Math.round(band / 2);
  const times = hands.map(({ seat, credited }) => words.time({ name: named(seat), ms: Math.round(credited) }));
  return {
    title,
    sub,
    note: heat ? words.touch({ n }) : finish && finish.margin > band ? words.sure({ n }) : "",
    alt: words.described({ title, sub, times }),
    hands,
    band,
  };
}
