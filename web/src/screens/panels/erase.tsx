/** Erasing what a page without a server keeps in the browser. */

import * as words from "../../english/alone";
import { leave } from "../../net/session";
import { erase } from "../../state/alone";
import { closePanel } from "../../state/panels";
import { forgetAllPlayed } from "../../state/recent";
import { forgetSeats } from "../../state/seat-keys";
import { seated } from "../../state/store";
import { toast } from "../../state/toast";
import { Dialog } from "../../view/parts/dialog";

const keep = () => closePanel("erase");

/** One question with two answers; the escape key keeps all. */
export function Erase() {
  return (
    <Dialog title={words.erase()} kind="erase" onClose={keep}>
      <p>{words.eraseWhat()}</p>
      <div class="answers">
        <button type="button" class="button is-main" autofocus onClick={keep}>
          {words.keep()}
        </button>
        <button type="button" class="button" onClick={eraseAll}>
          {words.eraseNow()}
        </button>
      </div>
    </Dialog>
  );
}

/** Preferences are no secret and stay. */
async function eraseAll(): Promise<void> {
  if (seated.value) leave();
  forgetSeats();
  forgetAllPlayed();
  await erase.value?.();
  keep();
  toast(words.erased());
}
