/** Card faces and backs, drawn as SVG. */

import { type Face, face, JOKER, turns } from "../../state/code";
import { outline, type Spot } from "./outline";
import { pips } from "./pips";

const PIP = 50;
const ACE = 96;
const COURT = { width: 135, height: 214, suit: 38 };

/** A whole card face, in units of a 240 by 336 card. */
export function Card({ code }: { readonly code: number }) {
  const card = face(code);
  return (
    <svg
      class="card"
      data-suit={card.suit}
      data-turns={turns(card.number)}
      viewBox="-120 -168 240 336"
      aria-hidden="true"
    >
      <rect class="card-paper" x="-119.5" y="-167.5" width="239" height="335" rx="13" />
      <Index card={card} />
      <Index card={card} turned />
      {card.number === JOKER && <use class="card-joker" href="#mark" x="-60" y="-60" width="120" height="120" />}
      {card.number > 10 && card.number !== JOKER && <Court card={card} />}
      {card.number !== JOKER && <path d={suitsOf(card)} fill="currentColor" />}
    </svg>
  );
}

function Index({ card, turned = false }: { readonly card: Face; readonly turned?: boolean }) {
  const { number, rank } = card;
  const squeezed = rank === "10" ? { textLength: 45, lengthAdjust: "spacingAndGlyphs" } : {};
  const size = number > 10 && number !== JOKER ? 51 : 54;
  return (
    <text
      class="card-rank"
      x="-92"
      y="-114"
      font-size={size}
      transform={turned ? "rotate(180)" : undefined}
      {...squeezed}
    >
      {number === JOKER ? "★" : rank}
    </text>
  );
}

function Court({ card: { rank, suit } }: { readonly card: Face }) {
  const box = { x: -COURT.width / 2, y: -COURT.height / 2, width: COURT.width, height: COURT.height };
  return (
    <>
      <use href={`#court-${rank}${suit}`} {...box} />
      <rect class="card-frame" {...box} />
    </>
  );
}

const kept = new Map<number, string>();

/** All suits of a card as one path. */
export function suitsOf(card: Face): string {
  const path = kept.get(card.code) ?? drawn(card.suit, placesOf(card));
  kept.set(card.code, path);
  return path;
}

/** Where a card has its suit: at its indices, in its middle, or in the corners of its court. */
function placesOf({ number, rank }: Face): readonly Spot[] {
  const corner = { size: COURT.suit, x: (COURT.suit - COURT.width) / 2 + 1, y: (COURT.suit - COURT.height) / 2 + 3 };
  const pair = (spot: Omit<Spot, "turned">) => [
    { ...spot, turned: false },
    { ...spot, x: -spot.x, y: -spot.y, turned: true },
  ];
  return [
    ...pair({ size: 32, x: -92, y: -89 }),
    ...(number > 10 ? pair(corner) : []),
    ...(number === 1 ? [{ size: ACE, x: 0, y: 0, turned: false }] : []),
    ...pips(rank).map(([x, y]) => ({ size: PIP, x, y, turned: y > 0 })),
  ];
}

/** A suit at several spots, from its symbol in the page. */
function drawn(suit: string, spots: readonly Spot[]): string {
  return outline(document.querySelector(`#suit-${suit} path`)?.getAttribute("d") ?? "", spots);
}

const LARGE: readonly Spot[] = [
  { size: 72, x: -60, y: -10, turned: false },
  { size: 72, x: 62, y: 100, turned: true },
];

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
        <path d={drawn(card.suit, LARGE)} fill="currentColor" />
      )}
    </svg>
  );
}

/** The back of a card, drawn as an image so that a stack of them costs nothing. */
export function Back() {
  return <span class="back" aria-hidden="true" />;
}
