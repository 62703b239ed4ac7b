/** All slaps there are, on or off, each with a pile to slap and one to leave. */

import { useSignal } from "@preact/signals";
import * as words from "../../english/house";
import { want } from "../../net/drafts";
import { inWords } from "../../sentences/say";
import { lineOf, lineWith, listOf, valueIn } from "../../state/draft";
import { withJokers } from "../../state/ruleline";
import { welcome } from "../../state/store";
import type { Drafted, PatternView } from "../../wire";
import { Example } from "../panels/sheet";
import { Mark, setOption, Wrong } from "./options";

export const PATTERNS = "slap.patterns";
const JOKERS = "pack.jokers";
const JOKER = "joker";
/** The slaps that most people play come first. */
const FIRST = ["double", "sandwich", "top_bottom", "sum:10", "marriage", "rank:J", "joker", "run:4"];

/** Every slap that may be agreed to, the usual ones first, and those of these rules. */
export function allSlaps(now: Drafted): readonly PatternView[] {
  const { patterns = [], presets = [] } = welcome.value ?? {};
  const every = [...patterns, ...presets.flatMap((one) => one.patterns), ...now.rules.patterns];
  const known = new Map(every.map((one) => [one.name, one]));
  const first = FIRST.flatMap((name) => known.get(name) ?? []);
  return [...first, ...[...known.values()].filter((one) => !first.includes(one))];
}

export function usualSlaps(now: Drafted): readonly string[] {
  return listOf(now.values.find(({ name }) => name === PATTERNS)?.usual ?? "");
}

/** Turns a slap on or off. Jokers go into the pack with their slap. */
export function toggleSlap(now: Drafted, name: string): void {
  const on = listOf(valueIn(now, PATTERNS));
  const next = on.includes(name) ? on.filter((one) => one !== name) : [...on, name];
  const line = lineWith(now, PATTERNS, `[${next.join(" ")}]`);
  if (name !== JOKER) return want(line, PATTERNS);
  const usual = Number(now.values.find((one) => one.name === JOKERS)?.usual ?? 0);
  want(
    withJokers({ ...line, options: { ...lineOf(now).options, ...line.options } }, next.includes(name), usual),
    PATTERNS,
  );
}

export function Slaps({ now }: { readonly now: Drafted }) {
  const on = listOf(valueIn(now, PATTERNS));
  const usual = usualSlaps(now);
  return (
    <>
      <ul class="slaps">
        {allSlaps(now).map((pattern) => (
          <SlapRow
            key={pattern.name}
            now={now}
            pattern={pattern}
            on={on.includes(pattern.name)}
            changed={on.includes(pattern.name) !== usual.includes(pattern.name)}
          />
        ))}
      </ul>
      <Wrong name={PATTERNS} />
      <ByName now={now} on={on} />
    </>
  );
}

interface SlapProps {
  readonly now: Drafted;
  readonly pattern: PatternView;
  readonly on: boolean;
  readonly changed: boolean;
}

function SlapRow({ now, pattern, on, changed }: SlapProps) {
  const { name, title, sentence, legal, illegal } = pattern;
  const jokers = Number(valueIn(now, JOKERS));
  const toggle = () => toggleSlap(now, name);
  return (
    <li class="slap-row" data-slap={name}>
      <label class="slap-switch">
        <input type="checkbox" role="switch" class="switch" checked={on} aria-label={inWords(title)} onClick={toggle} />
      </label>
      <div class="slap-words">
        <p class="slap-name">
          <b class="title">{inWords(title)}</b>{" "}
          {changed && <Mark usual={on ? words.nothing() : inWords(title)} onClick={toggle} />}
        </p>
        <p class="hint">
          {inWords(sentence)}
          {name === JOKER && on && ` ${words.jokersFour({ n: jokers })}`}
          {name === JOKER && !on && jokers === 0 && ` ${words.jokers()}`}
        </p>
      </div>
      <Example cards={legal} good />
      <Example cards={illegal} />
    </li>
  );
}

/** A slap that is not in the list, by the name that rules have for it. */
function ByName({ now, on }: { readonly now: Drafted; readonly on: readonly string[] }) {
  const typed = useSignal("");
  const add = () => {
    const name = typed.value.trim();
    if (name && !name.includes(" ")) setOption(now, PATTERNS, `[${[...on, name].join(" ")}]`);
  };
  return (
    <p class="rule-typed slap-other">
      <input
        type="text"
        maxLength={200}
        aria-label={words.patternOther()}
        placeholder={words.patternOther()}
        value={typed.value}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      />
      <button type="button" class="button" onClick={add}>
        {words.set()}
      </button>
    </p>
  );
}
