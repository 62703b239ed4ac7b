import { findings } from "../../check/findings";
import { opening } from "../../check/opening";
import { promised } from "../../check/promise";
import { spoken } from "../../check/sealing";
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
  const found = findings(now, known);
  return (
    <details class="panel check">
      <summary class="title">
        <Icon name="seal" /> Check the deal
      </summary>
      {now.chosen && <p>This game was dealt from a chosen seed: whoever chose it may have known the cards.</p>}
      {now.called_off > 0 && <p>Before this deal, another one was called off {times(now.called_off)}.</p>}
      <p>{now.listed ? SEALED : GIVEN}</p>
      <ul class="check-found">
        {found.map(({ good, line }) => (
          <li key={line} class={good ? "good" : "bad"}>
            <Icon name={good ? "tick" : "cross"} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <Letters seal={now.commitment} />
      <Figures now={now} />
    </details>
  );
}

const SEALED =
  "The server and every page drew a number, and promised it before any of them was shown. Together they made the seed, and the seed makes every shuffle: nobody could choose the cards, or know them. This page has checked:";
const GIVEN =
  "Before the first flip the table gave a seal: the SHA-256 of rules, seed and salt. The seed fixes every shuffle, so no card was touched after.";

function times(count: number): string {
  return count < 3 ? (["", "once", "twice"][count] ?? "") : `${count} times`;
}

/** The seal's first letters: friends who read them to each other find out whether all see one deal. */
function Letters({ seal }: { readonly seal: string }) {
  return (
    <p class="check-letters">
      <b class="title">{spoken(seal)}</b>
      <span>
        The first letters of the seal.{" "}
        {inCompany.value && "Read them to each other: they are the same for all, or somebody was shown another deal."}
      </span>
    </p>
  );
}

function Figures({ now }: { readonly now: Revealed }) {
  const rows: readonly (readonly [string, string])[] = now.listed
    ? [
        ["Seal", now.commitment],
        ["Rules and table", now.listed.digest],
        ["Promised by the server", now.listed.server_hash],
        ["Shown by the server", now.server],
        ...now.listed.seats.flatMap(({ kind, name }, seat) =>
          kind === "person" ? [[`Shown by ${name}’s page`, now.nonces[seat] ?? ""] as const] : [],
        ),
        ["Seed", now.seed],
      ]
    : [
        ["Seal", now.commitment],
        ["Rules", now.digest],
        ["Seed", now.seed],
        ["Salt", now.salt],
      ];
  return (
    <details class="check-figures">
      <summary>All numbers</summary>
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
