import type { Options } from "./ruleline";

/** An option of the rules in a few choices; how each is spelt is the notation's. */
export interface Knob {
  readonly label: string;
  readonly choices: readonly { readonly words: string; readonly options: Options }[];
}

export const KNOBS: readonly Knob[] = [
  {
    label: "A false slap costs",
    choices: [
      { words: "nothing", options: { "penalty.enabled": "false" } },
      ...[1, 2, 3, 5].map((count) => ({
        words: count === 1 ? "1 card" : `${count} cards`,
        options: { "penalty.count": String(count) },
      })),
    ],
  },
  {
    label: "After a false slap, a player may slap",
    choices: [
      { words: "at once", options: { "slap.lockout_until": "none" } },
      { words: "after the next pile", options: { "slap.lockout_until": "pile" } },
    ],
  },
  {
    label: "A false slap without cards",
    choices: [
      { words: "is the end", options: { "penalty.when_empty": "eliminate" } },
      { words: "bars slaps until the next pile", options: { "penalty.when_empty": "lockout" } },
      { words: "costs nothing", options: { "penalty.when_empty": "ignore" } },
    ],
  },
  {
    label: "A last card that answers no challenge",
    choices: [
      { words: "leaves the player in", options: { "comeback.answering": "true" } },
      { words: "puts the player out", options: { "comeback.answering": "false" } },
    ],
  },
  {
    label: "Cards taken out",
    choices: [
      { words: "none", options: { "pack.without": "[]" } },
      { words: "the two of clubs, for three", options: { "pack.without": "[2C]" } },
    ],
  },
  {
    label: "Out of cards, a player may slap in",
    choices: [
      { words: "as often as it goes", options: { "comeback.limit": "none" } },
      { words: "never", options: { "comeback.limit": "0" } },
      { words: "once", options: { "comeback.limit": "1" } },
      { words: "twice", options: { "comeback.limit": "2" } },
    ],
  },
  {
    label: "A match is",
    choices: [
      { words: "one game", options: { "match.rounds": "1" } },
      { words: "best of 3", options: { "match.rounds": "3", "match.mode": "best_of" } },
      { words: "best of 5", options: { "match.rounds": "5", "match.mode": "best_of" } },
    ],
  },
  {
    label: "A game lasts at most",
    choices: [
      { words: "as long as it takes", options: { "end.time_ms": "none" } },
      ...[3, 5, 10].map((minutes) => ({
        words: `${minutes} minutes`,
        options: { "end.time_ms": String(minutes * 60_000) },
      })),
    ],
  },
];
