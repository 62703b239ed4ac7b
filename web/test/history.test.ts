import assert from "node:assert/strict";
import test from "node:test";
import { finishOf, forgetHistory, history, median, noteAward, tallyOf } from "../src/history";
import type { Award, HandNote } from "../src/wire";

function award(winner: number, ...hands: readonly (readonly [number, number, string])[]): Award {
  const notes = hands.map(([seat, credited, verdict]): HandNote => ({ seat, credited, how: "claim", verdict }));
  const rest = { reason: "fastest", patterns: [], line: "", why: "", pile: [], cards: [] };
  return { type: "award", k: 1, winner, hands: notes, ...rest };
}

test("the median of an even number of times lies between the middle two", () => {
  assert.equal(median([300, 100, 200]), 200);
  assert.equal(median([100, 200]), 150);
  assert.equal(median([]), null);
});

test("a finish is the gap between the winner and the next hand that ran for the pile", () => {
  const close = award(1, [0, 254, "lost"], [1, 231, "won"], [2, 100, "bad"]);
  assert.equal(finishOf(close)?.margin, 23);
  assert.equal(finishOf(close)?.second, 0);
  assert.equal(finishOf(award(1, [1, 231, "won"])), null);
});

test("a pile given by the tie rule to nobody who slapped has no finish", () => {
  assert.equal(finishOf(award(3, [0, 200, "lost"], [1, 201, "lost"])), null);
});

test("slaps, reactions and the closest finish are counted by seat", () => {
  forgetHistory();
  noteAward(award(1, [0, 254, "lost"], [1, 231, "won"]));
  noteAward(award(0, [0, 204, "won"], [1, 208, "lost"]));
  noteAward(award(-1, [0, 402, "bad"]));
  assert.deepEqual(tallyOf(0), { slaps: 1, burned: 0, times: [254, 204] });
  assert.equal(history.value.closest?.margin, 4);
});
