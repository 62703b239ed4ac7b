import { signal } from "@preact/signals";
import type { Seated } from "../wire";
import { alone, beside } from "./alone";
import { read, write } from "./browser-store";
import { isReplay, route } from "./route";

/**
 * The keys of seats. One is this tab's own; those at tables between homes are kept for the whole
 * browser, so that a closed tab or a second one comes back to the seat by the table's link.
 */

export interface SeatKey {
  readonly code: string;
  readonly key: string;
  /** The game that was last played there. */
  readonly game: number;
  /** The tab that sits there now. */
  readonly tab: string;
}

const SEAT = "firsthand.seat";
const TABLES = "firsthand.tables";
const FORMER = "firsthand.former";
/** More tables than anybody sits at. */
const MOST = 8;

const tab = Math.random().toString(36).slice(2);

/** Another page plays on the seat of this tab now; it may be taken back. */
export const playedElsewhere = signal(false);

/** Lets another page have the seat, until this one asks for it again. */
export function lendSeat(): void {
  playedElsewhere.value = true;
}

/** Takes the seat back; returns whether another page had it. */
export function takeSeatBack(): boolean {
  const was = playedElsewhere.value;
  playedElsewhere.value = false;
  return was;
}

/** The seat to come back to: at the table in the address, else this tab's own. */
export function ownSeatKey(): SeatKey | null {
  if (playedElsewhere.value) return null;
  const own = read<SeatKey | null>("sessionStorage", SEAT, null);
  const now = route.value;
  if (!now || isReplay(now)) return own ?? leftBehind();
  if (own?.code === now.code) return own;
  return now.kind === "join" || alone.value ? (seatKeyAt(now.code) ?? null) : null;
}

/** The table of a page that was closed, where tables run in the browser and no other page is open that may play there. */
function leftBehind(): SeatKey | null {
  return alone.value && !beside.value ? (all()[0] ?? null) : null;
}

/** Whether there is a seat to come back to. */
export function hasSeatKey(): boolean {
  return ownSeatKey() !== null;
}

/** Keeps a seat for this tab, and with `everywhere` for the whole browser, as always where the tables run in it. */
export function keepSeatKey({ code, key, game }: Seated, everywhere: boolean): void {
  playedElsewhere.value = false;
  const kept = { code, key, game, tab };
  write("sessionStorage", SEAT, kept);
  const before = seatKeyAt(code);
  if (!(everywhere || alone.value) || (before?.tab === tab && before.game === game)) return;
  write("localStorage", TABLES, [kept, ...without(code)].slice(0, MOST));
}

/** Gives this tab's seat up; another tab that took it keeps it. */
export function dropSeatKey(): void {
  if (playedElsewhere.value) return;
  const own = read<SeatKey | null>("sessionStorage", SEAT, null);
  write("sessionStorage", SEAT, null);
  if (own) write("localStorage", FORMER, [{ code: own.code, key: own.key }, ...former()].slice(0, MOST));
  if (own && seatKeyAt(own.code)?.tab === tab) forgetTable(own.code);
}

/** Lets another page of this browser have this tab's seat: it has the key from there, so that is kept. */
export function yieldSeatKey(): void {
  write("sessionStorage", SEAT, null);
}

/** The key that this browser had at a table before, empty where it had none. */
export function formerKey(code: string): string {
  return former().find((kept) => kept.code === code)?.key ?? "";
}

function former(): readonly Pick<SeatKey, "code" | "key">[] {
  const stored = read<readonly SeatKey[]>("localStorage", FORMER, []);
  return Array.isArray(stored) ? stored : [];
}

/** Forgets every seat. */
export function forgetSeats(): void {
  write("sessionStorage", SEAT, null);
  write("localStorage", TABLES, []);
  write("localStorage", FORMER, []);
}

/** Tables that this browser has a seat at, the newest first. */
export function tablesWithSeat(): readonly string[] {
  return all().map(({ code }) => code);
}

export function forgetTable(code: string): void {
  write("localStorage", TABLES, without(code));
}

function seatKeyAt(code: string): SeatKey | undefined {
  return all().find((kept) => kept.code === code);
}

function without(code: string): readonly SeatKey[] {
  return all().filter((kept) => kept.code !== code);
}

function all(): readonly SeatKey[] {
  const stored = read<readonly SeatKey[]>("localStorage", TABLES, []);
  return Array.isArray(stored) ? stored : [];
}
