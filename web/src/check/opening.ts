import { signal } from "@preact/signals";
import type { AnyEvent } from "../state/events";

/** How a game began: the deal, and the cards each seat turned while nothing else had changed its hand. */
export interface Opening {
  readonly counts: readonly number[];
  readonly first: number;
  readonly burned: number;
  readonly turned: readonly (readonly number[])[];
}

export const opening = signal<Opening | null>(null);

/** Whether a seat's hand is still the dealt one without the turned cards: nothing was paid or won. */
let untouched: readonly boolean[] = [];

/** Notes the dealt cards that an event shows. */
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
