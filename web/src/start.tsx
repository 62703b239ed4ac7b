/** Starts the client: shows the first screen, connects, and loads the rest after it. */

import { render } from "preact";
import { App } from "./app";
import { installRender } from "./effects/render";
import { moved, noticeOtherTabs } from "./net/arrive";
import { link, type Socket, tellHidden } from "./net/connection";
import { openMenu } from "./net/menu";
import { lineInLink, linked } from "./state/draft";
import { keepLayout } from "./state/layout";
import { setTable } from "./state/panels";
import { keepPreferences } from "./state/preferences";
import { goTo, here, isReplay, mark, route, routeOf } from "./state/route";
import { hasSeatKey } from "./state/seat-keys";
import { aside, inCompany, mine, screen } from "./state/store";
import { lazyFrom, load, show } from "./view/lazy";
import "./styles/main.css";

/** When the lazy parts are loaded, in ms: the first screen is shown by then. */
const SOON = 600;
/** How long the page waits before it asks again for what Play needs, in ms. */
const RETRY = 2000;

/** Starts the client; `dial` opens a connection to the server, or to what stands in for it. */
export function start(dial: () => Socket): void {
  const root = document.getElementById("app");
  if (!root) throw new Error("#app is missing");
  installRender();
  lazyFrom(() => import("./lazy-parts").then(begun));
  keepPreferences();
  keepLayout();
  goTo(routeOf(here()));
  aside.value = (route.value === null || isReplay(route.value)) && hasSeatKey();
  if (route.value === null) takeLink();
  addEventListener("popstate", moved);
  root.replaceChildren();
  render(<App />, root);
  noticeOtherTabs();
  document.addEventListener("visibilitychange", () => {
    tellHidden();
    // Bots would play on against nobody; people do not wait for one who looked away.
    if (document.hidden && screen.value === "table" && mine.value >= 0 && !inCompany.value) openMenu();
  });
  setTimeout(load, SOON);
  getReady(dial);
}

/** Rules in the address are shown before anything is done with them. */
function takeLink(): void {
  linked.value = lineInLink(mark());
  if (linked.value !== null) setTable(null);
}

/** Fetches what Play needs, until it comes; then the server is called. */
function getReady(dial: () => Socket): void {
  import("./play").then(
    ({ listen, ...parts }) => {
      show(parts);
      listen(dial);
    },
    () => {
      link.value = "lost";
      setTimeout(getReady, RETRY, dial);
    },
  );
}

function begun<T extends { readonly begin: () => void }>(parts: T): T {
  parts.begin();
  return parts;
}
