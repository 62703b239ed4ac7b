import { computed, effect, signal } from "@preact/signals";
import * as words from "../english/home";
import * as page from "../english/page";
import * as titles from "../english/preset";
import { backTo } from "../net/arrive";
import { link, troubled } from "../net/connection";
import { comeBack, create, open, resume } from "../net/session";
import { inWords } from "../sentences/say";
import { opponents } from "../state/bots";
import { parse } from "../state/code";
import { shape } from "../state/layout";
import { openPanel, setTable, showRules } from "../state/panels";
import { preferences, toggle } from "../state/preferences";
import { goTo } from "../state/route";
import { playedElsewhere } from "../state/seat-keys";
import { aside, mine, seated, table, welcome } from "../state/store";
import { Fan } from "../view/cards/fan";
import { Changing } from "../view/parts/changing";
import { canFill, fillScreen } from "../view/parts/fullscreen";
import { Icon, type IconName, Mark } from "../view/parts/icon";
import { Ring } from "../view/seats/ring";
import type { Seated, Welcome } from "../wire";

const FAN = ["9D", "JS", "7C", "QH", "7D"].map(parse);
// A title is looked up when it is shown: another locale takes the place of the functions.
const GAME = { name: "ratscrew", title: () => titles.ratscrew() };
const OTHER = { name: "slapjack", title: () => titles.slapjack() };

/** How many bots a game has against whom nothing was chosen. */
const USUAL_BOTS = 3;

type Act = (offer: Welcome) => void;

/** What was tapped before the table could be reached: it is done as soon as it can. */
const wished = signal<Act | null>(null);

effect(() => {
  const [act, offer] = [wished.value, welcome.value];
  if (!act || !offer || link.value !== "open") return;
  wished.value = null;
  act(offer);
});

/** Does something that needs the table's computer now, or when it is there. */
function wish(act: Act): void {
  if (!away.value) wished.value = act;
}

/** The table's computer is out of reach: what needs it does nothing. */
const away = computed(() => link.value === "lost");

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
  const offer = welcome.value;
  const ready = offer !== null && link.value === "open";
  return (
    <button
      type="button"
      class="play-now"
      aria-disabled={!ready}
      onClick={() => wish((offer) => playNow(offer, offer.choice.rules))}
    >
      <span>
        <b class="title">{words.play()}</b>
        <span class="play-line" id="play-line">
          <Changing>{lineOf(offer)}</Changing>
        </span>
      </span>
      <Icon name="play" />
    </button>
  );
}

/** The second line of the main button: which game it starts, or why it waits. */
function lineOf(offer: Welcome | null): string {
  if (away.value) return words.outOfReach();
  if (troubled.value) return troubled.value;
  if (wished.value) return words.moment();
  const bots = offer ? opponents(offer) : words.botsMatch({ n: USUAL_BOTS });
  return shape.value.layout === "wide"
    ? words.playLine({ title: titleOf(offer), bots })
    : words.playLineShort({ bots });
}

function playNow({ choice, presets }: Welcome, rules: string): void {
  const most = presets.find(({ name }) => name === rules)?.most ?? choice.seats;
  const seats = Math.min(most, choice.seats);
  const name = preferences.name.value.trim();
  open({ rules, seats, bots: choice.bots, pace: choice.pace, name });
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

function titleOf(offer: Welcome | null): string {
  if (!offer) return GAME.title();
  const found = offer.presets.find(({ name }) => name === offer.choice.rules);
  return found ? inWords(found.title) : titles.house();
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
          onClick={() => wish((offer) => playNow(offer, other.name))}
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
      <Tile icon="share" title={words.friends()} line={words.friendsLine()} needs onClick={() => wish(withFriends)} />
      <Tile icon="door" title={words.join()} line={words.joinLine()} onClick={() => goTo({ kind: "join", code: "" })} />
      <Tile icon="learn" title={words.learn()} line={words.learnLine()} needs onClick={() => wish(learn)} />
    </ul>
  );
}

function learn({ choice, presets }: Welcome): void {
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

function Links() {
  const loud = preferences.sound.value;
  return (
    <nav class="links" aria-label={words.more()}>
      <button type="button" class="link" aria-pressed={loud} onClick={() => toggle(preferences.sound)}>
        <Icon name={loud ? "sound" : "mute"} /> {words.sound()}
      </button>
      {canFill() && (
        <button type="button" class="link" onClick={fillScreen}>
          <Icon name="screen" /> {words.fullScreen()}
        </button>
      )}
      <button type="button" class="link" onClick={() => openPanel("settings")}>
        <Icon name="settings" /> {words.settings()}
      </button>
    </nav>
  );
}
