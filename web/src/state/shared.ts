import { computed, effect, signal } from "@preact/signals";
import { readFields, write } from "./browser-store";
import { lookOf, looks } from "./looks";
import { seated, table } from "./store";

/** A screen that several people share: whether they touch it or press keys, and what is whose. */

export type Way = "touch" | "keys";

/** The keys of one person, by their places: that which slaps lies above that which flips, and beside that which salutes. */
export interface SeatKeys {
  readonly slap: string;
  readonly flip: string;
  readonly salute: string;
}

const PLACE = "firsthand.shared";
const kept = readFields(PLACE);

/** How this screen is shared; the setting of a shared table chooses. */
export const way = signal<Way>(kept.way === "touch" || kept.way === "keys" ? kept.way : usualWay());
/** By how many places the ring is turned on the screen. */
export const turnedBy = signal(typeof kept.turnedBy === "number" ? kept.turnedBy : 0);
/** Keys that were chosen, by the number of people; the usual ones where there are none. */
export const chosenKeys = signal<readonly SeatKeys[]>(keysIn(kept.keys));
/** It was said once how a tablet leaves touches to the page. */
export const toldGestures = signal(kept.told === true);

/** A finger is the usual way where the first pointer is coarse. */
export function usualWay(): Way {
  return matchMedia("(pointer: coarse)").matches ? "touch" : "keys";
}

const PAIRS = {
  q: { slap: "KeyQ", flip: "KeyA", salute: "KeyW" },
  c: { slap: "KeyC", flip: "KeyX", salute: "KeyV" },
  t: { slap: "KeyT", flip: "KeyG", salute: "KeyY" },
  m: { slap: "KeyM", flip: "KeyN", salute: "KeyK" },
  p: { slap: "KeyP", flip: "Semicolon", salute: "KeyO" },
  pad: { slap: "Numpad1", flip: "Numpad0", salute: "Numpad2" },
} as const satisfies Record<string, SeatKeys>;

/** The keys of a number of people, from left to right. */
const USUAL: readonly (readonly SeatKeys[])[] = [
  [PAIRS.q],
  [PAIRS.q],
  [PAIRS.q, PAIRS.p],
  [PAIRS.q, PAIRS.t, PAIRS.p],
  [PAIRS.q, PAIRS.c, PAIRS.t, PAIRS.p],
  [PAIRS.q, PAIRS.c, PAIRS.t, PAIRS.m, PAIRS.p],
  [PAIRS.q, PAIRS.c, PAIRS.t, PAIRS.m, PAIRS.p, PAIRS.pad],
];

/** Keys for a keyboard that drops some of the usual ones when they are down together. */
const OTHER: readonly SeatKeys[] = [
  { slap: "Digit1", flip: "Digit2", salute: "Digit3" },
  { slap: "KeyV", flip: "KeyB", salute: "KeyH" },
  { slap: "Digit0", flip: "Digit9", salute: "Digit8" },
  { slap: "ArrowUp", flip: "ArrowDown", salute: "ArrowLeft" },
  { slap: "KeyF", flip: "KeyD", salute: "KeyS" },
  { slap: "Numpad8", flip: "Numpad5", salute: "Numpad9" },
];

/** The seats of this page, in the order in which their people sit. */
export const own = computed<readonly number[]>(() => seated.value?.yours ?? []);

/** The own seats that are still in. */
export const playing = computed(() => own.value.filter((seat) => table.value?.out[seat] !== true));

const everyone = signal(0);

/** The keys of a seat. */
export function keysOf(seat: number): SeatKeys {
  const index = Math.max(0, seat);
  const people = Math.max(everyone.value, own.value.length);
  const pairs = chosenKeys.value.length >= people ? chosenKeys.value : (USUAL[people] ?? []);
  return pairs[index] ?? OTHER[index] ?? PAIRS.q;
}

/** The number of people who sit down: who leaves later changes nobody else's keys. */
export function seatPeople(people: number): void {
  everyone.value = people;
}

/** Takes other keys for all, or the usual ones again. */
export function swapKeys(): void {
  const people = Math.max(everyone.value, own.value.length);
  chosenKeys.value = chosenKeys.value.length >= people ? [] : OTHER.slice(0, people);
}

/** Gives a seat another key; whoever had it takes the key given up here. */
export function chooseKey(seat: number, act: keyof SeatKeys, code: string): void {
  const people = Math.max(everyone.value, own.value.length);
  const before = keysOf(seat)[act];
  const all = Array.from({ length: people }, (_, at) => keysOf(at));
  const other = (key: string) => (key === code ? before : key);
  chosenKeys.value = all.map((pair, at) => {
    const swapped = { slap: other(pair.slap), flip: other(pair.flip), salute: other(pair.salute) };
    return at === seat ? { ...swapped, [act]: code } : swapped;
  });
}

/** Gives a seat another colour and shape; whoever had them takes those given up here. */
export function chooseLook(seat: number, look: number): void {
  const seats = seated.value?.seats.length ?? 0;
  const before = lookOf(seat);
  const all = Array.from({ length: seats }, (_, at) => lookOf(at));
  looks.value = all.map((had, at) => (at === seat ? look : had === look ? before : had));
}

/** Whether a seat has agreed to the game that comes next. */
export function isReady(seat: number): boolean {
  const note = seated.value;
  return note !== null && note.deal.game === note.game && note.agreed[seat] === true;
}

/** The looks that have light letters. */
const DARK = [4, 7];
const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

effect(() => {
  const { style } = document.documentElement;
  for (const look of ALL) for (const name of ["seat", "on"]) style.removeProperty(`--${name}-${look}`);
  if (looks.value.length === 0) return;
  const colours = getComputedStyle(document.documentElement);
  const own = ALL.map((look) => colours.getPropertyValue(`--seat-${look}`));
  looks.value.forEach((look, seat) => {
    style.setProperty(`--seat-${seat}`, own[look] ?? "");
    style.setProperty(`--on-${seat}`, DARK.includes(look) ? "var(--paper)" : "var(--ink)");
  });
});

effect(() => {
  if (seated.value === null) looks.value = [];
});

effect(() => {
  const now = { way: way.value, turnedBy: turnedBy.value, keys: chosenKeys.value, told: toldGestures.value };
  write("localStorage", PLACE, now);
});

function keysIn(value: unknown): readonly SeatKeys[] {
  if (!Array.isArray(value)) return [];
  // Keys that were chosen before there was one for the salute take the usual one.
  const isPair = (pair: unknown): pair is Pick<SeatKeys, "slap" | "flip"> & Partial<SeatKeys> =>
    typeof pair === "object" &&
    pair !== null &&
    typeof (pair as SeatKeys).slap === "string" &&
    typeof (pair as SeatKeys).flip === "string";
  if (!value.every(isPair)) return [];
  return value.map((pair, at) => ({ ...pair, salute: pair.salute ?? OTHER[at]?.salute ?? "" }));
}
