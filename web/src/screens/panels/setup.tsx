import { type Signal, useSignal } from "@preact/signals";
import * as figure from "../../english/figure";
import * as words from "../../english/setup";
import { open } from "../../net/session";
import { inWords } from "../../sentences/say";
import { MATCHING, MIXED } from "../../state/bots";
import { likeness, shortly } from "../../state/likeness";
import { closePanel, setupOf } from "../../state/panels";
import { preferences } from "../../state/preferences";
import { welcome } from "../../state/store";
import { seconds } from "../../state/words";
import { Changing } from "../../view/parts/changing";
import { Dialog } from "../../view/parts/dialog";
import { Icon } from "../../view/parts/icon";
import { Slider } from "../../view/parts/slider";
import { Shape } from "../../view/seats/shape";
import type { Choice, RulesView, Seated, Welcome } from "../../wire";
import { Patterns, RuleWords } from "./sheet";

interface Wish {
  readonly rules: Signal<string>;
  readonly seats: Signal<number>;
  readonly bots: Signal<string>;
  readonly pace: Signal<number>;
}

export function Setup() {
  const offer = welcome.value;
  return offer && <SetupOf offer={offer} />;
}

function SetupOf({ offer }: { readonly offer: Welcome }) {
  const choice = setupOf.value ? like(setupOf.value) : offer.choice;
  const wish: Wish = {
    rules: useSignal(known(offer, choice.rules).name),
    seats: useSignal(choice.seats),
    bots: useSignal(choice.bots.length === 1 ? (choice.bots[0] ?? MIXED) : MIXED),
    pace: useSignal(choice.pace),
  };
  const rules = known(offer, wish.rules.value);
  return (
    <Dialog title={words.title()} kind="setup" onClose={() => closePanel("setup")}>
      <form class="setup" onSubmit={(event) => deal(event, offer, wish)}>
        <Games offer={offer} wish={wish} />
        <section class="setup-rules" aria-label={words.rules({ title: inWords(rules.title) })} tabIndex={0}>
          <h3 class="title" key={inWords(rules.title)}>
            {inWords(rules.title)}
          </h3>
          <p class="lead" key={inWords(rules.line)}>
            {inWords(rules.line)}
          </p>
          <Patterns patterns={rules.patterns} />
          <RuleWords rules={rules} />
        </section>
        <div class="setup-table">
          <Seats rules={rules} wish={wish} />
          <Bots offer={offer} wish={wish} />
          <Slider
            title={words.pace()}
            words={words.paceWords({ time: seconds(wish.pace.value) })}
            least={offer.pace_least}
            most={offer.pace_most}
            of={wish.pace}
          />
          <Name />
          <button type="submit" class="button is-main setup-deal title">
            {words.deal()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The choice from which a table was opened. */
function like({ rules, seats, pace }: Seated): Pick<Choice, "rules" | "seats" | "bots" | "pace"> {
  const bots = seats.flatMap(({ kind, temperament }) => (kind === "bot" ? [temperament] : []));
  return { rules: rules.name, seats: seats.length, bots: [...new Set(bots)], pace };
}

function known(offer: Welcome, name: string): RulesView {
  const found = offer.presets.find((preset) => preset.name === name) ?? offer.presets[0];
  if (!found) throw new Error(name);
  return found;
}

function deal(event: Event, offer: Welcome, { rules, seats, bots, pace }: Wish): void {
  event.preventDefault();
  const fixed = offer.temperaments.map(({ name }) => name).filter((name) => name !== MATCHING);
  const chosen = bots.value === MIXED ? fixed : [bots.value];
  const wish = { rules: rules.value, seats: seats.value, bots: chosen, pace: pace.value };
  open({ ...wish, name: preferences.name.value.trim() });
}

interface Part {
  readonly offer: Welcome;
  readonly wish: Wish;
}

function Games({ offer, wish }: Part) {
  return (
    <fieldset class="games">
      <legend class="title">{words.game()}</legend>
      {offer.presets.map(({ name, title, line }) => (
        <label key={name} class="game">
          <input
            type="radio"
            name="game"
            checked={wish.rules.value === name}
            onChange={() => (wish.rules.value = name)}
          />
          <b>{inWords(title)}</b>
          <span class="hint">{inWords(line)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SeatsProps {
  readonly rules: RulesView;
  readonly wish: Wish;
}

/** Counts the seats. Beyond the limits of the game it says why not. */
function Seats({ rules, wish }: SeatsProps) {
  const { least, most, title } = rules;
  const seats = Math.min(most, Math.max(least, wish.seats.value));
  const refused = useSignal(false);
  const step = (by: number) => {
    const next = seats + by;
    refused.value = next < least || next > most;
    if (!refused.value) wish.seats.value = next;
  };
  const changed = seats !== wish.seats.value;
  if (changed) wish.seats.value = seats;
  return (
    <fieldset class="count">
      <legend class="title">{words.seats()}</legend>
      <div class="stepper">
        <button type="button" class="button" aria-label={words.seatLess()} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <output class="title number">
          <Changing>{figure.plain({ n: seats })}</Changing>
        </output>
        <button type="button" class="button" aria-label={words.seatMore()} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
        <span class="stepper-shapes">
          {Array.from({ length: seats }, (_, seat) => (
            <Shape key={seat} seat={seat} />
          ))}
        </span>
      </div>
      <p class="hint" role="status">
        <Changing>
          {refused.value || changed
            ? words.seatsLimit({ title: inWords(title), least, most, n: seats })
            : words.seatsBots({ n: seats - 1 })}
        </Changing>
      </p>
    </fieldset>
  );
}

/** The kinds of bots, each with the time of N of them together, and a sentence on the chosen one. */
function Bots({ offer, wish }: Part) {
  const count = wish.seats.value - 1;
  const kinds = [
    ...offer.temperaments.map(
      ({ name, title }) => [name, name === MATCHING ? words.matching() : inWords(title)] as const,
    ),
    [MIXED, words.mixed()] as const,
  ];
  return (
    <fieldset class="bots">
      <legend class="title">{words.bots()}</legend>
      {kinds.map(([name, title]) => (
        <label key={name} class="bot">
          <input
            type="radio"
            name="bots"
            checked={wish.bots.value === name}
            onChange={() => (wish.bots.value = name)}
          />
          <b>{title}</b>
          <span class="hint">
            <Changing>{shortly(offer, name, count)}</Changing>
          </span>
        </label>
      ))}
      <p class="hint bots-words" role="status">
        <Changing>{likeness(offer, wish.bots.value, count)}</Changing>
      </p>
    </fieldset>
  );
}

function Name() {
  const { name } = preferences;
  const change = (event: Event) => {
    name.value = (event.currentTarget as HTMLInputElement).value;
  };
  return (
    <label class="name">
      <b class="title">{words.name()}</b>
      <input
        type="text"
        maxLength={24}
        autocomplete="nickname"
        placeholder={words.nameNone()}
        value={name.value}
        onInput={change}
      />
    </label>
  );
}
