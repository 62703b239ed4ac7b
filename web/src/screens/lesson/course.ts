import { computed, signal } from "@preact/signals";
import { sweep, time } from "../../effects/motion";
import { sound } from "../../effects/sound/sound";
import { type Ask, LEARNER, PATHS, PIP, type Step, upTo } from "./script";

/** How the lesson goes on: by itself, and by what the learner does. */

/** What the coach speaks of: what is asked, or what came of it. */
export type Line = Exclude<Ask, "leave"> | "won" | "missed" | "wrong" | "left" | "done";

/** Between two cards that come by themselves, in ms. */
const CARD = 900;
/** How long the coach is read before cards come by themselves, in ms. */
const READ = 3200;
/** How long Pip waits before it slaps, in ms. */
const PATIENCE = 4000;
/** How long a pile is to be left alone, in ms. */
const LEFT_ALONE = 3000;
const NOT_YET = 1500;

interface Progress {
  readonly path: number;
  readonly at: number;
  readonly line: Line | null;
  /** A slap of the last pile, which cost a card. */
  readonly wrong: boolean;
  /** How long the learner's hand took, in ms. */
  readonly ms: number;
}

const BEGIN: Progress = { path: 0, at: -1, line: null, wrong: false, ms: 0 };

export const progress = signal<Progress>(BEGIN);
/** Something was pressed that was not asked for. */
export const notYet = signal(false);

/** All that has happened so far, and what lies there now. */
export const steps = computed<readonly Step[]>(() =>
  upTo(progress.value.path, progress.value.at, progress.value.wrong),
);
export const now = computed<Step | undefined>(() => steps.value.at(-1));

/** Which of the four parts it is: a flip, a challenge, a slap, a pile to leave alone. */
export const part = computed(() => {
  const { at, path } = progress.value;
  const { steps: all = [] } = PATHS[path] ?? {};
  const won = all.findIndex(({ slap }) => slap === LEARNER);
  if (at > won) return 4;
  if (at > stepOf("answered")) return 3;
  return at > stepOf("flip") ? 2 : 1;
});

function stepOf(ask: Ask): number {
  return PATHS[0]?.steps.findIndex((step) => step.ask === ask) ?? 0;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let hint: ReturnType<typeof setTimeout> | undefined;
let shown = 0;

/** Begins with the first card. */
export function begin(): void {
  leave();
  progress.value = BEGIN;
  after(CARD / 2, next);
}

/** Nothing comes by itself any more. */
export function leave(): void {
  clearTimeout(timer);
  clearTimeout(hint);
  notYet.value = false;
}

function after(ms: number, run: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(run, ms);
}

/** The next act of the script. */
function next(): void {
  const { path, at } = progress.value;
  come({ ...progress.value, path, at: at + 1, line: null });
}

function come(to: Progress): void {
  const step = PATHS[to.path]?.steps[to.at];
  if (!step) return;
  progress.value = { ...to, line: lineOf(step) };
  shown = performance.now();
  if (step.card !== undefined) sound.flip();
  if (step.slap === PIP) sound.slap(PIP);
  waitFor(step);
}

function lineOf({ ask, slap }: Step): Line | null {
  if (slap !== undefined) return slap === LEARNER ? "won" : "missed";
  // The last pile is left alone or not, without a word before.
  return ask === undefined || ask === "leave" ? null : ask;
}

/** What comes by itself after a step, and when. */
function waitFor({ ask, slap }: Step): void {
  if (slap === LEARNER) return;
  if (slap === PIP || ask === "answered") return after(READ, carryOn);
  if (ask === "sandwich" || ask === "double") return after(PATIENCE, miss);
  if (ask === "leave") return after(LEFT_ALONE, leftAlone);
  if (ask === undefined) after(CARD, next);
}

/** Pip was first: the next path has what comes then. */
function miss(): void {
  const { path, at } = progress.value;
  come({ ...progress.value, path: path + 1, at: at + 1 });
}

function leftAlone(): void {
  progress.value = { ...progress.value, line: "left" };
}

/** A won pile goes to its winner first. */
export function carryOn(): void {
  const winner = now.value?.slap;
  const fan = document.querySelector(".lesson .fan");
  const to = document.querySelector(`.lesson [data-at="${winner}"]`);
  if (winner === undefined || progress.value.wrong || !fan || !to) return next();
  progress.value = { ...progress.value, line: null };
  sound.sweep(winner);
  void sweep(fan, to, "sweep");
  after(time("sweep"), next);
}

/** The learner's stack was tapped. */
export function flip(): void {
  const { line } = progress.value;
  if (line === "flip" || line === "two" || line === "one") return next();
  refuse();
}

/** The learner's hand came down on the pile. */
export function slap(event: Event): void {
  const { line, path, at } = progress.value;
  const { ask } = now.value ?? {};
  if (ask === "leave" && line === null) return wrong();
  if (ask !== "sandwich" && ask !== "double" && ask !== "again") return refuse();
  clearTimeout(timer);
  sound.slap(LEARNER);
  const ms = Math.max(1, Math.round(event.timeStamp - shown));
  come({ ...progress.value, path, at: at + 1, ms });
}

function wrong(): void {
  clearTimeout(timer);
  sound.wrong(LEARNER);
  progress.value = { ...progress.value, wrong: true, line: "wrong" };
}

export function finish(): void {
  clearTimeout(timer);
  progress.value = { ...progress.value, line: "done" };
}

/** Says that this is not what is asked now; nothing else happens. */
function refuse(): void {
  if (progress.value.line === "done" || progress.value.line === "won") return;
  notYet.value = true;
  clearTimeout(hint);
  hint = setTimeout(() => {
    notYet.value = false;
  }, NOT_YET);
}
