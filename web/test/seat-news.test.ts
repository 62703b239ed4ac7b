import assert from "node:assert/strict";
import test, { mock } from "node:test";

mock.timers.enable({ apis: ["setTimeout"] });

await import("../src/english/rules");
await import("../src/english/keeping");
const { announcement } = await import("../src/state/announce");
const { saySeatNews } = await import("../src/seat-news");
const { countsSentence } = await import("../src/view/spoken/sentences");
const { seated, table } = await import("../src/state/store");
type Seated = NonNullable<typeof seated.value>;

function gathering(names: readonly string[], more: Partial<Seated> = {}): Seated {
  const seats = names.map((name) => ({ name, kind: name ? "person" : "free", here: true }));
  const note = { code: "KQTZ", open: true, yours: [0], seats, agreed: seats.map(() => false), changed: [] };
  return { ...note, ...more } as unknown as Seated;
}

function said(before: Seated, now: Seated): string {
  seated.value = before;
  announcement.value = { text: "", count: 0 };
  saySeatNews(before, now);
  mock.timers.tick(1000);
  return announcement.value.text;
}

test("who comes to a table is said, and what changes there", () => {
  assert.equal(said(gathering(["Me", ""]), gathering(["Me", "Ann"])), "Ann sits here.");
  const changed = gathering(["Me", "Ann"], {
    changed: [
      { id: "rules-no-slaps", args: {} },
      { id: "keeping-looks-on", args: { names: ["Ann"], n: 1 } },
    ],
  });
  assert.equal(
    said(gathering(["Me", "Ann"]), changed),
    "Changed: Nothing is slapped. Ann was away and looks on. Everyone agrees anew.",
  );
  assert.equal(said(changed, changed), "");
});

test("in play it is said who has left the table", () => {
  const here = gathering(["Me", "Ann"], { agreed: [true, true] });
  const left = {
    ...here,
    seats: here.seats.map((at, seat) => (seat === 1 ? { ...at, kind: "left", here: false } : at)),
  } as Seated;
  table.value = { counts: [20, 0], out: [false, true] } as never;
  assert.equal(said(here, left), "Ann has left the table.");
  assert.equal(said(left, left), "");
  assert.equal(countsSentence(), "You 20, Ann left.");
});

test("in play it is said who is away and who is back", () => {
  const here = gathering(["Me", "Ann"], { agreed: [true, true] });
  const away = { ...here, seats: here.seats.map((at, seat) => ({ ...at, here: seat === 0 })) };
  table.value = {} as never;
  assert.equal(said(here, away), "Ann is away.");
  assert.equal(said(away, here), "Ann is back.");
});
