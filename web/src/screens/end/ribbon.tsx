/** The picture of a whole game: how many cards each seat held, from pile to pile. */

import * as words from "../../english/end";
import { history, type Moment } from "../../state/history";
import { duration } from "../../state/words";
import { shapeOf } from "../../view/seats/shapes";

const WIDTH = 600;
const HEIGHT = 200;
const MARK = 26;
/** A band thinner than this at the deal has no room for its shape. */
const ROOM = 0.08;

/** Cards over the game as stacked areas in the seats' colours, the winner's lowest. */
export function CardsRibbon({ order }: { readonly order: readonly number[] }) {
  const { moments } = history.value;
  const last = moments.at(-1);
  if (!last || moments.length < 2 || last.at <= 0) return null;
  const drawn = moments.map((moment) => stack(moment, order, last.at));
  return (
    <div class="cards-over">
      <h2 class="title">{words.cards()}</h2>
      <svg class="cards-ribbon" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {order.map((seat, level) => (
          <path key={seat} class="area" data-seat={seat} d={area(drawn, level)} />
        ))}
      </svg>
      <div class="ribbon-marks" aria-hidden="true">
        {order.map((seat, level) => mark(drawn[0], seat, level))}
      </div>
      <p class="cards-ribbon-ends">
        <span>{words.cardsDeal()}</span>
        <span>{duration(last.at)}</span>
      </p>
      <p class="unseen">{words.cardsDescribed({ n: order.length })}</p>
    </div>
  );
}

interface Drawn {
  readonly x: number;
  /** Heights from below, one more than there are seats. */
  readonly edges: readonly number[];
}

function stack({ at, counts }: Moment, order: readonly number[], end: number): Drawn {
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const edges = [0];
  for (const seat of order) edges.push((edges.at(-1) ?? 0) + (counts[seat] ?? 0) / total);
  return { x: (at / end) * WIDTH, edges };
}

function area(drawn: readonly Drawn[], level: number): string {
  const point = ({ x, edges }: Drawn, edge: number) =>
    `${x.toFixed(1)} ${(HEIGHT * (1 - (edges[edge] ?? 0))).toFixed(1)}`;
  const top = drawn.map((at) => point(at, level + 1));
  const bottom = [...drawn].reverse().map((at) => point(at, level));
  return `M${[...top, ...bottom].join("L")}Z`;
}

function mark(first: Drawn | undefined, seat: number, level: number) {
  const [low, high] = [first?.edges[level] ?? 0, first?.edges[level + 1] ?? 0];
  if (high - low < ROOM) return null;
  return (
    <svg
      key={seat}
      class="ribbon-mark"
      viewBox="-56 -56 112 112"
      width={MARK}
      height={MARK}
      style={{ "--up": ((low + high) / 2).toFixed(3) }}
      aria-hidden="true"
    >
      <use href={`#seat-${shapeOf(seat)}`} x="-56" y="-56" width="112" height="112" />
    </svg>
  );
}
