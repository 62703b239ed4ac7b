import { effect } from "@preact/signals";
import { render } from "preact";
import { say } from "./state/announce";
import { App } from "./app";
import { moved, noticeOtherTabs } from "./net/arrive";
import { fetchCourts } from "./view/cards/courts";
import { connect, tellHidden, troubled, type Socket } from "./net/connection";
import { watchContacts } from "./input/contacts";
import { listenForKeys } from "./input/keys";
import { lazyFrom, load } from "./view/lazy";
import { keepLayout } from "./state/layout";
import { openMenu } from "./net/menu";
import { hasSeat } from "./state/seat-keys";
import { goTo, place, placeOf } from "./state/route";
import { keepPreferences } from "./state/preferences";
import { receive } from "./receive";
import { installRender } from "./effects/render";
import { wakeSound } from "./effects/sound/sound";
import { aside, inCompany, mine, screen, seated } from "./state/store";
import "./styles/main.css";

/** When the first screen is there, in ms; what is wanted next comes after it. */
const SOON = 600;

/** Starts the client over whatever stands for the server. */
export function start(dial: () => Socket): void {
  const root = document.getElementById("app");
  if (!root) throw new Error("the page has no place for the client");
  installRender();
  lazyFrom(() => import("./lazy-parts").then(begun));
  keepPreferences();
  keepLayout();
  goTo(placeOf(location.pathname));
  aside.value = place.value === null && hasSeat();
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
    if (troubled.value && seated.value) say("out", troubled.value);
  });
  fetchCourts();
  setTimeout(load, SOON);
  connect(dial, receive);
}

/** Starts those lazy parts that show nothing. */
function begun<T extends { readonly keepAwake: () => void }>(parts: T): T {
  parts.keepAwake();
  return parts;
}
