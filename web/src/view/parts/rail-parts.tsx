/** What every rail along the top has: the name of the game, and the button that fills the screen. */

import * as page from "../../english/page";
import * as words from "../../english/table";
import { canFill, fillScreen } from "./fullscreen";
import { Icon, Mark } from "./icon";

export function RailHome() {
  return (
    <span class="rail-home">
      <Mark />
      <b class="title only-wide">{page.name()}</b>
    </span>
  );
}

export function FillButton() {
  if (!canFill()) return null;
  return (
    <button type="button" class="rail-button only-wide" aria-label={words.fullScreen()} onClick={fillScreen}>
      <Icon name="screen" />
    </button>
  );
}
