/** The sounds of the table, and the captions that stand for them. */

import { signal } from "@preact/signals";
import * as words from "../../english/caption";
import { LOUD_MOST, preferences } from "../../state/preferences";
import { seated } from "../../state/store";
import { person } from "../../state/words";
import type { Synth } from "./synth";

/** The newest sound in words, for those who turned captions on. */
export const caption = signal("");

let synth: Synth | null = null;
let loading = false;

/** Browsers let a page sound only once it was touched, so the synthesiser comes with the first. */
export function wakeSound(): void {
  if (loading) return;
  loading = true;
  const load = () => {
    removeEventListener("pointerdown", load, true);
    removeEventListener("keydown", load, true);
    void import("./synth").then((module) => {
      synth = module.synth;
    });
  };
  addEventListener("pointerdown", load, true);
  addEventListener("keydown", load, true);
}

export const sound = {
  reach: (seat: number) => play("reach", words.reach(person(seat)), seat),
  flip: () => play("flip", words.flip()),
  slap: (seat: number) => play("slap", words.slap(person(seat)), seat),
  wrong: (seat: number) => play("wrong", words.wrong(person(seat)), seat),
  sweep: (seat: number) => play("sweep", words.sweep(person(seat)), seat),
  owed: (tries: number) => play("owed", words.owed({ n: tries }), -1, tries),
  heat: () => play("heat", words.heat()),
  win: () => play("win", words.win()),
};

export type SoundName = keyof typeof sound;

/** Sounds of hands; the others are those of cards. */
const SLAPS: ReadonlySet<SoundName> = new Set<SoundName>(["slap", "wrong", "heat", "win"]);

function play(name: SoundName, said: string, seat = -1, step = 0): void {
  caption.value = said;
  if (!preferences.sound.value) return;
  const loud = (SLAPS.has(name) ? preferences.slapsLoud : preferences.cardsLoud).value / LOUD_MOST;
  synth?.play(name, { step, pitch: Math.max(0, seat), pan: pan(seat), loud });
}

/** Seats sound from where they sit: the own one from the middle. */
function pan(seat: number): number {
  const { seats, yours } = seated.value ?? { seats: [], yours: [] };
  const round = (seat - (yours[0] ?? 0) + seats.length) % Math.max(1, seats.length);
  if (seat < 0 || round === 0) return 0;
  return seats.length <= 2 ? 0 : (-1 + (2 * (round - 1)) / (seats.length - 2)) * 0.7;
}
