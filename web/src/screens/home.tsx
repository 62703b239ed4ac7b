import { computed, effect, signal } from "@preact/signals";
import * as presets from "../english/preset";
import { backTo } from "../net/arrive";
import { link, troubled } from "../net/connection";
import { comeBack, create, open, resume } from "../net/session";
import { inWords } from "../sentences/say";
import { capital, opponents } from "../state/bots";
import { parse } from "../state/code";
import { shape } from "../state/layout";
import { openPanel, setTable, showRules } from "../state/panels";
import { preferences, toggle } from "../state/preferences";
import { goTo } from "../state/route";
import { parked } from "../state/seat-keys";
import { aside, mine, seated, table, welcome } from "../state/store";
import { cards } from "../state/words";
import { Fan } from "../view/cards/fan";
import { Changing } from "../view/parts/changing";
import { canFill, fillScreen } from "../view/parts/fullscreen";
import { Icon, type IconName, Mark } from "../view/parts/icon";
import { Ring } from "../view/seats/ring";
import type { Welcome } from "../wire";

const FAN = ["9D", "JS", "7C", "QH", "7D"].map(parse);
const GAME = { name: "ratscrew", title: presets.ratscrew };
const OUT_OF_REACH = "Out of reach";
const OTHER = { name: "slapjack", title: presets.slapjack };

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
            <h1 class="title">Firsthand</h1>
          </div>
          <p class="home-slogan">The first hand on the pile wins it.</p>
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
  if ((aside.value && seated.value) || parked.value) return <Resume />;
  return backTo.value ? <Back code={backTo.value} /> : <PlayNow />;
}

/** The game that was left for a while: it takes the place of a new one. */
function Resume() {
  const note = parked.value ? null : seated.value;
  const count = table.value?.counts[mine.value];
  const line = note ? [inWords(note.rules.title), count !== undefined && cards(count)].filter(Boolean).join(", ") : "";
  return (
    <button type="button" class="play-now" onClick={resume}>
      <span>
        <b class="title">Back to your game</b>
        <span class="play-line" id="play-line">
          <Changing>{away.value ? OUT_OF_REACH : troubled.value || line || "Another page has it now"}</Changing>
        </span>
      </span>
      <Icon name="play" />
    </button>
  );
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
        <b class="title">Play now</b>
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
  if (away.value) return OUT_OF_REACH;
  if (troubled.value) return troubled.value;
  if (wished.value) return "Just a moment";
  const bots = offer ? opponents(offer) : "three bots that match you";
  return shape.value.layout === "wide" ? `${titleOf(offer)}, ${bots}` : capital(bots);
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
        <b class="title">Back to your table</b>{" "}
        <span class="play-line" id="play-line">
          <Changing>{away.value ? OUT_OF_REACH : code}</Changing>
        </span>
      </span>
      <Icon name="next" />
    </button>
  );
}

function titleOf(offer: Welcome | null): string {
  if (!offer) return GAME.title();
  const found = offer.presets.find(({ name }) => name === offer.choice.rules);
  return found ? inWords(found.title) : presets.house();
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
          <b class="title">Set the table</b>
        </button>
      </li>
    </ul>
  );
}

/** Together with others, and how it is played. */
function Tiles() {
  return (
    <ul class="tiles">
      <Tile icon="share" title="With friends" line="Send a link" needs onClick={() => wish(withFriends)} />
      <Tile icon="door" title="Join a table" line="By its code" onClick={() => goTo({ kind: "join", code: "" })} />
      <Tile icon="learn" title="How to play" line="The rules" needs onClick={() => wish(learn)} />
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
        <b class="title">{title}</b> <span>{needs && away.value ? OUT_OF_REACH : line}</span>
      </button>
    </li>
  );
}

function Links() {
  const loud = preferences.sound.value;
  return (
    <nav class="links" aria-label="More">
      <button type="button" class="link" aria-pressed={loud} onClick={() => toggle(preferences.sound)}>
        <Icon name={loud ? "sound" : "mute"} /> Sound
      </button>
      {canFill() && (
        <button type="button" class="link" onClick={fillScreen}>
          <Icon name="screen" /> Full screen
        </button>
      )}
      <button type="button" class="link" onClick={() => openPanel("settings")}>
        <Icon name="settings" /> Settings
      </button>
    </nav>
  );
}
