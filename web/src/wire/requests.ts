// Made from the Structs of src/firsthand/shell/wire.py: do not edit.
// python -m firsthand.server.typescript --write

import type { Away, Device } from "./words";

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
  readonly people?: readonly string[];
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
/** Try whether an address on the internet leads to this server, and if so invite friends there. */
export interface UseAddress { readonly type: "use_address"; readonly address: string; }
/** Ask for every option of the rules, as they are offered. */
export interface ListOptions { readonly type: "options"; }
/** Ask what rules say that are being put together. */
export interface Draft {
  readonly type: "draft";
  readonly rules: string;
  readonly number?: number;
  readonly file?: boolean;
}
/** Ask for piles to try the `rules` of a line on. */
export interface TryRules { readonly type: "try"; readonly rules: string; }
/** Ask to have games counted by these rules; a later wish takes the place of an earlier one. */
export interface Count {
  readonly type: "count";
  readonly rules: string;
  readonly seats: number;
  readonly pace: number;
}
/** What was asked to be counted is not wanted any more. */
export interface StopCount { readonly type: "stop_count"; }
/** A seat agrees to rules and keeping; nobody is dealt a card before all do (E-43). */
export interface Agree {
  readonly type: "agree";
  readonly seat: number;
  readonly digest: string;
  readonly server_hash: string;
  readonly nonce_hash: string;
  readonly device?: Device;
  readonly clock?: number | null;
}
/** The nonce behind the hash of a seat, 64 hexadecimal digits, once the list is open. */
export interface Nonce { readonly type: "nonce"; readonly seat: number; readonly nonce: string; }
/** Wish to turn the next card: `k` is the last flip painted here, `c` the ms since then. */
export interface Flip {
  readonly type: "flip";
  readonly seat: number;
  readonly k: number;
  readonly c: number | null;
  readonly count?: number;
  readonly device?: Device;
}
/** A hand on the pile: `k` is the last flip painted here, `c` the reaction in ms. */
export interface Slap {
  readonly type: "slap";
  readonly seat: number;
  readonly k: number;
  readonly c: number | null;
  readonly n: number;
  readonly device?: Device;
}
/** The agreed gesture or word (E-42). */
export interface Gesture {
  readonly type: "gesture";
  readonly seat: number;
  readonly k: number;
  readonly c: number | null;
  readonly n: number;
  readonly word?: string;
  readonly device?: Device;
}
/** Take the pile that is owed. */
export interface Collect {
  readonly type: "collect";
  readonly seat: number;
  readonly k: number;
  readonly c: number | null;
  readonly device?: Device;
}
/** All that the hands round one screen pressed in one frame, in any order. */
export interface Frame {
  readonly type: "frame";
  readonly moves: readonly (Flip | Slap | Gesture | Collect)[];
}
/** The device took the hands on card `k` for a gesture of its own: their race is void. */
export interface Interrupt {
  readonly type: "interrupt";
  readonly seat: number;
  readonly k: number;
}
/** `k` was painted here and there was no press up to `t` ms after. */
export interface Watermark {
  readonly type: "watermark";
  readonly seat: number;
  readonly k: number;
  readonly t: number;
}
/** `k` is on the screen now, at a table that trusts slow screens. */
export interface Seen { readonly type: "seen"; readonly seat: number; readonly k: number; }
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
/** Make the bots play on faster: this page's player is out, and only bots go on. */
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
/** Take back a vote to send the person on seat `target` away. */
export interface Spare { readonly type: "spare"; readonly seat: number; readonly target: number; }
/** Make the person on seat `target` the host of the table; at any time. */
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
/** Remove seat `target`, on which no person sits. */
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
/** Propose that hands of the person on seat `target` count `ms` earlier, from 0 to 300. */
export interface Handicap {
  readonly type: "handicap";
  readonly seat: number;
  readonly target: number;
  readonly ms: number;
}
/** Add a free seat to the table. */
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
  readonly slow_screens?: boolean;
  readonly dealer?: number;
}
export type Request =
  | Hello
  | Open
  | Create
  | Peek
  | Join
  | OpenNetwork
  | UseAddress
  | ListOptions
  | Draft
  | TryRules
  | Count
  | StopCount
  | Agree
  | Nonce
  | Flip
  | Slap
  | Gesture
  | Collect
  | Frame
  | Interrupt
  | Watermark
  | Seen
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
  | Handicap
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
  | Handicap
  | AddSeat
  | DealNow;
