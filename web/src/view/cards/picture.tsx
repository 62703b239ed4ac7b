import { face, JOKER, turns } from "../../state/code";

/** A small card for rules: one large rank and one large suit. */
export function Picture({ code }: { readonly code: number }) {
  const { number, rank, suit } = face(code);
  return (
    <svg
      class="card card-picture"
      data-suit={suit}
      data-turns={turns(number)}
      viewBox="-120 -168 240 336"
      aria-hidden="true"
    >
      <rect class="card-paper" x="-119.5" y="-167.5" width="239" height="335" rx="22" />
      <text class="card-rank card-rank-start" x="-106" y="-82" font-size="98">
        {rank}
      </text>
      {number === JOKER ? (
        <use href="#mark" x="-70" y="-40" width="150" height="150" />
      ) : (
        <use href={`#suit-${suit}`} x="-57" y="-75" width="150" height="150" />
      )}
    </svg>
  );
}
