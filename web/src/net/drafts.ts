/** Asks the server about house rules: all that a page of rules wants to know goes out here. */

import { type Ask, asking, counting, draft, groups, textOf, tryPiles } from "../state/draft";
import { type RuleLine, writeLine } from "../state/ruleline";
import { send } from "./connection";

function ask(request: Ask): boolean {
  return send(request);
}

/** Wants rules to be shown; `by` is the option that was changed. What was counted of others is dropped. */
export function want(line: RuleLine | string, by = ""): void {
  if (counting.value) stopCounting();
  ask(asking(typeof line === "string" ? line : writeLine(line), by));
}

/** Wants the rules of a file to be shown. */
export function wantFile(text: string): void {
  ask(asking(text, "", true));
}

export function askOptions(): void {
  if (groups.value.length === 0) ask({ type: "options" });
}

export function askPiles(): void {
  const now = draft.value;
  if (now && tryPiles.value === null) ask({ type: "try", rules: textOf(now) });
}

export function count(seats: number, pace: number): void {
  const now = draft.value;
  if (now) counting.value = ask({ type: "count", rules: textOf(now), seats, pace });
}

export function stopCounting(): void {
  counting.value = false;
  ask({ type: "stop_count" });
}
