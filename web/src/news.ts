import { say } from "./announce";
import { screen } from "./store";
import type { Seated } from "./wire";
import { list } from "./words";

/** Says aloud what changed at a table that gathers, for those who don't see it. */
export function tellNews(before: Seated | null, now: Seated): void {
  if (screen.value !== "lobby" || before?.code !== now.code) return;
  const came = now.seats.filter(({ name }, seat) => name && name !== before.seats[seat]?.name);
  if (came.length > 0) say("out", `${list(came.map(({ name }) => name))} ${came.length > 1 ? "sit" : "sits"} here.`);
  const changed = now.changed.join(", ");
  if (changed && changed !== before.changed.join(", ")) say("pile", `Changed: ${changed}. Everyone agrees anew.`);
}
