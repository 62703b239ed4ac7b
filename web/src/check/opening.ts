/** The opening of a game, which is compared with the hands that its seed deals. */

import { signal } from "@preact/signals";
import type { AnyEvent } from "../state/events";

/** How a game began: the deal, and the cards each seat turned while nothing else had changed its hand. */
export interface Opening {
  readonly counts: readonly number[];
  readonly first: number;
  readonly burned: number;
  readonly turned: readonly (readonly number[])[];
}

interface Growing extends Opening {
  /** Whether each seat's hand is still the dealt one without the turned cards: nothing was paid or won. */
  readonly untouched: readonly boolean[];
}

export const opening = signal<Growing | null>(null);

/** Notes the dealt cards that an event shows. */
export function noteOpening(event: AnyEvent): void {
  opening.value = grown(opening.value, event);
}

export function forgetOpening(): void {
  opening.value = null;
}

/** The opening of a whole game. */
export function openingOf(events: readonly AnyEvent[]): Opening | null {
  return events.reduce<Growing | null>(grown, null);
}

function grown(now: Growing | null, event: AnyEvent): Growing | null {
  if (event.event === "dealt") {
    const { counts, first, burned } = event;
    return { counts, first, burned, turned: counts.map(() => []), untouched: counts.map(() => true) };
  }
  if (!now) return now;
  switch (event.event) {
    case "flipped":
      return turned(now, event.seat, event.cards);
    case "paid":
      return touched(now, event.seat, event.to);
    case "pile_taken":
    case "seat_out":
      return touched(now, event.seat);
    default:
      return now;
  }
}

function turned(now: Growing, seat: number, cards: readonly number[]): Growing {
  if (!now.untouched[seat]) return now;
  return { ...now, turned: now.turned.map((before, at) => (at === seat ? [...before, ...cards] : before)) };
}

function touched(now: Growing, ...seats: readonly number[]): Growing {
  return { ...now, untouched: now.untouched.map((whole, seat) => whole && !seats.includes(seat)) };
}
