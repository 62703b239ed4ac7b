import { render } from "preact";
import { App } from "./app";
import { fetchCourts } from "./cards/courts";
import { connect, send, type Socket } from "./connection";
import { listenForKeys } from "./keys";
import { pausePanel } from "./panels/panels";
import { keepPreferences } from "./preferences";
import { receive } from "./receive";
import { installRender } from "./render";
import { wakeSound } from "./sound/sound";
import { screen } from "./store";
import "./styles/main.css";

/** Starts the client over whatever stands for the server. */
export function start(dial: () => Socket): void {
  const place = document.getElementById("app");
  if (!place) throw new Error("the page has no place for the client");
  installRender();
  keepPreferences();
  place.replaceChildren();
  render(<App />, place);
  listenForKeys();
  wakeSound();
  document.addEventListener("visibilitychange", () => {
    send({ type: "visibility", hidden: document.hidden });
    // Bots would play on against nobody.
    if (document.hidden && screen.value === "table") pausePanel();
  });
  fetchCourts();
  connect(dial, receive);
}
