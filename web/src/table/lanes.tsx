import { Badge } from "../seats/badge";
import { isNarrow } from "../parts/narrow";
import { closeLanes, flip } from "../press";
import { acting, finish, lanes, mine } from "../store";
import type { Award, HandNote } from "../wire";
import { nameOf, signed, turnOf } from "../words";
import { isHeld } from "./evidence";
import { noteOf, rowsOf, whyOf } from "./finish";
import { pressable } from "./pressable";

/** The axis has two steps, of this length at the least, so that a fast finish is not blown up. */
const STEPS = 2;
const LEAST_STEP = 200;
const ROUND = 100;
/** The axis goes on for a part of a step, for the figures of the slowest. */
const BEYOND = 0.2;
/** How far the axis goes to the left of zero where somebody was early. */
const EARLY = 100;

/** Who slapped when: a bar for every hand from the moment the card was seen. */
export function Lanes() {
  const award = finish.value;
  if (!lanes.value || !award) return null;
  const axis = axisOf(award);
  return (
    <section
      class={award.winner < 0 ? "lanes is-false" : "lanes"}
      aria-label="Photo finish"
      style={{ "--zero": place(0, axis) }}
    >
      <h2 class="lanes-title title only-wide">Photo finish</h2>
      <div class="lanes-axis" aria-hidden="true">
        {acting.value === mine.value && (
          <b class="lanes-turn title only-narrow">{turnOf(mine.value)}</b>
        )}
        {Array.from({ length: STEPS + 1 }, (_, step) => (
          <span key={step} class="lanes-mark" style={{ "--x": place(step * axis.step, axis) }}>
            {step * axis.step}
            {step === STEPS && " ms"}
          </span>
        ))}
      </div>
      <ol class="lanes-rows">
        {rowsOf(award).map((hand, row) => (
          <Lane key={row} hand={hand} award={award} axis={axis} />
        ))}
      </ol>
      <p class="lanes-why">{whyOf(award)}</p>
      <button type="button" class="lanes-close" aria-label="Close the photo finish" {...handlers} />
    </section>
  );
}

// On a phone the lanes lie over the stack: a press there turns the card as it would without them.
const handlers = pressable((event) => {
  if (isNarrow() && acting.value === mine.value && event instanceof PointerEvent) flip(event);
  else closeLanes();
});

interface Axis {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

function axisOf({ hands }: Award): Axis {
  const slowest = Math.max(...hands.map(({ credited }) => credited));
  const step = Math.max(LEAST_STEP, Math.ceil(slowest / STEPS / ROUND) * ROUND);
  const early = hands.some(({ credited }) => credited < 0) ? EARLY : 0;
  return { from: -early, to: (STEPS + BEYOND) * step, step };
}

interface LaneProps {
  readonly hand: HandNote;
  readonly award: Award;
  readonly axis: Axis;
}

function Lane({ hand, award, axis }: LaneProps) {
  const { seat, credited, claim } = hand;
  const [from, to] = [place(Math.min(0, credited), axis), place(Math.max(0, credited), axis)];
  const held = isHeld(hand);
  return (
    <li class={`lane is-${hand.verdict}`} data-seat={seat}>
      <Badge seat={seat} />
      <span class="lane-name">{nameOf(seat)}</span>
      <span class="lane-track" style={{ "--from": from, "--to": to }}>
        <span class={credited < 0 ? "lane-bar is-early" : "lane-bar"} />
        {held && <span class="lane-doubt" style={{ "--from": place(Math.max(0, claim), axis) }} />}
        <span class={credited < 0 ? "lane-tip is-early" : "lane-tip"} />
        <span class="lane-time">
          <b class="title number">{signed(Math.round(credited))}</b>
          <span class="lane-note">
            {" "}
            {noteOf(hand, award)}
            {held && <span class="only-wide">, held</span>}
          </span>
        </span>
      </span>
    </li>
  );
}

function place(ms: number, { from, to }: Axis): string {
  return ((Math.min(ms, to) - from) / (to - from)).toFixed(4);
}
