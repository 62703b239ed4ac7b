/** Where in a recorded game the page is, and how it goes on. */

import { computed, signal } from "@preact/signals";
import { sound } from "../../effects/sound/sound";
import { type Challenge, replay } from "../../state/store";
import type { Moment } from "../../wire";

export const SPEEDS = [0.1, 0.5, 1, 4] as const;
/** No pause between two moments is longer, in ms. */
const LONGEST = 3000;
/** How long a slap is shown, in ms; at no speed shorter or longer than the others. */
const SLAP = { usual: 3000, least: 1500, most: 6000 };

export const moments = computed<readonly Moment[]>(() => replay.value?.game.moments ?? []);
/** The number of the moment that is shown. */
export const at = signal(0);
export const playing = signal(false);
export const speed = signal<number>(1);
export const now = computed<Moment | undefined>(() => moments.value[at.value]);
/** How many cards are flipped in the whole game. */
export const flips = computed(() => moments.value.at(-1)?.happened.table.flips ?? 0);

/** A moment to go to: a pile that was slapped, a wrong slap, a challenge. */
export interface Mark {
  readonly index: number;
  readonly kind: "won" | "wrong" | "challenge";
  readonly seat: number;
}

export const marks = computed<readonly Mark[]>(() => moments.value.flatMap(marked));

function marked({ result, happened }: Moment, index: number): readonly Mark[] {
  if (result && result.winner >= 0) return [{ index, kind: "won", seat: result.winner }];
  const bad = result?.hands.find(({ verdict }) => verdict === "bad");
  if (bad) return [{ index, kind: "wrong", seat: bad.seat }];
  const raised = raisedIn(happened.events);
  return raised ? [{ index, kind: "challenge", seat: raised.seat }] : [];
}

function raisedIn(events: Moment["happened"]["events"]): Challenge | null {
  const raised = events.find((event) => event.event === "flipped" && event.duel[1] === event.seat);
  if (raised?.event !== "flipped") return null;
  return { seat: raised.seat, card: raised.cards.at(-1) ?? 0, tries: raised.duel[2] };
}

/** The newest challenge up to a moment. */
export function raisedBefore(index: number): Challenge | null {
  for (let before = index; before >= 0; before -= 1) {
    const raised = raisedIn(moments.value[before]?.happened.events ?? []);
    if (raised) return raised;
  }
  return null;
}

/** Whether anything is seen to happen in a moment. */
function isStep({ result, happened }: Moment): boolean {
  return result !== null || happened.events.length > 0;
}

export function seek(index: number): void {
  playing.value = false;
  go(index);
}

function go(index: number): void {
  at.value = Math.max(0, Math.min(moments.value.length - 1, index));
}

/** The next moment, or the one before, that `fits`; the present one where there is none. */
function beside(by: 1 | -1, fits: (moment: Moment) => boolean): number {
  for (let index = at.value + by; index >= 0 && index < moments.value.length; index += by) {
    const moment = moments.value[index];
    if (moment && fits(moment)) return index;
  }
  return at.value;
}

export function step(by: 1 | -1): void {
  seek(beside(by, isStep));
}

export function toSlap(by: 1 | -1): void {
  seek(beside(by, ({ result }) => result !== null));
}

/** Plays on, from the beginning where the end is shown. */
export function play(): void {
  if (playing.value) {
    playing.value = false;
    return;
  }
  if (at.value >= moments.value.length - 1) go(0);
  playing.value = true;
}

/** How long the present moment is shown, in ms. */
export function pause(): number {
  const shown = now.value;
  const next = moments.value[at.value + 1];
  if (!shown || !next) return 0;
  if (shown.result) return Math.min(SLAP.most, Math.max(SLAP.least, SLAP.usual / speed.value));
  return Math.min(LONGEST, Math.max(0, next.at - shown.at)) / speed.value;
}

/** Goes on by one moment, and stops at the end. */
export function goOn(): void {
  go(beside(1, isStep));
  if (at.value >= moments.value.length - 1) playing.value = false;
  const { result, happened } = now.value ?? {};
  if (result && result.winner >= 0) sound.slap(result.winner);
  else if (happened?.events.some(({ event }) => event === "flipped")) sound.flip();
}

/** The number of the event that is the last one shown: the address of a moment, as `firsthand replay --at` takes it. */
export function numberOf(moment: Moment): number {
  return moment.happened.number + Math.max(0, moment.happened.events.length - 1);
}

/** The moment that an event belongs to. */
export function momentOf(number: number): number {
  const latest = moments.value.findLastIndex(({ happened }) => happened.number <= number);
  return Math.max(0, latest);
}
