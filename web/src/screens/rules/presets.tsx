/** The rule sets that a page of rules begins from. */

import type { Signal } from "@preact/signals";
import * as words from "../../english/house";
import { want } from "../../net/drafts";
import { inWords } from "../../sentences/say";
import { welcome } from "../../state/store";
import type { Drafted, RulesView } from "../../wire";
import { GAMES, LIST, type Section } from "./page";

/** How many stand beside the rules; all of them have a list of their own. */
const FEW = 7;

interface PresetsProps {
  readonly now: Drafted;
  readonly section: Signal<Section>;
  readonly all: boolean;
}

export function Presets({ now, section, all }: PresetsProps) {
  const presets = welcome.value?.presets ?? [];
  const first = presets.slice(0, FEW);
  const base = presets.find(({ name }) => name === now.base);
  const few = base && !first.includes(base) ? [base, ...first.slice(0, FEW - 1)] : first;
  return (
    <fieldset class={all ? "games is-all" : "games"}>
      <legend class="title">{words.from()}</legend>
      {(all ? presets : few).map((rules) => (
        <Preset key={rules.name} rules={rules} now={now} all={all} section={section} />
      ))}
      {!all && (
        <button type="button" class="button" onClick={() => (section.value = GAMES)}>
          {words.all({ n: presets.length })}
        </button>
      )}
    </fieldset>
  );
}

function Preset({ rules, now, all, section }: PresetsProps & { readonly rules: RulesView }) {
  const { name, title, line, text } = rules;
  const chosen = name === now.base;
  const n = chosen ? now.changes.length : 0;
  const take = () => {
    want(text || name);
    if (all) section.value = LIST;
  };
  return (
    <label class="game">
      <input type="radio" name={all ? "all-games" : "game"} checked={chosen} onClick={take} />
      <b>{n > 0 ? words.changed({ title: inWords(title) }) : inWords(title)}</b>
      <span class="hint">{n > 0 ? words.changes({ n }) : inWords(line)}</span>
    </label>
  );
}
