/** The player's own stack and plate, or what stands there for who looks on or is out. */

import * as words from "../../english/table";
import { flip, gesture, wordOf } from "../../input/press";
import { pressable } from "../../input/pressable";
import { cap } from "../../input/printed";
import { agree, ask } from "../../net/session";
import { preferences } from "../../state/preferences";
import { acting, alone, hurried, isAway, mine, owedToMe, reaching, seated, table } from "../../state/store";
import { nameOf, outWords, turnOf } from "../../state/words";
import { Icon } from "../parts/icon";
import { Badge } from "../seats/badge";
import { SeatCards, Standing } from "../seats/seat";

const handlers = pressable(flip, "flip");

/** The own stack, and beside it the own plate. */
export function Own() {
  const seat = mine.value;
  if (seat < 0) return <Looking />;
  if (table.value?.out[seat]) return <Out seat={seat} />;
  const count = table.value?.counts[seat] ?? 0;
  const acts = acting.value === seat;
  const label = owedToMe.value ? words.take() : words.flip();
  return (
    <section class="own" aria-label={words.own()}>
      <button type="button" class={stackClass(seat)} data-at={seat} aria-label={label} {...handlers}>
        <Stack count={count} />
      </button>
      <div class={acts ? "own-plate plate" : "own-plate"}>
        <Badge seat={seat} paper={acts} state={table.value?.out[seat] ? "out" : "in"} />
        <div class="seat-words">
          <p class="own-name title">{acts ? turnOf(seat) : nameOf(seat)}</p>
          {acts && <p class="own-hint only-narrow">{owedToMe.value ? words.tapTake() : words.tapFlip()}</p>}
          <SeatCards seat={seat} />
          {(seated.value?.seats[seat]?.against.length ?? 0) > 0 && <Standing seat={seat} />}
        </div>
        <p class="own-keys only-wide">
          <Key code={preferences.flipKey.value} word={owedToMe.value ? words.keyTake() : words.keyFlip()} />
          {(seated.value?.rules.patterns.length ?? 0) > 0 && (
            <Key code={preferences.slapKey.value} word={words.keySlap()} />
          )}
        </p>
      </div>
      <Gesture />
    </section>
  );
}

/** Who is out looks on; where only bots play on, there is more to do than to wait. */
function Out({ seat }: { readonly seat: number }) {
  return (
    <section class="own own-out" aria-label={words.own()} data-at={seat}>
      <p class="own-out-words">{outWords()}</p>
      {alone.value && (
        <>
          <button type="button" class="button is-main title" onClick={agree}>
            {words.again()}
          </button>
          <button type="button" class="button" aria-pressed={hurried.value} onClick={hurry}>
            {words.seeEnd()}
          </button>
        </>
      )}
    </section>
  );
}

function hurry(): void {
  hurried.value = true;
  ask("hurry");
}

/** One who looks on sits behind the first seat, and presses nothing. */
function Looking() {
  const acts = acting.value === FIRST;
  const note = seated.value?.seats[FIRST];
  const out = table.value?.out[FIRST];
  return (
    <section class="own" aria-label={nameOf(FIRST)}>
      <span class={stackClass(FIRST)} data-at={FIRST} aria-hidden="true">
        <Stack count={table.value?.counts[FIRST] ?? 0} />
      </span>
      <div class={acts ? "own-plate plate" : "own-plate"}>
        <Badge seat={FIRST} paper={acts} state={out ? "out" : isAway(note) ? "away" : "in"} />
        <div class="seat-words">
          <p class="own-name is-other title">{acts ? turnOf(FIRST) : nameOf(FIRST)}</p>
          <SeatCards seat={FIRST} />
          <Standing seat={FIRST} />
        </div>
      </div>
    </section>
  );
}

const FIRST = 0;

const gestures = pressable(gesture, "gesture");

/** The salute or the word that some tables ask for before a slap. */
function Gesture() {
  const agreed = seated.value?.rules.gesture;
  if (!agreed) return null;
  const word = wordOf(agreed);
  const gestured = table.value?.gestured[mine.value] === true;
  return (
    <button type="button" class="button gesture" aria-pressed={gestured} {...gestures}>
      {gestured && <Icon name="tick" />}
      {word ? words.call({ word }) : words.salute()}
      <kbd class="key only-wide">{cap(preferences.gestureKey.value)}</kbd>
    </button>
  );
}

/** The top card rises while its seat reaches for it. */
function stackClass(seat: number): string {
  return `stack${reaching.value === seat ? " is-reaching" : ""}`;
}

/** At most four cards are drawn: enough to see that a stack is running out. */
export function Stack({ count }: { readonly count: number }) {
  if (count === 0) return <span class="stack-empty" />;
  return (
    <>
      {Array.from({ length: Math.min(count, 4) }, (_, index) => (
        <span key={index} class={`back stack-card stack-card-${index}`} />
      ))}
    </>
  );
}

function Key({ code, word }: { readonly code: string; readonly word: string }) {
  return (
    <span class="key-word">
      <kbd class="key">{cap(code)}</kbd> <span class="key-label">{word}</span>
    </span>
  );
}
