import { signal } from "@preact/signals";
import * as connection from "../english/connection";
import { alone } from "../state/alone";
import { closeAll, openPanel } from "../state/panels";
import { preferences } from "../state/preferences";
import { canGoBack, goTo, here, isReplay, NOWHERE, route, routeOf } from "../state/route";
import {
  dropSeatKey,
  forgetTable,
  formerKey,
  hasSeatKey,
  lendSeat,
  tablesWithSeat,
  yieldSeatKey,
} from "../state/seat-keys";
import { aside, ended, seated } from "../state/store";
import { toast } from "../state/toast";
import type { Cleared, Found, Gone, Sentence } from "../wire";
import { send, tellHidden } from "./connection";
import { comeBack, leaveTable, resume } from "./session";

/** The way to a table by its link or its code, and back to one. */

/** The table that the address names, as the server answered. */
export const tableFound = signal<Found | null>(null);
/** Why there is no such table, or no seat at it. */
export const notFound = signal<Sentence | string>("");
/** A table that has been there, and is no more. */
export const clearedTable = signal<Cleared | null>(null);
/** A table that can't go on, and the record of its game as in "QXYZ-1". */
export const lostTable = signal<{ readonly reason: Sentence; readonly record: string } | null>(null);
/** A table that this browser has a seat at still. */
export const backTo = signal("");

/** Nobody sits here yet: look up the table in the address, or one that may be come back to. */
export function arrived(): void {
  const now = route.value;
  if (now?.kind === "watch") return watch();
  if (now?.kind === "bots") return goTo(NOWHERE);
  if (now?.lost || isReplay(now)) return;
  if (now) return lookUp(now.code);
  backTo.value = "";
  // Tables that run in the browser are come back to by their keys alone.
  const [code] = alone.value ? [] : tablesWithSeat();
  if (code !== undefined) send({ type: "peek", code });
}

/** Asks what table has a code, and takes the own seat there at once if there is one. */
export function lookUp(code: string): void {
  notFound.value = "";
  clearedTable.value = null;
  if (code === tableFound.value?.code) return void send({ type: "peek", code });
  tableFound.value = null;
  if (code && tablesWithSeat().includes(code)) comeBack(code);
  else {
    goTo({ kind: "join", code });
    if (code) send({ type: "peek", code });
  }
}

/** The table in the address is no more; one that was kept is forgotten. */
export function cleared(reply: Cleared): void {
  if (!route.value) return missed("peek", "");
  forgetTable(reply.code);
  if (!seated.value) clearedTable.value = reply;
}

export function lookedUp(reply: Found): void {
  if (route.value) tableFound.value = reply;
  else backTo.value = reply.code;
}

/** No such table, or no seat at it. */
export function missed(what: string, reason: Sentence | string): void {
  if (route.value) {
    notFound.value = reason;
    if (what === "join") send({ type: "peek", code: route.value.code });
    else tableFound.value = null;
    return;
  }
  const [code] = alone.value ? [] : tablesWithSeat();
  if (code === undefined) return;
  forgetTable(code);
  arrived();
}

export function join(name: string): void {
  const own = name.trim();
  if (own && own !== tableFound.value?.name) preferences.name.value = own;
  notFound.value = "";
  const code = route.value?.code ?? "";
  if (!send({ type: "join", code, name: own, key: formerKey(code) })) toast(connection.notYet());
}

/** Looks on at the table in the address. */
export function watch(): void {
  const code = route.value?.code ?? "";
  goTo({ kind: "watch", code });
  send({ type: "join", code, watch: true, key: formerKey(code) });
}

export function goHome(): void {
  goTo(null);
  tableFound.value = null;
  clearedTable.value = null;
  notFound.value = "";
  if (seated.value) aside.value = true;
  else arrived();
}

/** The browser went back or on: home keeps the seat, and the table's address leads to it again. */
export function moved(): void {
  const next = routeOf(here());
  // Where the page itself went back, it is there already, and may have opened something since.
  if (next?.code !== route.value?.code) closeAll();
  route.value = next;
  const note = seated.value;
  if (note && next?.code === note.code) return resume();
  if (note) {
    aside.value = true;
    tellHidden();
  }
  if (!note || next) arrived();
}

/** Shows a game that is over: the table is left for a while, as for home. */
export function visitReplay(code: string): void {
  closeAll();
  goTo({ kind: "replay", code });
  if (!seated.value) return;
  aside.value = true;
  if (!ended.value) tellHidden();
}

/** Goes from a replay back to where the page was before. */
export function leaveReplay(): void {
  if (canGoBack()) return history.back();
  goTo(null);
  arrived();
}

/** The seat is lost: the table is no more, or another window plays there now. */
export function turnedAway({ reason, elsewhere, record }: Gone): void {
  const now = route.value;
  if (record !== "" && reason) {
    lostTable.value = { reason, record };
    openPanel("lost");
  }
  const known = hasSeatKey();
  // A copy of this page has a game against bots now; when it is closed, this one has the way back.
  if (elsewhere && seated.value?.open === false) {
    lendSeat();
    leaveTable();
    return reason ? toast(reason) : undefined;
  }
  if (!seated.value && now && !isReplay(now)) {
    // A key from before opens nothing any more; the link still leads to the table.
    dropSeatKey();
    forgetTable(now.code);
    return arrived();
  }
  // The other page may not have written yet that the seat is its own: nothing of it is forgotten here.
  if (elsewhere) yieldSeatKey();
  leaveTable();
  if (known && reason && record === "") toast(reason);
  arrived();
}

/** Looks for a table again when another tab has sat down or left. */
export function noticeOtherTabs(): void {
  addEventListener("storage", () => {
    if (!seated.value && !route.value) arrived();
  });
}
