import * as words from "../english/home";
import * as page from "../english/page";
import * as titles from "../english/preset";
import { backTo } from "../net/arrive";
import { link, troubled } from "../net/connection";
import { comeBack, create, resume } from "../net/session";
import { away, playNow, wish, wished } from "../net/wishes";
import { inWords } from "../sentences/say";
import { alone, coming, keptOffline, renew } from "../state/alone";
import { opponents } from "../state/bots";
import { parse } from "../state/code";
import { shape } from "../state/layout";
import { openPanel, setTable, showRules } from "../state/panels";
import { preferences } from "../state/preferences";
import { goTo } from "../state/route";
import { playedElsewhere } from "../state/seat-keys";
import { aside, learning, mine, seated, table, welcome } from "../state/store";
import { Fan } from "../view/cards/fan";
import { Changing } from "../view/parts/changing";
import { Icon, type IconName, Mark } from "../view/parts/icon";
import { Ring } from "../view/seats/ring";
import type { Seated, Welcome } from "../wire";

/** The first screen: games to play now, and the ways to tables with others. */

const FAN = ["9D", "JS", "7C", "QH", "7D"].map(parse);
// A title is looked up when it is shown: another locale takes the place of the functions.
const GAME = { name: "ratscrew", title: () => titles.ratscrew() };
const OTHER = { name: "slapjack", title: () => titles.slapjack() };

/** How many bots a game has against whom nothing was chosen. */
const USUAL_BOTS = 3;

/** For a button that needs the table's computer: whether it does anything, and why not. */
function reach(): { "aria-disabled": boolean; "aria-describedby": string | undefined } {
  return { "aria-disabled": away.value, "aria-describedby": away.value ? "play-line" : undefined };
}

/** The way in: one tap to a game, and everything that may be chosen before. */
export function Home() {
  return (
    <div class="home">
      <main class="felt home-main" id="main" tabIndex={-1}>
        <div class="felt home-show">
          <div class="home-name">
            <Mark />
            <h1 class="title">{page.name()}</h1>
          </div>
          <p class="home-slogan">{words.slogan()}</p>
          <div class="home-fan" aria-hidden="true">
            <span class="mat-circle" />
            <span class="pile">
              <Fan cards={FAN} newest={FAN.length} />
              <span class="hand">
                <Ring seat={0} />
              </span>
            </span>
          </div>
        </div>
        <div class={away.value ? "home-acts is-away" : "home-acts"}>
          <MainDoor />
          <Pair />
          <Tiles />
        </div>
      </main>
      <Links />
    </div>
  );
}

/** A game that was left goes before a table of friends, and that before a new game. */
function MainDoor() {
  if ((aside.value && seated.value) || playedElsewhere.value) return <Resume />;
  return backTo.value ? <Back code={backTo.value} /> : <PlayNow />;
}

/** The game that was left for a while: it takes the place of a new one. */
function Resume() {
  const note = playedElsewhere.value ? null : seated.value;
  const line = note ? gameLine(note) : words.backElsewhere();
  return (
    <button type="button" class="play-now" onClick={resume}>
      <span>
        <b class="title">{words.backGame()}</b>
        <span class="play-line" id="play-line">
          <Changing>{away.value ? words.outOfReach() : troubled.value || line}</Changing>
        </span>
      </span>
      <Icon name="play" />
    </button>
  );
}

/** Which game was left, and how many cards lie in the own hand. */
function gameLine({ rules }: Seated): string {
  const title = inWords(rules.title);
  const n = table.value?.counts[mine.value];
  return n === undefined ? title : words.backLine({ title, n });
}

function PlayNow() {
  const greeting = welcome.value;
  const ready = greeting !== null && link.value === "open";
  return (
    <button
      type="button"
      class="play-now"
      aria-disabled={!ready}
      onClick={() => wish((greeting) => playNow(greeting, greeting.choice.rules))}
    >
      <span>
        <b class="title">{words.play()}</b>
        <span class="play-line" id="play-line">
          <Changing>{lineOf(greeting)}</Changing>
        </span>
      </span>
      <Icon name="play" />
    </button>
  );
}

/** The second line of the main button: which game it starts, or why it waits. */
function lineOf(greeting: Welcome | null): string {
  if (away.value) return words.outOfReach();
  if (troubled.value) return troubled.value;
  if (coming.value) return gettingReady(coming.value);
  if (wished.value) return words.moment();
  const bots = greeting ? opponents(greeting) : words.botsMatch({ n: USUAL_BOTS });
  return shape.value.layout === "wide"
    ? words.playLine({ title: titleOf(greeting), bots })
    : words.playLineShort({ bots });
}

