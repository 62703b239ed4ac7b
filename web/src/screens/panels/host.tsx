/** What a page without a server can't do, and how somebody hosts it. */

import * as words from "../../english/alone";
import { closePanel } from "../../state/panels";
import { Dialog } from "../../view/parts/dialog";

export function Host() {
  return (
    <Dialog title={words.host()} kind="host" onClose={() => closePanel("host")}>
      <p>{words.hostWhy()}</p>
      <ol class="host-steps">
        <li>
          <code>{words.hostInstall()}</code>
        </li>
        <li>
          <code>{words.hostPlay()}</code>
        </li>
      </ol>
      <p>{words.hostThen()}</p>
    </Dialog>
  );
}
