import { signal } from "@preact/signals";
import type { AnyEvent } from "../state/events";

/** How a game began: what was dealt, and what each seat turned while it held those cards alone. */
export interface Opening {
  readonly counts: readonly number[];
  readonly first: number;
  readonly burned: number;
  readonly turned: readonly (readonly number[])[];
}

export const opening = signal<Opening | null>(null);

/** Seats whose hand is still as it was dealt, but for what was turned from its top. */
let untouched: readonly boolean[] = [];

/** Notes what an event tells of the cards as they were dealt. */
export function noteOpening(event: AnyEvent): void {
  switch (event.event) {
    case "dealt": {
      const { counts, first, burned } = event;
      opening.value = { counts, first, burned, turned: counts.map(() => []) };
      untouched = counts.map(() => true);
      return;
    }
    case "flipped":
      return turned(event.seat, event.cards);
    case "paid":
      return touch(event.seat, event.to);
    case "pile_taken":
    case "seat_out":
      return touch(event.seat);
  }
}

export function forgetOpening(): void {
  opening.value = null;
  untouched = [];
}

function turned(seat: number, cards: readonly number[]): void {
  const now = opening.value;
  if (!now || !untouched[seat]) return;
  const all = now.turned.map((before, at) => (at === seat ? [...before, ...cards] : before));
  opening.value = { ...now, turned: all };
}

function touch(...seats: readonly number[]): void {
  untouched = untouched.map((whole, seat) => whole && !seats.includes(seat));
}
