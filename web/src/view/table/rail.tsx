import { openMenu } from "../../net/menu";
import { inWords } from "../../sentences/say";
import { preferences, toggle } from "../../state/preferences";
import { screen, seated } from "../../state/store";
import { stage } from "../../state/words";
import type { Seated } from "../../wire";
import { canFill, fillScreen } from "../parts/fullscreen";
import { Icon, Mark } from "../parts/icon";

/** The wooden rail along the top: the game, sound, full screen and menu. */
export function Rail() {
  const note = seated.value;
  const loud = preferences.sound.value;
  return (
    <header class="rail">
      <span class="rail-home">
        <Mark />
        <b class="title only-wide">Firsthand</b>
      </span>
      <p class={note?.yours.length === 0 ? "rail-match is-looking" : "rail-match"}>
        {note && (screen.value === "lobby" ? `Table ${note.code}` : <Game note={note} />)}
      </p>
      <Watchers />
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
      <button type="button" class="rail-button" aria-label="Pause and menu" onClick={openMenu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}

function Game({ note }: { readonly note: Seated }) {
  return (
    <>
      {note.rounds > 1 ? stage(note) : `Game ${note.game}`}
      <span class="only-wide">
        , {inWords(note.rules.title)}
        {note.open && `, table ${note.code}`}
      </span>
      {note.chosen && (
        <>
          , <span class="only-wide">dealt from a </span>chosen seed
        </>
      )}
    </>
  );
}

function Watchers() {
  const { watching = 0, yours = [0] } = seated.value ?? {};
  if (yours.length === 0) return <b class="rail-looking">You are looking on</b>;
  if (watching === 0) return null;
  return (
    <span class="rail-watching" role="img" aria-label={`${watching} looking on`}>
      <Icon name="eye" /> {watching}
    </span>
  );
}
