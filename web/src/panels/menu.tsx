import { Icon } from "../parts/icon";
import { canFill, fillScreen } from "../parts/fullscreen";
import { paused } from "../store";
import { leave } from "../table/sit";
import { Dialog } from "./dialog";
import { closeAll, closePanel, openPanel, showRules } from "./panels";

/** Pause, rules, settings and the way out. */
export function Menu() {
  const goOn = () => closePanel("menu");
  const away = () => {
    closeAll();
    leave();
  };
  return (
    <Dialog title={paused.value ? "Paused" : "Menu"} kind="menu" onClose={goOn}>
      <div class="menu">
        <button type="button" class="button is-main" autofocus onClick={goOn}>
          <Icon name="play" /> Go on
        </button>
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
        <button type="button" class="button" onClick={away}>
          <Icon name="leave" /> Leave the table
        </button>
      </div>
    </Dialog>
  );
}
