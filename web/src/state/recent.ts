/** The games that this browser has played to their end, the newest first; the server may have them still. */

import { signal } from "@preact/signals";
import type { Seated, Sentence } from "../wire";
import { read, write } from "./browser-store";
import { mine, seated, table } from "./store";

export interface Played {
  /** As a replay's address has it, "QXYZ-1". */
  readonly code: string;
  readonly title: Sentence;
  readonly came: "won" | "lost" | "watched";
  /** When it ended, in ms since 1970. */
  readonly at: number;
}

const PLACE = "firsthand.games";
const MOST = 18;

export const recent = signal<readonly Played[]>(kept());

function kept(): readonly Played[] {
  const list = read<readonly Played[] | null>("localStorage", PLACE, null);
  return Array.isArray(list) ? list.filter((one) => typeof one?.code === "string" && one.title?.id) : [];
}

/** Notes the game at the table, which is over. */
export function noteGame(): void {
  const note = seated.value;
  if (!note || note.yours.length === 0) return;
  const code = `${note.code}-${note.game}`;
  const others = recent.value.filter((one) => one.code !== code);
  recent.value = [{ code, title: note.rules.title, came: came(note), at: Date.now() }, ...others].slice(0, MOST);
  write("localStorage", PLACE, recent.value);
}

function came({ yours }: Seated): Played["came"] {
  if (yours.length !== 1) return "watched";
  return table.value?.winners.includes(mine.value) ? "won" : "lost";
}

/** Forgets all games. */
export function forgetAllPlayed(): void {
  recent.value = [];
  write("localStorage", PLACE, []);
}

/** Forgets a game that the server has no more. */
export function forgetPlayed(code: string): void {
  recent.value = recent.value.filter((one) => one.code !== code);
  write("localStorage", PLACE, recent.value);
}
