import assert from "node:assert/strict";
import test from "node:test";
import { lineWords } from "../src/screens/panels/line";

const LINE = { type: "line", trip: 37.6, jitter: 12, clamped: 1, slaps: 20, measured: true, probation: false } as const;

test("the own line is told in plain words", () => {
  assert.equal(
    lineWords(LINE),
    "Your line is fine: 38 ms there and back, give or take 12 ms. 1 of 20 slaps counted later than your browser said.",
  );
  assert.match(lineWords({ ...LINE, clamped: 0 }), /All 20 slaps counted as your browser measured them\.$/);
  assert.match(lineWords({ ...LINE, probation: true }), /Your screen is slow just now, which is nobody's fault/);
  assert.match(lineWords({ ...LINE, probation: true, jitter: 30 }), /Your line is unsure just now/);
  assert.match(lineWords({ ...LINE, measured: false }), /being measured/);
  assert.match(lineWords({ ...LINE, trip: 240 }), /^Your line is slow: 240 ms/);
  assert.match(lineWords({ ...LINE, jitter: 40 }), /^Your line is unsteady: 38 ms/);
});

test("where no line is vouched for, it is said what that means", () => {
  assert.doesNotMatch(lineWords(LINE), /vouched/);
  for (const measured of [true, false]) {
    assert.match(
      lineWords({ ...LINE, measured }, false),
      /Lines not vouched for: .* at most 60 ms before it arrived\.$/,
    );
  }
});
