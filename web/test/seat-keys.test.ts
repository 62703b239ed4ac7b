import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { linkTo, route, routeOf, tidied } from "../src/state/route";
import {
  dropSeatKey,
  forgetTable,
  keepSeatKey,
  ownSeatKey,
  tablesWithSeat,
  yieldSeatKey,
} from "../src/state/seat-keys";
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
  route.value = null;
});

test("an address names a table to join or to look on at", () => {
  assert.deepEqual(routeOf("/j/kqtz"), { kind: "join", code: "KQTZ" });
  assert.deepEqual(routeOf("/w/KQTZ/"), { kind: "watch", code: "KQTZ" });
  assert.equal(routeOf("/"), null);
  assert.equal(tidied(" kq-tz "), "KQTZ");
  const wide = "\uff2b\uff31\uff34\uff3a";
  assert.equal(tidied(wide), "KQTZ");
  for (const path of ["//j//kqtz//", "/j/kqtz%20", `/j/${encodeURIComponent(wide)}`])
    assert.deepEqual(routeOf(path), { kind: "join", code: "KQTZ" });
  assert.deepEqual(routeOf("//r//kqtz-1"), { kind: "replay", code: "KQTZ-1" });
  assert.equal(routeOf("//"), null);
  assert.equal(linkTo("KQTZ", "http://10.0.0.2:8000"), "http://10.0.0.2:8000/j/KQTZ");
});

test("a new tab comes back to a table between homes, by its link alone", () => {
  keepSeatKey(NOTE, true);
  Object.assign(globalThis, { sessionStorage: storage() });
  assert.equal(ownSeatKey()?.key ?? "", "");
  route.value = { kind: "join", code: "KQTZ" };
  assert.equal(ownSeatKey()?.key, "secret");
  assert.equal(ownSeatKey()?.game, 2);
  route.value = { kind: "join", code: "BBBB" };
  assert.equal(ownSeatKey()?.key ?? "", "");
  assert.deepEqual(tablesWithSeat(), ["KQTZ"]);
});

test("a seat against bots lives as long as its tab", () => {
  keepSeatKey(NOTE, false);
  assert.equal(ownSeatKey()?.key ?? "", "secret");
  assert.deepEqual(tablesWithSeat(), []);
});

test("giving a seat up forgets it everywhere, unless another tab has it", () => {
  keepSeatKey(NOTE, true);
  dropSeatKey();
  assert.deepEqual([ownSeatKey()?.key ?? "", tablesWithSeat()], ["", []]);
  keepSeatKey(NOTE, true);
  localStorage.setItem("firsthand.tables", JSON.stringify([{ code: "KQTZ", key: "secret", tab: "another" }]));
  dropSeatKey();
  assert.deepEqual(tablesWithSeat(), ["KQTZ"]);
  forgetTable("KQTZ");
  assert.deepEqual(tablesWithSeat(), []);
});

test("a seat that another page takes is forgotten by this tab alone, whichever hears of it first", () => {
  keepSeatKey(NOTE, true);
  yieldSeatKey();
  dropSeatKey();
  assert.deepEqual([ownSeatKey()?.key ?? "", tablesWithSeat()], ["", ["KQTZ"]]);
  route.value = { kind: "join", code: "KQTZ" };
  assert.equal(ownSeatKey()?.key, "secret");
});
