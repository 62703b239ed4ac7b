/** The page on which a host puts house rules together. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import * as words from "../../english/house";
import { send } from "../../net/connection";
import { textOf } from "../../state/draft";
import { closePanel, openPanel } from "../../state/panels";
import { mine, seated } from "../../state/store";
import type { Drafted, RulesView, Seated } from "../../wire";
import { RulesPage } from "../rules/page";

/** The host changes the rules: another game, other slaps, other penalties. */
export function House() {
  const note = seated.value;
  return note && <HouseOf note={note} />;
}

function HouseOf({ note }: { readonly note: Seated }) {
  const { rules, code, seats, keeping } = note;
  const before = useSignal(rules);
  const close = () => closePanel("house");
  // A proposal that was taken closes the page; one that was refused says why and leaves it open.
  useLayoutEffect(() => {
    if (rules.digest !== before.value.digest) close();
  }, [rules.digest]);
  return (
    <RulesPage
      title={words.titleAt({ code })}
      from={rules.text || rules.name}
      at="slaps"
      seats={seats.length}
      pace={keeping.pace}
      table={
        <button type="button" class="button" onClick={() => openPanel("keeping")}>
          {words.keeping()}
        </button>
      }
      act={(now) => <Propose now={now} before={before.value} close={close} />}
      onClose={close}
    />
  );
}

interface ProposeProps {
  readonly now: Drafted;
  readonly before: RulesView;
  readonly close: () => void;
}

function Propose({ now, before, close }: ProposeProps) {
  const same = now.rules.digest === before.digest;
  const propose = () => {
    if (same) close();
    else send({ type: "propose", seat: mine.value, rules: textOf(now) });
  };
  return (
    <>
      <button type="button" class="button is-main setup-deal title" onClick={propose}>
        {same ? words.keep() : words.propose()}
      </button>
      <p class="hint rules-hint">{words.hint()}</p>
    </>
  );
}
