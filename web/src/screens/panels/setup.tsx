/** The page on which a table against bots is set up. */

import { useSignal } from "@preact/signals";
import * as words from "../../english/setup";
import { open } from "../../net/session";
import { isOwn, MATCHING, MIXED } from "../../state/bots";
import { draft, linked, textOf } from "../../state/draft";
import { closePanel, setupOf } from "../../state/panels";
import { preferences } from "../../state/preferences";
import { welcome } from "../../state/store";
import type { Choice, Drafted, Seated, Welcome } from "../../wire";
import { RulesPage, TABLE } from "../rules/page";
import { OwnTable, type Wish } from "../rules/table";

export function Setup() {
  const greeting = welcome.value;
  return greeting && <SetupOf greeting={greeting} />;
}

function SetupOf({ greeting }: { readonly greeting: Welcome }) {
  const choice = setupOf.value ? like(setupOf.value) : greeting.choice;
  const rules =
    setupOf.value?.rules ?? greeting.presets.find(({ name }) => name === choice.rules) ?? greeting.presets[0];
  const wish: Wish = {
    seats: useSignal(choice.seats),
    bots: useSignal(choice.bots.length === 1 ? (choice.bots[0] ?? MIXED) : MIXED),
    pace: useSignal(choice.pace),
  };
  const now = draft.value;
  return (
    <RulesPage
      title={words.title()}
      from={rules?.text || rules?.name || choice.rules}
      at={linked.value === null ? TABLE : "slaps"}
      seats={wish.seats.value}
      pace={wish.pace.value}
      table={now && <OwnTable greeting={greeting} wish={wish} now={now} />}
      act={(rules) => (
        <button type="button" class="button is-main setup-deal title" onClick={() => deal(greeting, wish, rules)}>
          {words.deal()}
        </button>
      )}
      onClose={() => closePanel("setup")}
    />
  );
}

/** The choice from which a table was opened. */
function like({ rules, seats, pace }: Seated): Pick<Choice, "rules" | "seats" | "bots" | "pace"> {
  const bots = seats.flatMap(({ kind, temperament }) => (kind === "bot" ? [temperament] : []));
  return { rules: rules.name, seats: seats.length, bots: [...new Set(bots)], pace };
}

function deal(greeting: Welcome, { seats, bots, pace }: Wish, now: Drafted): void {
  const fixed = greeting.temperaments.map(({ name }) => name).filter((name) => name !== MATCHING && !isOwn(name));
  const chosen = bots.value === MIXED ? fixed : [bots.value];
  const { least, most } = now.rules;
  const many = Math.min(most, Math.max(least, seats.value));
  const wish = { rules: textOf(now), seats: many, bots: chosen, pace: pace.value };
  open({ ...wish, name: preferences.name.value.trim() });
}
