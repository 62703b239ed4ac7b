import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { taken } from "../../input/keys";
import { cap, learn, sign } from "../../input/printed";
import { closePanel } from "../../state/panels";
import { CALL_LEAST, CALL_MOST, FILTER_MOST, preferences, type Theme, toggle } from "../../state/preferences";
import { seconds } from "../../state/words";
import { Dialog } from "../../view/parts/dialog";
import { Icon, type IconName } from "../../view/parts/icon";
import { Slider } from "../../view/parts/slider";
import { canCall } from "../../view/spoken/call";

const THEMES: readonly (readonly [Theme, string, IconName])[] = [
  ["auto", "As the system", "auto"],
  ["dark", "Evening", "dark"],
  ["light", "Afternoon", "light"],
];

export function Settings() {
  return (
    <Dialog title="Settings" kind="settings" onClose={() => closePanel("settings")}>
      <fieldset class="choices">
        <legend>Light</legend>
        {THEMES.map(([theme, words, icon]) => (
          <label key={theme} class="choice">
            <input
              type="radio"
              name="theme"
              checked={preferences.theme.value === theme}
              onChange={() => (preferences.theme.value = theme)}
            />
            <Icon name={icon} /> {words}
          </label>
        ))}
      </fieldset>
      <Switch label="Sound" hint="Flips, slaps and piles" of={preferences.sound} />
      <Switch label="Captions" hint="Each sound in words" of={preferences.captions} />
      <Switch
        label="Call the cards"
        hint={canCall() ? "Reads aloud what is shown" : "This browser has no voice"}
        of={preferences.call}
      />
      {preferences.call.value && (
        <Slider
          title="How fast it reads"
          words={`${preferences.callRate.value} %`}
          least={CALL_LEAST}
          most={CALL_MOST}
          of={preferences.callRate}
        />
      )}
      <Switch
        label="Ask by key"
        hint="1 the pile, 2 the counts, 3 whose flip, 4 what is owed"
        of={preferences.askKeys}
      />
      <Switch label="Vibration" hint="When you slap, where the device can" of={preferences.vibrate} />
      <Switch label="Left-handed" hint="Your stack on the other side" of={preferences.mirror} />
      <div class="setting">
        <KeySetting label="Flip" hint="Turn your card, take a pile" of={preferences.flipKey} />
        <KeySetting label="Slap" hint="Your hand on the pile; the space bar too" of={preferences.slapKey} />
        <KeySetting label="Call" hint="The salute or word of some games" of={preferences.gestureKey} />
      </div>
      <Slider
        title="Press filter"
        words={
          preferences.pressFilter.value > 0
            ? `Presses on one card within ${seconds(preferences.pressFilter.value)} are one`
            : "Each press counts"
        }
        least={0}
        most={FILTER_MOST}
        of={preferences.pressFilter}
      />
      <p class="small">Motion follows the setting of your system.</p>
      <a class="licences" href="/licences.txt">
        Licences
      </a>
    </Dialog>
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
        aria-label={`${label} key: ${cap(of.value)}. Change`}
        onClick={() => wait(true)}
        onKeyDown={press}
        onBlur={() => wait(false)}
      >
        {waiting ? (
          <span>Press a key</span>
        ) : (
          <kbd class="key" key={cap(of.value)}>
            {cap(of.value)}
          </kbd>
        )}
      </button>
    </div>
  );
}
