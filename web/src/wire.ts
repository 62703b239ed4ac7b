// Made from the Structs of src/firsthand/shell/wire.py: do not edit.
// python -m firsthand.server.typescript --write

export const PROTOCOL = 4;

/** How far a watermark stays behind its sending; when far seats send them; who is far (ms). */
export const GUARD = 12;
export const GRID = [150, 200, 250, 300, 350, 400, 450];
export const FAR = 30;

/** Hands this close together are a tie, in ms, unless the table agreed to more. */
export const BAND = 4;

export type Away = "bot" | "fold" | "wait";
export type How = "arrival" | "claim" | "clamped" | "drawn" | "early";
export type Mode = "best_of" | "first_to" | "fixed";
export type OutBy =
  | "all_empty"
  | "chance_missed"
  | "false_slap"
  | "left"
  | "no_slap_in"
  | "pile_lost"
  | "turn_came_round"
  | "unanswered";
export type PaidFor = "false_slap" | "interference" | "out_of_turn";
export type Reason =
  | "awarded"
  | "bad"
  | "fastest"
  | "ignored"
  | "late"
  | "lost"
  | "rejected"
  | "tie"
  | "void"
  | "won";
export type RefusalKind =
  | "away_ms"
  | "bad_name"
  | "barred"
  | "chosen"
  | "dealt"
  | "delay_ms"
  | "fault"
  | "flood"
  | "frozen"
  | "full"
  | "game_on"
  | "game_over"
  | "hidden"
  | "impossible_move"
  | "malformed"
  | "no_bot"
  | "no_cards"
  | "no_game"
  | "no_hello"
  | "no_slaps"
  | "no_such_seat"
  | "no_such_table"
  | "no_such_temperament"
  | "no_such_vote"
  | "no_table"
  | "nobody"
  | "nonce_hash"
  | "not_agreed"
  | "not_dealt"
  | "not_frozen"
  | "not_host"
  | "not_open"
  | "not_owed"
  | "not_paused"
  | "not_your_seat"
  | "not_yours"
  | "once_a_pile"
  | "opened"
  | "other_deal"
  | "other_nonce"
  | "other_rules"
  | "out"
  | "out_of_turn"
  | "oversized"
  | "pace"
  | "paused"
  | "pile_owed"
  | "pile_won"
  | "playing"
  | "protocol"
  | "rules"
  | "rules_error"
  | "seated"
  | "seats"
  | "stale"
  | "stopped"
  | "taken"
  | "temperament"
  | "too_often"
  | "twice"
  | "unknown_card"
  | "unwelcome"
  | "waiting";
export type TakenBy =
  | "challenge"
  | "forfeit"
  | "last_flipper"
  | "last_jack"
  | "lone_holder"
  | "slap"
  | "sole"
  | "tie";
export type Verdict =
  | "awarded"
  | "bad"
  | "ignored"
  | "late"
  | "lost"
  | "rejected"
  | "void"
  | "won";
export type VoteKind = "beat" | "interference";
export type WonBy =
  | "all_cards"
  | "dead_pile"
  | "flips"
  | "last_one_in"
  | "no_flipper"
  | "repeat"
  | "time";

