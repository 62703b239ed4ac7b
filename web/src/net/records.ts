/** Records of games, made into what a page goes back and forth in. */

import { signal } from "@preact/signals";
import * as words from "../english/playback";
import { inWords } from "../sentences/say";
import { recordOf } from "../state/alone";
import { PREFIX } from "../state/prefix";
import { forgetPlayed } from "../state/recent";
import { goTo } from "../state/route";
import { replay } from "../state/store";
import type { Replayed, Unread } from "../wire";

/** A record has at most this many bytes. */
const MOST = 2_000_000;

/** Makes a record's file into a game to be shown, or says why it is none. */
export type Fold = (record: Blob) => Promise<Replayed | Unread>;

let fold: Fold = byServer;

/** Says what folds records, where it is not the server. */
export function foldBy(other: Fold): void {
  fold = other;
}

async function byServer(record: Blob): Promise<Replayed | Unread> {
  const answer = await fetch(`${PREFIX}/records`, { method: "POST", body: record });
  return (await answer.json()) as Replayed | Unread;
}

/** Why there is nothing to be shown; empty as long as nothing went wrong. */
export const unread = signal("");
export const opening = signal(false);

/** Opens a record's file, and shows its game: nothing of it is kept. */
export function openRecord(file: Blob): Promise<void> {
  goTo({ kind: "replay", code: "" });
  return shown("", async () => file);
}

/** Shows a game that is still kept, by its code as in "QXYZ-1". */
export function showKept(code: string): Promise<void> {
  return shown(code, async () => (await kept(code)) ?? words.notKept({ code }));
}

/** The record of a game, null where it is not kept any more. */
async function kept(code: string): Promise<Blob | null> {
  if (recordOf.value) {
    const record = await recordOf.value(code);
    return record === "" ? null : new Blob([record]);
  }
  const answer = await fetch(`${PREFIX}/games/${code}.txt`);
  return answer.ok ? answer.blob() : null;
}

/** Shows what is in a record; a sentence stands for one that cannot be had. */
async function shown(code: string, get: () => Promise<Blob | string>): Promise<void> {
  unread.value = "";
  opening.value = true;
  replay.value = null;
  try {
    const file = await get();
    if (typeof file === "string") {
      unread.value = file;
      forgetPlayed(code);
    }
    if (typeof file !== "string") await folded(code, file);
  } catch {
    unread.value = words.unreached();
  }
  opening.value = false;
}

async function folded(code: string, file: Blob): Promise<void> {
  if (file.size > MOST) {
    unread.value = words.large();
    return;
  }
  const game = await fold(file);
  if (game.type === "replayed") replay.value = { code, game };
  else unread.value = inWords(game.reason);
}
