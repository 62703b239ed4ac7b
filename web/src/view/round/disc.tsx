import { shape } from "../../state/layout";
import { rowsOf } from "../../state/rows";
import { finish, lanes } from "../../state/store";
import type { HandView, RaceResult } from "../../wire";
import { arc, band, HUB, line, onRim, type Round, turned } from "./geometry";
import { banner, sayTo } from "./says";

/** The disc: its rim in the seats' colours, which after a slap is the time axis, and the words in its bands. */

const RIM = 10;
const EDGE = 15;
const BAR = 22;
const BAND = 50;
/** So much felt lies between two rims, in degrees. */
const GAP = 3;
/** The axis is as long as this, or as the slowest hand. */
const AXIS = 600;
const TICKS = [200, 400];
/** The part of its wedge that a verdict takes, and on a small disc. */
const SPAN = 0.82;
const SPAN_SMALL = 0.94;
const SPAN_OF_TWO = 0.44;
const SPAN_OF_TWO_SMALL = 0.58;
const LETTERS = { most: 26, wide: 0.56, least: 15 };
/** Where two have a straight line: how far its middle is from theirs, and how deep its band is. */
const STRAIGHT = 29;
const STRAIGHT_BAND = 30;
const STRAIGHT_MOST = 22;
/** A straight line may be longer than the disc is broad, and no longer than this. */
const BEYOND = 16;
const LONGEST = 300;

export function Disc({ round }: { readonly round: Round }) {
  const { rx, ry } = round;
  const [w, h] = [rx + BAR + EDGE, ry + BAR + EDGE];
  const race = lanes.value ? finish.value : null;
  return (
    <svg
      class="disc"
      viewBox={`${-w} ${-h} ${2 * w} ${2 * h}`}
      style={{ width: `${w / 8}rem`, height: `${h / 8}rem` }}
      aria-hidden="true"
    >
      {round.positions.map(({ angle }, seat) => (
        <Sector key={seat} seat={seat} angle={angle} round={round} race={race} />
      ))}
    </svg>
  );
}

interface SectorProps {
  readonly seat: number;
  readonly angle: number;
  readonly round: Round;
  readonly race: RaceResult | null;
}

function Sector({ seat, angle, round, race }: SectorProps) {
  const { rx, ry, wedge } = round;
  const half = wedge / 2 - GAP / 2;
  const [from, to] = [angle + half, angle - half];
  const said = banner(round.short);
  const text = said?.text ?? sayTo(seat, round.short);
  return (
    <g data-seat={seat}>
      {race ? (
        <Axis hand={handOf(race, seat)} longest={longestOf(race)} from={from} to={to} rx={rx} ry={ry} />
      ) : (
        <>
          <path class="rim-edge" d={arc(from, to, rx, ry)} stroke-width={EDGE} />
          <path class="rim-line" d={arc(from, to, rx, ry)} stroke-width={RIM} />
        </>
      )}
      <Cut angle={angle + wedge / 2} round={round} />
      <g data-seat={said && said.seat >= 0 ? said.seat : undefined}>
        {(said || (round.tiny && text)) && <Banded angle={angle} round={round} kind={said?.kind ?? "none"} />}
      </g>
      <Words id={`band-${seat}`} text={text} kind={said?.kind} seat={said?.seat ?? -1} angle={angle} round={round} />
    </g>
  );
}

/** A dashed line between two wedges. */
function Cut({ angle, round }: { readonly angle: number; readonly round: Round }) {
  const [x, y] = onRim(angle, round.rx * 0.94, round.ry * 0.94);
  const inner = Math.max(HUB, (round.positions.length === 2 ? 0.55 : 0.45) * Math.min(round.rx, round.ry));
  const [u, v] = onRim(angle, inner);
  return <path class="cut" d={`M${u.toFixed(1)} ${v.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`} />;
}

function spanOf({ wedge, positions, small }: Round): number {
  if (positions.length === 2) return wedge * (small ? SPAN_OF_TWO_SMALL : SPAN_OF_TWO);
  return wedge * (small ? SPAN_SMALL : SPAN);
}

