/** How a table is kept (pace, seats that are away, slow screens): in sentences, and to change. */

import { type Signal, useSignal } from "@preact/signals";
import * as kept from "../../english/keeping";
import * as words from "../../english/keeping-panel";
import { send } from "../../net/connection";
import { closePanel } from "../../state/panels";
import { mine, seated, welcome } from "../../state/store";
import { seconds } from "../../state/words";
import { Dialog } from "../../view/parts/dialog";
import { Slider } from "../../view/parts/slider";
import type { Seated, SeatView, Keeping as TableKeeping } from "../../wire";

/** How a table is kept, in sentences. */
export function keepingWords({ keeping, seats }: Pick<Seated, "keeping" | "seats">): readonly string[] {
  const { pace, away, away_ms, delay_ms, slow_screens, dealer } = keeping;
  const name = seats[dealer]?.name;
  return [
    kept.pace({ ms: pace }),
    kept.away({ away, seconds: away_ms / 1000 }),
    kept.delay({ seconds: delay_ms / 1000 }),
    ...(name === undefined ? [] : [kept.dealer({ by: "seat", name })]),
    ...(slow_screens ? [kept.slowScreens({ trusted: "yes" })] : []),
  ];
}

const FATES = ["bot", "fold", "wait"] as const;
const PATIENCE = [15_000, 30_000, 60_000, 120_000, 300_000];
const DELAYS = [0, 3000, 10_000, 30_000];

/** The host changes how the table is kept; then everyone is asked again. */
export function Keeping() {
  const note = seated.value;
  return note && <KeepingOf now={note.keeping} seats={note.seats} />;
}

interface KeepingProps {
  readonly now: TableKeeping;
  readonly seats: readonly SeatView[];
}

function KeepingOf({ now, seats }: KeepingProps) {
  const dealer = useSignal(now.dealer);
  const pace = useSignal(now.pace);
  const away = useSignal(now.away);
  const patience = useSignal(now.away_ms);
  const delay = useSignal(now.delay_ms);
  const trusts = useSignal(now.slow_screens);
  const close = () => closePanel("keeping");
  const settle = (event: Event) => {
    event.preventDefault();
    const wish = { pace: pace.value, away: away.value, away_ms: patience.value, delay_ms: delay.value };
    send({ type: "settle", seat: mine.value, ...wish, slow_screens: trusts.value, dealer: dealer.value });
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
        <Fates of={away} />
        {away.value !== "wait" && <Times label={words.after()} of={patience} times={PATIENCE} shown={seconds} />}
        <Dealer of={dealer} seats={seats} />
        <Times label={words.delay()} of={delay} times={DELAYS} shown={delayWords} />
        <Trusts of={trusts} />
        <button type="submit" class="button is-main title">
          {words.propose()}
        </button>
        <p class="hint">{words.hint()}</p>
      </form>
    </Dialog>
  );
}

/** What is done for a seat that is away. */
function Fates({ of }: { readonly of: Signal<TableKeeping["away"]> }) {
  return (
    <fieldset class="choices">
      <legend>{words.fates()}</legend>
      {FATES.map((fate) => (
        <label key={fate} class="choice">
          <input type="radio" name="away" checked={of.value === fate} onChange={() => (of.value = fate)} />
          {words.fate({ away: fate })}
        </label>
      ))}
    </fieldset>
  );
}

/** Who deals: as the rules say, or a seat. */
function Dealer({ of, seats }: { readonly of: Signal<number>; readonly seats: readonly SeatView[] }) {
  return (
    <label class="option-row">
      <b>{words.dealer()}</b>
      <select
        class="choose"
        value={of.value}
        onChange={({ currentTarget }) => (of.value = Number(currentTarget.value))}
      >
        <option value={-1}>{words.dealerRules()}</option>
        {seats.map(({ name }, seat) => (
          <option key={seat} value={seat}>
            {name || words.dealerFree({ n: seat + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whether the judge trusts slow screens. */
function Trusts({ of }: { readonly of: Signal<boolean> }) {
  return (
    <label class="choice">
      <input type="checkbox" checked={of.value} onChange={({ currentTarget }) => (of.value = currentTarget.checked)} />
      {words.trusts()}
    </label>
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
