import { shapeOf } from "./shapes";

/** A hand on the pile: a ring and a hand-print in the seat's colour, its shape in the palm. */
export function Ring({ seat }: { readonly seat: number }) {
  return (
    <svg class="ring" data-seat={seat} viewBox="-60 -60 120 120" aria-hidden="true">
      <circle class="ring-edge" r="50" />
      <circle class="ring-line" r="50" />
      <g transform="rotate(8) translate(-41 -49) scale(.82)">
        <use class="ring-paper" href="#hand-edge" width="100" height="110" />
        <use class="ring-hand" href="#hand" width="100" height="110" />
        <use class="ring-shape" href={`#seat-${shapeOf(seat)}`} x="40" y="66" width="28" height="28" />
      </g>
    </svg>
  );
}
