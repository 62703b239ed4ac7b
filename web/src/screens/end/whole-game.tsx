import * as words from "../../english/end";
import { visitReplay } from "../../net/arrive";
import { recordOf } from "../../state/alone";
import { PREFIX } from "../../state/prefix";
import { Icon } from "../../view/parts/icon";

/** A whole game again, and as a file, for this page or the command line to show or to check; as in "QXYZ-1". */
export function WholeGame({ code }: { readonly code: string }) {
  const file = `${code}.txt`;
  const get = recordOf.value;
  return (
    <div class="whole-game">
      <button type="button" class="button" onClick={() => visitReplay(code)}>
        <Icon name="play" /> {words.replay()}
      </button>
      {get ? (
        <button type="button" class="button save-game" onClick={() => get(code).then(saver(file))}>
          <Icon name="save" /> {words.save()}
        </button>
      ) : (
        <a class="button save-game" href={`${PREFIX}/games/${file}`} download={file}>
          <Icon name="save" /> {words.save()}
        </a>
      )}
    </div>
  );
}

/** Returns a function that saves a text under a name. */
function saver(name: string): (text: string) => void {
  return (text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
}
