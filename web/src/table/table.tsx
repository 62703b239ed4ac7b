import { Seat } from "../seats/seat";
import { opponents } from "../seats/places";
import { isNarrow } from "../parts/narrow";
import { finish, lanes, lastPile, mine, seated } from "../store";
import { flip } from "../press";
import { Captions } from "./captions";
import { Chips } from "./chips";
import { Lanes } from "./lanes";
import { Mat } from "./mat";
import { Own } from "./own";
import { Rail } from "./rail";
import { Say } from "./say";

/** The table in play. */
export function TableScreen() {
  const note = seated.value;
  if (!note) return null;
  const others = opponents(note.seats.length, mine.value);
  return (
    <div class={`table seats-${others.length}`} data-lanes={lanes.value && finish.value ? "" : undefined}>
      <Rail />
      <main class="felt" id="main" tabIndex={-1}>
        <h1 class="unseen">{note.rules.title}</h1>
        <ul class="seats" aria-label="Other seats">
          {others.map(({ seat, place }) => (
            <Seat key={seat} seat={seat} place={place} />
          ))}
        </ul>
        <Say />
        <Mat />
        <Chips />
        <LastPile />
        <Captions />
      </main>
      <footer class="wood" onPointerDown={flipFromWood}>
        <Own />
      </footer>
      <Lanes />
      <div class="flights" aria-hidden="true" />
    </div>
  );
}

/** The wood left of the own plate flips like the stack: a thumb need not aim. */
function flipFromWood(event: PointerEvent): void {
  if (isNarrow() && event.button === 0 && event.target === event.currentTarget) flip(event);
}

function LastPile() {
  const now = lastPile.value;
  if (!now) return null;
  const open = () => {
    finish.value = now.award;
    lanes.value = true;
  };
  return (
    <div class="last-pile">
      <h2 class="title">Last pile</h2>
      {now.award ? (
        <button type="button" class="last-pile-line" onClick={open}>
          {now.line}
        </button>
      ) : (
        <p class="last-pile-line">{now.line}</p>
      )}
    </div>
  );
}