/** How much has come of what runs the table in this page. */
function gettingReady({ got, of }: { readonly got: number; readonly of: number }): string {
  return words.gettingReady({ got: Math.floor(got), of: Math.ceil(of) });
}

function withFriends({ choice: { rules, seats, pace }, name }: Welcome): void {
  create({ rules, seats, pace, name: preferences.name.value.trim() || name });
}

function Back({ code }: { readonly code: string }) {
  return (
    <button type="button" class="play-now" onClick={() => comeBack(code)}>
      <span>
        <b class="title">{words.backTable()}</b>{" "}
        <span class="play-line" id="play-line">
          <Changing>{away.value ? words.outOfReach() : code}</Changing>
        </span>
      </span>
      <Icon name="next" />
    </button>
  );
}

function titleOf(greeting: Welcome | null): string {
  if (!greeting) return GAME.title();
  const preset = greeting.presets.find(({ name }) => name === greeting.choice.rules);
  return preset ? inWords(preset.title) : titles.house();
}

/** The other game, and the table with everything chosen by hand. */
function Pair() {
  const other = welcome.value?.choice.rules === OTHER.name ? GAME : OTHER;
  return (
    <ul class="pair">
      <li>
        <button
          type="button"
          class="tile slim"
          {...reach()}
          onClick={() => wish((greeting) => playNow(greeting, other.name))}
        >
          <Icon name="play" />
          <b class="title">{other.title()}</b>
        </button>
      </li>
      <li>
        <button type="button" class="tile slim" {...reach()} onClick={() => wish(() => setTable(null))}>
          <Icon name="settings" />
          <b class="title">{words.setTable()}</b>
        </button>
      </li>
    </ul>
  );
}

/** Together with others, and how it is played. */
function Tiles() {
  return (
    <ul class="tiles">
      {alone.value ? (
        <Tile icon="friends" title={words.friends()} line={words.friendsNeed()} onClick={() => openPanel("host")} />
      ) : (
        <Tile
          icon="friends"
          title={words.friends()}
          line={words.friendsLine()}
          needs
          onClick={() => wish(withFriends)}
        />
      )}
      <Tile
        icon="round"
        title={words.here()}
        line={words.hereLine()}
        needs
        onClick={() => wish(() => openPanel("here"))}
      />
      <Tile icon="learn" title={words.learn()} line={words.learnLine()} onClick={() => (learning.value = true)} />
    </ul>
  );
}

/** How the game is played that is offered first. */
function showHow({ choice, presets }: Welcome): void {
  const rules = presets.find(({ name }) => name === choice.rules) ?? presets[0];
  if (rules) showRules(rules.name);
}

interface TileProps {
  readonly icon: IconName;
  readonly title: string;
  readonly line: string;
  /** It does nothing without the table's computer. */
  readonly needs?: boolean;
  readonly onClick: () => void;
}

function Tile({ icon, title, line, needs = false, onClick }: TileProps) {
  return (
    <li>
      <button type="button" class="tile" {...(needs && reach())} onClick={onClick}>
        <Icon name={icon} />
        <b class="title">{title}</b> <span>{needs && away.value ? words.outOfReach() : line}</span>
      </button>
    </li>
  );
}

/** What a page without a server says of itself: that it starts without a network, that a newer one is there. */
function Offline() {
  if (renew.value) {
    return (
      <button type="button" class="link" onClick={renew.value}>
        <Icon name="again" /> {words.renew()}
      </button>
    );
  }
  return keptOffline.value ? <span class="link">{words.worksOffline()}</span> : null;
}

function Links() {
  return (
    <nav class="links" aria-label={words.more()}>
      <button type="button" class="link" {...reach()} onClick={() => wish(showHow)}>
        <Icon name="rules" /> {words.how()}
      </button>
      {!alone.value && (
        <button type="button" class="link" onClick={() => goTo({ kind: "join", code: "" })}>
          <Icon name="door" /> {words.join()}
        </button>
      )}
      <button type="button" class="link" onClick={() => goTo({ kind: "replay", code: "" })}>
        <Icon name="again" /> {words.replays()}
      </button>
      <button type="button" class="link" onClick={() => openPanel("settings")}>
        <Icon name="settings" /> {words.settings()}
      </button>
      {alone.value && <Offline />}
    </nav>
  );
}
