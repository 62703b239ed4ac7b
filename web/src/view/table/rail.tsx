import * as figure from "../../english/figure";
import * as match from "../../english/match";
import * as words from "../../english/table";
import { openMenu } from "../../net/menu";
import { inWords } from "../../sentences/say";
import { preferences, toggle } from "../../state/preferences";
import { screen, seated } from "../../state/store";
import { stage } from "../../state/words";
import type { Seated } from "../../wire";
import { Icon } from "../parts/icon";
import { FillButton, RailHome } from "../parts/rail-parts";

/** The wooden rail along the top: the game, sound, full screen and menu. */
export function Rail() {
  const note = seated.value;
  const loud = preferences.sound.value;
  return (
    <header class="rail">
      <RailHome />
      <p class={note?.yours.length === 0 ? "rail-match is-looking" : "rail-match"}>
        {note && (screen.value === "lobby" ? words.code({ code: note.code }) : <Game note={note} />)}
      </p>
      <Watchers />
      <button
        type="button"
        class="rail-button"
        aria-pressed={!loud}
        aria-label={words.mute()}
        onClick={() => toggle(preferences.sound)}
      >
        <Icon name={loud ? "sound" : "mute"} />
      </button>
      <FillButton />
      <button type="button" class="rail-button" aria-label={words.menu()} onClick={openMenu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}

function Game({ note }: { readonly note: Seated }) {
  const { rounds, game, rules, open, code, chosen } = note;
  const now = rounds > 1 ? stage(note) : match.game({ game });
  const long = [now, inWords(rules.title), open && words.railCode({ code }), chosen && words.railSeed()];
  return (
    <>
      <span class="only-narrow">{words.rail({ items: chosen ? [now, words.railSeedShort()] : [now] })}</span>
      <span class="only-wide">{words.rail({ items: long.filter((item) => item !== false) })}</span>
    </>
  );
}

function Watchers() {
  const { watching = 0, yours = [0] } = seated.value ?? {};
  if (yours.length === 0) return <b class="rail-looking">{words.looking()}</b>;
  if (watching === 0) return null;
  return (
    <span class="rail-watching" role="img" aria-label={words.watching({ n: watching })}>
      <Icon name="eye" /> {figure.plain({ n: watching })}
    </span>
  );
}
