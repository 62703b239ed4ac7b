import assert from "node:assert/strict";
import test from "node:test";
import { lane } from "../fixtures/game";
import { say } from "../fixtures/say";
import type { AnyEvent } from "../src/state/events";
import { isUncanny, median, spread } from "../src/state/figures";
import { finishOf, forgetHistory, history, noteEvent, noteResult, tallyOf } from "../src/state/history";
import type { HandView, RaceResult, Verdict } from "../src/wire";

function result(winner: number, ...hands: readonly (readonly [number, number, Verdict])[]): RaceResult {
  const notes = hands.map(
    ([seat, credited, verdict]): HandView => ({ ...lane, how: "claim", seat, credited, verdict }),
  );
  const rest = {
    reason: "fastest",
    patterns: [],
    line: say("verdict-none", { came: "late" }),
    why: [],
    pile: [],
    cards: [],
    heat: null,
  } as const;
  return { type: "award", k: 1, winner, hands: notes, ...rest };
}

function note(...events: readonly object[]): void {
  for (const event of events) noteEvent({ at: 0, duel: [0, -1, 0, 0], ...event } as unknown as AnyEvent);
}

test("the median of an even number of times lies between the middle two", () => {
  assert.equal(median([300, 100, 200]), 200);
  assert.equal(median([100, 200]), 150);
  assert.equal(median([]), null);
});

test("a finish is the gap between the winner and the next hand that ran for the pile", () => {
  const close = result(1, [0, 254, "lost"], [1, 231, "won"], [2, 100, "bad"]);
  assert.equal(finishOf(close)?.margin, 23);
  assert.equal(finishOf(close)?.second, 0);
  assert.equal(finishOf(result(1, [1, 231, "won"])), null);
});

test("a pile given by the tie rule to nobody who slapped has no finish", () => {
  assert.equal(finishOf(result(3, [0, 200, "lost"], [1, 201, "lost"])), null);
});

test("the closest finish is kept", () => {
  forgetHistory();
  noteResult(result(1, [0, 254, "lost"], [1, 231, "won"]));
  noteResult(result(0, [0, 204, "won"], [1, 208, "lost"]));
  noteResult(result(-1, [0, 402, "bad"]));
  assert.equal(history.value.closest?.margin, 4);
});

test("events are folded into counts, slaps, burned cards and reactions", () => {
  forgetHistory();
  note(
    { event: "dealt", counts: [3, 3] },
    { event: "flipped", seat: 0, cards: [4] },
    { event: "slapped", seat: 1, verdict: "bad", ms: 300 },
    { event: "paid", seat: 1, to: -1, why: "false_slap" },
    { event: "flipped", seat: 1, cards: [5] },
    { event: "slapped", seat: 0, verdict: "won", ms: 240 },
    { event: "slapped", seat: 1, verdict: "lost", ms: 260 },
    { event: "pile_taken", at: 900, seat: 0, size: 3 },
  );
  assert.deepEqual(history.value.counts, [5, 1]);
  assert.deepEqual(tallyOf(0), { slaps: 1, burned: 0, times: [240] });
  assert.deepEqual(tallyOf(1), { slaps: 0, burned: 1, times: [260] });
  assert.deepEqual(history.value.moments.at(-1), { at: 900, counts: [5, 1] });
});

test("how far reactions lie apart is told of two or more", () => {
  assert.equal(spread([240]), null);
  assert.equal(spread([230, 250]), 14);
});

test("many hands all but together and none in vain are no person's", () => {
  const even = Array.from({ length: 20 }, (_, place) => 240 + (place % 3));
  assert.ok(isUncanny({ slaps: 12, burned: 0, times: even }));
  assert.ok(!isUncanny({ slaps: 12, burned: 1, times: even }));
  assert.ok(!isUncanny({ slaps: 2, burned: 0, times: even.slice(0, 5) }));
  assert.ok(!isUncanny({ slaps: 12, burned: 0, times: even.map((time, place) => time + 9 * place) }));
});
