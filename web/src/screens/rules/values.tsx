/** Any other value of an option than its usual ones: a number, a time, ranks, cards, slaps or a word. */

import { useSignal } from "@preact/signals";
import * as words from "../../english/house";
import { inWords } from "../../sentences/say";
import { listOf } from "../../state/draft";
import { welcome } from "../../state/store";
import type { OptionView } from "../../wire";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const JOKER = "joker";
const TRIES = 15;

interface ValueProps {
  readonly option: OptionView;
  /** The value as a line writes it. */
  readonly value: string;
  readonly set: (value: string) => void;
}

export function OtherValue(props: ValueProps) {
  switch (props.option.kind) {
    case "tries":
      return <Tries {...props} />;
    case "ranks":
      return <Ranks {...props} />;
    case "patterns":
      return <Slaps {...props} />;
    case "cards":
      return <Text {...props} label={words.cards()} written={(text) => `[${text.trim().toUpperCase()}]`} read={bare} />;
    case "word":
      return (
        <Text {...props} label={words.word()} written={(text) => JSON.stringify(`word:${text.trim()}`)} read={said} />
      );
    default:
      return <Figure {...props} />;
  }
}

function bare(value: string): string {
  return listOf(value).join(" ");
}

/** The word of a gesture, without quotes. */
function said(value: string): string {
  return /^"?word:(.*?)"?$/.exec(value)?.[1] ?? "";
}

const SECOND = 1000;

function Figure({ option: { kind, least, most, title }, value, set }: ValueProps) {
  const unit = kind === "time" ? SECOND : 1;
  const typed = useSignal(Number.isNaN(Number(value)) ? "" : String(Number(value) / unit));
  return (
    <span class="rule-typed">
      <input
        type="number"
        aria-label={inWords(title)}
        min={least / unit}
        max={most / unit}
        step={kind === "time" ? "any" : 1}
        value={typed.value}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      />
      {kind === "time" && <span>{words.unitSeconds()}</span>}
      <SetButton onClick={() => typed.value !== "" && set(String(Math.round(Number(typed.value) * unit)))} />
    </span>
  );
}

function SetButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" class="button" onClick={onClick}>
      {words.set()}
    </button>
  );
}

interface TextProps extends ValueProps {
  readonly label: string;
  readonly written: (text: string) => string;
  readonly read: (value: string) => string;
}

function Text({ value, set, label, written, read }: TextProps) {
  const typed = useSignal(read(value));
  return (
    <span class="rule-typed">
      <input
        type="text"
        maxLength={200}
        aria-label={label}
        placeholder={label}
        value={typed.value}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      />
      <SetButton onClick={() => typed.value.trim() !== "" && set(written(typed.value))} />
    </span>
  );
}

function Tries({ value, set }: ValueProps) {
  const tries = new Map([...value.matchAll(/(\w+):(\d+)/g)].map(([, rank = "", n = ""]) => [rank, n]));
  const change = (rank: string, n: string) => {
    const next = new Map(tries).set(rank, n);
    const written = [...next].filter(([, count]) => count !== "0").map(([name, count]) => `${name}:${count}`);
    set(`{${written.join(" ")}}`);
  };
  return (
    <span class="rule-ranks">
      {[...RANKS, JOKER].map((rank) => (
        <label key={rank}>
          <b>{shown(rank)}</b>
          <select
            class="choose"
            aria-label={words.triesOf({ rank: shown(rank) })}
            value={tries.get(rank) ?? "0"}
            onChange={({ currentTarget }) => change(rank, currentTarget.value)}
          >
            {Array.from({ length: TRIES + 1 }, (_, n) => (
              <option key={n} value={String(n)}>
                {n}
              </option>
            ))}
          </select>
        </label>
      ))}
    </span>
  );
}

function shown(rank: string): string {
  return rank === JOKER ? words.joker() : rank;
}

function Ranks({ value, set }: ValueProps) {
  const on = listOf(value);
  return (
    <span class="rule-ranks">
      {RANKS.map((rank) => (
        <Check key={rank} name={rank} title={rank} on={on} set={set} />
      ))}
    </span>
  );
}

interface CheckProps {
  readonly name: string;
  readonly title: string;
  readonly on: readonly string[];
  readonly set: (value: string) => void;
}

/** One of a list, in it or not. */
function Check({ name, title, on, set }: CheckProps) {
  const checked = on.includes(name);
  const toggle = () => set(`[${(checked ? on.filter((one) => one !== name) : [...on, name]).join(" ")}]`);
  return (
    <label class="choice">
      <input type="checkbox" checked={checked} onClick={toggle} />
      {title}
    </label>
  );
}

/** What an empty hand may slap: any of the slaps there are. */
function Slaps({ value, set }: ValueProps) {
  const on = listOf(value);
  return (
    <span class="rule-ranks is-wide">
      {(welcome.value?.patterns ?? []).map(({ name, title }) => (
        <Check key={name} name={name} title={inWords(title)} on={on} set={set} />
      ))}
    </span>
  );
}
