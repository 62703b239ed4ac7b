/** A table that can't go on: why, and the record of its game. */

import * as words from "../../english/alone";
import { lostTable } from "../../net/arrive";
import { inWords } from "../../sentences/say";
import { closePanel } from "../../state/panels";
import { Dialog } from "../../view/parts/dialog";
import { WholeGame } from "../end/whole-game";

export function Lost() {
  const lost = lostTable.value;
  if (!lost) return null;
  return (
    <Dialog title={words.lost()} kind="lost" onClose={() => closePanel("lost")}>
      <p>{inWords(lost.reason)}</p>
      <WholeGame code={lost.record} />
    </Dialog>
  );
}
