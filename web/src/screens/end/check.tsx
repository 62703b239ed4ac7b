import { type Finding, findings, type Known } from "../../check/findings";
import { opening } from "../../check/opening";
import { promised } from "../../check/promise";
import { spoken } from "../../check/sealing";
import * as words from "../../english/check";
import { commitment, inCompany, revealed, seated } from "../../state/store";
import { Icon } from "../../view/parts/icon";
import type { Revealed } from "../../wire";

/** The check of the deal: the promise before the first flip, and the secrets behind it. */
export function DealCheck() {
  const now = revealed.value;
  if (!now) return null;
  const note = seated.value;
  const own = note ? promised(note.key, note.game) : undefined;
  const known = { own, seal: commitment.value, opening: opening.value, pack: note?.rules.pack };
  return (
    <details class="panel check">
      <summary class="title">
        <Icon name="seal" /> {words.title()}
      </summary>
      <Findings now={now} known={known} />
    </details>
  );
}

interface FindingsProps {
  readonly now: Revealed;
  readonly known: Known;
  /** What else was checked. */
  readonly more?: readonly Finding[];
}

/** All that was checked of a deal, and the numbers by which it was checked. */
export function Findings({ now, known, more = [] }: FindingsProps) {
  const checks = [...findings(now, known), ...more];
  return (
    <>
      {now.chosen && <p>{words.chosen()}</p>}
      {now.called_off > 0 && <p>{words.calledOff({ n: now.called_off })}</p>}
      <p>{now.listed ? words.sealed() : words.given()}</p>
      <ul class="check-found">
        {checks.map(({ good, line }) => (
          <li key={line} class={good ? "good" : "bad"}>
            <Icon name={good ? "tick" : "cross"} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <Letters seal={now.commitment} />
      <Figures now={now} />
    </>
  );
}

/** The seal's first letters: friends who read them to each other find out whether all see one deal. */
function Letters({ seal }: { readonly seal: string }) {
  return (
    <p class="check-letters">
      <b class="title">{spoken(seal)}</b>
      <span>{inCompany.value ? words.lettersRead() : words.letters()}</span>
    </p>
  );
}

function Figures({ now }: { readonly now: Revealed }) {
  const rows: readonly (readonly [string, string])[] = now.listed
    ? [
        [words.seal(), now.commitment],
        [words.rulesTable(), now.listed.digest],
        [words.promisedServer(), now.listed.server_hash],
        [words.shownServer(), now.server],
        ...now.listed.seats.flatMap(({ kind, name }, seat) =>
          kind === "person" ? [[words.shownPage({ name }), now.nonces[seat] ?? ""] as const] : [],
        ),
        [words.seed(), now.seed],
      ]
    : [
        [words.seal(), now.commitment],
        [words.rules(), now.digest],
        [words.seed(), now.seed],
        [words.saltName(), now.salt],
      ];
  return (
    <details class="check-figures">
      <summary>{words.figures()}</summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
