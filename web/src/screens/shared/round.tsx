import { useLayoutEffect, useRef } from "preact/hooks";
import * as words from "../../english/shared";
import { openMenu } from "../../net/menu";
import { inWords } from "../../sentences/say";
import { layRound, shape } from "../../state/layout";
import { own, turnedBy } from "../../state/shared";
import { drawn, hands, lanes, seated, verdict } from "../../state/store";
import { emptyWords } from "../../state/words";
import { Fan } from "../../view/cards/fan";
import { Transcript } from "../../view/lazy";
import { Icon, Mark } from "../../view/parts/icon";
import { Disc } from "../../view/round/disc";
import { type Point, type Round as Ring, roundOf } from "../../view/round/geometry";
import { placesOf } from "../../view/round/ring-layout";
import { Station } from "../../view/round/station";
import { Sight, Target } from "../../view/round/wedge";
import { Ring as HandRing } from "../../view/seats/ring";
import { Captions } from "../../view/table/captions";
import { Described } from "../../view/table/mat";

/** The table round one screen: a disc of wedges, a stack and a plate at each edge. */
export function Round() {
  const note = seated.value;
  useLayoutEffect(() => layRound(), []);
  if (!note) return null;
  const seats = note.seats.length;
  const { width, height, u } = shape.value;
  const round = roundOf({ width, height, u }, seats, turnedBy.value % seats);
  const all = note.seats.map((_, seat) => seat);
  const { menu, mark } = placesOf({ width, height, u }, round);
  return (
    <div class={`round seats-${seats}${kindsOf(round)}`} translate={false}>
      <main class="felt" id="main" tabIndex={-1}>
        <h1 class="unseen">{inWords(note.rules.title)}</h1>
        <Disc round={round} />
        {all
          .filter((seat) => own.value.includes(seat))
          .map((seat) => (
            <Target key={seat} seat={seat} round={round} />
          ))}
        <Heroes round={round} />
        {all.map((seat) => (
          <Sight key={seat} seat={seat} round={round} />
        ))}
        <Described />
        {all.map((seat) => (
          <Station key={seat} seat={seat} round={round} />
        ))}
        <MenuButton at={menu ?? [width / 2, height / 2]} />
        {mark && !round.small && (
          <span class="round-mark" style={placed(mark)}>
            <Mark />
          </span>
        )}
        <Captions />
        <Transcript />
      </main>
      <div class="flights" aria-hidden="true" />
    </div>
  );
}

/** How much room there is, for the style sheet. */
function kindsOf({ small, tiny, strips, positions, station }: Ring): string {
  const close = positions.length > 2 && !strips;
  const kinds = [
    small && "is-small",
    tiny && "is-tiny",
    close && "is-close",
    station.plate && "is-few",
    station.bare && "is-bare",
  ];
  return kinds.map((kind) => (kind ? ` ${kind}` : "")).join("");
}

function placed([x, y]: Point) {
  return { left: `${x / 16}rem`, top: `${y / 16}rem` };
}

/** The pile: turned so that nobody sits at the good end; for two, upright for each. */
function Heroes({ round }: { readonly round: Ring }) {
  const two = round.positions.length === 2;
  const size = heroOf(round);
  const turns = two ? round.positions.map(({ angle }) => angle) : [HALF];
  return (
    <>
      {turns.map((angle, index) => (
        <div
          key={index}
          class={two ? "hero is-half" : "hero"}
          data-turn={angle}
          style={{ "--card": `${size / 16}rem`, rotate: `${angle}deg` }}
          aria-hidden="true"
        >
          <span class="pile">
            <Lying />
            {two && <Winner />}
          </span>
        </div>
      ))}
    </>
  );
}

/** The turn of a pile that is equally hard to read from all sides. */
const HALF = 45;
const CARD = 132;
const CARD_OF_TWO = 160;
/** From the middle line to the cards of one of two, and from these to the rim. */
const BETWEEN = 30;
const BEYOND = 15 + 50 + 24;
const BETWEEN_SMALL = 12;
const BEYOND_SMALL = 15 + 50 + 16;
const BETWEEN_TINY = 46;
const BEYOND_TINY = 20;
/** From the rim to the strips' inner edge, and without strips to the bands'. */
const WITHIN_STRIPS = 15 + 50 + 54;
const WITHIN = 62;
/** How wide a card is by the reach of the turned fan. */
const TURNED = 0.78;

function heroOf({ rx, ry, positions, strips, small, tiny }: Ring): number {
  if (positions.length > 2) return Math.min(CARD, (rx - (strips ? WITHIN_STRIPS : WITHIN)) * TURNED);
  const deep = positions[0]?.angle === 0 ? ry : rx;
  const wide = positions[0]?.angle === 0 ? rx : ry;
  if (tiny) return Math.min((deep - BETWEEN_TINY - BEYOND_TINY) / 1.45, wide / 2);
  const [between, beyond] = small ? [BETWEEN_SMALL, BEYOND_SMALL] : [BETWEEN, BEYOND];
  return Math.min(CARD_OF_TWO, (deep - between - beyond) / 1.45, wide / 2);
}

function Lying() {
  const { cards, newest, burned } = drawn.value;
  const now = verdict.value;
  const won = now?.won === true && now.pile === drawn.value.number;
  if (cards.length + burned === 0) return <span class="hero-empty">{emptyWords()}</span>;
  return (
    <Fan
      cards={cards}
      newest={newest}
      marked={won ? now.result.cards : []}
      seat={won ? now.result.winner : undefined}
      burned={burned > 0}
    />
  );
}

/** The winner's hand on the cards of two. */
function Winner() {
  const [seat] = hands.value;
  if (seat === undefined || !lanes.value || (verdict.value?.result.winner ?? -1) < 0) return null;
  return (
    <span class="hand">
      <HandRing seat={seat} />
    </span>
  );
}

/** How long the menu is pressed, in ms: hands rest on tables. */
const HOLD = 600;

/** The menu opens by a long press; by key at once. */
function MenuButton({ at }: { readonly at: Point }) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(openMenu, HOLD);
  };
  return (
    <button
      type="button"
      class="round-menu"
      style={placed(at)}
      aria-label={words.menu()}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerLeave={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => detail === 0 && openMenu()}
    >
      <Icon name="menu" />
    </button>
  );
}
