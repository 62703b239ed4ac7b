import assert from "node:assert/strict";
import test from "node:test";
import { knocked, spokenRequest } from "../src/state/knocked";
import { seated, table } from "../src/state/store";

type Seated = NonNullable<typeof seated.value>;
type Table = NonNullable<typeof table.value>;

const seats = ["Me", "Ann", "Ben"].map((name) => ({ name, kind: "person" }));
const note = { code: "KQTZ", yours: [0], seats, disrupts: -1 } as unknown as Seated;
const at = { frozen_at: -1, over: false, out: [false, false, false], ready: [false, false, false] } as unknown as Table;

function shown(more: Partial<Seated>, now: Partial<Table> = {}) {
  seated.value = { ...note, ...more };
  table.value = { ...at, ...now };
  return knocked();
}

test("who is asked whether the pile was knocked may agree", () => {
  assert.equal(shown({}), null);
  assert.deepEqual(shown({ disrupts: 1 }), { words: "Ann says the pile was knocked: agree", asks: "disrupt" });
  assert.equal(shown({ disrupts: 0 })?.asks, "");
  assert.equal(shown({ disrupts: 1 }, { out: [true, false, false] })?.asks, "");
  assert.equal(shown({ disrupts: 1, yours: [] })?.asks, "");
});

test("while the pile is rebuilt everyone says when to go on", () => {
  assert.deepEqual(shown({}, { frozen_at: 9 }), { words: "The pile was knocked: go on", asks: "resume" });
  const waits = shown({}, { frozen_at: 9, ready: [true, false, false], out: [false, false, true] });
  assert.deepEqual(waits, { words: "The pile was knocked: waiting for Ann", asks: "" });
});

test("a request is said aloud once, to who asks and to who is asked", () => {
  seated.value = note;
  assert.equal(spokenRequest(note, { ...note, disrupts: 1 }), "Ann says the pile was knocked. Press Agree if it was.");
  assert.equal(
    spokenRequest(note, { ...note, disrupts: 0 }),
    "You say the pile was knocked. Another player is to agree.",
  );
  assert.equal(spokenRequest({ ...note, disrupts: 1 }, { ...note, disrupts: 1 }), "");
  assert.equal(spokenRequest({ ...note, disrupts: 1 }, note), "");
  assert.equal(spokenRequest(null, { ...note, disrupts: 1 }), "");
});
