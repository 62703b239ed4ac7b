import { type Signal, useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import * as words from "../../english/house";
import { send } from "../../net/connection";
import { inWords } from "../../sentences/say";
import { closePanel } from "../../state/panels";
import { mine, seated, welcome } from "../../state/store";
import { Dialog } from "../../view/parts/dialog";
import type { PatternView, RulesView, Welcome } from "../../wire";
import { type Knob, knobs } from "./knobs";
import { chosenIn, type RuleLine, readLine, withChoice, withJokers, withPatterns, writeLine } from "./ruleline";
import { Example } from "./sheet";

/** What the host is about to propose. */
interface Draft {
  /** The offered rule set that it began from, by name. */
  readonly from: Signal<string>;
  readonly line: Signal<RuleLine>;
  readonly patterns: Signal<readonly string[]>;
}

/** The host changes the rules: another game, other slaps, other penalties. */
export function House() {
  const offer = welcome.value;
  const rules = seated.value?.rules;
  return offer && rules ? <HouseOf offer={offer} rules={rules} /> : null;
}

interface HouseProps {
  readonly offer: Welcome;
  readonly rules: RulesView;
}

function HouseOf({ offer, rules }: HouseProps) {
  const before = useSignal(rules);
  const draft: Draft = {
    from: useSignal(originOf(offer, rules)),
    line: useSignal(readLine(textOf(rules))),
    patterns: useSignal(namesOf(rules)),
  };
  const close = () => closePanel("house");
  // A proposal that was taken closes the panel; one that was refused says why and leaves it open.
  useLayoutEffect(() => {
    if (rules.digest !== before.value.digest) close();
  }, [rules.digest]);
  const text = writeLine(draft.line.value);
  const same = text === textOf(before.value);
  const propose = (event: Event) => {
    event.preventDefault();
    if (same) close();
    else send({ type: "propose", seat: mine.value, rules: text });
  };
  return (
    <Dialog title={words.title()} kind="setup" onClose={close}>
      <form class="setup house" onSubmit={propose}>
        <Games offer={offer} draft={draft} />
        <section class="setup-rules" aria-label={words.slaps()} tabIndex={0}>
          <Toggles offer={offer} rules={rules} draft={draft} />
        </section>
        <div class="setup-table">
          {knobs().map((knob) => (
            <KnobRow key={knob.label} knob={knob} draft={draft} />
          ))}
          <p class="hint">{words.hint()}</p>
          <button type="submit" class="button is-main setup-deal title">
            {same ? words.keep() : words.propose()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The offered rule set that these are, or that they vary. */
function originOf({ presets }: Welcome, rules: RulesView): string {
  const same = presets.find((preset) => textOf(preset) === textOf(rules));
  return same?.name ?? readLine(textOf(rules)).preset;
}

function textOf({ text, name }: RulesView): string {
  return text || name;
}

function namesOf({ patterns }: RulesView): readonly string[] {
  return patterns.map(({ name }) => name);
}

interface PartProps {
  readonly offer: Welcome;
  readonly draft: Draft;
}

function Games({ offer, draft }: PartProps) {
  const take = (rules: RulesView) => {
    draft.from.value = rules.name;
    draft.line.value = readLine(textOf(rules));
    draft.patterns.value = namesOf(rules);
  };
  return (
    <fieldset class="games">
      <legend class="title">{words.from()}</legend>
      {offer.presets.map((rules) => (
        <label key={rules.name} class="game">
          <input type="radio" name="game" checked={rules.name === draft.from.value} onClick={() => take(rules)} />
          <b>{inWords(rules.title)}</b>
          <span class="hint">{inWords(rules.line)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Every slap there is, on or off, each with a pile to slap and one to leave. */
function Toggles({ offer, rules, draft }: PartProps & { readonly rules: RulesView }) {
  const known = new Map([...offer.patterns, ...rules.patterns].map((pattern) => [pattern.name, pattern]));
  for (const { patterns } of offer.presets) {
    for (const pattern of patterns) known.set(pattern.name, pattern);
  }
  const jokers = offer.presets.find(({ name }) => name === draft.line.value.preset)?.pack.jokers ?? 0;
  return (
    <ul class="patterns">
      {[...known.values()].map((pattern) => (
        <Toggle key={pattern.name} pattern={pattern} draft={draft} jokers={jokers} />
      ))}
    </ul>
  );
}

/** The pattern that asks for jokers in the pack. */
const JOKER = "joker";

interface ToggleProps {
  readonly pattern: PatternView;
  readonly draft: Draft;
  /** How many jokers the game has that these rules vary. */
  readonly jokers: number;
}

function Toggle({ pattern, draft, jokers }: ToggleProps) {
  const { name, title, sentence, legal, illegal } = pattern;
  const on = draft.patterns.value.includes(name);
  const toggle = () => {
    const others = draft.patterns.value.filter((other) => other !== name);
    draft.patterns.value = on ? others : [...others, name];
    const line = withPatterns(draft.line.value, draft.patterns.value);
    draft.line.value = name === JOKER ? withJokers(line, !on, jokers) : line;
  };
  return (
    <li class="pattern">
      <label class="pattern-toggle">
        <input type="checkbox" role="switch" class="switch" checked={on} onChange={toggle} />
        <span class="pattern-words">
          <b class="title">{inWords(title)}</b>
          <span class="hint">
            {inWords(sentence)}
            {name === JOKER && jokers === 0 && on && ` ${words.jokers()}`}
          </span>
        </span>
      </label>
      <Example cards={legal} good />
      <Example cards={illegal} />
    </li>
  );
}

function KnobRow({ knob, draft }: { readonly knob: Knob; readonly draft: Draft }) {
  const choices = knob.choices.map(({ options }) => options);
  const change = ({ currentTarget }: Event) => {
    const chosen = choices[Number((currentTarget as HTMLSelectElement).value)] ?? {};
    draft.line.value = withChoice(draft.line.value, choices, chosen);
  };
  return (
    <label class="option-row">
      <b>{knob.label}</b>
      <select class="choose" value={chosenIn(draft.line.value, choices)} onChange={change}>
        <option value={-1}>{words.asGame()}</option>
        {knob.choices.map(({ words: choice }, index) => (
          <option key={choice} value={index}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}
