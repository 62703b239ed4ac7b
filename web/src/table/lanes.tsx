import { Badge } from "../seats/badge";
import { finishOf } from "../history";
import { isNarrow } from "../parts/narrow";
import { closeLanes, flip } from "../press";
import { acting, lanes, mine, seated, verdict } from "../store";
import type { Award, HandNote } from "../wire";
import { does, list, nameOf, signed, turnOf } from "../words";
import { heldWords, isHeld, isLevel } from "./evidence";
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
  const now = verdict.value;
  if (!lanes.value || !now) return null;
  const { award } = now;
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
        {award.hands.map((hand, row) => (
          <Lane key={row} hand={hand} award={award} axis={axis} />
        ))}
      </ol>
      <p class="lanes-why">{why(award)}</p>
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
            {note(hand, award)}
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

const NOTES: Record<string, string> = {
  bad: "✗",
  late: "late",
  void: "void",
  ignored: "nothing",
  rejected: "no effect",
  awarded: "by rule",
};

/** What a hand came to, beside its time. */
function note(hand: HandNote, award: Award): string {
  const { credited, how, verdict: came, seat } = hand;
  if (credited < 0) return "ms, early";
  if (how === "early") return "early";
  const level = isLevel(hand, award) ? " level" : "";
  if (seat === award.winner && came !== "awarded") return `✓${level}`;
  const finish = award.hands.find((hand) => hand.seat === award.winner);
  if (came === "lost" && finish) return behind(credited - finish.credited) + level;
  return NOTES[came] ?? "";
}

/** A hand that the tie rule passed over may have been the faster one. */
function behind(ms: number): string {
  const by = Math.round(ms);
  return by < 0 ? signed(by) : `+${by}`;
}

/** Why it was right or wrong, and by how much it was won. */
function why(award: Award): string {
  if (award.winner < 0) return [award.why, heldWords(award)].filter(Boolean).join(" ");
  const rules = seated.value?.rules.patterns ?? [];
  const made = rules.filter(({ name }) => award.patterns.includes(name));
  const right = list(made.map(({ title, sentence }) => `${title}: ${lower(sentence)}`));
  const finish = finishOf(award);
  const by = finish ? `${does(award.winner, "win", "wins")} by ${Math.round(finish.margin)} ms.` : "";
  return [right && ended(right), by, award.why, heldWords(award)].filter(Boolean).join(" ");
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
}

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
