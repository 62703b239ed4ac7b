import assert from "node:assert/strict";
import test, { mock } from "node:test";

mock.timers.enable({ apis: ["setTimeout"] });

const { announcement, say } = await import("../src/state/announce");
type Slot = Parameters<typeof say>[0];

function heard(...sentences: readonly (readonly [Slot, string])[]): string {
  for (const [slot, sentence] of sentences) say(slot, sentence);
  mock.timers.tick(200);
  return announcement.value.text;
}

test("news that come at once are all said, in their order, and each once", () => {
  const news = [
    ["out", "Ann has left the table."],
    ["pile", "Wren takes 12 cards."],
    ["out", "Ben is away."],
    ["pile", "You came too late."],
    ["out", "Ben is away."],
  ] as const;
  assert.equal(heard(...news), "Wren takes 12 cards. You came too late. Ann has left the table. Ben is away.");
  assert.equal(heard(["out", "Ben is back."]), "Ben is back.");
});

test("of the turn and of the link what is so last is said, whatever else is news", () => {
  const news = [
    ["link", "Reconnecting…"],
    ["turn", "Your flip."],
    ["out", "Ann is away."],
    ["link", "You are offline."],
    ["turn", ""],
  ] as const;
  assert.equal(heard(...news), "Ann is away. You are offline.");
});
