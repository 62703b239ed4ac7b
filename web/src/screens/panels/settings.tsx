/** The panel of settings. */

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { sound } from "../../effects/sound/sound";
import * as words from "../../english/settings";
import { taken } from "../../input/keys";
import { cap, learn, sign } from "../../input/printed";
import { alone } from "../../state/alone";
import { parse } from "../../state/code";
import { closePanel, openPanel } from "../../state/panels";
import {
  CALL_LEAST,
  CALL_MOST,
  type Deck,
  FILTER_MOST,
  LOUD_MOST,
  preferences,
  TEXT_SIZES,
  type Theme,
  toggle,
} from "../../state/preferences";
import { fileAt } from "../../state/prefix";
import { seconds } from "../../state/words";
import { Picture } from "../../view/cards/picture";
import { Dialog } from "../../view/parts/dialog";
import { Icon, type IconName } from "../../view/parts/icon";
import { Slider } from "../../view/parts/slider";
import { call, canCall } from "../../view/spoken/call";

const THEMES: readonly (Theme & IconName)[] = ["auto", "dark", "light"];

const DECKS: readonly Deck[] = ["four", "two"];
/** A card of each suit, as a deck of two or four colours shows them. */
const SHOWN = ["AS", "7H", "9D", "4C"].map(parse);

export function Settings() {
  return (
    <Dialog title={words.title()} kind="settings" onClose={() => closePanel("settings")}>
      <Hear />
      <See />
      <Press />
      {alone.value && (
        <button type="button" class="button is-ghost" onClick={() => openPanel("erase")}>
          {words.erase()}
        </button>
      )}
      <a class="licences" href={fileAt("licences.txt")}>
        {words.licences()}
      </a>
    </Dialog>
  );
}

/** What is heard and felt. */
function Hear() {
  return (
    <>
      <h3 class="title">{words.hear()}</h3>
      <Switch label={words.sound()} hint={words.soundHint()} of={preferences.sound} />
      {preferences.sound.value && (
        <>
          <Loud title={words.slaps()} of={preferences.slapsLoud} tried={() => sound.slap(0)} />
          <Loud title={words.cards()} of={preferences.cardsLoud} tried={() => sound.flip()} />
        </>
      )}
      <Switch label={words.vibration()} hint={words.vibrationHint()} of={preferences.vibrate} />
      <Switch label={words.call()} hint={canCall() ? words.callHint() : words.callNone()} of={preferences.call} />
      {preferences.call.value && (
        <>
          <Loud title={words.voice()} of={preferences.voiceLoud} tried={() => call(words.voice())} />
          <Slider
            title={words.rate()}
            words={words.percent({ n: preferences.callRate.value })}
            least={CALL_LEAST}
            most={CALL_MOST}
            of={preferences.callRate}
          />
        </>
      )}
      <Switch label={words.captions()} hint={words.captionsHint()} of={preferences.captions} />
    </>
  );
}

interface LoudProps {
  readonly title: string;
  readonly of: Signal<number>;
  readonly tried: () => void;
}

/** How loud a group of sounds is; one of them is heard when that was changed. */
function Loud({ title, of, tried }: LoudProps) {
  return (
    <div onChange={tried}>
      <Slider title={title} words={words.percent({ n: of.value })} least={0} most={LOUD_MOST} of={of} />
    </div>
  );
}

/** What is seen. */
function See() {
  return (
    <>
      <h3 class="title">{words.see()}</h3>
      <Choices name="deck" legend={words.deck()} values={DECKS} of={preferences.deck}>
        {(deck) => (
          <>
            <span class="deck-cards" data-deck={deck} aria-hidden="true">
              {SHOWN.map((code) => (
                <Picture key={code} code={code} />
              ))}
            </span>
            {words.deckOf({ deck })}
          </>
        )}
      </Choices>
      <Switch label={words.index()} hint={words.indexHint()} of={preferences.bigIndex} />
      <Choices<number> name="text" legend={words.text()} values={TEXT_SIZES} of={preferences.textSize}>
        {(n) => (n === TEXT_SIZES[0] ? words.textUsual() : words.percent({ n }))}
      </Choices>
      <Choices name="theme" legend={words.light()} values={THEMES} of={preferences.theme}>
        {(theme) => (
          <>
            <Icon name={theme} /> {words.theme({ theme })}
          </>
        )}
      </Choices>
      <Switch label={words.still()} hint={words.stillHint()} of={preferences.still} />
    </>
  );
}

/** How hands are told. */
function Press() {
  const within = preferences.pressFilter.value;
  return (
    <>
      <h3 class="title">{words.press()}</h3>
      <Switch label={words.oneSwitch()} hint={words.oneSwitchHint()} of={preferences.oneSwitch} />
      <Switch label={words.left()} hint={words.leftHint()} of={preferences.mirror} />
      <div class="setting">
        <KeySetting label={words.flip()} hint={words.flipHint()} of={preferences.flipKey} />
        <KeySetting label={words.slap()} hint={words.slapHint()} of={preferences.slapKey} />
        <KeySetting label={words.gesture()} hint={words.gestureHint()} of={preferences.gestureKey} />
      </div>
      <Switch label={words.ask()} hint={words.askHint()} of={preferences.askKeys} />
      <Slider
        title={words.filter()}
        words={within > 0 ? words.filterWithin({ time: seconds(within) }) : words.filterNone()}
        least={0}
        most={FILTER_MOST}
        of={preferences.pressFilter}
      />
    </>
  );
}

interface ChoicesProps<Value extends string | number> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly of: Signal<NoInfer<Value>>;
  readonly children: (value: Value) => ComponentChildren;
}

/** A setting with a few values, one of which is chosen. */
function Choices<Value extends string | number>({ name, legend, values, of, children }: ChoicesProps<Value>) {
  return (
    <fieldset class={`choices ${name}-choices`}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} class="choice">
          <input type="radio" name={name} checked={of.value === value} onChange={() => (of.value = value)} />
          {children(value)}
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly of: Signal<boolean>;
}

function Switch({ label, hint, of }: SwitchProps) {
  return (
    <label class="switch-row">
      <span>
        <b>{label}</b>
        <span class="hint">{hint}</span>
      </span>
      <input type="checkbox" role="switch" class="switch" checked={of.value} onChange={() => toggle(of)} />
    </label>
  );
}

interface KeySettingProps {
  readonly label: string;
  readonly hint: string;
  readonly of: Signal<string>;
}

const KEYS = [preferences.flipKey, preferences.slapKey, preferences.gestureKey];

/** Waits for one press and takes its place on the keyboard. */
function KeySetting({ label, hint, of }: KeySettingProps) {
  const [waiting, wait] = useState(false);
  const press = (event: KeyboardEvent) => {
    if (!waiting || taken(event.code)) return;
    event.preventDefault();
    // Two acts never share a key: the other one takes the key given up here.
    for (const key of KEYS) if (key.value === event.code) key.value = of.value;
    if (sign(event)) learn({ [event.code]: sign(event) });
    of.value = event.code;
    wait(false);
  };
  return (
    <div class="key-row">
      <span>
        <b>{label}</b>
        <span class="hint">{hint}</span>
      </span>
      <button
        type="button"
        class="key-button"
        aria-label={words.key({ label, key: cap(of.value) })}
        onClick={() => wait(true)}
        onKeyDown={press}
        onBlur={() => wait(false)}
      >
        {waiting ? (
          <span>{words.pressKey()}</span>
        ) : (
          <kbd class="key" key={cap(of.value)}>
            {cap(of.value)}
          </kbd>
        )}
      </button>
    </div>
  );
}
