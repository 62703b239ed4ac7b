import { effect, type Signal, signal } from "@preact/signals";

export type Theme = "auto" | "dark" | "light";

/** The longest press filter, in ms. */
export const FILTER_MOST = 500;

export const CALL_LEAST = 50;
export const CALL_MOST = 300;

const PLACE = "firsthand";
const kept = read();

/** What a player set once; it stays in this browser. */
export const preferences = {
  theme: signal(known(kept["theme"], "auto")),
  sound: signal(kept["sound"] !== false),
  captions: signal(kept["captions"] === true),
  /** The page reads the cards aloud, at this percentage of a voice's usual rate. */
  call: signal(kept["call"] === true),
  callRate: signal(within(kept["callRate"] ?? 100, CALL_LEAST, CALL_MOST)),
  /** The digits 1 to 4 say the pile, the counts, whose flip it is and what is owed. */
  askKeys: signal(kept["askKeys"] !== false),
  vibrate: signal(kept["vibrate"] !== false),
  /** Stack and plate change sides for the left hand. */
  mirror: signal(kept["mirror"] === true),
  name: signal(text(kept["name"], "")),
  flipKey: signal(text(kept["flipKey"], "KeyA")),
  slapKey: signal(text(kept["slapKey"], "KeyQ")),
  gestureKey: signal(text(kept["gestureKey"], "KeyW")),
  /** Presses on one card within this many ms count as one. */
  pressFilter: signal(within(kept["pressFilter"], 0, FILTER_MOST)),
  /** What presses have shown to be printed on the keys, by place. */
  printed: signal(signs(kept["printed"])),
};

/** Writes every change back, and puts the theme on the page. */
export function keepPreferences(): void {
  effect(() => {
    const values = Object.entries(preferences).map(([key, { value }]) => [key, value]);
    write(JSON.stringify(Object.fromEntries(values)));
  });
  effect(() => {
    document.documentElement.dataset["theme"] = preferences.theme.value;
    document.documentElement.toggleAttribute("data-mirror", preferences.mirror.value);
  });
}

export function toggle(preference: Signal<boolean>): void {
  preference.value = !preference.value;
}

function read(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(PLACE, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function known(value: unknown, otherwise: Theme): Theme {
  return value === "dark" || value === "light" || value === "auto" ? value : otherwise;
}

function text(value: unknown, otherwise: string): string {
  return typeof value === "string" ? value : otherwise;
}

function within(value: unknown, least: number, most: number): number {
  return typeof value === "number" ? Math.min(most, Math.max(least, value)) : least;
}

function signs(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, sign]) => typeof sign === "string"));
}
