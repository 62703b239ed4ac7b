import { useSignal } from "@preact/signals";
import * as words from "../../english/keeping";
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
    words.pace({ ms: pace }),
    words.away({ away, seconds: away_ms / 1000 }),
    words.delay({ seconds: delay_ms / 1000 }),
  ];
}

const FATES = [
  ["bot", "A bot plays on"],
  ["fold", "The seat folds"],
  ["wait", "All wait"],
] as const;
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
    <Dialog title="This table" kind="keeping" onClose={close}>
      <form class="keeping" onSubmit={settle}>
        <Slider
          title="Pace"
          words={`${seconds(pace.value)} or more between cards`}
          least={welcome.value?.pace_least ?? 20}
          most={welcome.value?.pace_most ?? 5000}
          of={pace}
        />
        <fieldset class="choices">
          <legend>Who stays away</legend>
          {FATES.map(([fate, title]) => (
            <label key={fate} class="choice">
              <input type="radio" name="away" checked={away.value === fate} onChange={() => (away.value = fate)} />
              {title}
            </label>
          ))}
        </fieldset>
        {away.value !== "wait" && <Times label="After" of={patience} times={PATIENCE} />}
        <Times label="Those who look on see it" of={delay} times={DELAYS} />
        <button type="submit" class="button is-main title">
          Propose
        </button>
        <p class="hint">Everyone agrees anew after a change.</p>
      </form>
    </Dialog>
  );
}

interface TimesProps {
  readonly label: string;
  readonly of: { value: number };
  readonly times: readonly number[];
}

function Times({ label, of, times }: TimesProps) {
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
            {ms === 0 ? "at once" : label === "After" ? seconds(ms) : `${seconds(ms)} later`}
          </option>
        ))}
      </select>
    </label>
  );
}