function Banded({ angle, round, kind }: { readonly angle: number; readonly round: Round; readonly kind: string }) {
  const half = spanOf(round) / 2;
  const outer = BAR / 2 + 4;
  const bent = () =>
    band(
      angle + half,
      angle - half,
      [round.rx - outer, round.ry - outer],
      [round.rx - outer - BAND, round.ry - outer - BAND],
    );
  const straight = () => straightOf(round, STRAIGHT, angle);
  return (
    <path
      class={`band is-${kind}${round.tiny ? " is-straight" : ""}`}
      d={round.tiny ? straight() : bent()}
      stroke-width={STRAIGHT_BAND}
    />
  );
}

/** A line across the half of one of two, so far below the middle. */
function straightOf(round: Round, below: number, angle: number): string {
  const half = straightHalf(round, angle);
  return line(turned([-half, below], angle), turned([half, below], angle));
}

function straightHalf({ rx, ry }: Round, angle: number): number {
  return Math.min(LONGEST / 2, (angle % 180 === 0 ? rx : ry) + BEYOND);
}

interface WordsProps {
  readonly id: string;
  readonly text: string;
  readonly kind: string | undefined;
  readonly seat: number;
  readonly angle: number;
  readonly round: Round;
}

/** A line of text along the rim, upright for its reader; it is as large as its wedge allows. */
function Words({ id, text, kind, seat, angle, round }: WordsProps) {
  const middle = BAR / 2 + 4 + BAND / 2;
  const [rx, ry] = [round.rx - middle, round.ry - middle];
  const reach = kind ? spanOf(round) * 0.94 : Math.min(150, round.wedge * 0.9);
  const length = round.tiny ? 2 * straightHalf(round, angle) : (Math.min(rx, ry) * reach * Math.PI) / 180;
  const most = round.tiny ? STRAIGHT_MOST : LETTERS.most;
  const least = Math.max(LETTERS.least, LETTERS.least / shape.value.u);
  const size = Math.max(least, Math.min(most, length / Math.max(1, text.length) / LETTERS.wide));
  const half = Math.min(170, round.wedge * 1.2) / 2;
  const down = size * 0.34;
  const track = round.tiny
    ? straightOf(round, STRAIGHT + down, angle)
    : arc(angle + half, angle - half, rx + down, ry + down);
  return (
    <g data-seat={kind && seat >= 0 ? seat : undefined}>
      <path id={id} class="track" d={track} />
      <text class={`band-words title${kind ? ` is-${kind}` : ""}`} font-size={size.toFixed(1)}>
        <textPath href={`#${id}`} startOffset="50%" text-anchor="middle">
          {text}
        </textPath>
      </text>
    </g>
  );
}

function handOf(race: RaceResult, seat: number): HandView | undefined {
  return rowsOf(race).find((hand) => hand.seat === seat);
}

function longestOf(race: RaceResult): number {
  return Math.max(AXIS, ...race.hands.map(({ credited }) => credited));
}

interface AxisProps {
  readonly hand: HandView | undefined;
  readonly longest: number;
  readonly from: number;
  readonly to: number;
  readonly rx: number;
  readonly ry: number;
}

/** The time from the card to the hand: 0 is at the reader's left, and all arcs have one length. */
function Axis({ hand, longest, from, to, rx, ry }: AxisProps) {
  const at = (ms: number) => from + ((to - from) * Math.max(0, ms)) / longest;
  const end = hand && hand.credited > 0 ? at(hand.credited) : from;
  return (
    <>
      <path class="axis-edge" d={arc(from, to, rx, ry)} stroke-width={BAR + 5} />
      <path class="axis" d={arc(from, to, rx, ry)} stroke-width={BAR} />
      {TICKS.map((ms) => (
        <path key={ms} class="axis-tick" d={radial(at(ms), rx + BAR / 2 + 2, ry + BAR / 2 + 2, 9)} />
      ))}
      {hand && hand.credited > 0 && (
        <>
          <path class="axis-bar" d={arc(from, end, rx, ry)} stroke-width={BAR} />
          <path class="axis-tip" d={radial(end, rx - BAR / 2 - 3, ry - BAR / 2 - 3, BAR + 6)} />
        </>
      )}
    </>
  );
}

function radial(angle: number, rx: number, ry: number, length: number): string {
  const [x, y] = onRim(angle, rx, ry);
  const [u, v] = onRim(angle, rx + length, ry + length);
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`;
}
