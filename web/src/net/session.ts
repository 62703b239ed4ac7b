import { forgetOpening } from "../check/opening";
import { promise } from "../check/promise";
import * as connection from "../english/connection";
import { clockStep } from "../state/clock";
import { resetCursor } from "../state/cursor";
import { latestDevice } from "../state/device";
import { forgetHistory } from "../state/history";
import { forgetGame } from "../state/new-game";
import { goTo, isReplay, type Route, route } from "../state/route";
import { dropSeatKey, hasSeatKey, keepSeatKey, takeSeatBack } from "../state/seat-keys";
import {
  aside,
  challenge,
  commitment,
  ended,
  hurried,
  mine,
  ownLine,
  paused,
  revealed,
  seated,
  shared,
  table,
  upcoming,
} from "../state/store";
import { toast } from "../state/toast";
import type { Act, Create, Open, Seated } from "../wire";
import { redial, send, tellHidden } from "./connection";

/** Coming to a table, the next game at it, and leaving it. */

export function open(wish: Omit<Open, "type">): void {
  moveOn();
  if (!send({ type: "open", ...wish })) toast(connection.notYet());
}

/** Makes a table for friends. */
export function create(wish: Omit<Create, "type">): void {
  moveOn();
  if (!send({ type: "create", ...wish })) toast(connection.notYet());
}

export function sitDown(note: Seated): void {
  const before = seated.value;
  upcoming.value = null;
  const first = before?.code !== note.code;
  if (first && before) aside.value = false;
  if (!aside.value) goTo(routeTo(note));
  keepSeatKey(note, note.open && note.yours.length > 0);
  shared.value = note.yours.length > 1 || (shared.value && !first);
  seated.value = note;
  if (before?.code !== note.code || before.game !== note.game) clearGame();
}

export function leaveTable(): void {
  dropSeatKey();
  if (!isReplay(route.value)) goTo(null);
  if (aside.value) {
    aside.value = false;
    tellHidden();
  }
  seated.value = null;
  shared.value = false;
  upcoming.value = null;
  ownLine.value = null;
  clearGame();
}

/** What an act says besides its type and its seat. */
type Rest<T extends Act["type"]> = Omit<Extract<Act, { type: T }>, "type" | "seat">;

/** Asks for an act at the table as the own seat. */
export function ask<T extends Act["type"]>(type: T, ...[rest]: object extends Rest<T> ? [] : [Rest<T>]): void {
  if (mine.value < 0) return;
  if (!send({ type, seat: mine.value, ...rest } as Act)) toast(connection.notYet());
}

/** Agrees to the next deal of this table, with a nonce that the page keeps until it is asked for. */
export function agree(): void {
  const note = upcoming.value ?? seated.value;
  if (note && !agreeTo(note)) toast(connection.notYet());
}

/** Agrees for all own seats to a deal; returns whether the connection is open. */
export function agreeTo(note: Seated, seats = note.yours, device = latestDevice()): boolean {
  const { digest, server_hash } = note.deal;
  if (server_hash === "" || seats.length === 0) return false;
  const said = {
    type: "agree",
    digest,
    server_hash,
    nonce_hash: promise(note).hash,
    device,
    clock: clockStep,
  } as const;
  return seats.map((seat) => send({ ...said, seat })).every(Boolean);
}

/** Agrees to the next deal as one of those who share this screen. */
export function agreeFor(seat: number, device = latestDevice()): void {
  const note = upcoming.value ?? seated.value;
  if (note?.yours.includes(seat)) agreeTo(note, [seat], device);
}

/** Leaves as everybody at this page. */
export function leave(): void {
  for (const seat of shared.value ? (seated.value?.yours ?? []) : [mine.value]) send({ type: "leave", seat });
  leaveTable();
}

/** Asks for an act at the table as one of those who share this screen, or as each of them. */
export function askAs<T extends Act["type"]>(
  seats: readonly number[],
  type: T,
  ...[rest]: object extends Rest<T> ? [] : [Rest<T>]
): void {
  for (const seat of seats) send({ type, seat, ...rest } as Act);
}

/** The address of a table: a recorded game that is shown has none. */
function routeTo({ open, code, yours }: Seated): Route | null {
  if (yours.length === 0) return open ? { kind: "watch", code } : null;
  return { kind: open ? "join" : "bots", code };
}

/** Another table is wanted than the one that was left for a while. */
export function moveOn(): void {
  if (aside.value) leaveTable();
}

/** Comes back to the seat that was kept while the player was at home. */
export function resume(): void {
  aside.value = false;
  if (takeSeatBack()) return redial();
  const note = seated.value;
  if (!note) return;
  tellHidden();
  goTo(routeTo(note));
}

/** Comes back to a table that this browser has a seat at. */
export function comeBack(code: string): void {
  moveOn();
  goTo({ kind: "join", code });
  if (hasSeatKey()) redial();
}

/** A clear table for the next game. */
export function clearGame(): void {
  table.value = null;
  challenge.value = null;
  commitment.value = "";
  revealed.value = null;
  paused.value = false;
  ended.value = false;
  hurried.value = false;
  forgetHistory();
  forgetOpening();
  resetCursor();
  forgetGame();
}
