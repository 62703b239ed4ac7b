import assert from "node:assert/strict";
import test from "node:test";
import { sealOf } from "../src/screens/seal";

test("the seal is the SHA-256 over the bytes of rules, seed and salt", async () => {
  const note = { type: "revealed", digest: "61", seed: "62", salt: "63", commitment: "" } as const;
  assert.equal(await sealOf(note), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
