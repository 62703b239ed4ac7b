/** Who sits at a table against bots, how fast it goes, and the own name. */

import { type Signal, useSignal } from "@preact/signals";
import * as figure from "../../english/figure";
import * as house from "../../english/house";
import * as words from "../../english/setup";
import { want } from "../../net/drafts";
import { inWords } from "../../sentences/say";
import { MATCHING, MIXED } from "../../state/bots";
import { draft, lineOf, valueIn } from "../../state/draft";
import { likeness, shortly } from "../../state/likeness";
import { preferences } from "../../state/preferences";
import { seconds } from "../../state/words";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import { Slider } from "../../view/parts/slider";
import { Shape } from "../../view/seats/shape";
import type { Drafted, RulesView, Welcome } from "../../wire";

export interface Wish {
  readonly seats: Signal<number>;
  readonly bots: Signal<string>;
  readonly pace: Signal<number>;
}

interface Part {
  readonly greeting: Welcome;
  readonly wish: Wish;
}

/** The table of one person: seats, bots, pace, the match and the own name. */
export function OwnTable({ greeting, wish, now }: Part & { readonly now: Drafted }) {
  return (
    <div class="setup-table">
      <Seats rules={now.rules} wish={wish} />
      <Bots greeting={greeting} wish={wish} />
      <Slider
        title={words.pace()}
        words={words.paceWords({ time: seconds(wish.pace.value) })}
        least={greeting.pace_least}
        most={greeting.pace_most}
        of={wish.pace}
      />
      <Rounds now={now} />
      <Name />
    </div>
  );
}

/** One game, or the best of several. */
function Rounds({ now }: { readonly now: Drafted }) {
  const rounds = Number(valueIn(now, "match.rounds"));
  const best = rounds === 1 || valueIn(now, "match.mode") === "best_of";
  const choose = (n: number) => {
    const { preset, options } = lineOf(draft.peek() ?? now);
    const mode = n > 1 ? { "match.mode": "best_of" } : { "match.mode": "fixed" };
    want({ preset, options: { ...options, "match.rounds": String(n), ...mode } }, "match.rounds");
  };
  return (
    <fieldset class="choices">
      <legend class="title">{house.match()}</legend>
      {[1, 3, 5].map((n) => (
        <label key={n} class="choice">
          <input type="radio" name="rounds" checked={best && rounds === n} onClick={() => choose(n)} />
          {n === 1 ? house.matchOne() : house.matchBest({ n })}
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
function Bots({ greeting, wish }: Part) {
  const count = wish.seats.value - 1;
  const kinds = [
    ...greeting.temperaments.map(
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
            <Changing>{shortly(greeting, name, count)}</Changing>
          </span>
        </label>
      ))}
      <p class="hint bots-words" role="status">
        <Changing>{likeness(greeting, wish.bots.value, count)}</Changing>
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
