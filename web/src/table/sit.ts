import { redial, send } from "../connection";
import { forgetOpening } from "../deal/opening";
import { forgetHistory } from "../history";
import { dropSeat, hasSeat, keepSeat } from "../kept";
import { goTo } from "../place";
import { forgetPresses } from "../press";
import { forgetEvents } from "../seen";
import {
  challenge,
  commitment,
  ended,
  hurried,
  mine,
  ownLine,
  paused,
  revealed,
  seated,
  table,
  upcoming,
} from "../store";
import { toast } from "../toast";
import type { Ask, Create, Open, Seated } from "../wire";
import { clearTable } from "./race";

/** Coming to a table, the next game at it, and leaving it. */

const UNREACHED = "Not connected yet: try again in a moment.";

export function open(wish: Omit<Open, "type">): void {
  if (!send({ type: "open", ...wish })) toast(UNREACHED);
}

/** Makes a table for friends. */
export function create(wish: Omit<Create, "type">): void {
  if (!send({ type: "create", ...wish })) toast(UNREACHED);
}

export function sitDown(note: Seated): void {
  const before = seated.value;
  const kind = note.yours.length > 0 ? "join" : "watch";
  upcoming.value = null;
  goTo(note.open ? { kind, code: note.code } : null);
  keepSeat(note, note.open && kind === "join");
  seated.value = note;
  if (before?.code !== note.code || before.game !== note.game) clearGame();
}

export function leaveTable(): void {
  dropSeat();
  goTo(null);
  seated.value = null;
  upcoming.value = null;
  ownLine.value = null;
  clearGame();
}

export function ask(what: string, more: Partial<Omit<Ask, "type" | "what">> = {}): void {
  if (mine.value < 0) return;
  if (!send({ type: "ask", seat: mine.value, what, ...more })) toast(UNREACHED);
}

export function agree(): void {
  const note = upcoming.value ?? seated.value;
  for (const seat of note?.yours ?? []) {
    if (!send({ type: "agree", seat, digest: note?.rules.digest ?? "" })) toast(UNREACHED);
  }
}

export function leave(): void {
  send({ type: "ask", seat: mine.value, what: "leave" });
  leaveTable();
}

/** Comes back to a table that this browser has a seat at. */
export function comeBack(code: string): void {
  goTo({ kind: "join", code });
  if (hasSeat()) redial();
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
  clearTable();
  forgetHistory();
  forgetOpening();
  forgetPresses();
  forgetEvents();
}
