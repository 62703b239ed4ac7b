import { seated } from "../store";
import { nameOf } from "../words";
import { shapeOf, SINK } from "./shapes";

interface BadgeProps {
  readonly seat: number;
  /** On paper the outline is ink, elsewhere paper. */
  readonly paper?: boolean;
  readonly state?: "away" | "out" | "in";
}

/** A seat's colour and shape, with a person's initial or a bot's eyes. */
export function Badge({ seat, paper = false, state = "in" }: BadgeProps) {
  const shape = shapeOf(seat);
  const bot = seated.value?.seats[seat]?.kind === "bot";
  const sink = SINK[shape] ?? 0;
  return (
    <svg
      class={`badge is-${state}${paper ? " on-paper" : ""}`}
      data-seat={seat}
      viewBox="-56 -56 112 112"
      aria-hidden="true"
    >
      <use class="badge-shape" href={`#seat-${shape}`} x="-56" y="-56" width="112" height="112" />
      {bot ? (
        <>
          <ellipse class="badge-ink" cx="-10" cy={sink - 4} rx="5" ry="8" />
          <ellipse class="badge-ink" cx="10" cy={sink - 4} rx="5" ry="8" />
        </>
      ) : (
        <text class="badge-ink badge-letter" y={sink + 15}>
          {nameOf(seat).charAt(0).toUpperCase()}
        </text>
      )}
    </svg>
  );
}
