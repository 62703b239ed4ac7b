import assert from "node:assert/strict";
import test from "node:test";
import { COARSE, stepOf } from "../src/state/clock";

/** A clock that is looked at every so many ms, and tells whole steps. */
function clock(step: number, look: number, held: readonly number[] = []): () => number {
  let looks = 0;
  let now = 0;
  return () => {
    looks += 1;
    now += look + (held.includes(looks) ? 50 : 0);
    return Math.floor(now / step) * step;
  };
}

test("the step of a clock is found, whatever holds the page up", () => {
  assert.equal(stepOf(clock(100, 3)), 100);
  assert.equal(stepOf(clock(16, 1)), 16);
  assert.equal(stepOf(clock(1, 1, [2])), 1);
  assert.equal(stepOf(clock(5, 0.5, [2])), 5);
  assert.equal(stepOf(clock(1, 0.5, [2])), 1);
  assert.ok(stepOf(clock(100, 3)) > COARSE && stepOf(clock(16.7, 1)) < COARSE);
});

test("a clock that stands still is not waited for", () => {
  assert.equal(
    stepOf(() => 7),
    0,
  );
});
