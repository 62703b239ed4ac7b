import { spoken } from "../../check/sealing";
import * as words from "../../english/menu";
import { dropTwo } from "../../input/press";
import { closeMenu } from "../../net/menu";
import { ask, askAs } from "../../net/session";
import { openPanel, showRules } from "../../state/panels";
import { playing } from "../../state/shared";
import { acting, commitment, inCompany, mine, paused, seated, shared, table } from "../../state/store";
import { person } from "../../state/words";
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
        <CardsDropped />
        {shared.value && (
          <button type="button" class="button" onClick={() => openPanel("around")}>
            <Icon name="round" /> {words.around()}
          </button>
        )}
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
  const seat = shared.value ? (playing.value[0] ?? -1) : mine.value;
  if (!now || now.over || now.frozen_at >= 0 || seat < 0 || now.out[seat]) return null;
  const knock = () => {
    closeMenu();
    askAs([seat], "disrupt");
  };
  return (
    <button type="button" class="button" onClick={knock}>
      <Icon name="again" /> {words.knocked()}
    </button>
  );
}

/** Two cards fell in one flip: where the table agreed to it, both are played. */
function CardsDropped() {
  const seat = acting.value;
  const own = shared.value ? playing.value.includes(seat) : seat >= 0 && seat === mine.value;
  if (!own || !seated.value?.rules.drops || table.value?.lost) return null;
  const drop = () => {
    closeMenu();
    dropTwo(seat);
  };
  return (
    <button type="button" class="button" onClick={drop}>
      <Icon name="cross" /> {words.dropped(person(seat))}
    </button>
  );
}
