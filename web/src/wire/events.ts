// Made from the Structs of src/firsthand/shell/wire.py: do not edit.
// python -m firsthand.server.typescript --write

import type { Duel } from "./table";
import type { OutBy, PaidFor, TakenBy, Verdict, VoteKind, WonBy } from "./words";

/** The pack was dealt (E-08, S-07). */
export interface Dealt {
  readonly event: "dealt";
  readonly at: number;
  readonly counts: readonly number[];
  readonly dealer: number;
  readonly first: number;
  readonly burned: number;
  readonly digest: string;
  readonly commitment: string;
  readonly shown: readonly (readonly number[])[];
}
/** A seat turned its top card face up; several cards when they were dropped (S-33). */
export interface Flipped {
  readonly event: "flipped";
  readonly at: number;
  readonly seat: number;
  readonly cards: readonly number[];
  readonly duel: Duel;
  readonly by_itself: boolean;
}
/** A hand came down on the pile; every one is logged, whatever it came to (S-41). */
export interface Slapped {
  readonly event: "slapped";
  readonly at: number;
  readonly seat: number;
  readonly verdict: Verdict;
  readonly ms: number;
  readonly patterns: readonly string[];
  readonly flips: number;
}
/** One card moved face down from a seat, under the pile (`to` is `NOBODY`) or to a seat. */
export interface Paid {
  readonly event: "paid";
  readonly at: number;
  readonly seat: number;
  readonly to: number;
  readonly why: PaidFor;
  readonly duel: Duel;
}
/** A seat's slaps are void from now until the next taking of a pile. */
export interface Locked { readonly event: "locked"; readonly at: number; readonly seat: number; }
/** A seat took the whole pile under its hand. `comeback` counts a slap made with no cards. */
export interface PileTaken {
  readonly event: "pile_taken";
  readonly at: number;
  readonly seat: number;
  readonly why: TakenBy;
  readonly size: number;
  readonly duel: Duel;
  readonly comeback: boolean;
  readonly drawn: boolean;
}
/** A seat is out for good; `surrendered` cards of its hand went face down under the pile. */
export interface SeatOut {
  readonly event: "seat_out";
  readonly at: number;
  readonly seat: number;
  readonly why: OutBy;
  readonly duel: Duel;
  readonly surrendered: number;
}
/** A seat made the agreed gesture or called the agreed word (E-42). */
export interface Gestured {
  readonly event: "gestured";
  readonly at: number;
  readonly seat: number;
}
/** A seat called that the pile was knocked; play stands still (S-28). */
export interface Disrupted {
  readonly event: "disrupted";
  readonly at: number;
  readonly seat: number;
}
/** A seat says that the pile is rebuilt and play may go on. */
export interface Readied { readonly event: "readied"; readonly at: number; readonly seat: number; }
/** Play goes on after standing still for `stood` ms. */
export interface Resumed {
  readonly event: "resumed";
  readonly at: number;
  readonly stood: number;
}
/** A seat asks for a beat or calls interference; it holds once enough others agree. */
export interface Voted {
  readonly event: "voted";
  readonly at: number;
  readonly kind: VoteKind;
  readonly by: number;
  readonly seat: number;
  readonly ms: number;
}
/** Slaps within `ms` of a flip by `seat` are void from now on; 0 lifts it (S-31). */
export interface BeatSet {
  readonly event: "beat_set";
  readonly at: number;
  readonly seat: number;
  readonly ms: number;
}
/** What was asked about a seat has been done; the votes are counted anew. */
export interface VotesCleared {
  readonly event: "votes_cleared";
  readonly at: number;
  readonly kind: VoteKind;
  readonly seat: number;
}
/** The game is over: one winner, several that are level, or none for a draw. */
export interface Won {
  readonly event: "won";
  readonly at: number;
  readonly winners: readonly number[];
  readonly why: WonBy;
}
