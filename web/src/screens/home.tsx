import { Changing } from "../parts/changing";
import { Fan } from "../cards/fan";
import { parse } from "../cards/code";
import { Icon, Mark } from "../parts/icon";
import { canFill, fillScreen } from "../parts/fullscreen";
import { backTo } from "../arrive";
import { capital, opponents } from "../bots";
import { link, troubled } from "../connection";
import { openPanel, setTable, showRules } from "../panels/panels";
import { preferences, toggle } from "../preferences";
import { Ring } from "../seats/ring";
import { aside, mine, seated, table, welcome } from "../store";
import { parked } from "../kept";
import { goTo } from "../place";
import { comeBack, create, open, resume } from "../table/sit";
import type { RulesNote, Welcome } from "../wire";
import { cards, list } from "../words";

const FAN = ["9D", "JS", "7C", "QH", "7D"].map(parse);
const TILES = 1;

/** The way in: one tap to a game, and everything that may be chosen before. */
export function Home() {
  const offer = welcome.value;
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
        <div class="home-acts">
          {offer && backTo.value && <Back code={backTo.value} />}
          {(aside.value && seated.value) || parked.value ? <Resume /> : <PlayNow offer={offer} />}
          {offer && <Tiles offer={offer} />}
        </div>
      </main>
      <Links offer={offer} />
    </div>
  );
}

/** The game that was left for a while: it takes the place of a new one. */
function Resume() {
  const note = parked.value ? null : seated.value;
  const count = table.value?.counts[mine.value];
  const line = note ? [note.rules.title, count !== undefined && cards(count)].filter(Boolean).join(", ") : "";
  return (
    <button type="button" class="play-now" onClick={resume}>
      <span>
        <b class="title">Back to your game</b>
        <span class="play-line">
          <Changing>{troubled.value || line || "Another page has it now"}</Changing>
        </span>
      </span>
      <Icon name="play" />
    </button>
  );
}

function PlayNow({ offer }: { readonly offer: Welcome | null }) {
  const ready = offer !== null && link.value === "open";
  const trouble = link.value === "lost" ? "Out of reach" : troubled.value;
  return (
    <button
      type="button"
      class="play-now"
      aria-disabled={!ready}
      onClick={() => offer && ready && playNow(offer, offer.choice.rules)}
    >
      <span>
        <b class="title">Play now</b>
        <span class="play-line">{trouble ? <Changing>{trouble}</Changing> : <PlayLine offer={offer} />}</span>
      </span>
      <Icon name="play" />
    </button>
  );
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
    <button type="button" class="button is-main home-back" onClick={() => comeBack(code)}>
      <Icon name="next" /> <Changing>{`Back to your table ${code}`}</Changing>
    </button>
  );
}

function titleOf({ choice, presets }: Welcome): string {
  return presets.find(({ name }) => name === choice.rules)?.title ?? "House rules";
}

/** What it opens: on a narrow screen the bots alone. */
function PlayLine({ offer }: { readonly offer: Welcome | null }) {
  if (!offer) return <>Reaching the table…</>;
  const bots = opponents(offer);
  return (
    <>
      <span class="play-short">
        <Changing>{capital(bots)}</Changing>
      </span>
      <span class="play-long">
        <Changing>{`${titleOf(offer)}, ${bots}`}</Changing>
      </span>
    </>
  );
}

/** The other games, each a tap away, and the table with everything chosen by hand. */
function Tiles({ offer }: { readonly offer: Welcome }) {
  const others = offer.presets.filter(({ name }) => name !== offer.choice.rules).slice(0, TILES);
  return (
    <ul class="tiles">
      <li>
        <button type="button" class="tile" onClick={() => withFriends(offer)}>
          <b class="title">With friends</b>
          <span>Send them a link</span>
        </button>
      </li>
      {others.map((rules) => (
        <li key={rules.name}>
          <button type="button" class="tile" onClick={() => playNow(offer, rules.name)}>
            <b class="title">{rules.title}</b>
            <span>{tileLine(rules)}</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" class="tile" onClick={() => setTable(null)}>
          <b class="title">Set the table</b>
          <span>Seats, bots, pace</span>
        </button>
      </li>
    </ul>
  );
}

function tileLine({ patterns, least, most }: RulesNote): string {
  if (patterns.length === 0) return "No slaps";
  const titles = list(patterns.map(({ title }) => title.toLowerCase()));
  return patterns.length < 3 ? `Slap: ${titles}` : `${least} to ${most} seats`;
}

function Links({ offer }: { readonly offer: Welcome | null }) {
  const loud = preferences.sound.value;
  const rules = offer?.presets.find(({ name }) => name === offer.choice.rules) ?? offer?.presets[0];
  return (
    <nav class="links" aria-label="More">
      <button type="button" class="link" onClick={() => rules && showRules(rules.name)}>
        <Icon name="learn" /> How to play
      </button>
      <button type="button" class="link" onClick={() => goTo({ kind: "join", code: "" })}>
        <Icon name="door" /> Join
      </button>
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
