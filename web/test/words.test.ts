import assert from "node:assert/strict";
import test from "node:test";
import "../src/english/refusal";
import { initialOf } from "../src/sentences/isolated";
import { inWords } from "../src/sentences/say";
import { challenge, seated, table } from "../src/state/store";
import { duration, owed, ribbonOf, seconds, signed, turnOf } from "../src/state/words";
import type { RaceResult, Seated, Table } from "../src/wire";

const names = ["Me", "Ann", "Pip"];
seated.value = { yours: [0], seats: names.map((name) => ({ name })) } as unknown as Seated;

function play(now: Partial<Table>): void {
  table.value = { turn: 0, challenger: -1, tries: 0, lost: false, over: false, ...now } as Table;
}

test("the turn is said of the player and of others", () => {
  play({});
  assert.equal(turnOf(0), "Your flip");
  assert.equal(turnOf(1), "Ann flips");
  play({ lost: true, challenger: 0 });
  assert.equal(turnOf(0), "Your pile");
});

test("a challenge says how many cards are still owed, and who pays whom", () => {
  play({ turn: 1, challenger: 0, tries: 2 });
  challenge.value = { seat: 0, card: 54, tries: 3 };
  assert.deepEqual(owed(), {
    title: "King: 2 of 3 left",
    short: "King: 2 of 3",
    payer: "Ann pays you",
    paid: 1,
    left: 2,
  });
  play({});
  assert.equal(owed(), null);
});

test("a ribbon names the winner, or those who are to blame", () => {
  const hands = [{ seat: 0, credited: 402, how: "claim", verdict: "bad", claim: 402, clamp: 0, margin: 0 }];
  const result = {
    winner: -1,
    reason: "false",
    line: { id: "verdict-none", args: { came: "void" } },
    hands,
  } as unknown as RaceResult;
  assert.equal(ribbonOf(result).text, "You, it did not count");
  assert.equal(ribbonOf({ ...result, winner: 1 }).text, "Ann, it did not count");
});

test("a name from right to left keeps figures on their side of it", () => {
  const hebrew = "\u05d0\u05d1\u05d9";
  const before = seated.value;
  seated.value = { yours: [0], seats: [{ name: "Me" }, { name: hebrew }] } as unknown as Seated;
  play({});
  assert.equal(turnOf(1), `\u2068${hebrew}\u2069 flips`);
  assert.equal(initialOf(`\u2068${hebrew}\u2069`), "\u05d0");
  assert.equal(initialOf("ann"), "A");
  const taken = { id: "refusal-taken", args: { name: hebrew } } as const;
  assert.equal(inWords(taken), `\u2068${hebrew}\u2069 sits there.`);
  seated.value = before;
});

test("figures are written as people write them", () => {
  assert.equal(signed(-62), "−62");
  assert.equal(seconds(700), "0.7 s");
  assert.equal(seconds(20), "0.02 s");
  assert.equal(duration(400_000), "6 min 40 s");
});
