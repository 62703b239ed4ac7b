import { closeMenu } from "../../net/menu";
import { leave } from "../../net/session";
import { closeAll, closePanel, openPanel } from "../../state/panels";
import { alone, mine, table } from "../../state/store";
import { Dialog } from "../../view/parts/dialog";

/** Leaves at once where nothing is lost by it, and asks where a game with an own seat is running. */
export function askToLeave(): void {
  const running = mine.value >= 0 && table.value?.over === false;
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
    <Dialog title="Leave the table?" kind="leave" onClose={stay}>
      <p>{loss()}</p>
      <div class="answers">
        <button type="button" class="button is-main" autofocus onClick={stay}>
          Stay
        </button>
        <button type="button" class="button" onClick={leaveNow}>
          Leave
        </button>
      </div>
    </Dialog>
  );
}

/** What leaving costs. */
function loss(): string {
  if (alone.value) return "The game is not over yet. It ends if you leave.";
  if (table.value?.out[mine.value]) return "The others play on without you.";
  return "The others play on without you, and your cards go under the pile.";
}
