/** The page: the screen and the panel that are open, notices, and what is announced. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { focusMain } from "./effects/focus";
import * as page from "./english/page";
import { gone } from "./net/connection";
import { Home } from "./screens/home";
import { announcement } from "./state/announce";
import { type Panel, topPanel } from "./state/panels";
import { type Screen, screen } from "./state/store";
import { line } from "./state/toast";
import {
  CheckPanel,
  ClosestPanel,
  End,
  Erase,
  Host,
  House,
  Join,
  Keeping,
  Leave,
  Lesson,
  Lobby,
  Lost,
  Menu,
  PicturePanel,
  Replay,
  SeatPanel,
  Settings,
  Setup,
  SharedPlayers,
  SharedSetup,
  Sheet,
  TableScreen,
  Unreached,
} from "./view/lazy";
import { Changing } from "./view/parts/changing";

const SCREENS: Record<Screen, () => preact.JSX.Element | null> = {
  home: Home,
  lesson: Lesson,
  join: Join,
  lobby: Lobby,
  table: TableScreen,
  end: End,
  replay: Replay,
};
/** What needs nothing of the table's computer. */
const ALONE: readonly Screen[] = ["home", "lesson", "replay"];
const PANELS: Record<Panel, () => preact.JSX.Element | null> = {
  menu: Menu,
  leave: Leave,
  rules: Sheet,
  settings: Settings,
  setup: Setup,
  around: SharedPlayers,
  here: SharedSetup,
  house: House,
  keeping: Keeping,
  seat: SeatPanel,
  closest: ClosestPanel,
  picture: PicturePanel,
  check: CheckPanel,
  lost: Lost,
  host: Host,
  erase: Erase,
};

/** The address stays as it is: what stands behind its # may name a table. */
function skip(event: Event): void {
  event.preventDefault();
  focusMain();
}

export function App() {
  const Now = gone.value && !ALONE.includes(screen.value) ? Unreached : SCREENS[screen.value];
  useScreenFocus();
  const Panel = topPanel.value && PANELS[topPanel.value];
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, and is read so */}
      <a class="skip" href="#main" onClick={skip}>
        {page.skip()}
      </a>
      <Now />
      {Panel && <Panel key={topPanel.value} />}
      <Toast />
      <p class="unseen" role="status" aria-live="polite">
        <span key={announcement.value.count}>{announcement.value.text}</span>
      </p>
    </>
  );
}

/** Moves the focus to the beginning of a new screen: the element that had it is gone. */
function useScreenFocus(): void {
  const before = useRef(screen.value);
  useLayoutEffect(() => {
    if (before.current !== screen.value) focusMain();
    before.current = screen.value;
  }, [screen.value]);
}

function Toast() {
  return (
    <div class="toast-place" role="status">
      {line.value && !topPanel.value && (
        <p class="toast">
          <Changing>{line.value}</Changing>
        </p>
      )}
    </div>
  );
}
