import { signal } from "@preact/signals";

/** What the compiled English sentences are made with; another locale takes their place here. */

type Made = (args: never) => string;
type Swap = ((other: readonly Made[]) => void) | null;

/** How many modules have come: what shows a sentence of one that comes late is shown again. */
export const known = signal(0);

/** The functions of messages by id. */
export const byId: Record<string, (args: Record<string, unknown>) => string> = {};

/** The ids of every module that has come, and how other functions take the place of what the client calls. */
export const modules: [ids: readonly string[], swap: Swap][] = [];

/** Makes a module known: its functions and their ids. */
export function compiled(functions: readonly Made[], names: string, swap: Swap): void {
  const ids = names.split(" ");
  ids.forEach((id, index) => (byId[id] = functions[index] as (typeof byId)[string]));
  modules.push([ids, swap]);
  known.value++;
}

/** A number without groups, with three digits behind the point at most. */
export function plain(value: number): string {
  return String(Number(value.toFixed(3)));
}

export function list(items: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat("en-GB", { type }).format(items);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
