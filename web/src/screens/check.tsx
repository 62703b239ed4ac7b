import { matches } from "../deal/hands";
import { opening } from "../deal/opening";
import { Icon } from "../parts/icon";
import { commitment, revealed, seated } from "../store";
import { sealOf } from "./seal";

/** The deal can be checked: what was promised before the first flip, and what lay behind it. */
export function DealCheck() {
  const now = revealed.value;
  if (!now) return null;
  return (
    <details class="panel check">
      <summary class="title">
        <Icon name="seal" /> Check the deal
      </summary>
      <p>
        Before the first flip the table gave a seal: the SHA-256 of rules, seed and salt. The seed fixes
        every shuffle, so no card was touched after.
      </p>
      <Told />
      <Computed />
      <Dealt />
      <dl>
        <dt>Seal</dt>
        <dd>{now.commitment}</dd>
        <dt>Rules</dt>
        <dd>{now.digest}</dd>
        <dt>Seed</dt>
        <dd>{now.seed}</dd>
        <dt>Salt</dt>
        <dd>{now.salt}</dd>
      </dl>
    </details>
  );
}

/** Whether the seal is the one that this page was told; one who came back late was told none. */
function Told() {
  const now = revealed.value;
  if (!now || !commitment.value) return null;
  const same = commitment.value === now.commitment;
  return <Finding good={same} yes="It is the seal given before the deal." no="It is not the seal given before the deal." />;
}

/** Whether rules, seed and salt make the seal; computed here, by this page. */
function Computed() {
  const now = revealed.value;
  if (!now) return null;
  const same = sealOf(now) === now.commitment;
  return <Finding good={same} yes="Rules, seed and salt make this seal." no="Rules, seed and salt do not make this seal." />;
}

/** Whether the seed deals the cards that were seen: each seat's, as long as it held no others. */
function Dealt() {
  const now = revealed.value;
  const begun = opening.value;
  const pack = seated.value?.rules.pack;
  const seen = begun?.turned.flat().length ?? 0;
  if (!now || !begun || !pack || seen === 0) return null;
  const yes = `Shuffled and dealt again here, the seed gives the first ${seen} cards that were turned.`;
  return <Finding good={matches(now.seed, begun, pack)} yes={yes} no="The seed deals other cards than those that were turned." />;
}

interface FindingProps {
  readonly good: boolean;
  readonly yes: string;
  readonly no: string;
}

function Finding({ good, yes, no }: FindingProps) {
  return (
    <p class={good ? "good" : "bad"}>
      <Icon name={good ? "tick" : "cross"} />
      {good ? yes : no}
    </p>
  );
}
