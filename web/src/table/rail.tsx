import { Icon, Mark } from "../parts/icon";
import { pausePanel } from "../panels/panels";
import { preferences, toggle } from "../preferences";
import { seated } from "../store";
import { stage } from "../words";
import { canFill, fillScreen } from "../parts/fullscreen";

/** The wooden rail along the top: which game this is, and what is not play. */
export function Rail() {
  const note = seated.value;
  const loud = preferences.sound.value;
  return (
    <header class="rail">
      <span class="rail-home">
        <Mark />
        <b class="title only-wide">Firsthand</b>
      </span>
      <p class="rail-match">
        {note && note.rounds > 1 ? `${stage(note)}, ` : <span class="only-wide">Game {note?.game}, </span>}
        {note?.rules.title}
      </p>
      <button
        type="button"
        class="rail-button"
        aria-pressed={!loud}
        aria-label="Mute"
        onClick={() => toggle(preferences.sound)}
      >
        <Icon name={loud ? "sound" : "mute"} />
      </button>
      {canFill() && (
        <button type="button" class="rail-button only-wide" aria-label="Full screen" onClick={fillScreen}>
          <Icon name="screen" />
        </button>
      )}
      <button type="button" class="rail-button" aria-label="Pause and menu" onClick={pausePanel}>
        <Icon name="menu" />
      </button>
    </header>
  );
}
