import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { seedSeal } from "../src/check/seal";
import { sha256 } from "../src/check/sha256";

test("the seal is the SHA-256 over the bytes of rules, seed and salt", () => {
  const note = { digest: "61", seed: "62", salt: "63" };
  assert.equal(seedSeal(note), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("the sum is the one of the standard, whatever the length", () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, place) => (37 * place + length) % 256);
    const known = createHash("sha256").update(bytes).digest("hex");
    assert.equal(Buffer.from(sha256(bytes)).toString("hex"), known);
  }
});
