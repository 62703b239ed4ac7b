/** The screen of the lesson: a table on which a fixed script is played. */

import { useEffect } from "preact/hooks";
import * as asks from "../../english/challenge";
import * as figure from "../../english/figure";
import * as words from "../../english/lesson";
import * as titles from "../../english/pattern";
import * as onPile from "../../english/pile";
import * as ribbons from "../../english/ribbon";
import * as seats from "../../english/seat";
import * as tableWords from "../../english/table";
import { isHeld } from "../../input/contacts";
import { keyed } from "../../input/keys";
import { pressable } from "../../input/pressable";
import { cap } from "../../input/printed";
import { inWords } from "../../sentences/say";
import { shape } from "../../state/layout";
import { preferences } from "../../state/preferences";
import { spoken, title } from "../../state/spoken";
import { learning } from "../../state/store";
import { Fan, SIGHT } from "../../view/cards/fan";
import { around } from "../../view/parts/around";
import { CardCount } from "../../view/parts/card-count";
import { Icon } from "../../view/parts/icon";
import { RailHome } from "../../view/parts/rail-parts";
import { Badge } from "../../view/seats/badge";
import { Ring } from "../../view/seats/ring";
import { areTokens } from "../../view/seats/tokens";
import { Stack } from "../../view/table/own";
import { Ribbon } from "../../view/table/say";
import type { SeatView } from "../../wire";
import { Coach, Onward, spot } from "./coach";
import { begin, flip, leave, now, part, progress, slap, steps } from "./course";
import { Done } from "./done";
import { challenged, LEARNER, lying, PIP } from "./script";

const flips = pressable(() => flip(), "flip");
const slaps = pressable(slap, "slap");

/** A lesson of a minute, played from a fixed script; it needs nothing of the table's computer. */
export function Lesson() {
  useEffect(() => {
    begin();
    addEventListener("keydown", press);
    addEventListener("popstate", close);
    if (history.state !== STEP) history.pushState(STEP, "");
    return () => {
      leave();
      removeEventListener("keydown", press);
      removeEventListener("popstate", close);
    };
  }, []);
  const done = progress.value.line === "done";
  const small = areTokens(shape.value, 1);
  return (
    <div
      class={done ? "lesson is-done" : `table lesson seats-1${small ? " is-tokens" : ""}`}
      style={{ "--others": "1" }}
    >
      <Rail done={done} />
      {done ? <Done onAgain={begin} onPlay={close} /> : <Play />}
      <div class="flights" aria-hidden="true" />
    </div>
  );
}

/** What marks the step of the browser's history that the lesson is. */
const STEP = "lesson";

function close(): void {
  learning.value = false;
}

/** Goes home; the browser's way back does the same. */
function skip(): void {
  if (history.state === STEP) history.back();
  else close();
}

function press(event: KeyboardEvent): void {
  const act = event.defaultPrevented || progress.value.line === "done" ? null : keyed(event);
  if (act !== "flip" && act !== "slap") return;
  event.preventDefault();
  if (isHeld(event)) return;
  if (act === "flip") flip();
  else slap(event);
}

function Rail({ done }: { readonly done: boolean }) {
  const n = part.value;
  return (
    <header class="rail">
      <RailHome />
      <p class="rail-match lesson-part">
        <span class="dots" aria-hidden="true">
          {[1, 2, 3, 4].map((dot) => (
            <span key={dot} class={dot <= n ? "dot is-owed" : "dot"} />
          ))}
        </span>
        <span>{done ? words.over() : words.part({ n })}</span>
      </p>
      {!done && (
        <button type="button" class="button lesson-skip" onClick={skip}>
          {words.skip()} <Icon name="next" />
        </button>
      )}
    </header>
  );
}

/** The table, with the coach beside what it speaks of. */
function Play() {
  const at = spot();
  const { layout } = shape.value;
  const onWood = at !== null && (layout === "tall" ? at !== "say" : layout === "wide" && at === "stack");
  return (
    <>
      <main class="felt" id="main" tabIndex={-1}>
        <h1 class="unseen">{words.part({ n: part.value })}</h1>
        <ul class="seats" aria-label={tableWords.seats()}>
          <li class="seat side-top" data-at={PIP}>
            <Badge seat={PIP} of={NOBODY} />
            <div class="seat-words">
              <p class="seat-name">{words.pip()}</p>
              <Count seat={PIP} />
            </div>
          </li>
        </ul>
        <Say />
        {!onWood && <Coach />}
        <Mat />
        {part.value > 2 && <Chips />}
      </main>
      <footer class="wood">
        <Own coach={onWood} at={at} />
      </footer>
    </>
  );
}

const NOBODY: SeatView = {
  name: "",
  kind: "bot",
  temperament: "",
  here: true,
  objects: false,
  pauses: false,
  against: [],
  unsure: "",
  behind: 0,
  suggested: 0,
  device: "",
  handicap: 0,
};

function Count({ seat }: { readonly seat: number }) {
  const n = now.value?.counts[seat] ?? 26;
  return <CardCount number={figure.plain({ n })} sentence={figure.ofCards({ n })} />;
}

