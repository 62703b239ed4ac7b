/** The parts of the page that are loaded after the first screen, in one file. */

import { keepAwake } from "./effects/awake";
import { watchTimes } from "./effects/unsure";
import { checkClock } from "./input/coarse";
import { watchSwitch } from "./input/one-switch";
import { openMenu } from "./net/menu";
import { readyFaces } from "./view/cards/ready";
import "./english/bots";
import "./english/choice";
import "./english/duration";
import "./english/illegal";
import "./english/keeping";
import "./english/limit";
import "./english/network";
import "./english/notice";
import "./english/pattern-more";
import "./english/pattern-own";
import "./english/pattern-when";
import "./english/pattern-wrong";
import "./english/preset-lines";
import "./english/preset-more";
import "./english/record-file";
import "./english/refusal";
import "./english/rules";
import "./english/unwelcome";
import "./english/verdict-why";
import "./english/wrong";

export { Unreached } from "./screens/door/doors";
export { Join } from "./screens/door/join";
export { ClosestPanel } from "./screens/end/closest";
export { End } from "./screens/end/end";
export { Lesson } from "./screens/lesson/lesson";
export { Lobby } from "./screens/lobby/lobby";
export { Erase } from "./screens/panels/erase";
export { Host } from "./screens/panels/host";
export { House } from "./screens/panels/house";
export { Keeping } from "./screens/panels/keeping";
export { Leave } from "./screens/panels/leave";
export { Lost } from "./screens/panels/lost";
export { Menu } from "./screens/panels/menu";
export { SeatPanel } from "./screens/panels/seat-panel";
export { Settings } from "./screens/panels/settings";
export { Setup } from "./screens/panels/setup";
export { Sheet } from "./screens/panels/sheet";
export { PicturePanel } from "./screens/picture/panel";
export { CheckPanel } from "./screens/replay/check";
export { Replay } from "./screens/replay/replay";
export { SharedPlayers } from "./screens/shared/around";
export { SharedSetup } from "./screens/shared/here";
export { Shared } from "./screens/shared/shared";
export { Transcript } from "./view/spoken/transcript";
export { Lanes } from "./view/table/lanes";

/** Starts those that show nothing. */
export function begin(): void {
  keepAwake();
  checkClock();
  watchSwitch(openMenu);
  watchTimes();
  readyFaces();
}
