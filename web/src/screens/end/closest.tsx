import * as words from "../../english/end";
import { inWords } from "../../sentences/say";
import { type Finish, history } from "../../state/history";
import { closePanel, openPanel } from "../../state/panels";
import { openPicture } from "../../state/picture";
import { finish, lanes, slowReplay } from "../../state/store";
import { inside, nameOf } from "../../state/words";
import { Fan } from "../../view/cards/fan";
import { Lanes } from "../../view/lazy";
import { Dialog } from "../../view/parts/dialog";
import { Icon } from "../../view/parts/icon";
import { BAND } from "../../wire";

/** The race that was won by the least, and a button that shows it again. */
export function Closest() {
  const { closest } = history.value;
  if (!closest) return null;
  return (
    <section class="panel closest">
      <div>
        <h2 class="title">{titleOf(closest)}</h2>
        <p>{raceOf(closest)}</p>
      </div>
      <button
        type="button"
        class="button is-ghost is-circle"
        aria-label={words.closestShare()}
        onClick={() => openPicture(closest.result, closest.result.heat?.limit ?? BAND)}
      >
        <Icon name="share" />
      </button>
      <button
        type="button"
        class="button is-ghost is-circle"
        aria-label={words.closestAgain()}
        onClick={() => show(closest)}
      >
        <Icon name="play" />
      </button>
    </section>
  );
}

function titleOf({ margin }: Finish): string {
  return words.closest({ ms: Math.round(margin) });
}

function raceOf({ winner, second: behind, line, tie }: Finish): string {
  const race = { second: inside(behind), line: inWords(line) };
  return tie
    ? words.closestHeat({ winner: inside(winner), ...race })
    : words.closestRace({ winner: nameOf(winner), ...race });
}

/** The photo finish runs again, slowly. */
function show({ result }: Finish): void {
  finish.value = result;
  lanes.value = true;
  slowReplay.value += 1;
  openPanel("closest");
}

/** The closest finish as it was: its pile, and who slapped when. */
export function ClosestPanel() {
  const { closest } = history.value;
  if (!closest) return null;
  const { result } = closest;
  const close = () => {
    lanes.value = false;
    closePanel("closest");
  };
  return (
    <Dialog title={titleOf(closest)} kind="closest" onClose={close}>
      <p class="lead">{raceOf(closest)}</p>
      <div class="felt closest-pile" aria-hidden="true">
        <Fan cards={result.pile} newest={result.k} marked={result.cards} seat={result.winner} />
      </div>
      <Lanes />
    </Dialog>
  );
}
