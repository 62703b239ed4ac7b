import * as figure from "../../english/figure";
import * as page from "../../english/page";
import * as words from "../../english/picture";
import type { Pictured } from "../../state/picture";
import { company } from "../../state/store";
import { Card } from "../../view/cards/card";
import { tilt } from "../../view/cards/tilt";
import { Badge } from "../../view/seats/badge";
import { Ring } from "../../view/seats/ring";
import type { HandView, RaceResult } from "../../wire";
import { fitted } from "./letters";
import { named, type PictureText } from "./words";

/** The picture of a finish: the pile with the hands on it, and the last milliseconds. */

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly frame: number;
  /** Where the text stands: at the left, or in the middle. */
  readonly text: {
    readonly x: number;
    readonly anchor: "start" | "middle";
    readonly size: number;
    readonly room: number;
  };
  readonly brand: { readonly y: number; readonly size: number };
  readonly titleY: number;
  readonly sub: { readonly y: number; readonly size: number };
  readonly fan: { readonly x: number; readonly y: number; readonly card: number };
  readonly lamp: { readonly x: number; readonly y: number };
  readonly panel: { readonly x: number; readonly y: number; readonly width: number };
}

export const LAYOUTS = {
  wide: {
    width: 1200,
    height: 630,
    frame: 22,
    text: { x: 68, anchor: "start", size: 88, room: 560 },
    brand: { y: 95, size: 30 },
    titleY: 204,
    sub: { y: 347, size: 26 },
    fan: { x: 890, y: 128, card: 250 },
    lamp: { x: 0.72, y: 0.46 },
    panel: { x: 68, y: 377, width: 560 },
  },
  square: {
    width: 1080,
    height: 1080,
    frame: 26,
    text: { x: 540, anchor: "middle", size: 96, room: 900 },
    brand: { y: 96, size: 30 },
    titleY: 208,
    sub: { y: 357, size: 30 },
    fan: { x: 540, y: 405, card: 236 },
    lamp: { x: 0.5, y: 0.55 },
    panel: { x: 82, y: 800, width: 916 },
  },
} as const satisfies Record<string, Layout>;

export type Kind = keyof typeof LAYOUTS;

interface DrawingProps {
  readonly kind: Kind;
  readonly of: Pictured;
  readonly content: PictureText;
}

export function Drawing({ kind, of, content }: DrawingProps) {
  const layout: Layout = LAYOUTS[kind];
  const { width, height, text } = layout;
  const { lines, size } = fitted(content.title, text.size, text.room);
  return (
    <svg
      class="picture"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
    >
      <title>{content.alt}</title>
      <Felt layout={layout} />
      <Brand layout={layout} />
      <g class="picture-title" font-size={size} text-anchor={text.anchor}>
        {lines.map((line, index) => (
          <text key={index} x={text.x} y={layout.titleY + (index + (2 - lines.length) / 2) * size * 1}>
            {line}
          </text>
        ))}
      </g>
      <text class="picture-sub" x={text.x} y={layout.sub.y} font-size={layout.sub.size} text-anchor={text.anchor}>
        {content.sub}
      </text>
      <Pile result={of.result} layout={layout} />
      <Panel layout={layout} content={content} />
    </svg>
  );
}

/** The felt under a lamp, in its frame of wood. */
function Felt({ layout: { width, height, frame, lamp } }: { readonly layout: Layout }) {
  return (
    <>
      <defs>
        <radialGradient id="lamp" cx={lamp.x} cy={lamp.y} r="0.55">
          <stop class="picture-lit" offset="0" />
          <stop class="picture-mid" offset="0.64" />
          <stop class="picture-edge" offset="1.08" />
        </radialGradient>
      </defs>
      <rect class="picture-wood" width={width} height={height} />
      <rect
        class="picture-felt"
        x={frame}
        y={frame}
        width={width - 2 * frame}
        height={height - 2 * frame}
        rx={30}
        fill="url(#lamp)"
      />
    </>
  );
}

function Brand({ layout: { text, brand } }: { readonly layout: Layout }) {
  const left = text.anchor === "start" ? text.x : text.x - 104;
  return (
    <>
      <svg aria-hidden="true" x={left} y={brand.y - 36} width={44} height={52} viewBox="0 0 100 100">
        <use href="#mark" />
      </svg>
      <text class="picture-title" x={left + 61} y={brand.y} font-size={brand.size}>
        {page.name()}
      </text>
    </>
  );
}

/** How far a card lies to the right of the one below, in card widths. */
const STEP = 0.25;
/** How much higher than the others the pattern's cards lie. */
const RISE = 0.05;
const MOST = 5;

