/** What is counted and kept of the running game, for figures and the end screen. */

import { signal } from "@preact/signals";
import type { RaceResult, Sentence } from "../wire";
import type { AnyEvent } from "./events";

/** One seat's game in figures. */
export interface Tally {
  readonly slaps: number;
  readonly burned: number;
  /** Reactions of the hands that came down on a pile that could be won. */
  readonly times: readonly number[];
}

export interface Moment {
  readonly at: number;
  readonly counts: readonly number[];
}

export interface Finish {
  readonly margin: number;
  readonly winner: number;
  readonly second: number;
  readonly line: Sentence;
  /** Too close to call: the tie rule chose. */
  readonly tie: boolean;
  readonly result: RaceResult;
}

export interface History {
  /** Cards by seat after the events so far. */
  readonly counts: readonly number[];
  readonly tallies: readonly Tally[];
  readonly moments: readonly Moment[];
  readonly closest: Finish | null;
  /** The verdicts that gave a pile away, by the card that they belong to, with all hands so far. */
  readonly races: ReadonlyMap<number, RaceResult>;
}

const NONE: Tally = { slaps: 0, burned: 0, times: [] };
const EMPTY: History = { counts: [], tallies: [], moments: [], closest: null, races: new Map() };

/** The game so far, as this browser saw it. */
export const history = signal<History>(EMPTY);

export function forgetHistory(): void {
  history.value = EMPTY;
}

/** Updates the counts and the figures of a seat by an event. */
export function noteEvent(event: AnyEvent): void {
  switch (event.event) {
    case "dealt":
      history.value = { ...EMPTY, counts: event.counts, moments: [{ at: 0, counts: event.counts }] };
      return;
    case "flipped":
      return move(event.seat, -event.cards.length);
    case "slapped":
      return slapped(event.seat, event.verdict, event.ms);
    case "paid":
      move(event.seat, -1);
      if (event.to >= 0) move(event.to, 1);
      if (event.why === "false_slap") change(event.seat, ({ burned }) => ({ burned: burned + 1 }));
      return;
    case "pile_taken":
      move(event.seat, event.size);
      return remember(event.at);
    case "seat_out":
      return move(event.seat, -event.surrendered);
    case "won":
      return remember(event.at);
  }
}

function slapped(seat: number, verdict: string, ms: number): void {
  if (verdict !== "won" && verdict !== "lost") return;
  const won = verdict === "won" ? 1 : 0;
  change(seat, ({ slaps, times }) => ({ slaps: slaps + won, times: [...times, ms] }));
}

/** Keeps the race, and the closest finish of the game. */
export function noteResult(result: RaceResult): void {
  if (result.winner >= 0) {
    history.value = { ...history.value, races: new Map(history.value.races).set(result.k, result) };
  }
  const finish = finishOf(result);
  const { closest } = history.value;
  if (finish && (!closest || finish.margin < closest.margin)) {
    history.value = { ...history.value, closest: finish };
  }
}

/** By how much a race was won, where two hands ran for it. */
export function finishOf(result: RaceResult): Finish | null {
  const { hands, winner, line, heat } = result;
  const ran = hands
    .filter(({ verdict }) => verdict === "won" || verdict === "lost")
    .sort((a, b) => a.credited - b.credited);
  const [first, next] = ran;
  const second = first?.seat === winner ? next : first;
  const own = ran.find(({ seat }) => seat === winner);
  if (!own || !second) return null;
  return {
    margin: Math.abs(second.credited - own.credited),
    winner,
    second: second.seat,
    line,
    tie: Boolean(heat),
    result,
  };
}

function move(seat: number, by: number): void {
  const { counts } = history.value;
  const moved = counts.map((count, at) => (at === seat ? count + by : count));
  history.value = { ...history.value, counts: moved };
}

function remember(at: number): void {
  const { counts, moments } = history.value;
  history.value = { ...history.value, moments: [...moments, { at, counts }] };
}

function change(seat: number, next: (tally: Tally) => Partial<Tally>): void {
  const tallies = [...history.value.tallies];
  const tally = tallyOf(seat);
  tallies[seat] = { ...tally, ...next(tally) };
  history.value = { ...history.value, tallies };
}

export function tallyOf(seat: number): Tally {
  return history.value.tallies[seat] ?? NONE;
}
