import { type Face, face, JOKER } from "../../state/code";
import { pips } from "./pips";

const PIP = 50;
const ACE = 96;
const COURT = { width: 135, height: 214, suit: 38 };

/** A whole card face, in units of a 240 by 336 card. */
export function Card({ code }: { readonly code: number }) {
  const card = face(code);
  return (
    <svg class="card" data-suit={card.suit} viewBox="-120 -168 240 336" aria-hidden="true">
      <rect class="card-paper" x="-119.5" y="-167.5" width="239" height="335" rx="13" />
      <Index card={card} />
      <g transform="rotate(180)">
        <Index card={card} />
      </g>
      <Middle card={card} />
    </svg>
  );
}

function Index({ card }: { readonly card: Face }) {
  if (card.number === JOKER)
    return (
      <text class="card-rank" x="-92" y="-114" font-size="54">
        ★
      </text>
    );
  const court = card.number > 10;
  const squeezed = card.rank === "10" ? { textLength: 45, lengthAdjust: "spacingAndGlyphs" } : {};
  return (
    <>
      <text class="card-rank" x="-92" y="-114" font-size={court ? 51 : 54} {...squeezed}>
        {card.rank}
      </text>
      <Suit card={card} size={32} x={-92} y={-89} />
    </>
  );
}

function Middle({ card }: { readonly card: Face }) {
  if (card.number === JOKER) return <use class="card-joker" href="#mark" x="-60" y="-60" width="120" height="120" />;
  if (card.number > 10) return <Court card={card} />;
  if (card.number === 1) return <Suit card={card} size={ACE} x={0} y={0} />;
  return (
    <>
      {pips(card.rank).map(([x, y]) => (
        <Suit key={`${x} ${y}`} card={card} size={PIP} x={x} y={y} turned={y > 0} />
      ))}
    </>
  );
}

function Court({ card }: { readonly card: Face }) {
  const { width, height, suit } = COURT;
  const [x, y] = [-width / 2, -height / 2];
  const corner = { size: suit, x: x + suit / 2 + 1, y: y + suit / 2 + 3 };
  return (
    <>
      <use href={`#court-${card.rank}${card.suit}`} x={x} y={y} width={width} height={height} />
      <rect class="card-frame" x={x} y={y} width={width} height={height} />
      <Suit card={card} {...corner} />
      <g transform="rotate(180)">
        <Suit card={card} {...corner} />
      </g>
    </>
  );
}

interface SuitProps {
  readonly card: Face;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly turned?: boolean;
}

/** A suit centred on x and y; the lower pips of a card stand on their heads. */
function Suit({ card, size, x, y, turned = false }: SuitProps) {
  return (
    <use
      href={`#suit-${card.suit}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      transform={turned ? `rotate(180 ${x} ${y})` : undefined}
    />
  );
}

/** A card for large text: its index is half as wide as the card, and there are no courts. */
export function BigCard({ code }: { readonly code: number }) {
  const card = face(code);
  const squeezed = card.rank === "10" ? { textLength: 104, lengthAdjust: "spacingAndGlyphs" } : {};
  return (
    <svg class="card card-big" data-suit={card.suit} viewBox="-120 -168 240 336" aria-hidden="true">
      <rect class="card-paper" x="-119" y="-167" width="238" height="334" rx="13" />
      <text class="card-rank" x="-60" y="-66" font-size="118" {...squeezed}>
        {card.number === JOKER ? "★" : card.rank}
      </text>
      {card.number === JOKER ? (
        <use href="#mark" x="0" y="40" width="100" height="100" />
      ) : (
        <>
          <Suit card={card} size={72} x={-60} y={-10} />
          <Suit card={card} size={72} x={62} y={100} turned />
        </>
      )}
    </svg>
  );
}

/** A small card for rules: one large rank and one large suit. */
export function Picture({ code }: { readonly code: number }) {
  const card = face(code);
  return (
    <svg class="card card-picture" data-suit={card.suit} viewBox="-120 -168 240 336" aria-hidden="true">
      <rect class="card-paper" x="-119.5" y="-167.5" width="239" height="335" rx="22" />
      <text class="card-rank card-rank-start" x="-106" y="-82" font-size="98">
        {card.rank}
      </text>
      {card.number === JOKER ? (
        <use href="#mark" x="-70" y="-40" width="150" height="150" />
      ) : (
        <Suit card={card} size={150} x={18} y={52} />
      )}
    </svg>
  );
}

/** The back of a card, drawn as an image so that a stack of them costs nothing. */
export function Back() {
  return <span class="back" aria-hidden="true" />;
}
