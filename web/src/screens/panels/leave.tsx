/** Leaving a game: at once, or after a question where something would be lost. */

import * as words from "../../english/leave";
import { closeMenu } from "../../net/menu";
import { leave } from "../../net/session";
import { closeAll, closePanel, openPanel } from "../../state/panels";
import { alone, mine, shared, table } from "../../state/store";
import { Dialog } from "../../view/parts/dialog";

/** Leaves at once where nothing is lost by it, and asks where a game with an own seat is running. */
export function askToLeave(): void {
  const running = (mine.value >= 0 || shared.value) && table.value?.over === false;
  if (running) openPanel("leave");
  else leaveNow();
}

function leaveNow(): void {
  closeAll();
  leave();
}

function stay(): void {
  closePanel("leave");
  closeMenu();
}

/** One question with two answers; the escape key stays. */
export function Leave() {
  return (
    <Dialog title={words.title()} kind="leave" onClose={stay}>
      <p>{loss()}</p>
      <div class="answers">
        <button type="button" class="button is-main" autofocus onClick={stay}>
          {words.stay()}
        </button>
        <button type="button" class="button" onClick={leaveNow}>
          {words.leave()}
        </button>
      </div>
    </Dialog>
  );
}

/** What leaving costs. */
function loss(): string {
  if (alone.value || shared.value) return words.ends();
  if (table.value?.out[mine.value]) return words.others();
  return words.cards();
}