/** First message: which build speaks, and the key of a seat kept from before, if any. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly key?: string;
  readonly game?: number;
  readonly seen?: number;
}
/** Open a table against bots and sit down at seat 0. */
export interface Open {
  readonly type: "open";
  readonly rules: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly pace: number;
  readonly name?: string;
  readonly seed?: string;
}
/** Open a table between homes and sit down at seat 0; the other seats are free. */
export interface Create {
  readonly type: "create";
  readonly rules: string;
  readonly seats: number;
  readonly pace: number;
  readonly name?: string;
}
/** Ask what table has this code. */
export interface Peek { readonly type: "peek"; readonly code: string; }
/** Take a free seat at the table with this code, or with `watch` look on. */
export interface Join {
  readonly type: "join";
  readonly code: string;
  readonly name?: string;
  readonly watch?: boolean;
  readonly key?: string;
}
/** Open this server to the home network, or without `wish` close it again. */
export interface OpenNetwork { readonly type: "open_network"; readonly wish: boolean; }
/** A seat agrees to rules and keeping; nobody is dealt a card before all do (E-43). */
export interface Agree {
  readonly type: "agree";
  readonly seat: number;
  readonly digest: string;
  readonly server_hash: string;
  readonly nonce_hash: string;
}
/** The nonce behind the hash of a seat, 64 hexadecimal digits, once the list is open. */
export interface Nonce { readonly type: "nonce"; readonly seat: number; readonly nonce: string; }
/** Wish to turn the next card: `k` is the last flip painted here, `c` the ms since then. */
export interface Flip {
  readonly type: "flip";
  readonly seat: number;
  readonly k: number;
  readonly c: number;
  readonly count?: number;
}
/** A hand on the pile: `k` is the last flip painted here, `c` the reaction in ms. */
export interface Slap {
  readonly type: "slap";
  readonly seat: number;
  readonly k: number;
  readonly c: number;
  readonly n: number;
}
/** The agreed gesture or word (E-42). */
export interface Gesture {
  readonly type: "gesture";
  readonly seat: number;
  readonly k: number;
  readonly c: number;
  readonly n: number;
  readonly word?: string;
}
/** Take the pile that is owed. */
export interface Collect {
  readonly type: "collect";
  readonly seat: number;
  readonly k: number;
  readonly c: number;
}
/** `k` was painted here and there was no press up to `t` ms after. */
export interface Watermark {
  readonly type: "watermark";
  readonly seat: number;
  readonly k: number;
  readonly t: number;
}
/** Whether the page is hidden: a hidden page cannot slap what was revealed meanwhile. */
export interface Visibility { readonly type: "visibility"; readonly hidden: boolean; }
/** Wish for a pause; it comes when all people at the table wish it. */
export interface Pause { readonly type: "pause"; readonly seat: number; }
/** End a pause; anyone may. */
export interface GoOn { readonly type: "go_on"; readonly seat: number; }
/** Say that the pile was knocked, or that who says so is right (S-28). */
export interface Disrupt { readonly type: "disrupt"; readonly seat: number; }
/** Say that the pile is rebuilt. */
export interface Resume { readonly type: "resume"; readonly seat: number; }
/** Ask that seat `target` counts `ms` before its hand (S-31); it may agree by the same. */
export interface Beat {
  readonly type: "beat";
  readonly seat: number;
  readonly target: number;
  readonly ms: number;
}
/** Say that seat `target` interfered (S-29); it may agree by the same. */
export interface Accuse {
  readonly type: "accuse";
  readonly seat: number;
  readonly target: number;
}
/** Out of a game of bots: let them play on faster. */
export interface Hurry { readonly type: "hurry"; readonly seat: number; }
/** Leave the table; who looks on does so as seat `NOBODY`. */
export interface Leave { readonly type: "leave"; readonly seat: number; }
/** Object to the rules that are proposed. */
export interface ObjectTo { readonly type: "object"; readonly seat: number; }
/** Vote to send the person on seat `target` away, once cards are dealt. */
export interface VoteOut {
  readonly type: "vote_out";
  readonly seat: number;
  readonly target: number;
}
/** Take that vote back. */
export interface Spare { readonly type: "spare"; readonly seat: number; readonly target: number; }
/** Let the person on seat `target` keep the table from now on; at any time. */
export interface PassHost {
  readonly type: "host";
  readonly seat: number;
  readonly target: number;
}
/** Give seat `target` to a bot with a `temperament`, the usual one where it is empty. */
export interface SeatBot {
  readonly type: "bot";
  readonly seat: number;
  readonly target: number;
  readonly temperament?: string;
}
/** Take the bot's seat `target` for people again. */
export interface FreeSeat {
  readonly type: "free";
  readonly seat: number;
  readonly target: number;
}
/** Send the person on seat `target` away. */
export interface Kick { readonly type: "kick"; readonly seat: number; readonly target: number; }
/** Take away seat `target`, on which no person sits. */
export interface RemoveSeat {
  readonly type: "remove";
  readonly seat: number;
  readonly target: number;
}
/** Give the player on seat `target` another `name`. */
export interface Rename {
  readonly type: "rename";
  readonly seat: number;
  readonly target: number;
  readonly name: string;
}
/** Put another free seat to the table. */
export interface AddSeat { readonly type: "add"; readonly seat: number; }
/** Deal without the free seats. */
export interface DealNow { readonly type: "deal"; readonly seat: number; }
/** The host proposes other rules before the deal, which clears every agreement (E-43). */
export interface Propose {
  readonly type: "propose";
  readonly seat: number;
  readonly rules: string;
}
/** The host proposes how the table is kept; that clears every agreement too. */
export interface Settle {
  readonly type: "settle";
  readonly seat: number;
  readonly pace: number;
  readonly away: Away;
  readonly away_ms: number;
  readonly delay_ms: number;
}
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
/** A rule set for people: its sheet is written from the options themselves. */
export interface RulesView {
  readonly name: string;
  readonly title: Sentence;
  readonly line: Sentence;
  readonly digest: string;
  readonly least: number;
  readonly most: number;
  readonly challenge: boolean;
  readonly gesture: string;
  readonly patterns: readonly PatternView[];
  readonly sheet: readonly (readonly [Sentence, readonly Sentence[]])[];
  readonly text: string;
  readonly pack: PackView;
  readonly comeback: readonly PatternView[];
}
/** A message's id and its arguments by name; an argument may be a sentence itself. */
export interface Sentence {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number | readonly (string | Sentence)[] | Sentence>>;
}
/** A slap rule in words, with a legal and an illegal pile (cards as in "10H", oldest first). */
export interface PatternView {
  readonly name: string;
  readonly title: Sentence;
  readonly short: Sentence;
  readonly sentence: Sentence;
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
}
/** The cards in play: packs, jokers in all, and the cards taken out of them. */
export interface PackView {
  readonly decks: number;
  readonly jokers: number;
  readonly without: readonly number[];
}
/** A bot's temperament in plain words. */
export interface TemperamentView {
  readonly name: string;
  readonly title: Sentence;
  readonly words: Sentence;
  readonly together: readonly number[];
}
/** What *Play now* opens unless the player chooses otherwise. */
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
/** Who sits where. */
export interface SeatView {
  readonly name: string;
  readonly kind: "bot" | "free" | "left" | "person";
  readonly temperament: string;
  readonly here: boolean;
  readonly objects: boolean;
  readonly pauses: boolean;
  readonly against: readonly number[];
}
/** How a table is kept, beside its rules. */
export interface Keeping {
  readonly pace: number;
  readonly away: Away;
  readonly away_ms: number;
  readonly delay_ms: number;
}
/** Answer to a peek: the table with this code is no more. */
export interface Cleared {
  readonly type: "cleared";
  readonly code: string;
  readonly ago: number;
  readonly rules: RulesView;
}
/** You sit at a table, or look on: who sits there, by which rules, and what is agreed to. */
export interface Seated {
  readonly type: "seated";
  readonly code: string;
  readonly key: string;
  readonly yours: readonly number[];
  readonly seats: readonly SeatView[];
  readonly rules: RulesView;
  readonly pace: number;
  readonly agreed: readonly boolean[];
  readonly score: readonly number[];
  readonly game: number;
  readonly round: number;
  readonly rounds: number;
  readonly mode: Mode;
  readonly champions: readonly number[];
  readonly open: boolean;
  readonly host: number;
  readonly keeping: Keeping;
  readonly watching: number;
  readonly changed: readonly Sentence[];
  readonly bots: readonly Sentence[];
  readonly disrupts: number;
  readonly vouched: boolean;
  readonly deal: DealView;
  readonly chosen: boolean;
}
/** What a seat agrees to: the next deal at the table, or the first. */
export interface DealView {
  readonly game: number;
  readonly digest: string;
  readonly server_hash: string;
  readonly called_off: Sentence | null;
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
/** Whose turn it is, who challenged, how many tries are left, and whether it was lost. */
export type Duel = readonly [turn: number, challenger: number, tries: number, lost: number];
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
/** Whether other machines reach this server; told to pages on the machine that runs it. */
export interface Network {
  readonly type: "network";
  readonly is_open: boolean;
  readonly addresses: readonly string[];
  readonly fixed: boolean;
  readonly on_the_internet: boolean;
}
export type Request =
  | Hello
  | Open
  | Create
  | Peek
  | Join
  | OpenNetwork
  | Agree
  | Nonce
  | Flip
  | Slap
  | Gesture
  | Collect
  | Watermark
  | Visibility
  | Pause
  | GoOn
  | Disrupt
  | Resume
  | Beat
  | Accuse
  | Hurry
  | Leave
  | ObjectTo
  | VoteOut
  | Spare
  | PassHost
  | SeatBot
  | FreeSeat
  | Kick
  | RemoveSeat
  | Rename
  | AddSeat
  | DealNow
  | Propose
  | Settle;
export type Act =
  | Pause
  | GoOn
  | Disrupt
  | Resume
  | Beat
  | Accuse
  | Hurry
  | Leave
  | ObjectTo
  | VoteOut
  | Spare
  | PassHost
  | SeatBot
  | FreeSeat
  | Kick
  | RemoveSeat
  | Rename
  | AddSeat
  | DealNow;
export type Reply =
  | Welcome
  | Found
  | Cleared
  | Seated
  | OpenList
  | CalledOff
  | Happened
  | RaceResult
  | Revealed
  | Refused
  | Gone
  | Line
  | Notice
  | Network;
