import * as words from "../../english/playback";
import { Icon } from "../../view/parts/icon";
import { CheckButton } from "./check";
import { marks, now, play, playing, SPEEDS, speed, step, toSlap } from "./position";
import { sharePicture } from "./replay";

/** The buttons under the line: back and forth, how fast, what is checked and sent. */
export function Transport() {
  const won = (now.value?.result?.winner ?? -1) >= 0;
  return (
    <div class="transport">
      <button type="button" class="button replay-slap" aria-label={words.lastSlap()} onClick={() => toSlap(-1)}>
        <Icon name="slap-back" /> <span class="only-wide">{words.slap()}</span>
      </button>
      <button type="button" class="rail-button" aria-label={words.back()} onClick={() => step(-1)}>
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="button is-main replay-play"
        aria-label={playing.value ? words.pause() : words.play()}
        onClick={play}
      >
        <Icon name={playing.value ? "pause" : "play"} />
      </button>
      <button type="button" class="rail-button" aria-label={words.on()} onClick={() => step(1)}>
        <Icon name="next" />
      </button>
      <button type="button" class="button replay-slap" aria-label={words.nextSlap()} onClick={() => toSlap(1)}>
        <span class="only-wide">{words.slap()}</span> <Icon name="slap-next" />
      </button>
      <Speeds />
      <Legend />
      <span class="only-wide transport-end">
        <CheckButton />
        <button type="button" class="button is-main" aria-disabled={!won} onClick={sharePicture}>
          <Icon name="share" /> {words.share()}
        </button>
      </span>
    </div>
  );
}

/** On a phone one button goes through the speeds; where there is room they stand beside each other. */
function Speeds() {
  const faster = () => {
    const next = SPEEDS.indexOf(speed.value as (typeof SPEEDS)[number]) + 1;
    speed.value = SPEEDS[next % SPEEDS.length] ?? 1;
  };
  return (
    <>
      <button
        type="button"
        class="button only-narrow replay-speed"
        aria-label={words.speedNow({ n: speed.value })}
        onClick={faster}
      >
        {words.times({ n: speed.value })}
      </button>
      <fieldset class="only-wide replay-speeds">
        <legend class="unseen">{words.speed()}</legend>
        {SPEEDS.map((one) => (
          <label key={one} class={one === speed.value ? "is-chosen" : ""}>
            <input
              class="unseen"
              type="radio"
              name="speed"
              checked={one === speed.value}
              onChange={() => (speed.value = one)}
            />
            {words.times({ n: one })}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** What the marks on the line stand for. */
function Legend() {
  if (marks.value.length === 0) return null;
  return (
    <p class="only-wide replay-legend" aria-hidden="true">
      <i class="legend-slap" /> {words.markSlap()} <i class="legend-challenge" /> {words.markChallenge()}{" "}
      <i class="legend-wrong" /> {words.markWrong()}
    </p>
  );
}
