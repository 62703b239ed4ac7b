import { useLayoutEffect, useRef } from "preact/hooks";
import { announcement } from "./announce";
import { Menu } from "./panels/menu";
import { topPanel, type Panel } from "./panels/panels";
import { Settings } from "./panels/settings";
import { Setup } from "./panels/setup";
import { Sheet } from "./panels/sheet";
import { End } from "./screens/end";
import { Home } from "./screens/home";
import { screen, type Screen } from "./store";
import { TableScreen } from "./table/table";
import { line } from "./toast";

const SCREENS: Record<Screen, () => preact.JSX.Element | null> = {
  home: Home,
  table: TableScreen,
  end: End,
};
const PANELS: Record<Panel, () => preact.JSX.Element | null> = {
  menu: Menu,
  rules: Sheet,
  settings: Settings,
  setup: Setup,
};

export function App() {
  const Now = SCREENS[screen.value];
  useScreenFocus();
  const Panel = topPanel.value && PANELS[topPanel.value];
  return (
    <>
      <a class="skip" href="#main">
        Skip to the game
      </a>
      <Now />
      {Panel && <Panel key={topPanel.value} />}
      <Toast />
      <p class="unseen" role="status" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

/** With a new screen the focus comes to its beginning, for the old place of it is gone. */
function useScreenFocus(): void {
  const before = useRef(screen.value);
  useLayoutEffect(() => {
    if (before.current !== screen.value) document.getElementById("main")?.focus();
    before.current = screen.value;
  }, [screen.value]);
}

function Toast() {
  return (
    <div class="toast-place" role="status">
      {line.value && <p class="toast">{line.value}</p>}
    </div>
  );
}
