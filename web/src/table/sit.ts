import { keepSeat, send } from "../connection";
import { forgetHistory } from "../history";
import { forgetPresses } from "../press";
import {
  challenge,
  commitment,
  ended,
  mine,
  paused,
  revealed,
  seated,
  table,
} from "../store";
import { toast } from "../toast";
import type { Open, Seated } from "../wire";
import { clearTable } from "./race";

/** Coming to a table, the next game at it, and leaving it. */

export function open(wish: Omit<Open, "type">): void {
  if (!send({ type: "open", ...wish })) toast("Not connected yet: try again in a moment.");
}

export function sitDown(note: Seated): void {
  const before = seated.value;
  keepSeat(note.key);
  seated.value = note;
  if (before?.code !== note.code || before.game !== note.game) clearGame();
}

export function leaveTable(): void {
  seated.value = null;
  clearGame();
}

export function ask(what: string): void {
  if (mine.value >= 0) send({ type: "ask", seat: mine.value, what });
}

export function leave(): void {
  ask("leave");
  keepSeat("");
  leaveTable();
}

function clearGame(): void {
  table.value = null;
  challenge.value = null;
  commitment.value = "";
  revealed.value = null;
  paused.value = false;
  ended.value = false;
  clearTable();
  forgetHistory();
  forgetPresses();
  resetEvents();
}

let nextEvent = 0;

/** The events of a message that were not seen before: a link that broke may send some twice. */
export function unseen<T>(number: number, events: readonly T[]): readonly T[] {
  const fresh = events.slice(Math.max(0, nextEvent - number));
  nextEvent = Math.max(nextEvent, number + events.length);
  return fresh;
}

export function resetEvents(): void {
  nextEvent = 0;
}
