/** What the first tap on Play needs, in one file: it is fetched as soon as the first screen is shown. */

import { effect } from "@preact/signals";
import { wakeSound } from "./effects/sound/sound";
import { watchContacts } from "./input/contacts";
import { listenForKeys } from "./input/keys";
import { connect, type Socket, troubled } from "./net/connection";
import { receive } from "./receive";
import { say } from "./state/announce";
import { watchDevice } from "./state/device";
import { seated } from "./state/store";
import { fetchCourts } from "./view/cards/courts";

export { TableScreen } from "./screens/table";

/** Listens to hands, keys and the server; `dial` opens a connection to it. */
export function listen(dial: () => Socket): void {
  watchContacts();
  watchDevice();
  listenForKeys();
  wakeSound();
  effect(() => {
    if (troubled.value && seated.value) say("link", troubled.value);
  });
  fetchCourts();
  connect(dial, receive);
}
