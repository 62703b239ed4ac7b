import * as words from "../../english/shared";
import { wordOf } from "../../input/press";
import { pressable } from "../../input/pressable";
import { flipAs, gestureAs } from "../../input/together";
import { own } from "../../state/shared";
import { acting, seated, table } from "../../state/store";
import { nameOf } from "../../state/words";
import { Icon } from "../parts/icon";
import { Badge } from "../seats/badge";
import { SeatCards } from "../seats/seat";
import { Stack } from "../table/own";
import type { Round } from "./geometry";
import { turnTo } from "./says";

/** Stack and plate of a seat at its edge of the screen, upright for its player. */

interface StationProps {
  readonly seat: number;
  readonly round: Round;
}

export function Station({ seat, round }: StationProps) {
  const at = round.positions[seat];
  if (!at) return null;
  const { width, height, stack } = round.station;
  const style = {
    left: `${at.x / 16}rem`,
    top: `${at.y / 16}rem`,
    width: `${width / 16}rem`,
    height: `${height / 16}rem`,
    rotate: `${at.edge}deg`,
    "--stack": `${stack / 16}rem`,
  };
  return (
    <section class={`station is-${at.edge}`} style={style} aria-label={words.seatOf({ name: nameOf(seat) })}>
      <Plate seat={seat} />
      <StackOf seat={seat} />
      <GestureOf seat={seat} />
    </section>
  );
}

/** Name and cards of a seat; while it is to act the plate is paper. */
function Plate({ seat }: { readonly seat: number }) {
  const acts = acting.value === seat;
  return (
    <div class={acts ? "station-plate plate" : "station-plate"}>
      <Who seat={seat} acts={acts} name={acts && own.value.includes(seat) ? turnTo(seat) : nameOf(seat)} />
    </div>
  );
}

interface WhoProps {
  readonly seat: number;
  readonly acts: boolean;
  readonly name: string;
}

/** Badge, name and cards of a seat. */
export function Who({ seat, acts, name }: WhoProps) {
  return (
    <>
      <Badge seat={seat} paper={acts} state={table.value?.out[seat] === true ? "out" : "in"} />
      <div class="seat-words">
        <p class="station-name title">{name}</p>
        {table.value && <SeatCards seat={seat} />}
      </div>
    </>
  );
}

/** A seat's own stack turns its top card; a bot's is not for hands. */
export function StackOf({ seat }: { readonly seat: number }) {
  const count = table.value?.counts[seat] ?? 0;
  if (!own.value.includes(seat)) {
    return (
      <span class="stack" data-at={seat} aria-hidden="true">
        <Stack count={count} />
      </span>
    );
  }
  const owed = table.value?.lost === true && table.value.challenger === seat;
  const name = nameOf(seat);
  return (
    <button
      type="button"
      class="stack"
      data-at={seat}
      aria-label={owed ? words.takeOf({ name }) : words.flipOf({ name })}
      {...flips(seat)}
    >
      <Stack count={count} />
    </button>
  );
}

/** The salute or word that some tables ask for before a slap. */
export function GestureOf({ seat }: { readonly seat: number }) {
  const agreed = seated.value?.rules.gesture;
  if (!agreed || !own.value.includes(seat)) return null;
  const word = wordOf(agreed);
  const gestured = table.value?.gestured[seat] === true;
  return (
    <button type="button" class="button salute" aria-pressed={gestured} {...gestures(seat)}>
      {gestured && <Icon name="tick" />}
      {word ? words.call({ word }) : words.salute()}
    </button>
  );
}

type Handlers = ReturnType<typeof pressable>;
const flipping = new Map<number, Handlers>();
const saluting = new Map<number, Handlers>();

function flips(seat: number): Handlers {
  const known = flipping.get(seat) ?? pressable((event) => flipAs(seat, event), "flip");
  flipping.set(seat, known);
  return known;
}

function gestures(seat: number): Handlers {
  const known = saluting.get(seat) ?? pressable((event) => gestureAs(seat, event), "gesture");
  saluting.set(seat, known);
  return known;
}
