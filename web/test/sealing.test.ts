import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { findings, type Known } from "../src/check/findings";
import { hands } from "../src/check/hands";
import { answer, promise, promised } from "../src/check/promise";
import { nonceHash, sealOf, seedOf, serverHash, spoken } from "../src/check/sealing";
import type { DealList, Revealed, Seated } from "../src/wire";

/** The bytes from a number on, in hexadecimal. */
const from = (first: number) =>
  Array.from({ length: 32 }, (_, at) => (first + at).toString(16).padStart(2, "0")).join("");
const [SERVER, OWN, OTHER] = [from(0), from(32), from(64)];

const LIST: DealList = {
  code: "QXYZ",
  game: 3,
  digest: "ab".repeat(32),
  server_hash: "3e2f65e943a073cf4d162b8809fcd0e514686dbd78f090452e6d1739c9162080",
  seats: [
    { kind: "person", name: "Ann" },
    { kind: "bot", name: "Pip" },
    { kind: "person", name: 'Zoë "the hand" \u2028<b>' },
  ],
  hashes: [
    "0977c462768685643d60f0f57ff9a3413332fa1767ac7f4a4981c042b77df026",
    "",
    "050e0ba73c396344410ce7a68d6b3de0eaf6320b733c72b2e42e1112306945e5",
  ],
};
const SEAL = "ee059c2085db766a4623555ce3ccdc0be5d77a02c9d02efa8055dadd0f0d6ac1";
const SEED = "1fd9be942fb63b1a61860ea2ba29d864cf0e1f9dabedecf92396238a68c05612";
const KEPT = {
  key: "k",
  game: 3,
  digest: LIST.digest,
  server_hash: LIST.server_hash,
  seat: 0,
  nonce: OWN,
  hash: LIST.hashes[0] ?? "",
  seal: SEAL,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  const items = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  };
  Object.assign(globalThis, { localStorage: items });
});

test("hashes, seal and seed are those of the server", () => {
  assert.equal(serverHash(SERVER), LIST.server_hash);
  assert.equal(nonceHash("QXYZ", 3, 2, OTHER), LIST.hashes[2]);
  assert.equal(sealOf(LIST), SEAL);
  assert.equal(seedOf(LIST, SERVER, [OWN, "", OTHER]), SEED);
  assert.equal(spoken(SEAL), "ee05 9c20");
});

// ---- what the page shows, and when ----------------------------------------------------------------

let keys = 0;

function sitting(more: Partial<Seated["deal"]> = {}): Seated {
  const deal = { game: 3, digest: LIST.digest, server_hash: LIST.server_hash, called_off: null, ...more };
  return { code: "QXYZ", key: `key ${keys}`, yours: [2, 0], deal } as unknown as Seated;
}

/** The list that a server makes of what this page promised. */
function listed(note: Seated, more: Partial<DealList> = {}): DealList {
  const { hash } = promise(note);
  return { ...LIST, hashes: [hash, "", hash], ...more };
}

test("one nonce is promised for all seats of a page, under the lowest, and shown for its list", () => {
  keys += 1;
  const note = sitting();
  const { nonce, hash, seat } = promise(note);
  assert.deepEqual([seat, nonce.length], [0, 64]);
  assert.equal(hash, nonceHash("QXYZ", 3, 0, nonce));
  assert.equal(promise(note).nonce, nonce);
  const list = listed(note);
  assert.deepEqual(answer(note, list), { type: "nonce", seat: 0, nonce });
  assert.equal(promised(note.key, 3)?.seal, sealOf(list));
});

test("a nonce is shown again for the same list, and for no other", () => {
  keys += 1;
  const note = sitting();
  const list = listed(note);
  const shown = answer(note, list);
  assert.ok(shown);
  assert.deepEqual(answer(note, list), shown);
  assert.equal(answer(note, { ...list, hashes: [list.hashes[0] ?? "", "", OTHER] }), null);
});

test("no nonce is shown for a list without the own hash, or with another promise of the server", () => {
  const wrong: readonly Partial<DealList>[] = [
    { hashes: [OTHER, "", OTHER] },
    { server_hash: OTHER },
    { digest: OTHER },
    { game: 4 },
  ];
  for (const more of wrong) {
    keys += 1;
    const note = sitting();
    assert.equal(answer(note, listed(note, more)), null);
    assert.ok(answer(note, listed(note)), "it is shown for the right one");
  }
});

