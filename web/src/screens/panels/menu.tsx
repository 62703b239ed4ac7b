import { spoken } from "../../check/sealing";
import * as words from "../../english/menu";
import { closeMenu } from "../../net/menu";
import { ask } from "../../net/session";
import { openPanel, showRules } from "../../state/panels";
import { commitment, inCompany, mine, paused, table } from "../../state/store";
import { around } from "../../view/parts/around";
import { Changing } from "../../view/parts/changing";
import { Dialog } from "../../view/parts/dialog";
import { canFill, fillScreen } from "../../view/parts/fullscreen";
import { Icon } from "../../view/parts/icon";
import { askToLeave } from "./leave";
import { OwnLine } from "./line";

/** Pause, rules, settings and the way out. */
export function Menu() {
  return (
    <Dialog title={paused.value ? words.paused() : words.title()} kind="menu" onClose={closeMenu}>
      <div class="menu">
        <button type="button" class="button is-main" autofocus onClick={closeMenu}>
          <Icon name="play" /> {inCompany.value ? words.back() : words.goOn()}
        </button>
        <PauseForAll />
        <PileKnocked />
        <button type="button" class="button" onClick={() => showRules(null)}>
          <Icon name="rules" /> {words.rules()}
        </button>
        <button type="button" class="button" onClick={() => openPanel("settings")}>
          <Icon name="settings" /> {words.settings()}
        </button>
        {canFill() && (
          <button type="button" class="button" onClick={fillScreen}>
            <Icon name="screen" /> {words.fullScreen()}
          </button>
        )}
        <button type="button" class="button" onClick={askToLeave}>
          <Icon name="leave" /> {words.leave()}
        </button>
      </div>
      <Seal />
      <OwnLine />
    </Dialog>
  );
}

/** The seal of the deal: friends may read its first letters to each other. */
function Seal() {
  if (!commitment.value) return null;
  const letters = spoken(commitment.value);
  const [before, after] = around(words.seal({ letters }), letters);
  return (
    <p class="menu-seal">
      <Icon name="seal" /> {before}
      <b>{letters}</b>
      {after}
    </p>
  );
}

/** Among people a pause is a wish of its own: opening a menu stops nobody's game. */
function PauseForAll() {
  if (!inCompany.value || mine.value < 0 || !table.value) return null;
  const still = paused.value;
  return (
    <button type="button" class="button" onClick={() => ask(still ? "go_on" : "pause")}>
      <Icon name={still ? "next" : "pause"} /> <Changing>{still ? words.endPause() : words.askPause()}</Changing>
    </button>
  );
}

/** Between homes another player is to agree; the server says so, and why where it may not be. */
function PileKnocked() {
  const now = table.value;
  if (!now || now.over || now.frozen_at >= 0 || mine.value < 0 || now.out[mine.value]) return null;
  const knock = () => {
    ask("disrupt");
    closeMenu();
  };
  return (
    <button type="button" class="button" onClick={knock}>
      <Icon name="again" /> {words.knocked()}
    </button>
  );
}
