import * as words from "../english/table";
import { flip } from "../input/press";
import { inWords } from "../sentences/say";
import { isNarrow } from "../state/layout";
import { opponents } from "../state/sides";
import { mine, seated, shared } from "../state/store";
import { Lanes, Shared, Transcript } from "../view/lazy";
import { Seat } from "../view/seats/seat";
import { tokens } from "../view/seats/tokens";
import { Captions } from "../view/table/captions";
import { Chips } from "../view/table/chips";
import { LastPile } from "../view/table/last-pile";
import { Mat } from "../view/table/mat";
import { Own } from "../view/table/own";
import { Rail } from "../view/table/rail";
import { Say } from "../view/table/say";

/** The table in play. */
export function TableScreen() {
  const note = seated.value;
  if (!note) return null;
  if (shared.value) return <Shared />;
  const others = opponents(note.seats.length, mine.value);
  return (
    <div
      class={`table seats-${others.length}${tokens.value ? " is-tokens" : ""}`}
      style={{ "--others": String(others.length) }}
      translate={false}
    >
      <Rail />
      <main class="felt" id="main" tabIndex={-1}>
        <h1 class="unseen">{inWords(note.rules.title)}</h1>
        <ul class="seats" aria-label={words.seats()}>
          {others.map(({ seat, side }) => (
            <Seat key={seat} seat={seat} side={side} />
          ))}
        </ul>
        <Say />
        <Mat />
        <Chips />
        <LastPile />
        <Captions />
        <Lanes />
        <Transcript />
      </main>
      <footer class="wood" onPointerDown={flipFromWood}>
        <Own />
      </footer>
      <div class="flights" aria-hidden="true" />
    </div>
  );
}

/** The wood left of the own plate flips like the stack: a thumb need not aim. */
function flipFromWood(event: PointerEvent): void {
  if (isNarrow() && event.button === 0 && event.target === event.currentTarget) flip(event);
}
