/** The check of a recorded deal: the button that opens it, and its panel. */

import { openingOf } from "../../check/opening";
import * as words from "../../english/playback";
import { closePanel, openPanel } from "../../state/panels";
import { replay } from "../../state/store";
import { Dialog } from "../../view/parts/dialog";
import { Icon } from "../../view/parts/icon";
import { Findings } from "../end/check";

export function CheckButton() {
  return (
    <button type="button" class="button is-ghost" onClick={() => openPanel("check")}>
      <Icon name="seal" /> {words.check()}
    </button>
  );
}

/** What this page and the server find out of a recorded deal: whether its seal, its cards and its acts are true. */
export function CheckPanel() {
  const game = replay.value?.game;
  if (!game) return null;
  const { revealed, seated, moments, fault } = game;
  const opening = openingOf(moments.flatMap(({ happened }) => happened.events));
  const known = { own: undefined, seal: "", opening, pack: seated.rules.pack };
  const good = fault === "";
  const decided = { good, line: good ? words.decided() : words.fault({ fault }) };
  return (
    <Dialog title={words.check()} kind="check" onClose={() => closePanel("check")}>
      <div class="check">
        {revealed ? <Findings now={revealed} known={known} more={[decided]} /> : <p>{words.notOver()}</p>}
      </div>
    </Dialog>
  );
}