/** The challenge as it stands, or the ribbon of a slap. */
function Say() {
  const step = now.value;
  return (
    <div class="say">{step?.slap !== undefined && progress.value.line !== null ? <Verdict /> : <Challenge />}</div>
  );
}

function Verdict() {
  const { slap: seat = PIP, line, marked } = now.value ?? {};
  if (!line) return null;
  const ms = seat === LEARNER ? progress.value.ms : PIP_MS;
  const said = inWords(marked ? { ...line, args: { ...line.args, ms } } : line);
  const name = seat === LEARNER ? seats.you() : words.pip();
  const text = marked ? ribbons.won({ name, words: said }) : ribbons.none({ names: [name], words: said });
  return <Ribbon key={text} text={text} seat={marked ? seat : -1} kind={marked ? "won" : "none"} />;
}

/** How long Pip takes for a slap of the lesson, in ms. */
const PIP_MS = 4000;

function Challenge() {
  const owed = challenged(steps.value);
  const { challenge } = now.value ?? {};
  if (!owed || !challenge) return null;
  const card = title(owed.card);
  const { left, lost } = challenge;
  const { total } = owed;
  const said = shape.value.large ? asks.leftShort : asks.left;
  const text = lost ? asks.lost({ card }) : said({ card, left, total });
  return (
    <p class="say-challenge title" style={{ "--letters": String(text.length + total * 1.5) }}>
      <span>{text}</span>
      <span class="dots" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} class={!lost && index >= total - left ? "dot is-owed" : "dot"} />
        ))}
      </span>
    </p>
  );
}

function Mat() {
  const { line } = progress.value;
  const step = now.value;
  const cards = lying(steps.value);
  const { burned = 0, slap: seat, marked = [] } = step ?? {};
  const count = cards.length + burned;
  const [before, after] = around(onPile.size({ n: count }), figure.plain({ n: count }));
  return (
    <>
      <button type="button" class="mat" aria-describedby="pile" {...slaps}>
        <span class="unseen">{onPile.slap()}</span>
        <span class="mat-circle" />
        <span class="mat-pile" aria-hidden="true">
          <span class="pile">
            <Fan cards={cards} newest={steps.value.length} marked={marked} seat={seat} burned={burned > 0} />
            {seat !== undefined && line !== null && (
              <span class="hand">
                <Ring seat={seat} />
              </span>
            )}
          </span>
          <span class={`mat-count${count === 0 || marked.length > 0 ? " is-hidden" : ""}`}>
            {before}
            <b class="title number">{figure.plain({ n: count })}</b>
            {after}
          </span>
        </span>
      </button>
      <p id="pile" class="unseen">
        {cards.length > 0 && onPile.describedTop({ n: count, top: spokenTop(cards) })}
      </p>
    </>
  );
}

/** The newest cards of the pile in words, the top one first. */
function spokenTop(cards: readonly number[]): string {
  return cards
    .slice(-SIGHT)
    .map(spoken)
    .reduce((below, card) => onPile.on({ card, below }));
}

function Chips() {
  const lit = progress.value.line === null ? [] : (now.value?.patterns ?? []);
  const names = [
    ["double", titles.double(), titles.doubleShort()],
    ["sandwich", titles.sandwich(), titles.sandwichShort()],
  ] as const;
  return (
    <ul class="chips" aria-label={tableWords.slaps()}>
      {names.map(([name, title, short]) => (
        <li key={name} class={lit.includes(name) ? "chip is-lit" : "chip"}>
          {title}
          <span class="chip-short title only-wide"> {short}</span>
        </li>
      ))}
    </ul>
  );
}

/** The own stack; on a phone the coach takes the plate's place, or all the wood. */
function Own({ coach, at }: { readonly coach: boolean; readonly at: string | null }) {
  const { layout } = shape.value;
  const whole = coach && at !== "stack";
  return (
    <section class={whole ? "own is-coached" : "own"} aria-label={tableWords.own()} data-at={LEARNER}>
      {!whole && (
        <button type="button" class="stack" aria-label={tableWords.flip()} {...flips}>
          <Stack count={now.value?.counts[LEARNER] ?? 26} />
        </button>
      )}
      {coach ? <Coach /> : <OwnPlate />}
      {(whole || layout === "low") && <Onward />}
      <p class="lesson-keys only-wide">
        <Key code={preferences.flipKey.value} word={tableWords.keyFlip()} />
        <Key code={preferences.slapKey.value} word={tableWords.keySlap()} />
        <span>{words.orTap()}</span>
      </p>
    </section>
  );
}

function OwnPlate() {
  return (
    <div class="own-plate">
      <Badge seat={LEARNER} of={{ ...NOBODY, kind: "person", name: seats.you() }} />
      <div class="seat-words">
        <p class="own-name title">{seats.you()}</p>
        <Count seat={LEARNER} />
      </div>
    </div>
  );
}

function Key({ code, word }: { readonly code: string; readonly word: string }) {
  return (
    <span class="key-word">
      <kbd class="key">{cap(code)}</kbd> <span>{word}</span>
    </span>
  );
}
