import assert from "node:assert/strict";
import test from "node:test";
import "./page";

const { receive } = await import("../src/receive");
const { announcement } = await import("../src/state/announce");
const { reaching, seated, table } = await import("../src/state/store");

const seats = ["Me", "Ann"].map((name) => ({ name, kind: "person", here: true }));
seated.value = { code: "KQTZ", open: true, yours: [0], seats, agreed: [true, true], game: 1, keeping: {} } as never;

const laid = { pile: [], counts: [26, 26], out: [false, false], recent: [], turn: 0, flips: 0, frozen_at: -1 };

function card(k: number): void {
  receive({ type: "happened", number: k, k, at: 0, events: [], table: { ...laid, flips: k } } as never);
}

test("every page shows whose card falls soon, until it falls", () => {
  card(3);
  assert.equal(reaching.value, -1);
  receive({ type: "reaching", seat: 1, k: 3 });
  assert.equal(reaching.value, 1);
  card(4);
  assert.equal(reaching.value, -1);
});

test("a warning that comes behind its card warns of nothing", () => {
  card(5);
  receive({ type: "reaching", seat: 0, k: 4 });
  assert.equal(reaching.value, -1);
  receive({ type: "reaching", seat: 0, k: 5 });
  assert.equal(reaching.value, 0);
  assert.ok(table.value);
  assert.equal(announcement.value.text, "");
});
