import { Changing } from "../parts/changing";
import { ownLine } from "../store";
import type { Line } from "../wire";

/** The own line to the server in plain words, for those who wonder how they are judged. */
export function OwnLine() {
  const now = ownLine.value;
  return (
    now && (
      <p class="own-line">
        <Changing>{lineWords(now)}</Changing>
      </p>
    )
  );
}

export function lineWords({ trip, jitter, clamped, slaps, measured, probation }: Line): string {
  if (!measured) return "Your line is being measured; until then your hand counts when it arrives.";
  const trips = trip < 1 ? "under 1" : Math.round(trip);
  const length = `Your line: ${trips} ms round trip, ± ${Math.round(jitter)}.`;
  const held = slaps === 0 ? "" : clampedWords(clamped, slaps);
  const watched = probation && "On probation: your times and your line disagree, so less is taken on trust for now.";
  return [length, held, watched].filter(Boolean).join(" ");
}

function clampedWords(clamped: number, slaps: number): string {
  const all = slaps === 1 ? "Your slap" : `All ${slaps} slaps`;
  if (clamped === 0) return `${all} counted as your browser measured ${slaps === 1 ? "it" : "them"}.`;
  return `${clamped} of ${slaps} ${slaps === 1 ? "slap" : "slaps"} counted later than your browser said.`;
}
