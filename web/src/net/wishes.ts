import { computed, effect, signal } from "@preact/signals";
import { preferences } from "../state/preferences";
import { welcome } from "../state/store";
import type { Welcome } from "../wire";
import { link } from "./connection";
import { open } from "./session";

/** What is wanted of the table's computer, from a page that need not have reached it yet. */

export type Wish = (greeting: Welcome) => void;

/** What was tapped before the table's computer could be reached: it is done as soon as it can. */
export const wished = signal<Wish | null>(null);

/** The table's computer is out of reach: what needs it does nothing. */
export const away = computed(() => link.value === "lost");

effect(() => {
  const [act, greeting] = [wished.value, welcome.value];
  if (!act || !greeting || link.value !== "open") return;
  wished.value = null;
  act(greeting);
});

/** Does something that needs the table's computer now, or when it is there. */
export function wish(act: Wish): void {
  if (!away.value) wished.value = act;
}

/** Opens the table that the server offers, with these rules. */
export function playNow({ choice, presets }: Welcome, rules: string): void {
  const most = presets.find(({ name }) => name === rules)?.most ?? choice.seats;
  const seats = Math.min(most, choice.seats);
  const name = preferences.name.value.trim();
  open({ rules, seats, bots: choice.bots, pace: choice.pace, name });
}