function Pile({ result, layout: { fan } }: { readonly result: RaceResult; readonly layout: Layout }) {
  const { pile, cards, winner, hands } = result;
  const shown = pile.slice(-MOST);
  const { card } = fan;
  const left = fan.x - (card * (1 + STEP * (shown.length - 1))) / 2;
  const second = hands.find(({ seat, credited }) => seat !== winner && credited >= 0);
  const end = left + card * (1 + STEP * (shown.length - 1));
  return (
    <g>
      {shown.map((code, index) => {
        const marked = cards.includes(shown.length - 1 - index);
        const { turn, drop } = tilt(code);
        const x = left + index * STEP * card;
        const y = fan.y + (drop - (marked ? RISE : 0)) * card;
        return (
          <g
            key={index}
            class={marked ? "fan-card is-marked" : "fan-card is-dim"}
            data-seat={winner}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(2)} ${card * 0.12} ${card * 0.21})`}
          >
            {marked && (
              <rect class="picture-mark" x={-7} y={-7} width={card + 14} height={card * 1.4 + 14} rx={card * 0.08} />
            )}
            <svg aria-hidden="true" width={card} height={card * 1.4}>
              <Card code={code} />
            </svg>
          </g>
        );
      })}
      {second && <Hand seat={second.seat} x={end - card * 1.02} y={fan.y + card * 1.29} size={card * 0.72} />}
      <Hand seat={winner} x={end - card * 0.46} y={fan.y + card * 1.07} size={card * 1.1} />
    </g>
  );
}

function Hand({
  seat,
  x,
  y,
  size,
}: {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <svg aria-hidden="true" x={x - size / 2} y={y - size / 2} width={size} height={size}>
      <Ring seat={seat} />
    </svg>
  );
}

const HEIGHTS = { axis: 34, row: 54, bar: 27, note: 46 };
const NAMES = 134;
/** How much of the axis is kept for the figures behind the bars. */
const FIGURE = 96;
/** How long the axis is, in ms, where hands are close: it begins before the first, torn off. */
const LAST = 15;

function Panel({ layout: { panel }, content }: { readonly layout: Layout; readonly content: PictureText }) {
  const { hands, band } = content;
  const height = HEIGHTS.axis + hands.length * HEIGHTS.row + HEIGHTS.note + 10;
  const times = hands.map(({ credited }) => credited);
  const last = Math.max(...times) + band / 2;
  const first = Math.min(...times) - band / 2;
  const span = Math.max(LAST, (last - first) * 1.6);
  const room = panel.width - NAMES - FIGURE;
  const xOf = (ms: number) => NAMES + Math.max(0, (ms - (last - span)) / span) * room;
  return (
    <svg
      aria-hidden="true"
      x={panel.x}
      y={panel.y}
      width={panel.width}
      height={height + 10}
      viewBox={`0 0 ${panel.width} ${height + 10}`}
    >
      <rect class="picture-panel" width={panel.width} height={height + 10} rx={16} />
      <Axis from={last - span} to={last} xOf={xOf} bottom={HEIGHTS.axis + hands.length * HEIGHTS.row} />
      {hands.map((hand, row) => (
        <Bar
          key={row}
          hand={hand}
          band={band}
          xOf={xOf}
          torn={last - span > 0}
          y={HEIGHTS.axis + HEIGHTS.row * (row + 0.55)}
        />
      ))}
      <text class="picture-note" x={22} y={height - 10} font-size={17}>
        {content.note}
      </text>
    </svg>
  );
}

interface AxisProps {
  readonly from: number;
  readonly to: number;
  readonly xOf: (ms: number) => number;
  readonly bottom: number;
}

const STEPS = [2, 4, 5, 10, 20, 50, 100, 200, 500, 1000];

function Axis({ from, to, xOf, bottom }: AxisProps) {
  const step = STEPS.find((step) => (to - from) / step <= 4) ?? 2000;
  const marks = [];
  for (let ms = Math.ceil((from + 1) / step) * step; ms <= to; ms += step) marks.push(ms);
  return (
    <>
      {marks.map((ms, index) => (
        <g key={ms}>
          <line class="picture-line" x1={xOf(ms)} x2={xOf(ms)} y1={HEIGHTS.axis} y2={bottom} />
          <text class="picture-note" x={xOf(ms)} y={32} font-size={16} text-anchor="middle">
            {index === marks.length - 1 ? words.axisLast({ n: ms }) : figure.plain({ n: ms })}
          </text>
        </g>
      ))}
    </>
  );
}

interface BarProps {
  readonly hand: HandView;
  readonly band: number;
  readonly xOf: (ms: number) => number;
  readonly torn: boolean;
  readonly y: number;
}

/** A hand's bar, torn at its left as the axis does not begin at 0, with the band that timing leaves open. */
function Bar({ hand: { seat, credited }, band, xOf, torn, y }: BarProps) {
  const [top, end] = [y - HEIGHTS.bar / 2, xOf(credited)];
  const [from, to] = [xOf(credited - band / 2), xOf(credited + band / 2)];
  const teeth = torn
    ? `l8 ${HEIGHTS.bar / 4}l-8 ${HEIGHTS.bar / 4}l8 ${HEIGHTS.bar / 4}l-8 ${HEIGHTS.bar / 4}`
    : `v${HEIGHTS.bar}`;
  const at = company.value?.seats[seat];
  return (
    <g data-seat={seat}>
      <svg aria-hidden="true" x={24} y={y - 19} width={38} height={38}>
        <Badge seat={seat} {...(at && { of: { ...at, name: named(seat) } })} />
      </svg>
      <text class="picture-name" x={80} y={y + 7} font-size={21}>
        {fitted(named(seat), 21, 56, 1).lines[0]}
      </text>
      <path class="picture-bar" d={`M${NAMES} ${top}${teeth}H${end}V${top}Z`} />
      <rect class="picture-band" x={from} y={top - 3} width={to - from} height={HEIGHTS.bar + 6} />
      <line class="picture-tip" x1={end} x2={end} y1={top - 6} y2={top + HEIGHTS.bar + 6} />
      <text class="picture-title" x={to + 11} y={y + 10} font-size={30}>
        {figure.plain({ n: Math.round(credited) })}
      </text>
    </g>
  );
}
