import * as knob from "../../english/knob";
import type { Options } from "./ruleline";

/** An option of the rules in a few choices; how each is spelt is the notation's. */
export interface Knob {
  readonly label: string;
  readonly choices: readonly { readonly words: string; readonly options: Options }[];
}

/** The options that a host may set. */
export const knobs = (): readonly Knob[] => [
  {
    label: knob.fine(),
    choices: [
      { words: knob.fineNothing(), options: { "penalty.enabled": "false" } },
      ...[1, 2, 3, 5].map((count) => ({
        words: knob.fineCards({ n: count }),
        options: { "penalty.count": String(count) },
      })),
    ],
  },
  {
    label: knob.lockout(),
    choices: [
      { words: knob.lockoutNone(), options: { "slap.lockout_until": "none" } },
      { words: knob.lockoutPile(), options: { "slap.lockout_until": "pile" } },
    ],
  },
  {
    label: knob.empty(),
    choices: [
      { words: knob.emptyEnd(), options: { "penalty.when_empty": "eliminate" } },
      { words: knob.emptyBars(), options: { "penalty.when_empty": "lockout" } },
      { words: knob.emptyNothing(), options: { "penalty.when_empty": "ignore" } },
    ],
  },
  {
    label: knob.answering(),
    choices: [
      { words: knob.answeringIn(), options: { "comeback.answering": "true" } },
      { words: knob.answeringOut(), options: { "comeback.answering": "false" } },
    ],
  },
  {
    label: knob.without(),
    choices: [
      { words: knob.withoutNone(), options: { "pack.without": "[]" } },
      { words: knob.withoutClubs(), options: { "pack.without": "[2C]" } },
    ],
  },
  {
    label: knob.comeback(),
    choices: [
      { words: knob.comebackAlways(), options: { "comeback.limit": "none" } },
      { words: knob.comebackNever(), options: { "comeback.limit": "0" } },
      { words: knob.comebackOnce(), options: { "comeback.limit": "1" } },
      { words: knob.comebackTwice(), options: { "comeback.limit": "2" } },
    ],
  },
  {
    label: knob.match(),
    choices: [
      { words: knob.matchOne(), options: { "match.rounds": "1" } },
      { words: knob.matchBest({ n: 3 }), options: { "match.rounds": "3", "match.mode": "best_of" } },
      { words: knob.matchBest({ n: 5 }), options: { "match.rounds": "5", "match.mode": "best_of" } },
    ],
  },
  {
    label: knob.time(),
    choices: [
      { words: knob.timeAny(), options: { "end.time_ms": "none" } },
      ...[3, 5, 10].map((minutes) => ({
        words: knob.timeMinutes({ n: minutes }),
        options: { "end.time_ms": String(minutes * 60_000) },
      })),
    ],
  },
];
