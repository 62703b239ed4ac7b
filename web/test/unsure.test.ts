import assert from "node:assert/strict";
import test from "node:test";
import { unsureWords, watchTimes } from "../src/effects/unsure";
import { seated } from "../src/state/store";
import { line, toast } from "../src/state/toast";
import type { Seated } from "../src/wire";

function table(...unsure: readonly string[]): Seated {
  const seats = unsure.map((why, seat) => ({ name: seat === 0 ? "Me" : "Ann", unsure: why }));
  return { code: "BCDF", yours: [0], seats } as unknown as Seated;
}

test("slow screens and unsure lines are told apart, and nobody is accused", () => {
  assert.equal(unsureWords(table("", ""), 1), "");
  assert.match(unsureWords(table("screen", ""), 0), /^Your screen is slow just now, which is nobody's fault/);
  assert.match(unsureWords(table("", "line"), 1), /^Ann's line is unsure just now, .* hands from there count close/);
});

test("all at the table learn of it when it begins", () => {
  watchTimes();
  seated.value = table("", "");
  assert.equal(line.value, "");
  seated.value = table("", "screen");
  assert.match(line.value, /^Ann's screen is slow just now/);
  toast("other", 1);
  seated.value = table("", "screen");
  assert.equal(line.value, "Other");
});
