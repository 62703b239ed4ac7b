import assert from "node:assert/strict";
import test from "node:test";
import { lineWords } from "../src/panels/line";

const LINE = { type: "line", trip: 37.6, jitter: 12, clamped: 1, slaps: 20, measured: true, probation: false } as const;

test("the own line is told in plain words", () => {
  assert.equal(lineWords(LINE), "Your line: 38 ms round trip, ± 12. 1 of 20 slaps counted later than your browser said.");
  assert.match(lineWords({ ...LINE, clamped: 0 }), /All 20 slaps counted as your browser measured them\.$/);
  assert.match(lineWords({ ...LINE, probation: true }), /On probation/);
  assert.match(lineWords({ ...LINE, measured: false }), /being measured/);
});
