/** What a player chose in the settings, kept in this browser. */

import { effect, type Signal, signal } from "@preact/signals";
import { readFields, write } from "./browser-store";

export type Theme = "auto" | "dark" | "light";

/** The longest press filter, in ms. */
export const FILTER_MOST = 500;

/** How loud the sounds of a group are, in percent. */
export const LOUD_MOST = 100;

export type Deck = "four" | "two";

/** How large text is beside the browser's own size, in percent. */
export const TEXT_SIZES = [100, 125, 150, 200] as const;

export const CALL_LEAST = 50;
export const CALL_MOST = 300;

const PLACE = "firsthand";
const kept = readFields(PLACE);

/** What a player set once; it stays in this browser. */
export const preferences = {
  theme: signal(known(kept["theme"], "auto")),
  sound: signal(kept["sound"] !== false),
  slapsLoud: signal(within(kept["slapsLoud"] ?? 80, 0, LOUD_MOST)),
  cardsLoud: signal(within(kept["cardsLoud"] ?? 80, 0, LOUD_MOST)),
  voiceLoud: signal(within(kept["voiceLoud"] ?? 100, 0, LOUD_MOST)),
  /** Each suit has a colour of its own, or red and black. */
  deck: signal<Deck>(kept["deck"] === "two" ? "two" : "four"),
  /** Cards with an index half as wide as they are, three of them in sight. */
  bigIndex: signal(kept["bigIndex"] === true),
  textSize: signal(within(kept["textSize"] ?? 100, 100, 200)),
  /** Nothing moves, whatever the system says. */
  still: signal(kept["still"] === true),
  /** Cards turn by themselves, one input slaps, and buttons are lit in turn. */
  oneSwitch: signal(kept["oneSwitch"] === true),
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
    write("localStorage", PLACE, Object.fromEntries(values));
  });
  effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = preferences.theme.value;
    root.dataset["deck"] = preferences.deck.value;
    root.style.setProperty("--text-size", String(preferences.textSize.value / 100));
    root.toggleAttribute("data-mirror", preferences.mirror.value);
    root.toggleAttribute("data-still", preferences.still.value);
  });
}

export function toggle(preference: Signal<boolean>): void {
  preference.value = !preference.value;
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
