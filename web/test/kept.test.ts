import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { linkTo, place, placeOf, tidied } from "../src/state/route";
import { dropSeat, forgetTable, keepSeat, keptSeat, keptTables, yieldSeat } from "../src/state/seat-keys";
import type { Seated } from "../src/wire";

const NOTE = { code: "KQTZ", key: "secret", game: 2 } as Seated;

function storage(): Storage {
  const kept = new Map<string, string>();
  const items = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  };
  return items as unknown as Storage;
}

beforeEach(() => {
  Object.assign(globalThis, { sessionStorage: storage(), localStorage: storage() });
  place.value = null;
});

test("an address names a table to join or to look on at", () => {
  assert.deepEqual(placeOf("/j/kqtz"), { kind: "join", code: "KQTZ" });
  assert.deepEqual(placeOf("/w/KQTZ/"), { kind: "watch", code: "KQTZ" });
  assert.equal(placeOf("/"), null);
  assert.equal(tidied(" kq-tz "), "KQTZ");
  assert.equal(linkTo("KQTZ", "http://10.0.0.2:8000"), "http://10.0.0.2:8000/j/KQTZ");
});

test("a new tab comes back to a table between homes, by its link alone", () => {
  keepSeat(NOTE, true);
  Object.assign(globalThis, { sessionStorage: storage() });
  assert.equal(keptSeat()?.key ?? "", "");
  place.value = { kind: "join", code: "KQTZ" };
  assert.equal(keptSeat()?.key, "secret");
  assert.equal(keptSeat()?.game, 2);
  place.value = { kind: "join", code: "BBBB" };
  assert.equal(keptSeat()?.key ?? "", "");
  assert.deepEqual(keptTables(), ["KQTZ"]);
});

test("a seat against bots lives as long as its tab", () => {
  keepSeat(NOTE, false);
  assert.equal(keptSeat()?.key ?? "", "secret");
  assert.deepEqual(keptTables(), []);
});

test("giving a seat up forgets it everywhere, unless another tab has it", () => {
  keepSeat(NOTE, true);
  dropSeat();
  assert.deepEqual([keptSeat()?.key ?? "", keptTables()], ["", []]);
  keepSeat(NOTE, true);
  localStorage.setItem("firsthand.tables", JSON.stringify([{ code: "KQTZ", key: "secret", tab: "another" }]));
  dropSeat();
  assert.deepEqual(keptTables(), ["KQTZ"]);
  forgetTable("KQTZ");
  assert.deepEqual(keptTables(), []);
});

test("a seat that another page takes is forgotten by this tab alone, whichever hears of it first", () => {
  keepSeat(NOTE, true);
  yieldSeat();
  dropSeat();
  assert.deepEqual([keptSeat()?.key ?? "", keptTables()], ["", ["KQTZ"]]);
  place.value = { kind: "join", code: "KQTZ" };
  assert.equal(keptSeat()?.key, "secret");
});
