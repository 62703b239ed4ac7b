import * as figure from "../../english/figure";
import * as words from "../../english/shared";
import { pressable } from "../../input/pressable";
import { slapAs } from "../../input/together";
import { drawn, finish, hands, lanes, verdict } from "../../state/store";
import { nameOf, signed } from "../../state/words";
import type { HandView, RaceResult } from "../../wire";
import { Picture } from "../cards/picture";
import { Ring } from "../seats/ring";
import { behind, noteOf } from "../table/finish";
import { onRim, type Round, turned, wedgeOf } from "./geometry";

/** A seat's part of the disc: what a press on it does, and the last cards as its player sees them. */

interface WedgeProps {
  readonly seat: number;
  readonly round: Round;
}

const ALL = 5;
const FEW = 3;
/** The number of seats from which on a strip has few cards. */
const MANY = 5;
/** How far below the rim the middle of a strip lies. */
const STRIP = 15 + 50 + 54;
/** Of two, a hand lies so far beside and below the middle, as parts of the disc. */
const ASIDE = 0.69;
const BELOW = 0.3;
const BELOW_SMALL = 0.24;
const STRIP_SMALL = 15 + 44 + 32;
/** Between the cards of two who have little room a hand lies on the cards. */
const TINY = { aside: 0.62, below: 0.64 };

/** Every press inside a wedge is its seat's, also on the cards; the browser finds it by its outline. */
export function Target({ seat, round }: WedgeProps) {
  const { rx, ry, wedge, positions } = round;
  const corners = wedgeOf(positions[seat]?.angle ?? 0, wedge, rx, ry);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const outline = corners.map(([x, y]) => `${percent((x - left) / width)} ${percent((y - top) / height)}`).join(", ");
  return (
    <button
      type="button"
      class="wedge"
      data-wedge={seat}
      aria-label={words.slapOf({ name: nameOf(seat) })}
      aria-describedby="pile"
      style={{
        left: `calc(50% + ${rem(left)})`,
        top: `calc(50% + ${rem(top)})`,
        width: rem(width),
        height: rem(height),
        clipPath: `polygon(${outline})`,
      }}
      {...handlersOf(seat)}
    />
  );
}

const handlers = new Map<number, ReturnType<typeof pressable>>();

function handlersOf(seat: number): ReturnType<typeof pressable> {
  const known = handlers.get(seat) ?? pressable((event) => slapAs(seat, event), "slap");
  handlers.set(seat, known);
  return known;
}

/** What a seat's player reads inside the wedge: the last cards, or after a slap the hand with its time. */
export function Sight({ seat, round }: WedgeProps) {
  const { angle } = round.positions[seat] ?? { angle: 0 };
  const race = lanes.value ? finish.value : null;
  const hand = race?.hands.find((one) => one.seat === seat);
  const [x, y] = spot(round, angle, Boolean(race || hands.value.includes(seat)));
  return (
    <div
      class="sight"
      style={{ left: `calc(50% + ${rem(x)})`, top: `calc(50% + ${rem(y)})`, rotate: `${angle}deg` }}
      aria-hidden="true"
    >
      {race ? hand && <Came hand={hand} race={race} round={round} /> : <Lies seat={seat} round={round} />}
    </div>
  );
}

/** Where strip and hand of a wedge lie, from the middle of the disc. */
function spot({ rx, ry, positions, small, tiny }: Round, angle: number, hand: boolean): readonly [number, number] {
  const deep = small ? STRIP_SMALL : STRIP;
  if (positions.length > 2) return onRim(angle, rx - deep, ry - deep);
  // Two have the whole cards before them: the hand lies at their left.
  const [across, deepest] = angle % 180 === 0 ? [rx, ry] : [ry, rx];
  const [aside, below] = tiny ? [TINY.aside, TINY.below] : [ASIDE, small ? BELOW_SMALL : BELOW];
  return hand ? turned([-across * aside, deepest * below], angle) : onRim(angle, rx, ry);
}

function Lies({ seat, round }: WedgeProps) {
  if (hands.value.includes(seat))
    return (
      <span class="came">
        <Ring seat={seat} />
      </span>
    );
  if (!round.strips || (verdict.value?.won === true && lanes.value)) return null;
  const few = round.small || round.positions.length >= MANY;
  const shown = drawn.value.cards.slice(few ? -FEW : -ALL);
  const { newest } = drawn.value;
  return (
    <span class={few ? "strip is-few" : "strip"}>
      {shown.map((code, index) => (
        <Picture key={newest - shown.length + index} code={code} />
      ))}
    </span>
  );
}

interface CameProps {
  readonly hand: HandView;
  readonly race: RaceResult;
  readonly round: Round;
}

/** A seat's hand with its time, and by how much it came later. */
function Came({ hand, race, round }: CameProps) {
  const won = hand.seat === race.winner;
  const large = won && !race.heat;
  const time = hand.credited < 0 ? signed(Math.round(hand.credited)) : figure.plain({ n: Math.round(hand.credited) });
  return (
    <span class={`came${large ? " is-winner" : ""}${round.positions.length === 2 ? " is-under" : ""}`}>
      <Ring seat={hand.seat} />
      {!isUntimed(round, won) && (
        <span class="came-words">
          <b class="title number">{time}</b>
          <span>{note(hand, race)}</span>
        </span>
      )}
    </span>
  );
}

/** Where room is little, hands have no times, or only the first one has. */
function isUntimed({ small, tiny, strips, positions }: Round, won: boolean): boolean {
  return tiny || (small && positions.length > 2 && !(won && strips));
}

function note(hand: HandView, race: RaceResult): string {
  if (race.heat || hand.credited < 0) return noteOf(hand, race);
  if (hand.seat === race.winner) return words.first();
  const first = race.hands.find(({ seat }) => seat === race.winner);
  const ran = hand.verdict === "lost" || hand.verdict === "late";
  if (ran && first) return words.behind({ by: behind(hand.credited - first.credited) });
  return noteOf(hand, race);
}

function rem(u: number): string {
  return `${(u / 16).toFixed(4)}rem`;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)}%`;
}
