import { effect } from "@preact/signals";
import { render } from "preact";
import { say } from "./announce";
import { App } from "./app";
import { keepAwake } from "./awake";
import { moved, noticeOtherTabs } from "./arrive";
import { fetchCourts } from "./cards/courts";
import { connect, tellHidden, troubled, type Socket } from "./connection";
import { watchContacts } from "./contacts";
import { listenForKeys } from "./keys";
import { load } from "./late";
import { keepLayout } from "./layout";
import { pausePanel } from "./panels/panels";
import { hasSeat } from "./kept";
import { goTo, place, placeOf } from "./place";
import { keepPreferences } from "./preferences";
import { receive } from "./receive";
import { installRender } from "./render";
import { wakeSound } from "./sound/sound";
import { aside, inCompany, mine, screen, seated } from "./store";
import "./styles/main.css";

/** When the first screen is there, in ms; what is wanted next comes after it. */
const SOON = 600;

/** Starts the client over whatever stands for the server. */
export function start(dial: () => Socket): void {
  const root = document.getElementById("app");
  if (!root) throw new Error("the page has no place for the client");
  installRender();
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
  keepAwake();
  document.addEventListener("visibilitychange", () => {
    tellHidden();
    // Bots would play on against nobody; people do not wait for one who looked away.
    if (document.hidden && screen.value === "table" && mine.value >= 0 && !inCompany.value) pausePanel();
  });
  effect(() => {
    if (troubled.value && seated.value) say("out", troubled.value);
  });
  fetchCourts();
  setTimeout(load, SOON);
  connect(dial, receive);
}
