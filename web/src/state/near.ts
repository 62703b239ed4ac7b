import * as words from "../english/near";
import { MATCHING } from "./bots";
import { median } from "./figures";
import { history } from "./history";
import { inSeconds } from "./likeness";
import { mine, seated, table } from "./store";

/** How close one came to bots that do not keep one's pace, after a game lost to them. */

const RIGHT = ["won", "lost", "late"];
const CLOSE = 150;
const AS_QUICK = 0.05;

export interface Near {
  /** How far the own hand fell behind the first bot's, in ms, race by race; less than 0: it was first. */
  readonly margins: readonly number[];
  /** In how many races exactly one other hand was sooner. */
  readonly seconds: number;
  readonly own: number;
  readonly bots: number;
}

/** The races of this game in which both an own hand and a bot's came down; null for none. */
export function nearness(): Near | null {
  const races: { readonly own: number; readonly bots: number; readonly sooner: number }[] = [];
  for (const { hands } of history.value.races.values()) {
    const right = hands.filter(({ verdict }) => RIGHT.includes(verdict));
    const own = right.find(({ seat }) => seat === mine.value)?.credited;
    const others = right.filter(({ seat }) => seat !== mine.value).map(({ credited }) => credited);
    if (own === undefined || others.length === 0) continue;
    races.push({ own, bots: Math.min(...others), sooner: others.filter((ms) => ms < own).length });
  }
  const [own, bots] = [median(races.map((race) => race.own)), median(races.map((race) => race.bots))];
  if (own === null || bots === null) return null;
  return {
    margins: races.map((race) => race.own - race.bots),
    seconds: races.filter(({ sooner }) => sooner === 1).length,
    own,
    bots,
  };
}

/** Whether a person alone has lost a game, or a match, to bots that do not keep the own pace. */
export function lostToFixed(): boolean {
  const note = seated.value;
  const winners = table.value?.winners ?? [];
  if (!note || note.open || note.yours.length !== 1 || winners.length === 0) return false;
  if (note.rounds > 1 && note.champions.length === 0) return false;
  const best = note.rounds > 1 ? note.champions : winners;
  const fixed = note.seats.some(({ kind, temperament }) => kind === "bot" && temperament !== MATCHING);
  return fixed && !best.includes(mine.value);
}

/** A heading and a sentence on how near it was; null where that is not known. */
export function nearWords({ margins, seconds, own, bots }: Near): readonly [string, string] | null {
  const behind = margins.filter((margin) => margin > 0);
  const usual = median(behind);
  if (usual === null) return null;
  if (usual >= CLOSE) return [words.quick(), words.took({ bots: inSeconds(bots), own: inSeconds(own) })];
  const rank = seconds === behind.length ? "second" : "behind";
  return [words.close(), words.rank({ rank, n: behind.length, races: margins.length, ms: usual })];
}

/** How bots that match would be, against those of this game. */
export function slowerWords(near: Near | null): string {
  if (!near) return words.find();
  const by = (near.own - near.bots) / 1000;
  if (Math.abs(by) < AS_QUICK) return words.even();
  return words.than({ seconds: Number(Math.abs(by).toFixed(1)), than: by > 0 ? "slower" : "quicker" });
}
