/** House rules that are being put together in this page: what the server says of them. */

import { signal } from "@preact/signals";
import type { Counted, Drafted, OptionGroup, Outlook, TryPile, Undrafted } from "../wire";
import { type RuleLine, readLine, writeLine } from "./ruleline";

/** Rules that cannot be, where they were wanted: the option that was changed, and the one that is wrong. */
export interface Misfit extends Undrafted {
  readonly cause: string;
}

export type Ask =
  | { readonly type: "options" }
  | { readonly type: "draft"; readonly rules: string; readonly number: number; readonly file: boolean }
  | { readonly type: "try"; readonly rules: string }
  | { readonly type: "count"; readonly rules: string; readonly seats: number; readonly pace: number }
  | { readonly type: "stop_count" };

export const groups = signal<readonly OptionGroup[]>([]);
/** The rules as the server read them last; none until it has. */
export const draft = signal<Drafted | null>(null);
export const misfit = signal<Misfit | null>(null);
export const tryPiles = signal<readonly TryPile[] | null>(null);
/** Games of these rules are being counted. */
export const counting = signal(false);
/** Figures that were counted for this page, by rules and seats. */
export const outlooks = signal<ReadonlyMap<string, Outlook>>(new Map());
/** Rules that came by a link in the address, until the page of rules has taken them up. */
export const linked = signal<string | null>(null);

const LINK = "#rules=";
let number = 0;
let cause = "";

/** The line that stands in an address, null where there is none. */
export function lineInLink(hash: string): string | null {
  if (!hash.startsWith(LINK)) return null;
  try {
    return decodeURIComponent(hash.slice(LINK.length));
  } catch {
    return null;
  }
}

export function linkOf(line: string, home: string): string {
  return `${home}/${LINK}${encodeURIComponent(line)}`;
}

/** The request that asks what rules say; `by` is the option that was changed. */
export function asking(rules: string, by = "", file = false): Ask {
  number += 1;
  cause = by;
  return { type: "draft", rules, number, file };
}

export function drafted(reply: Drafted | Undrafted): void {
  if (reply.number !== number) return;
  if (reply.type === "undrafted") {
    misfit.value = { ...reply, cause: cause || reply.option };
    return;
  }
  misfit.value = null;
  if (reply.rules.digest !== draft.value?.rules.digest) tryPiles.value = null;
  draft.value = reply;
}

export function counted({ rules, outlook }: Counted): void {
  counting.value = false;
  if (outlook) outlooks.value = new Map(outlooks.value).set(keyOf(rules, outlook.seats, outlook.pace), outlook);
}

function keyOf(rules: string, seats: number, pace: number): string {
  return `${rules}\n${seats}\n${pace}`;
}

/** The draft as a line: its preset, and what differs. */
export function lineOf({ base, values }: Drafted): RuleLine {
  const other = values.filter(({ value, usual }) => value !== usual);
  return { preset: base, options: Object.fromEntries(other.map(({ name, value }) => [name, value])) };
}

export function textOf(now: Drafted): string {
  return writeLine(lineOf(now));
}

/** The line with one option set. */
export function lineWith(now: Drafted, name: string, value: string): RuleLine {
  const { preset, options } = lineOf(now);
  return { preset, options: { ...options, [name]: value } };
}

export function valueIn(now: Drafted, name: string): string {
  return now.values.find((one) => one.name === name)?.value ?? "";
}

/** A list as a line writes it. */
export function listOf(value: string): readonly string[] {
  return value.startsWith("[") ? value.slice(1, -1).split(" ").filter(Boolean) : [];
}

/** Figures of a draft at a table, and whether they are of just this table. */
export function outlookOf(now: Drafted, seats: number, pace: number): [outlook: Outlook | null, exact: boolean] {
  const own = outlooks.value.get(keyOf(textOf(now), seats, pace));
  if (own) return [own, true];
  const near = now.outlooks.find((one) => one.seats === seats) ?? null;
  return [near, near?.pace === pace];
}

export { readLine };
