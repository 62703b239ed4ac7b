import { useSignal } from "@preact/signals";
import * as kept from "../../english/keeping";
import * as words from "../../english/keeping-panel";
import { send } from "../../net/connection";
import { closePanel } from "../../state/panels";
import { mine, seated, welcome } from "../../state/store";
import { seconds } from "../../state/words";
import { Dialog } from "../../view/parts/dialog";
import { Slider } from "../../view/parts/slider";
import type { Keeping as TableKeeping } from "../../wire";

/** How a table is kept, in sentences. */
export function keepingWords({ pace, away, away_ms, delay_ms }: TableKeeping): readonly string[] {
  return [
    kept.pace({ ms: pace }),
    kept.away({ away, seconds: away_ms / 1000 }),
    kept.delay({ seconds: delay_ms / 1000 }),
  ];
}

const FATES = ["bot", "fold", "wait"] as const;
const PATIENCE = [15_000, 30_000, 60_000, 120_000, 300_000];
const DELAYS = [0, 3000, 10_000, 30_000];

/** The host changes how the table is kept; then everyone is asked again. */
export function Keeping() {
  const note = seated.value;
  return note && <KeepingOf now={note.keeping} />;
}

function KeepingOf({ now }: { readonly now: TableKeeping }) {
  const pace = useSignal(now.pace);
  const away = useSignal(now.away);
  const patience = useSignal(now.away_ms);
  const delay = useSignal(now.delay_ms);
  const close = () => closePanel("keeping");
  const settle = (event: Event) => {
    event.preventDefault();
    const wish = { pace: pace.value, away: away.value, away_ms: patience.value, delay_ms: delay.value };
    send({ type: "settle", seat: mine.value, ...wish });
    close();
  };
  return (
    <Dialog title={words.title()} kind="keeping" onClose={close}>
      <form class="keeping" onSubmit={settle}>
        <Slider
          title={words.slider()}
          words={words.pace({ time: seconds(pace.value) })}
          least={welcome.value?.pace_least ?? 20}
          most={welcome.value?.pace_most ?? 5000}
          of={pace}
        />
        <fieldset class="choices">
          <legend>{words.fates()}</legend>
          {FATES.map((fate) => (
            <label key={fate} class="choice">
              <input type="radio" name="away" checked={away.value === fate} onChange={() => (away.value = fate)} />
              {words.fate({ away: fate })}
            </label>
          ))}
        </fieldset>
        {away.value !== "wait" && <Times label={words.after()} of={patience} times={PATIENCE} shown={seconds} />}
        <Times label={words.delay()} of={delay} times={DELAYS} shown={delayWords} />
        <button type="submit" class="button is-main title">
          {words.propose()}
        </button>
        <p class="hint">{words.hint()}</p>
      </form>
    </Dialog>
  );
}

interface TimesProps {
  readonly label: string;
  readonly of: { value: number };
  readonly times: readonly number[];
  readonly shown: (ms: number) => string;
}

/** How much later those who look on see the table. */
function delayWords(ms: number): string {
  return ms === 0 ? words.delayNone() : words.delayTime({ time: seconds(ms) });
}

function Times({ label, of, times, shown }: TimesProps) {
  const offered = [...new Set([...times, of.value])].sort((a, b) => a - b);
  const change = ({ currentTarget }: Event) => {
    of.value = Number((currentTarget as HTMLSelectElement).value);
  };
  return (
    <label class="option-row">
      <b>{label}</b>
      <select class="choose" value={of.value} onChange={change}>
        {offered.map((ms) => (
          <option key={ms} value={ms}>
            {shown(ms)}
          </option>
        ))}
      </select>
    </label>
  );
}
