import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import * as words from "../../english/settings";
import { taken } from "../../input/keys";
import { cap, learn, sign } from "../../input/printed";
import { closePanel } from "../../state/panels";
import { CALL_LEAST, CALL_MOST, FILTER_MOST, preferences, type Theme, toggle } from "../../state/preferences";
import { seconds } from "../../state/words";
import { Dialog } from "../../view/parts/dialog";
import { Icon, type IconName } from "../../view/parts/icon";
import { Slider } from "../../view/parts/slider";
import { canCall } from "../../view/spoken/call";

const THEMES: readonly (Theme & IconName)[] = ["auto", "dark", "light"];

export function Settings() {
  return (
    <Dialog title={words.title()} kind="settings" onClose={() => closePanel("settings")}>
      <fieldset class="choices">
        <legend>{words.light()}</legend>
        {THEMES.map((theme) => (
          <label key={theme} class="choice">
            <input
              type="radio"
              name="theme"
              checked={preferences.theme.value === theme}
              onChange={() => (preferences.theme.value = theme)}
            />
            <Icon name={theme} /> {words.theme({ theme })}
          </label>
        ))}
      </fieldset>
      <Switch label={words.sound()} hint={words.soundHint()} of={preferences.sound} />
      <Switch label={words.captions()} hint={words.captionsHint()} of={preferences.captions} />
      <Switch label={words.call()} hint={canCall() ? words.callHint() : words.callNone()} of={preferences.call} />
      {preferences.call.value && (
        <Slider
          title={words.rate()}
          words={words.percent({ n: preferences.callRate.value })}
          least={CALL_LEAST}
          most={CALL_MOST}
          of={preferences.callRate}
        />
      )}
      <Switch label={words.ask()} hint={words.askHint()} of={preferences.askKeys} />
      <Switch label={words.vibration()} hint={words.vibrationHint()} of={preferences.vibrate} />
      <Switch label={words.left()} hint={words.leftHint()} of={preferences.mirror} />
      <div class="setting">
        <KeySetting label={words.flip()} hint={words.flipHint()} of={preferences.flipKey} />
        <KeySetting label={words.slap()} hint={words.slapHint()} of={preferences.slapKey} />
        <KeySetting label={words.gesture()} hint={words.gestureHint()} of={preferences.gestureKey} />
      </div>
      <Slider
        title={words.filter()}
        words={
          preferences.pressFilter.value > 0
            ? words.filterWithin({ time: seconds(preferences.pressFilter.value) })
            : words.filterNone()
        }
        least={0}
        most={FILTER_MOST}
        of={preferences.pressFilter}
      />
      <p class="small">{words.motion()}</p>
      <a class="licences" href="/licences.txt">
        {words.licences()}
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
