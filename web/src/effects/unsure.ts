import { effect, untracked } from "@preact/signals";
import * as line from "../english/line";
import { seated } from "../state/store";
import { NOTICE, toast } from "../state/toast";
import type { Seated } from "../wire";

/** Everyone at a table learns whose times have become unsure, and what that means. */
export function watchTimes(): void {
  let before: Seated | null = null;
  effect(() => {
    const now = seated.value;
    const earlier = before?.code === now?.code ? (before?.seats ?? []) : [];
    before = now;
    now?.seats.forEach(({ unsure }, seat) => {
      if (unsure && !earlier[seat]?.unsure) untracked(() => toast(unsureWords(now, seat), NOTICE));
    });
  });
}

/** What makes a seat's times unsure, and how its hands count meanwhile; empty where they are sure. */
export function unsureWords({ seats, yours }: Seated, seat: number): string {
  const { name = "", unsure: why = "" } = seats[seat] ?? {};
  return why && line.probation({ who: yours.includes(seat) ? "you" : "another", name, why });
}
