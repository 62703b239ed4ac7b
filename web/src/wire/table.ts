// Made from the Structs of src/firsthand/shell/wire.py: do not edit.
// python -m firsthand.server.typescript --write

import type { VoteKind } from "./words";

/** Whose turn it is, who challenged, how many tries are left, and whether it was lost. */
export type Duel = readonly [turn: number, challenger: number, tries: number, lost: number];
/** Everything in the open at one moment of a game. */
export interface Table {
  readonly counts: readonly number[];
  readonly dealer: number;
  readonly pile: readonly number[];
  readonly burned: number;
  readonly turn: number;
  readonly challenger: number;
  readonly tries: number;
  readonly lost: boolean;
  readonly out: readonly boolean[];
  readonly comebacks: readonly number[];
  readonly gestured: readonly boolean[];
  readonly recent: readonly number[];
  readonly fines: readonly (Fine | null)[];
  readonly locked: readonly boolean[];
  readonly beats: readonly number[];
  readonly votes: readonly Vote[];
  readonly flips: number;
  readonly piles: number;
  readonly flipped_at: number;
  readonly taken_at: number;
  readonly lost_at: number;
  readonly turn_at: number;
  readonly frozen_at: number;
  readonly ready: readonly boolean[];
  readonly stood: number;
  readonly over: boolean;
  readonly winners: readonly number[];
}
/** A seat's latest false slap: when (ms), after how many flips and piles. */
export interface Fine {
  readonly at: number;
  readonly flips: number;
  readonly piles: number;
  readonly first: number;
  readonly cards: number;
}
/** One seat's wish about another seat that holds once enough others share it (S-29, S-31). */
export interface Vote {
  readonly kind: VoteKind;
  readonly by: number;
  readonly seat: number;
  readonly ms: number;
}
