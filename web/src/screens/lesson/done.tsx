/** The end of the lesson: the game in three pictures, and a first table to play at. */

import { useEffect } from "preact/hooks";
import { focusMain } from "../../effects/focus";
import * as home from "../../english/home";
import * as words from "../../english/lesson";
import { away, playNow, wish } from "../../net/wishes";
import { opponents } from "../../state/bots";
import { parse } from "../../state/code";
import { welcome } from "../../state/store";
import { Picture } from "../../view/cards/picture";
import { Changing } from "../../view/parts/changing";
import { Icon } from "../../view/parts/icon";
import { Ring } from "../../view/seats/ring";
import { LEARNER } from "./script";

/** How many bots a game has while the server has not said. */
const USUAL_BOTS = 3;

interface DoneProps {
  readonly onAgain: () => void;
  readonly onPlay: () => void;
}

/** The game in three pictures, and a first one to play. */
export function Done({ onAgain, onPlay }: DoneProps) {
  useEffect(focusMain, []);
  const bots = welcome.value ? opponents(welcome.value) : home.botsMatch({ n: USUAL_BOTS });
  const play = () => {
    if (away.value) return;
    onPlay();
    wish((greeting) => playNow(greeting, greeting.choice.rules));
  };
  return (
    <>
      <main class="felt lesson-done" id="main" tabIndex={-1}>
        <span class="lesson-ring">
          <Ring seat={LEARNER} />
        </span>
        <h1 class="title">{words.done()}</h1>
        <Pictures />
      </main>
      <footer class="wood lesson-acts">
        <button type="button" class="play-now" aria-disabled={away.value} onClick={play}>
          <span>
            <b class="title">{home.play()}</b>
            <span class="play-line">
              <Changing>{away.value ? home.outOfReach() : home.playLineShort({ bots })}</Changing>
            </span>
          </span>
          <Icon name="play" />
        </button>
        <button type="button" class="button" onClick={onAgain}>
          {words.onceMore()}
        </button>
      </footer>
    </>
  );
}

/** How it is played, in three pictures. */
export function Pictures() {
  return (
    <ul class="how">
      <li>
        <span class="how-cards" aria-hidden="true">
          <span class="back" />
        </span>
        <div>
          <b class="title">{words.doneFlip()}</b>
          <p>{words.doneFlipWhy()}</p>
        </div>
      </li>
      <li>
        <span class="how-cards" aria-hidden="true">
          <Picture code={parse("QH")} />
        </span>
        <div>
          <b class="title">{words.doneAnswer()}</b>
          <p>{words.doneAnswerWhy()}</p>
        </div>
      </li>
      <li>
        <span class="how-cards" aria-hidden="true">
          <Picture code={parse("7S")} />
          <Picture code={parse("7H")} />
        </span>
        <div>
          <b class="title">{words.doneSlap()}</b>
          <p>{words.doneSlapWhy()}</p>
        </div>
      </li>
    </ul>
  );
}
