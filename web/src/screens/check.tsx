import { Icon } from "../parts/icon";
import { commitment, revealed } from "../store";

/** The deal can be checked: what was promised before the first flip, and what lay behind it. */
export function DealCheck() {
  const now = revealed.value;
  if (!now) return null;
  const same = commitment.value === "" ? null : commitment.value === now.commitment;
  return (
    <details class="panel check">
      <summary class="title">
        <Icon name="seal" /> Check the deal
      </summary>
      <p>
        Before the first flip the table gave the seal. It is the SHA-256 of the rules, the seed and the salt;
        the seed fixes the shuffle.
      </p>
      {same !== null && (
        <p class={same ? "good" : "bad"}>
          <Icon name={same ? "tick" : "cross"} />
          {same ? "The seal is the one given before the deal." : "The seal is not the one given before the deal."}
        </p>
      )}
      <dl>
        <dt>Seal</dt>
        <dd>{now.commitment}</dd>
        <dt>Seed</dt>
        <dd>{now.seed}</dd>
        <dt>Salt</dt>
        <dd>{now.salt}</dd>
        <dt>Rules</dt>
        <dd>{now.digest}</dd>
      </dl>
    </details>
  );
}
