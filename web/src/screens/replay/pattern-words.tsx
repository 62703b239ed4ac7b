/** The pattern that a recorded race was about, in words. */

import * as words from "../../english/playback";
import { inWords } from "../../sentences/say";
import { company } from "../../state/store";
import { person } from "../../state/words";
import type { Happened, RaceResult, Sentence } from "../../wire";

interface PatternProps {
  readonly result: RaceResult;
  readonly happened: Happened;
}

/** Which pattern lay there, when it is slapped, and who got how many cards. */
export function PatternWords({ result, happened }: PatternProps) {
  const { winner, line, patterns } = result;
  if (winner < 0) return null;
  const known = company.value?.rules.patterns ?? [];
  const pattern = known.find(({ name }) => name === patterns[0]);
  const taken = happened.events.find((event) => event.event === "pile_taken");
  const n = taken?.event === "pile_taken" ? taken.size : 0;
  return (
    <div class="replay-made only-wide">
      <h2 class="title">{words.made({ made: inWords(line.args["made"] as Sentence) })}</h2>
      {pattern && <p>{inWords(pattern.sentence)}</p>}
      {n > 0 && <p>{words.goTo({ ...person(winner), n })}</p>}
    </div>
  );
}
