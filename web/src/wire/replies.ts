// Made from the Structs of src/firsthand/shell/wire.py: do not edit.
// python -m firsthand.server.typescript --write

import type {
  BeatSet,
  Dealt,
  Disrupted,
  Flipped,
  Gestured,
  Locked,
  Paid,
  PileTaken,
  Readied,
  Resumed,
  SeatOut,
  Slapped,
  Voted,
  VotesCleared,
  Won,
} from "./events";
import type { PatternView, RulesView, Sentence } from "./rules";
import type { Keeping, SeatView, Seated } from "./seats";
import type { Table } from "./table";
import type { Device, How, Reason, RefusalKind, Verdict } from "./words";

/** Answer to hello: everything the home screen offers. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: string;
  readonly protocol: number;
  readonly presets: readonly RulesView[];
  readonly temperaments: readonly TemperamentView[];
  readonly choice: Choice;
  readonly pace_least: number;
  readonly pace_most: number;
  readonly patterns: readonly PatternView[];
  readonly home: string;
  readonly name: string;
  readonly mixed: readonly number[];
}
/** A bot's temperament in plain words. */
export interface TemperamentView {
  readonly name: string;
  readonly title: Sentence;
  readonly words: Sentence;
  readonly together: readonly number[];
}
/** What *Play now* opens unless the player chooses something else. */
export interface Choice {
  readonly rules: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly pace: number;
}
/** Answer to a peek: the table with this code, and a name that is free there. */
export interface Found {
  readonly type: "found";
  readonly code: string;
  readonly host: string;
  readonly seats: readonly SeatView[];
  readonly rules: RulesView;
  readonly keeping: Keeping;
  readonly began: boolean;
  readonly name: string;
}
/** Answer to a peek: the table with this code is no more. */
export interface Cleared {
  readonly type: "cleared";
  readonly code: string;
  readonly ago: number;
  readonly rules: RulesView;
}
/** All people have agreed: this list is fixed now, and every page is to show its nonce. */
export interface OpenList { readonly type: "open"; readonly listed: DealList; }
/** What is fixed before anybody shows a nonce. */
export interface DealList {
  readonly code: string;
  readonly game: number;
  readonly digest: string;
  readonly server_hash: string;
  readonly seats: readonly ListedSeat[];
  readonly hashes: readonly string[];
}
/** Who sits on a seat while the list is made. */
export interface ListedSeat { readonly kind: "bot" | "person"; readonly name: string; }
/** A list came to nothing; its secret (64 hexadecimal digits) is shown, and not used again. */
export interface CalledOff {
  readonly type: "called_off";
  readonly game: number;
  readonly reason: Sentence;
  readonly server: string;
}
/** Events `number` .. in order, and the table that results. */
export interface Happened {
  readonly type: "happened";
  readonly number: number;
  readonly k: number;
  readonly events: readonly (Dealt | Flipped | Slapped | Paid | Locked | PileTaken | SeatOut | Gestured | Disrupted | Readied | Resumed | Voted | BeatSet | VotesCleared | Won)[];
  readonly table: Table;
  readonly paused: boolean;
}
/** A race was judged: all its hands by time, who won, and in one line why. */
export interface RaceResult {
  readonly type: "award";
  readonly k: number;
  readonly winner: number;
  readonly reason: Reason;
  readonly hands: readonly HandView[];
  readonly patterns: readonly string[];
  readonly line: Sentence;
  readonly why: readonly Sentence[];
  readonly pile: readonly number[];
  readonly cards: readonly number[];
  readonly heat: DeadHeat | null;
}
/** One hand of a judged race, with its verdict. */
export interface HandView {
  readonly seat: number;
  readonly claim: number;
  readonly arrival: number;
  readonly clamp: number;
  readonly credited: number;
  readonly how: How;
  readonly margin: number;
  readonly handicap: number;
  readonly device: Device;
  readonly screen: number;
  readonly fine: boolean;
  readonly verdict: Verdict;
  readonly why: Sentence | null;
}
/** Hands that fell too close together to call. */
export interface DeadHeat {
  readonly ms: number;
  readonly limit: number;
  readonly seats: readonly number[];
  readonly by: "first" | "lot" | "nearer" | "next";
}
/** A seat reaches for its cards: the card after `k` falls soon, and nobody knows when. */
export interface Reaching { readonly type: "reaching"; readonly seat: number; readonly k: number; }
/** The game is over: what lies behind the commitment, so that anyone can check the deal. */
export interface Revealed {
  readonly type: "revealed";
  readonly seed: string;
  readonly salt: string;
  readonly digest: string;
  readonly commitment: string;
  readonly listed: DealList | null;
  readonly server: string;
  readonly nonces: readonly string[];
  readonly called_off: number;
  readonly chosen: boolean;
}
/** A request had no effect: which, what was wrong and what would be right. */
export interface Refused {
  readonly type: "refused";
  readonly what: string;
  readonly kind: RefusalKind;
  readonly reason: Sentence;
}
/** The table of your key is no more, or your seat is played `elsewhere` now. */
export interface Gone {
  readonly type: "gone";
  readonly reason: Sentence | null;
  readonly elsewhere: boolean;
  readonly record: string;
}
/** What is measured of your own connection; it is sent every other second. */
export interface Line {
  readonly type: "line";
  readonly trip: number;
  readonly jitter: number;
  readonly clamped: number;
  readonly slaps: number;
  readonly measured: boolean;
  readonly probation: boolean;
}
/** Something that the people of a table should know once. */
export interface Notice { readonly type: "notice"; readonly text: Sentence; }
/** What changed since the last `Seated` of this connection: fields by name. */
export interface Reseated {
  readonly type: "reseated";
  readonly changes: Readonly<Record<string, unknown>>;
}
/** The game waits for the `reason`, and no clock runs; without one it goes on. */
export interface Halted { readonly type: "halted"; readonly reason: Sentence | null; }
/** Whether other machines reach this server; sent to pages on the machine that runs it. */
export interface Network {
  readonly type: "network";
  readonly is_open: boolean;
  readonly addresses: readonly string[];
  readonly fixed: boolean;
  readonly on_the_internet: boolean;
  readonly home: string;
}
/** Answer to `UseAddress`: how long a request took there and back, in ms; -1 where none came. */
export interface AddressTried {
  readonly type: "address_tried";
  readonly address: string;
  readonly ms: number;
}
/** Answer to `ListOptions`: every option of the rules, by group. */
export interface OptionList {
  readonly type: "option_list";
  readonly groups: readonly OptionGroup[];
}
/** Options that are offered together. */
export interface OptionGroup {
  readonly name: string;
  readonly title: Sentence;
  readonly options: readonly OptionView[];
}
/** How one option of the rules is offered. */
export interface OptionView {
  readonly name: string;
  readonly title: Sentence;
  readonly line: Sentence;
  readonly answers: readonly (readonly [string, Sentence])[];
  readonly kind: "" | "cards" | "number" | "patterns" | "ranks" | "time" | "tries" | "word";
  readonly least: number;
  readonly most: number;
}
/** Answer to a draft: what these rules say, and how they differ from those they began from. */
export interface Drafted {
  readonly type: "drafted";
  readonly number: number;
  readonly rules: RulesView;
  readonly base: string;
  readonly values: readonly ValueView[];
  readonly changes: readonly Sentence[];
  readonly file: string;
  readonly outlooks: readonly Outlook[];
  readonly counts: boolean;
}
/** What one option of a rule set says. */
export interface ValueView {
  readonly name: string;
  readonly value: string;
  readonly words: Sentence;
  readonly usual: string;
}
/** What rules mean: figures of many games between bots. */
export interface Outlook {
  readonly games: number;
  readonly seats: number;
  readonly pace: number;
  readonly minutes: readonly [number, number, number];
  readonly sure: readonly [number, number];
  readonly slaps: number;
  readonly early: number;
  readonly quick: number;
}
/** Answer to a draft of rules that cannot be: which option is wrong, and what would be right. */
export interface Undrafted {
  readonly type: "undrafted";
  readonly number: number;
  readonly option: string;
  readonly reason: Sentence;
}
/** Answer to `TryRules`: ten piles, or none where nothing is slapped. */
export interface TryPiles { readonly type: "piles"; readonly piles: readonly TryPile[]; }
/** A pile to try rules on, with its verdict. */
export interface TryPile {
  readonly pile: readonly number[];
  readonly slap: boolean;
  readonly cards: readonly number[];
  readonly words: Sentence;
  readonly why: Sentence;
  readonly pattern: string;
  readonly changed: "" | "added" | "dropped";
}
/** What rules mean that were asked to be counted; without an outlook they could not be played. */
export interface Counted {
  readonly type: "counted";
  readonly rules: string;
  readonly outlook: Outlook | null;
}
/** A whole recorded game, for a page that goes back and forth in it. */
export interface Replayed {
  readonly type: "replayed";
  readonly seated: Seated;
  readonly moments: readonly Moment[];
  readonly revealed: Revealed | null;
  readonly fault: string;
}
/** One action of a recorded game: what came of it, and how its race was judged. */
export interface Moment {
  readonly at: number;
  readonly happened: Happened;
  readonly result: RaceResult | null;
  readonly band: number;
}
/** A file that is no record, and why. */
export interface Unread { readonly type: "unread"; readonly reason: Sentence; }
export type Reply =
  | Welcome
  | Found
  | Cleared
  | Seated
  | OpenList
  | CalledOff
  | Happened
  | RaceResult
  | Reaching
  | Revealed
  | Refused
  | Gone
  | Line
  | Notice
  | Reseated
  | Halted
  | Network
  | AddressTried
  | OptionList
  | Drafted
  | Undrafted
  | TryPiles
  | Counted;
