/** One option of the rules in a row: its value in words, and when it is open a sentence and its answers. */

import { type Signal, useSignal } from "@preact/signals";
import * as words from "../../english/house";
import { want } from "../../net/drafts";
import { inWords } from "../../sentences/say";
import { draft, lineWith, misfit } from "../../state/draft";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import type { Drafted, OptionView } from "../../wire";
import { OtherValue } from "./values";

export function setOption(now: Drafted, name: string, value: string): void {
  want(lineWith(now, name, value), name);
}

interface MarkProps {
  /** The value that a press sets back to, in words. */
  readonly usual: string;
  readonly onClick: () => void;
}

/** Says that something was changed; a press sets it back. */
export function Mark({ usual, onClick }: MarkProps) {
  return (
    <button type="button" class="mark-changed" aria-label={words.markBack({ value: usual })} onClick={onClick}>
      {words.mark()}
    </button>
  );
}

/** Why a change cannot be, beside the option that was changed. */
export function Wrong({ name }: { readonly name: string }) {
  const wrong = misfit.value;
  if (wrong?.cause !== name) return null;
  const why = inWords(wrong.reason);
  return (
    <p class="rule-wrong bad" role="alert">
      <Icon name="cross" />{" "}
      {wrong.option && wrong.option !== name
        ? words.wrongOther({ title: inWords({ id: `choice-${wrong.option.replace(".", "-")}`, args: {} }), why })
        : words.wrong({ why })}
    </p>
  );
}

interface RowProps {
  readonly option: OptionView;
  readonly now: Drafted;
  /** Which row is open. */
  readonly open: Signal<string>;
}

export function OptionRow({ option, now, open }: RowProps) {
  const { name } = option;
  const said = now.values.find((one) => one.name === name);
  if (!said) return null;
  const shown = open.value === name;
  const changed = said.value !== said.usual;
  return (
    <li class={shown ? "rule is-open" : "rule"} data-option={name}>
      <div class="rule-head">
        <button type="button" class="rule-name" aria-expanded={shown} onClick={() => (open.value = shown ? "" : name)}>
          <b>{inWords(option.title)}</b>
          <span class="rule-value">
            <Changing>{inWords(said.words)}</Changing>
          </span>
          <Icon name="next" />
        </button>
        {changed && <Mark usual={usualWords(option, said.usual)} onClick={() => setOption(now, name, said.usual)} />}
      </div>
      <Wrong name={name} />
      {shown && <Answers option={option} now={now} value={said.value} />}
    </li>
  );
}

function usualWords({ answers }: OptionView, usual: string): string {
  const answer = answers.find(([value]) => value === usual);
  return answer ? inWords(answer[1]) : usual;
}

interface AnswersProps {
  readonly option: OptionView;
  readonly now: Drafted;
  readonly value: string;
}

function Answers({ option, now, value }: AnswersProps) {
  const { name, line, answers, kind } = option;
  const other = useSignal(false);
  const set = (next: string) => setOption(draft.peek() ?? now, name, next);
  return (
    <fieldset class="rule-answers">
      <legend class="rule-line">{inWords(line)}</legend>
      {answers.map(([written, said]) => (
        <label key={written} class="choice">
          <input
            type="radio"
            name={name}
            value={written}
            checked={value === written}
            onClick={() => value !== written && set(written)}
          />
          {inWords(said)}
        </label>
      ))}
      {kind !== "" && (
        <button
          type="button"
          class="button rule-other"
          aria-expanded={other.value}
          onClick={() => (other.value = !other.value)}
        >
          {words.other()}
        </button>
      )}
      {other.value && <OtherValue option={option} value={value} set={set} />}
    </fieldset>
  );
}
