import * as words from "../../english/table";
import { finish, lanes, lastPile, showing, slowReplay } from "../../state/store";

/** The pile that was taken last; where it was won, a button that shows its race again. */
export function LastPile() {
  const now = lastPile.value;
  if (!now) return null;
  const covered = showing.value ? "" : undefined;
  const open = () => {
    finish.value = now.result;
    lanes.value = true;
    slowReplay.value += 1;
  };
  const shown = (
    <>
      <b class="title">{words.lastPile()}</b> <span class="last-pile-line">{now.line}</span>
    </>
  );
  if (!now.result)
    return (
      <p class="last-pile" data-lanes={covered}>
        {shown}
      </p>
    );
  return (
    <button type="button" class="last-pile" data-lanes={covered} onClick={open}>
      {shown}
    </button>
  );
}
