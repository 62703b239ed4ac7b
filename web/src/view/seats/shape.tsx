import { shapeOf } from "./shapes";

/** A seat's bare shape in its colour, for counts and charts. */
export function Shape({ seat }: { readonly seat: number }) {
  return (
    <svg class="badge" data-seat={seat} viewBox="-56 -56 112 112" aria-hidden="true">
      <use class="badge-shape" href={`#seat-${shapeOf(seat)}`} x="-56" y="-56" width="112" height="112" />
    </svg>
  );
}
