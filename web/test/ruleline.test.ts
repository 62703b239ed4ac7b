import assert from "node:assert/strict";
import test from "node:test";
import { readLine, withJokers, withPatterns, writeLine } from "../src/state/ruleline";

const LINE = 'ratscrew slap.patterns=[double run:4] challenge.tries={J:1 Q:2} slap.gesture="word:a b" penalty.count=2';

test("a rule line reads back as it was written", () => {
  assert.equal(writeLine(readLine(LINE)), LINE);
  assert.deepEqual(readLine("snap"), { preset: "snap", options: {} });
});

test("other patterns take the place of those before", () => {
  const line = withPatterns(readLine(LINE), ["double", "sandwich"]);
  assert.equal(line.options["slap.patterns"], "[double sandwich]");
  assert.equal(line.options["penalty.count"], "2");
});

test("a slap on jokers puts two into the pack, and takes out those that it put in", () => {
  const plain = readLine("ratscrew penalty.count=2");
  const on = withJokers(plain, true, 0);
  assert.equal(writeLine(on), "ratscrew penalty.count=2 pack.jokers=2");
  assert.deepEqual(withJokers(on, false, 0), plain);
  const full = readLine("ratscrew_full_house");
  assert.deepEqual([withJokers(full, true, 2), withJokers(full, false, 2)], [full, full]);
  const four = readLine("ratscrew pack.jokers=4");
  assert.deepEqual([withJokers(four, true, 0), withJokers(four, false, 0)], [four, four]);
});
