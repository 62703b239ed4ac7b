/** The script of the lesson, which the engine writes: its paths, steps and what is asked. */

import type { Sentence } from "../../wire";
import paths from "./script.json";

/** What may be asked of the learner after a card. */
export type Ask = "flip" | "two" | "one" | "answered" | "sandwich" | "double" | "again" | "leave";

/** A challenge as it stands; with the card that has just raised it. */
export interface Asked {
  readonly by: number;
  readonly left: number;
  readonly lost: boolean;
  readonly card?: number;
}

/** What lies on the table after an act, by the real law (`python -m tests.docs`). */
export interface Step {
  readonly counts: readonly number[];
  readonly burned: number;
  /** The card that was turned. */
  readonly card?: number;
  readonly ask?: Ask;
  readonly challenge?: Asked;
  /** Who slapped, what it came to, and which cards made the pattern, counted from the top. */
  readonly slap?: number;
  readonly line?: Sentence;
  readonly patterns?: readonly string[];
  readonly marked?: readonly number[];
}

interface Path {
  readonly steps: readonly Step[];
  /** What a slap of the last pile comes to. */
  readonly wrong: Step;
}

/** One path for each number of piles that Pip won before the learner won one. */
export const PATHS = paths as unknown as readonly Path[];

export const LEARNER = 0;
export const PIP = 1;

/** The steps of a path up to a place; with `wrong` the last slap after them. */
export function upTo(path: number, at: number, wrong = false): readonly Step[] {
  const { steps = [], wrong: end } = PATHS[path] ?? {};
  const gone = steps.slice(0, at + 1);
  return wrong && end ? [...gone, end] : gone;
}

/** The cards that lie on the pile after some steps; those of a pile that was just won lie there still. */
export function lying(steps: readonly Step[]): readonly number[] {
  const won = steps.findLastIndex((step, at) => step.marked && at + 1 < steps.length);
  return steps.slice(won + 1).flatMap(({ card }) => (card === undefined ? [] : [card]));
}

/** The open challenge after some steps: its card, and how many cards it asks for in all. */
export function challenged(steps: readonly Step[]): { readonly card: number; readonly total: number } | null {
  if (!steps.at(-1)?.challenge) return null;
  const raised = steps.findLast(({ challenge }) => challenge?.card !== undefined)?.challenge;
  return raised?.card === undefined ? null : { card: raised.card, total: raised.left };
}
