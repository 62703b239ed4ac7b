import { ownLine, seated } from "../../state/store";
import { Changing } from "../../view/parts/changing";
import type { Line } from "../../wire";

/** The own line to the server in plain words, for those who wonder how they are judged. */
export function OwnLine() {
  const now = ownLine.value;
  return (
    now && (
      <p class="own-line">
        <Changing>{lineWords(now, seated.value?.vouched)}</Changing>
      </p>
    )
  );
}

/** A round trip of this many ms is called slow, and one that varies by this many unsteady. */
const SLOW = 200;
const UNSTEADY = 40;

/** What it means for the player first, the figures after it. */
export function lineWords(line: Line, vouched = true): string {
  const { trip, jitter, clamped, slaps, measured, probation } = line;
  const doubt = vouched ? "" : UNVOUCHED;
  if (!measured) {
    const waits = "Your line is being measured; until then your hand counts when it arrives.";
    return [waits, doubt].filter(Boolean).join(" ");
  }
  const trips = trip < 1 ? "under 1" : Math.round(trip);
  const length = `Your line is ${grade(line)}: ${trips} ms there and back, give or take ${Math.round(jitter)} ms.`;
  const held = slaps === 0 ? "" : clampedWords(clamped, slaps);
  const watched = probation && "On probation: your times and your line disagree, so less is taken on trust for now.";
  return [length, held, watched, doubt].filter(Boolean).join(" ");
}

function grade({ trip, jitter }: Line): string {
  if (trip >= SLOW) return "slow";
  return jitter >= UNSTEADY ? "unsteady" : "fine";
}

/** What it means that a server behind a proxy can't check how long a line is. */
export const UNVOUCHED =
  "Lines not vouched for: this table is played through a proxy, so a hand counts at most 60 ms before it arrived.";

function clampedWords(clamped: number, slaps: number): string {
  const all = slaps === 1 ? "Your slap" : `All ${slaps} slaps`;
  if (clamped === 0) return `${all} counted as your browser measured ${slaps === 1 ? "it" : "them"}.`;
  return `${clamped} of ${slaps} ${slaps === 1 ? "slap" : "slaps"} counted later than your browser said.`;
}
