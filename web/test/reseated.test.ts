import assert from "node:assert/strict";
import { test } from "node:test";
import { merged, reader } from "../src/net/reseated";
import type { Reply, Seated } from "../src/wire";

const SEAT = { name: "", kind: "free", here: true };
const AT = {
  type: "seated",
  code: "BCDF",
  agreed: [false, false],
  seats: [{ ...SEAT, name: "Ann", kind: "person" }, SEAT],
  deal: { digest: "a", server_hash: "b" },
  keeping: { pace: 700 },
  rules: {
    title: { id: "x", args: { n: 1 } },
    sheet: [
      ["a", []],
      ["b", []],
    ],
    digest: "d",
  },
} as unknown as Seated;

test("a change of the seats leaves all else as it was", () => {
  const after = merged(AT, {
    agreed: [true, false],
    seats: { 1: { name: "Ben", kind: "person" } },
    deal: { digest: "c" },
    rules: { title: { id: "y", args: {} }, sheet: { 1: ["c", []] } },
  });
  assert.deepEqual(after, {
    ...AT,
    agreed: [true, false],
    seats: [AT.seats[0], { ...SEAT, name: "Ben", kind: "person" }],
    deal: { digest: "c", server_hash: "b" },
    rules: {
      title: { id: "y", args: {} },
      sheet: [
        ["a", []],
        ["c", []],
      ],
      digest: "d",
    },
  });
});

test("where there are other seats they come whole", () => {
  assert.deepEqual(merged(AT, { seats: [SEAT] }).seats, [SEAT]);
  assert.equal(merged(AT, {}).seats, AT.seats);
});

test("each connection begins with the seats themselves", () => {
  const [one, other] = [reader(), reader()];
  const change = { type: "reseated", changes: { seats: { 0: { here: false } } } } as unknown as Reply;
  assert.equal(one(AT), AT);
  assert.equal((one(change) as Seated).seats[0]?.here, false);
  const back = { type: "reseated", changes: { code: "GHJK" } } as unknown as Reply;
  const last = one(back) as Seated;
  assert.deepEqual([last.code, last.seats[0]?.here], ["GHJK", false]);
  assert.equal(other(change), null);
  const line = { type: "halted", reason: null } as unknown as Reply;
  assert.equal(one(line), line);
});
