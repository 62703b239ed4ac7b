/** The synthesiser: each sound as the numbers from which it is built. */

import { ZZFX } from "zzfx";
import type { SoundName } from "./sound";

export interface Tone {
  readonly step: number;
  readonly pitch: number;
  readonly pan: number;
  /** How loud, up to 1. */
  readonly loud: number;
}

export interface Synth {
  play(name: SoundName, tone: Tone): void;
}

type Recipe = readonly (number | undefined)[];

const _ = undefined;
// volume, randomness, frequency, attack, sustain, release, shape, curve, slide, delta slide,
// pitch jump, jump time, repeat, noise, modulation, crush, delay, sustain volume, decay
const RECIPES: Record<SoundName, Recipe> = {
  reach: [0.12, 0, 420, 0.01, 0.02, 0.04, 4, 0.6, 2, _, _, _, _, 4],
  flip: [0.35, 0, 900, _, 0.004, 0.026, 4, 0.6, -8, _, _, _, _, 3],
  slap: [1.6, 0, 96, _, 0.02, 0.06, 0, 1.4, -1.2, _, _, _, _, 2.2, _, _, _, 0.7, 0.01],
  wrong: [0.9, 0, 118, 0.005, 0.09, 0.09, 2, 1.6, -0.2, _, _, _, 0.04, 0.2],
  sweep: [0.4, 0, 320, 0.06, 0.1, 0.2, 4, 0.4, 3, _, _, _, _, 4],
  owed: [0.4, 0, 392, _, 0.02, 0.07, 1, 1.2],
  heat: [0.7, 0, 523, _, 0.06, 0.12, 1, 1.3, _, _, _, _, 0.09],
  win: [0.9, 0, 392, 0.01, 0.14, 0.4, 1, 1.4, _, _, 131, 0.1, _, _, _, _, 0.04, 0.8, 0.08],
};
// Eight thuds a whole tone apart, one for each seat, and a count that rises as it is paid.
const SEAT_STEP = 2 ** (2 / 12);
const OWED_STEP = 2 ** (-2 / 12);

const samples = new Map<SoundName, number[]>();

function sampled(name: SoundName): number[] {
  const sample = samples.get(name) ?? ZZFX.buildSamples(...RECIPES[name]);
  samples.set(name, sample);
  return sample;
}

export const synth: Synth = {
  play(name, { step, pitch, pan, loud }) {
    void ZZFX.audioContext.resume();
    const rate = SEAT_STEP ** pitch * OWED_STEP ** step;
    ZZFX.playSamples([sampled(name)], loud, rate, pan);
  },
};