test("another promise of the server, another game or a shown nonce ask for a new one", () => {
  keys += 1;
  const first = promise(sitting()).nonce;
  assert.notEqual(promise(sitting({ server_hash: OTHER })).nonce, first);
  assert.notEqual(promise(sitting({ game: 4 })).nonce, first);
  const note = sitting({ game: 5 });
  const list = { ...listed(note), game: 5 };
  const shown = answer(note, list)?.nonce;
  assert.ok(shown);
  assert.notEqual(promise(note).nonce, shown);
});

test("a browser that keeps nothing still shows its nonce", () => {
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: () => assert.fail("no site data") });
  keys += 1;
  const note = sitting();
  assert.ok(answer(note, listed(note)));
  Object.defineProperty(globalThis, "localStorage", { configurable: true, writable: true, value: undefined });
});

// ---- the check -------------------------------------------------------------------------------------

const DEALT = { counts: [17, 18, 17], first: 1, burned: 0, turned: [] };
const PACK = { decks: 1, jokers: 0, without: [] };
const TURNED = hands(SEED, DEALT, PACK).map((hand) => hand.slice(0, 3));
const KNOWN: Known = { own: KEPT, seal: SEAL, opening: { ...DEALT, turned: TURNED }, pack: PACK };
const NOW: Revealed = {
  type: "revealed",
  seed: SEED,
  salt: "",
  digest: "cd".repeat(32),
  commitment: SEAL,
  listed: LIST,
  server: SERVER,
  nonces: [OWN, "", OTHER],
  called_off: 0,
  chosen: false,
};

const bad = (now: Partial<Revealed>, known: Partial<Known> = {}) =>
  findings({ ...NOW, ...now }, { ...KNOWN, ...known }).flatMap(({ good, line }) => (good ? [] : [line]));

test("an honest deal passes every check", () => {
  const found = findings(NOW, KNOWN);
  assert.equal(found.length, 7);
  assert.deepEqual(
    found.filter(({ good }) => !good),
    [],
  );
  assert.match(found.at(-1)?.line ?? "", /the first 9 cards/);
});

test("who looks on checks all but an own promise", () => {
  const found = findings(NOW, { ...KNOWN, own: undefined });
  assert.equal(found.length, 6);
  assert.ok(found.every(({ good }) => good));
});

test("each thing that a server could bend is found", () => {
  const swapped = { ...LIST, hashes: [LIST.hashes[2] ?? "", "", LIST.hashes[2] ?? ""] };
  assert.ok(bad({ listed: swapped }).includes("The number that this page drew is not in it."));
  assert.ok(bad({ nonces: [OTHER, "", OTHER] }).includes("The number that this page drew is not in it."));
  assert.ok(bad({ server: OTHER }).includes("The server showed another number than it had promised."));
  const late = { ...LIST, server_hash: serverHash(OTHER) };
  assert.ok(bad({ listed: late, server: OTHER }).includes("The server showed another number than it had promised."));
  assert.ok(bad({ nonces: [OWN, "", OWN] }).includes("A page showed another number than it had promised."));
  assert.ok(bad({ nonces: [OWN, OTHER, OTHER] }).includes("A page showed another number than it had promised."));
  const other = { ...LIST, seats: [...LIST.seats.slice(0, 2), { kind: "person", name: "Eve" } as const] };
  assert.ok(bad({ listed: other }).includes("The promises do not make this seal."));
  assert.ok(bad({}, { seal: OTHER }).includes("It is not the seal given before the first flip."));
  assert.ok(bad({}, { own: { ...KEPT, seal: OTHER } }).includes("It is not the seal given before the first flip."));
  assert.ok(bad({ seed: OTHER }).includes("The numbers do not make this seed."));
  assert.ok(bad({ seed: OTHER }).includes("The seed deals other cards than those that were turned."));
});

test("a chosen seed need not be what was drawn, but deals the cards", () => {
  assert.deepEqual(bad({ seed: OTHER, chosen: true }), ["The seed deals other cards than those that were turned."]);
});

test("a recorded game from a given seed has the seal of rules, seed and salt", () => {
  const old = {
    listed: null,
    seed: "62",
    digest: "61",
    salt: "63",
    commitment: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  };
  assert.deepEqual(bad(old, { own: undefined, seal: "", opening: null }), []);
  assert.deepEqual(bad({ ...old, salt: "64" }, { own: undefined, seal: "", opening: null }), [
    "Rules, seed and salt do not make this seal.",
  ]);
});
