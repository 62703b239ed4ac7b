import { signal } from "@preact/signals";
import type { AnyEvent } from "./events";
import type { Award, Table } from "./wire";

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
  readonly line: string;
}

export interface History {
  readonly tallies: readonly Tally[];
  readonly moments: readonly Moment[];
  readonly closest: Finish | null;
}

const NONE: Tally = { slaps: 0, burned: 0, times: [] };
const EMPTY: History = { tallies: [], moments: [], closest: null };

/** The game so far, as this browser saw it. */
export const history = signal<History>(EMPTY);

export function forgetHistory(): void {
  history.value = EMPTY;
}

/** Notes what an event did; `after` is the table once all events of its message came to pass. */
export function noteEvent(event: AnyEvent, after: Table): void {
  if (event.event === "dealt") history.value = { ...EMPTY, moments: [moment(0, event.counts)] };
  if (event.event === "paid" && event.why === "false_slap") {
    change(event.seat, (tally) => ({ ...tally, burned: tally.burned + 1 }));
  }
  if (event.event === "pile_taken" || event.event === "paid" || event.event === "won") {
    const moments = [...history.value.moments, moment(event.at, after.counts)];
    history.value = { ...history.value, moments };
  }
}

export function noteAward(award: Award): void {
  for (const { seat, credited, verdict } of award.hands) {
    if (verdict !== "won" && verdict !== "lost") continue;
    change(seat, (tally) => ({
      ...tally,
      slaps: tally.slaps + (verdict === "won" ? 1 : 0),
      times: [...tally.times, credited],
    }));
  }
  const finish = finishOf(award);
  const { closest } = history.value;
  if (finish && (!closest || finish.margin < closest.margin)) {
    history.value = { ...history.value, closest: finish };
  }
}

/** By how much a race was won, where two hands ran for it. */
export function finishOf({ hands, winner, line }: Award): Finish | null {
  const ran = hands
    .filter(({ verdict }) => verdict === "won" || verdict === "lost")
    .sort((a, b) => a.credited - b.credited);
  const [first, next] = ran;
  const second = first?.seat === winner ? next : first;
  const own = ran.find(({ seat }) => seat === winner);
  if (!own || !second) return null;
  return { margin: Math.abs(second.credited - own.credited), winner, second: second.seat, line };
}

export function median(times: readonly number[]): number | null {
  const sorted = [...times].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

function moment(at: number, counts: readonly number[]): Moment {
  return { at, counts };
}

function change(seat: number, next: (tally: Tally) => Tally): void {
  const tallies = [...history.value.tallies];
  tallies[seat] = next(tallies[seat] ?? NONE);
  history.value = { ...history.value, tallies };
}

export function tallyOf(seat: number): Tally {
  return history.value.tallies[seat] ?? NONE;
}
