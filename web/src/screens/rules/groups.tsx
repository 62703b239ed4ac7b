/** The options in their groups: as tabs, as a list with their values, and one group opened. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import * as words from "../../english/house";
import { inWords } from "../../sentences/say";
import { groups, listOf, misfit, valueIn } from "../../state/draft";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import type { Drafted, OptionGroup } from "../../wire";
import { baseTitle } from "./diff";
import { OptionRow } from "./options";
import type { Section } from "./page";
import { allSlaps, PATTERNS, Slaps } from "./slaps";

interface GroupsProps {
  readonly now: Drafted;
  readonly section: Signal<Section>;
}

function changesIn(now: Drafted, { options }: OptionGroup): number {
  const names = options.map(({ name }) => name);
  return now.values.filter(({ name, value, usual }) => names.includes(name) && value !== usual).length;
}

export function Tabs({ now, section, shown }: GroupsProps & { readonly shown: Section }) {
  return (
    <nav class="rules-tabs" aria-label={words.groups()}>
      {groups.value.map((group) => {
        const changed = changesIn(now, group) > 0;
        return (
          <button
            key={group.name}
            type="button"
            class={changed ? "rules-tab is-changed" : "rules-tab"}
            aria-current={shown === group.name}
            onClick={() => (section.value = group.name)}
          >
            {inWords(group.title)}
            {changed && <span class="unseen">, {words.mark()}</span>}
          </button>
        );
      })}
    </nav>
  );
}

/** All groups with the values of their first options. */
export function GroupList({ now, section }: GroupsProps) {
  return (
    <ul class="rules-groups">
      {groups.value.map((group) => (
        <li key={group.name}>
          <button type="button" class="rules-group" onClick={() => (section.value = group.name)}>
            <span class="rules-group-words">
              <b>{inWords(group.title)}</b>
              {changesIn(now, group) > 0 && <span class="mark-changed">{words.mark()}</span>}
              <span class="rule-value">
                <Changing>{valuesOf(now, group)}</Changing>
              </span>
            </span>
            <Icon name="next" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Options whose value says enough by itself, and those that are named with their title. */
const PLAIN = ["slap.patterns", "challenge.tries", "penalty.count", "comeback.limit", "tie.goes_to", "match.rounds"];
const TITLED = ["penalty.to", "pack.decks", "deal.dealer"];

/** The values of a group in a line: those of its chief options and of all that were changed. */
function valuesOf(now: Drafted, { options }: OptionGroup): string {
  const items = options.flatMap(({ name, title }) => {
    const one = now.values.find((value) => value.name === name);
    if (!one) return [];
    if (PLAIN.includes(name)) return [inWords(one.words)];
    const named = TITLED.includes(name) || one.value !== one.usual;
    return named ? [words.titled({ title: inWords(title), value: inWords(one.words) })] : [];
  });
  return words.values({ items });
}

interface GroupProps {
  readonly now: Drafted;
  readonly name: string;
  readonly table: ComponentChildren;
  readonly section: Signal<Section>;
}

export function Group({ now, name, table, section }: GroupProps) {
  const open = useSignal(misfit.peek()?.cause ?? "");
  const group = groups.value.find((one) => one.name === name);
  if (!group) return null;
  const n = changesIn(now, group);
  const slaps = group.options.some((option) => option.name === PATTERNS);
  return (
    <section class="rules-open" aria-labelledby="group-title">
      <h3 class="title" id="group-title">
        {inWords(group.title)}
        {slaps && (
          <span class="hint">
            {" "}
            {words.onOf({ on: listOf(valueIn(now, PATTERNS)).length, all: allSlaps(now).length })}
          </span>
        )}
      </h3>
      {table}
      {slaps && <Slaps now={now} />}
      <ul class="rules-list">
        {group.options
          .filter((option) => option.name !== PATTERNS)
          .map((option) => (
            <OptionRow key={option.name} option={option} now={now} open={open} />
          ))}
      </ul>
      <p class="hint rules-end">
        {n > 0 ? `${words.changes({ n })}. ` : ""}
        {endLine(now)}
      </p>
      <button type="button" class="button" onClick={() => (section.value = "sheet")}>
        <Icon name="rules" /> {words.sheet()}
      </button>
    </section>
  );
}

function endLine(now: Drafted): string {
  const title = baseTitle(now);
  return now.changes.length > 0 ? words.end({ title }) : words.unchanged({ title });
}
