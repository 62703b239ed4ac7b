import { type Signal, useSignal } from "@preact/signals";
import * as figure from "../../english/figure";
import * as words from "../../english/here";
import { checkAgain } from "../../input/many-keys";
import { open } from "../../net/session";
import { inWords } from "../../sentences/say";
import { roundShape } from "../../state/layout";
import { closePanel } from "../../state/panels";
import { usualWay, type Way, way } from "../../state/shared";
import { welcome } from "../../state/store";
import { Changing } from "../../view/parts/changing";
import { Dialog } from "../../view/parts/dialog";
import { Icon } from "../../view/parts/icon";
import { mostOf } from "../../view/round/geometry";
import { Shape } from "../../view/seats/shape";
import type { Welcome } from "../../wire";

/** The fewest and the most people who sit round one screen. */
const LEAST = 2;
const MOST = 6;

/** What a shared table needs to know before the deal: how many, and by touch or by keys. */
export function SharedSetup() {
  const greeting = welcome.value;
  return greeting && <SharedSetupOf greeting={greeting} />;
}

function SharedSetupOf({ greeting }: { readonly greeting: Welcome }) {
  const people = useSignal(LEAST);
  const bots = useSignal(0);
  const name = useSignal(greeting.choice.rules);
  const chosen = useSignal<Way>(usualWay());
  const rules = greeting.presets.find((preset) => preset.name === name.value) ?? greeting.presets[0];
  const most = Math.min(
    rules?.most ?? MOST,
    chosen.value === "touch" ? mostOf(roundShape(innerWidth, innerHeight)) : MOST,
  );
  const seats = Math.max(rules?.least ?? LEAST, Math.min(most, people.value + bots.value));
  const here = Math.min(people.value, seats);
  const deal = (event: Event) => {
    event.preventDefault();
    way.value = chosen.value;
    checkAgain();
    const { bots: kinds, pace } = greeting.choice;
    const names = Array.from({ length: here }, () => "");
    open({ rules: name.value, seats, bots: kinds, pace, people: names });
  };
  return (
    <Dialog title={words.title()} kind="here" onClose={() => closePanel("here")}>
      <form class="here" onSubmit={deal}>
        <Count label={words.people()} value={here} least={LEAST} most={most} set={(n) => (people.value = n)} />
        <Count label={words.bots()} value={seats - here} least={0} most={most - here} set={(n) => (bots.value = n)} />
        <fieldset class="ways">
          <legend class="title">{words.how()}</legend>
          <Choose value="touch" title={words.touch()} line={words.touchLine()} of={chosen} />
          <Choose value="keys" title={words.keys()} line={words.keysLine()} of={chosen} />
        </fieldset>
        <Game of={name} presets={greeting.presets} />
        <button type="submit" class="button is-main title">
          {words.begin()}
        </button>
        <p class="hint">{words.names()}</p>
      </form>
    </Dialog>
  );
}

function Game({ of, presets }: { readonly of: Signal<string>; readonly presets: Welcome["presets"] }) {
  return (
    <label class="name">
      <b class="title">{words.game()}</b>
      <select class="choose" value={of.value} onChange={({ currentTarget }) => (of.value = currentTarget.value)}>
        {presets.map((preset) => (
          <option key={preset.name} value={preset.name}>
            {inWords(preset.title)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly set: (n: number) => void;
}

function Count({ label, value, least, most, set }: CountProps) {
  const step = (by: number) => set(Math.min(most, Math.max(least, value + by)));
  return (
    <fieldset class="count">
      <legend class="title">{label}</legend>
      <div class="stepper">
        <button
          type="button"
          class="button"
          aria-label={words.fewer({ what: label })}
          aria-disabled={value <= least}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <output class="title number">
          <Changing>{figure.plain({ n: value })}</Changing>
        </output>
        <button
          type="button"
          class="button"
          aria-label={words.more({ what: label })}
          aria-disabled={value >= most}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
        <span class="stepper-shapes">
          {Array.from({ length: least > 0 ? value : 0 }, (_, seat) => (
            <Shape key={seat} seat={seat} />
          ))}
        </span>
      </div>
    </fieldset>
  );
}

interface ChooseProps {
  readonly value: Way;
  readonly title: string;
  readonly line: string;
  readonly of: { value: Way };
}

function Choose({ value, title, line, of }: ChooseProps) {
  return (
    <label class="bot">
      <input type="radio" name="way" checked={of.value === value} onChange={() => (of.value = value)} />
      <b>{title}</b>
      <span class="hint">{line}</span>
    </label>
  );
}
