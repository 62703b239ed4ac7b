import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app";
import { installRender } from "./effects/render";
import { wakeSound } from "./effects/sound/sound";
import { watchContacts } from "./input/contacts";
import { listenForKeys } from "./input/keys";
import { moved, noticeOtherTabs } from "./net/arrive";
import { connect, type Socket, tellHidden, troubled } from "./net/connection";
import { openMenu } from "./net/menu";
import { receive } from "./receive";
import { say } from "./state/announce";
import { keepLayout } from "./state/layout";
import { keepPreferences } from "./state/preferences";
import { goTo, route, routeOf } from "./state/route";
import { hasSeatKey } from "./state/seat-keys";
import { aside, inCompany, mine, screen, seated } from "./state/store";
import { fetchCourts } from "./view/cards/courts";
import { lazyFrom, load } from "./view/lazy";
import "./styles/main.css";

/** When the lazy parts are loaded, in ms: the first screen is shown by then. */
const SOON = 600;

/** Starts the client; `dial` opens a connection to the server, or to what stands in for it. */
export function start(dial: () => Socket): void {
  const root = document.getElementById("app");
  if (!root) throw new Error("the page has no place for the client");
  installRender();
  lazyFrom(() => import("./lazy-parts").then(begun));
  keepPreferences();
  keepLayout();
  goTo(routeOf(location.pathname));
  aside.value = route.value === null && hasSeatKey();
  addEventListener("popstate", moved);
  root.replaceChildren();
  render(<App />, root);
  noticeOtherTabs();
  watchContacts();
  listenForKeys();
  wakeSound();
  document.addEventListener("visibilitychange", () => {
    tellHidden();
    // Bots would play on against nobody; people do not wait for one who looked away.
    if (document.hidden && screen.value === "table" && mine.value >= 0 && !inCompany.value) openMenu();
  });
  effect(() => {
    if (troubled.value && seated.value) say("link", troubled.value);
  });
  fetchCourts();
  setTimeout(load, SOON);
  connect(dial, receive);
}

/** Starts those lazy parts that show nothing. */
function begun<T extends { readonly keepAwake: () => void; readonly readyFaces: () => void }>(parts: T): T {
  parts.keepAwake();
  parts.readyFaces();
  return parts;
}
