/** The badge of a seat: its shape in its colour, with a person's initial or a bot's eyes. */

import { initialOf } from "../../sentences/isolated";
import { company } from "../../state/store";
import { nameOf } from "../../state/words";
import type { SeatView } from "../../wire";
import { SINK, shapeOf } from "./shapes";

interface BadgeProps {
  readonly seat: number;
  /** On paper the outline is ink, elsewhere paper. */
  readonly paper?: boolean;
  readonly state?: "away" | "out" | "in" | "free";
  /** Who sits there, where it is not the own table. */
  readonly of?: SeatView;
}

/** A seat's colour and shape, with a person's initial or a bot's eyes. */
export function Badge({ seat, paper = false, state = "in", of }: BadgeProps) {
  const shape = shapeOf(seat);
  const at = of ?? company.value?.seats[seat];
  if (at?.kind === "free") state = "free";
  const played = at?.kind === "bot" || Boolean(at?.temperament);
  const sink = SINK[shape] ?? 0;
  return (
    <svg
      class={`badge is-${state}${paper ? " on-paper" : ""}`}
      data-seat={seat}
      viewBox="-56 -56 112 112"
      aria-hidden="true"
    >
      <use class="badge-shape" href={`#seat-${shape}`} x="-56" y="-56" width="112" height="112" />
      {state === "free" ? null : played ? (
        <>
          <ellipse class="badge-ink" cx="-10" cy={sink - 4} rx="5" ry="8" />
          <ellipse class="badge-ink" cx="10" cy={sink - 4} rx="5" ry="8" />
        </>
      ) : (
        <text class="badge-ink badge-letter" y={sink + 15}>
          {initialOf(of?.name ?? nameOf(seat))}
        </text>
      )}
    </svg>
  );
}
