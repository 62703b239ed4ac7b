import { signal } from "@preact/signals";

/** What the compiled English sentences are made with; another locale takes their place here. */

type Made = (args: never) => string;
type Swap = (other: readonly Made[]) => void;

export interface Module {
  readonly name: string;
  readonly swap: Swap;
}

/** How many modules have come: what shows a sentence of one that comes late is shown again. */
export const known = signal(0);

/** The functions of messages that travel, by id. */
export const byId: Record<string, (args: Record<string, unknown>) => string> = {};

let modules: Module[] = [];
let translate = (module: Module): void => void modules.push(module);

/** Makes a module known; those of messages that travel with their ids. */
export function compiled(name: string, functions: readonly Made[], swap: Swap, ids: readonly string[] = []): void {
  ids.forEach((id, place) => (byId[id] = functions[place] as (typeof byId)[string]));
  translate({ name, swap });
  known.value++;
}

/** Has every module translated, those that are there and those that come later. */
export function translateWith(translator: (module: Module) => void): void {
  translate = translator;
  modules.forEach(translate);
  modules = [];
}

export function number(value: number, grouped = 1, least = 0, most = Math.max(least, 3)): string {
  return value.toLocaleString("en-GB", {
    useGrouping: grouped > 0,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
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
