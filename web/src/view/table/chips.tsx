/** What may be slapped: a chip for each pattern of the rules. */

import * as words from "../../english/table";
import { inWords } from "../../sentences/say";
import { mine, seated, showing, table, verdict } from "../../state/store";
import type { PatternView } from "../../wire";

/** Above this many, chips are smaller. */
const MANY = 4;

/** What the own hand may slap: without cards that can be something else. */
function open(): readonly PatternView[] {
  const rules = seated.value?.rules;
  const empty = table.value?.counts[mine.value] === 0 && !table.value.out[mine.value];
  return (empty ? rules?.comeback : rules?.patterns) ?? [];
}

/** What may be slapped at this table. A chip lights after a slap, never before one. */
export function Chips() {
  const patterns = open();
  const now = verdict.value;
  const lies = now?.won && table.value?.flips === now.flips;
  const lit = lies ? now.result.patterns : [];
  const over = {
    "data-lanes": showing.value ? "" : undefined,
    "data-out": table.value?.out[mine.value] ? "" : undefined,
  };
  if (patterns.length === 0)
    return (
      <p class="chips-none" {...over}>
        {words.noSlaps()}
      </p>
    );
  return (
    <ul class={patterns.length > MANY ? "chips is-many" : "chips"} {...over} aria-label={words.slaps()}>
      {patterns.map(({ name, title, short }) => (
        <li key={name} class={lit.includes(name) ? "chip is-lit" : "chip"}>
          {inWords(title)}
          <span class="chip-short title only-wide"> {inWords(short)}</span>
        </li>
      ))}
    </ul>
  );
}
