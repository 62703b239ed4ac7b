import * as words from "../../english/shared";
import { checkAgain, checked, drops, pass, pressed } from "../../input/many-keys";
import { wordOf } from "../../input/press";
import { cap } from "../../input/printed";
import { held } from "../../input/together";
import { inWords } from "../../sentences/say";
import { isReady, keysOf, own, swapKeys } from "../../state/shared";
import { acting, seated, table } from "../../state/store";
import { nameOf, turnOf } from "../../state/words";
import { Lanes, Transcript } from "../../view/lazy";
import { Icon } from "../../view/parts/icon";
import { StackOf, Who } from "../../view/round/station";
import { Captions } from "../../view/table/captions";
import { Chips } from "../../view/table/chips";
import { LastPile } from "../../view/table/last-pile";
import { Mat } from "../../view/table/mat";
import { Rail } from "../../view/table/rail";
import { Say } from "../../view/table/say";

/** The table at one keyboard: nobody sits on the felt, and everybody has a place on the wood. */
export function Keyboard() {
  const note = seated.value;
  if (!note) return null;
  const all = note.seats.map((_, seat) => seat);
  return (
    <div class={`table one-keyboard of-${all.length}`} translate={false}>
      <Rail />
      <main class="felt" id="main" tabIndex={-1}>
        <h1 class="unseen">{inWords(note.rules.title)}</h1>
        {table.value ? (
          <>
            <Say />
            <Mat />
            <Chips />
            <LastPile />
            <Lanes />
          </>
        ) : (
          <Gather />
        )}
        <Captions />
        <Transcript />
      </main>
      <footer class="wood">
        {all.map((seat) => (
          <Desk key={seat} seat={seat} />
        ))}
      </footer>
      <div class="flights" aria-hidden="true" />
    </div>
  );
}

/** Before the deal: everybody presses at once, which tells whether the keyboard hears them all. */
function Gather() {
  return (
    <section class="gather" aria-live="polite">
      <h2 class="title">{checked.value ? words.slapKeyToAgree() : words.together()}</h2>
      <p>{checked.value ? words.agreesByKey() : words.togetherWhy()}</p>
      <ul class="gather-seats">
        {own.value.map((seat) => (
          <li key={seat} class={isReady(seat) || held.value.has(seat) ? "is-heard" : ""}>
            <kbd class="key">{cap(keysOf(seat).slap)}</kbd> {nameOf(seat)}
            {(isReady(seat) || held.value.has(seat)) && <Icon name="tick" />}
          </li>
        ))}
      </ul>
      {drops.value && <p class="gather-drops">{words.drops()}</p>}
      {!checked.value && (
        <div class="gather-acts">
          <button type="button" class={drops.value ? "button is-main" : "button"} onClick={others}>
            {words.otherKeys()}
          </button>
          <button type="button" class="button" onClick={pass}>
            {words.noCheck()}
          </button>
        </div>
      )}
    </section>
  );
}

function others(): void {
  swapKeys();
  checkAgain();
}

const MANY = 5;

/** The place of one person: stack, name and cards, and two keys as they lie on the keyboard. */
function Desk({ seat }: { readonly seat: number }) {
  const acts = acting.value === seat;
  // The paper plate says whose flip it is, where words have no room.
  const many = (seated.value?.seats.length ?? 0) >= MANY;
  return (
    <section class="desk" aria-label={words.seatOf({ name: nameOf(seat) })}>
      <StackOf seat={seat} />
      <div class={acts ? "station-plate plate" : "station-plate"}>
        <Who seat={seat} acts={acts} name={acts && !many ? turnOf(seat) : nameOf(seat)} />
        {own.value.includes(seat) && <Keys seat={seat} />}
      </div>
    </section>
  );
}

function Keys({ seat }: { readonly seat: number }) {
  const { slap, flip, salute } = keysOf(seat);
  const agreed = seated.value?.rules.gesture;
  const rows = [
    [slap, words.keySlap()],
    [flip, words.keyFlip()],
    ...(agreed ? [[salute, wordOf(agreed) || words.keySalute()] as const] : []),
  ] as const;
  return (
    <p class="desk-keys">
      {rows.map(([code, word]) => (
        <span key={code} class="key-word">
          <kbd class={pressed.value.has(code) ? "key is-down" : "key"}>{cap(code)}</kbd>{" "}
          <span class="key-label">{word}</span>
        </span>
      ))}
    </p>
  );
}
