import { spoken } from "../../check/sealing";
import { closeMenu } from "../../net/menu";
import { ask } from "../../net/session";
import { openPanel, showRules } from "../../state/panels";
import { commitment, inCompany, mine, paused, table } from "../../state/store";
import { Changing } from "../../view/parts/changing";
import { Dialog } from "../../view/parts/dialog";
import { canFill, fillScreen } from "../../view/parts/fullscreen";
import { Icon } from "../../view/parts/icon";
import { askToLeave } from "./leave";
import { OwnLine } from "./line";

/** Pause, rules, settings and the way out. */
export function Menu() {
  return (
    <Dialog title={paused.value ? "Paused" : "Menu"} kind="menu" onClose={closeMenu}>
      <div class="menu">
        <button type="button" class="button is-main" autofocus onClick={closeMenu}>
          <Icon name="play" /> {inCompany.value ? "Back to the table" : "Go on"}
        </button>
        <PauseForAll />
        <PileKnocked />
        <button type="button" class="button" onClick={() => showRules(null)}>
          <Icon name="rules" /> Rules of this table
        </button>
        <button type="button" class="button" onClick={() => openPanel("settings")}>
          <Icon name="settings" /> Settings
        </button>
        {canFill() && (
          <button type="button" class="button" onClick={fillScreen}>
            <Icon name="screen" /> Full screen
          </button>
        )}
        <button type="button" class="button" onClick={askToLeave}>
          <Icon name="leave" /> Leave the table
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
  return (
    <p class="menu-seal">
      <Icon name="seal" /> Seal of this deal: <b>{spoken(commitment.value)}</b>
    </p>
  );
}

/** Among people a pause is a wish of its own: opening a menu stops nobody's game. */
function PauseForAll() {
  if (!inCompany.value || mine.value < 0 || !table.value) return null;
  const still = paused.value;
  return (
    <button type="button" class="button" onClick={() => ask(still ? "go_on" : "pause")}>
      <Icon name={still ? "next" : "pause"} />{" "}
      <Changing>{still ? "End the pause for all" : "Ask for a pause"}</Changing>
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
      <Icon name="again" /> The pile was knocked
    </button>
  );
}
