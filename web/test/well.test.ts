import assert from "node:assert/strict";
import test from "node:test";
import { say } from "../fixtures/say";
import { forgetHistory, noteEvent, noteResult } from "../src/state/history";
import { seated } from "../src/state/store";
import { wentWell } from "../src/state/well";
import type { RaceResult, Seated } from "../src/wire";

const DOUBLE = { name: "double", title: say("pattern-double", {}) };

function sit(): void {
  const seats = ["You", "Moss"].map((name) => ({ name, kind: "bot" }));
  seated.value = { yours: [0], seats, rules: { patterns: [DOUBLE] } } as unknown as Seated;
  forgetHistory();
}

function won(k: number, winner: number): void {
  const rest = { hands: [], line: say("verdict-none", { came: "late" }), heat: null };
  noteResult({ type: "award", k, winner, patterns: ["double"], ...rest } as unknown as RaceResult);
}

function slapped(seat: number, ms: number): void {
  noteEvent({ event: "slapped", at: 0, seat, ms, verdict: "lost", patterns: [], flips: -1 });
}

function paid(seat: number): void {
  noteEvent({ event: "paid", at: 0, seat, to: -1, why: "false_slap" } as Parameters<typeof noteEvent>[0]);
}

test("nothing is said of a game in which nothing went well", () => {
  sit();
  won(1, 1);
  won(2, 1);
  slapped(1, 300);
  assert.deepEqual(wentWell(), []);
});

test("a third of the piles of a pattern is worth a word, and one pile is not", () => {
  sit();
  won(1, 0);
  assert.deepEqual(wentWell(), []);
  won(2, 1);
  won(3, 1);
  assert.deepEqual(wentWell(), ["Double: 1 of 3 were yours."]);
  won(4, 1);
  assert.deepEqual(wentWell(), []);
});

test("three slaps without a wrong one are careful, beside who made the most", () => {
  sit();
  for (const ms of [400, 410, 420]) slapped(0, ms);
  assert.deepEqual(wentWell(), ["No wrong slap."]);
  for (const seat of [1, 1]) paid(seat);
  assert.deepEqual(wentWell(), ["No wrong slap. Moss made two."]);
  paid(0);
  assert.deepEqual(wentWell(), []);
});

test("the fastest slap of the game is told where it was the own one", () => {
  sit();
  slapped(0, 301);
  assert.deepEqual(wentWell(), []);
  slapped(1, 320);
  assert.deepEqual(wentWell(), ["The fastest slap was yours: 301 ms."]);
  slapped(1, 290);
  assert.deepEqual(wentWell(), []);
});
