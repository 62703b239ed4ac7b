import { useEffect, useLayoutEffect } from "preact/hooks";
import * as words from "../../english/playback";
import { leaveReplay } from "../../net/arrive";
import { opening, openRecord, showKept, unread } from "../../net/records";
import { inWords } from "../../sentences/say";
import { openPicture } from "../../state/picture";
import { recent } from "../../state/recent";
import { goTo, mark, route, setMark } from "../../state/route";
import { company, replay } from "../../state/store";
import { nameOf } from "../../state/words";
import { Icon } from "../../view/parts/icon";
import { FillButton, RailHome } from "../../view/parts/rail-parts";
import { Board } from "./board";
import { Finish } from "./finish";
import { listen } from "./keys";
import { at, flips, goOn, momentOf, moments, now, numberOf, pause, playing, seek, speed } from "./position";
import { Scrubber } from "./scrubber";
import { Transport } from "./transport";

/** A recorded game, to go back and forth in: the table between slaps, and at a slap its photo finish. */
export function Replay() {
  const code = route.value?.code ?? "";
  useEffect(() => {
    if (code !== "" && replay.value?.code !== code) void showKept(code);
    return () => {
      playing.value = false;
    };
  }, [code]);
  return replay.value?.code === code ? <Shown key={code} /> : <Opening />;
}

/** Nothing is shown yet: a file may be chosen, and it is said what was wrong with the last one. */
function Opening() {
  return (
    <div class="replay is-opening">
      <Rail line="" />
      <main class="replay-door" id="main" tabIndex={-1}>
        <section class="panel">
          <h1 class="title">{words.open()}</h1>
          <p class={unread.value ? "bad" : ""} role="status">
            {opening.value ? words.opening() : unread.value || words.openWhy()}
          </p>
          <label class="button is-main replay-file">
            <Icon name="rules" /> {words.choose()}
            <input class="unseen" type="file" accept=".txt,text/plain" onChange={chosen} />
          </label>
        </section>
        <Recent />
      </main>
    </div>
  );
}

/** The games of this browser that may still be fetched. */
function Recent() {
  if (recent.value.length === 0) return null;
  return (
    <section class="panel replay-recent">
      <h2 class="title">{words.recent()}</h2>
      <ul>
        {recent.value.map(({ code, title, came, at: when }) => (
          <li key={code}>
            <button type="button" class="button is-ghost" onClick={() => goTo({ kind: "replay", code })}>
              <Icon name="play" />
              <span>
                <b>{words.game({ came, title: inWords(title) })}</b>
                <span class="hint">{new Date(when).toLocaleString()}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function chosen({ currentTarget }: Event): void {
  const field = currentTarget as HTMLInputElement;
  const [file] = field.files ?? [];
  if (file) void openRecord(file);
  field.value = "";
}

function Shown() {
  const moment = now.value;
  useLayoutEffect(begin, []);
  useEffect(() => {
    if (!playing.value) return keepAddress();
    const timer = setTimeout(goOn, pause());
    return () => clearTimeout(timer);
  }, [at.value, playing.value, speed.value]);
  if (!moment) return null;
  const { result } = moment;
  const flip = words.flip({ n: moment.happened.table.flips, all: flips.value });
  const names = (company.value?.seats ?? []).map((_, seat) => nameOf(seat));
  return (
    <div class={`replay${result ? " is-finish" : ""}`}>
      <Rail line={flip} long={words.line({ names, flip })} share={result !== null && result.winner >= 0} />
      <main class="replay-main" id="main" tabIndex={-1}>
        <h1 class="unseen">{words.title()}</h1>
        <Board moment={moment} />
        {result && <Finish key={at.value} result={result} moment={moment} />}
      </main>
      <footer class="replay-foot">
        <Scrubber words={flip} />
        <Transport />
      </footer>
    </div>
  );
}

/** Goes to the moment that the address names, and listens to keys and to the address. */
function begin(): () => void {
  const named = () => {
    const [, number] = /^#(\d+)$/.exec(mark()) ?? [];
    seek(number === undefined ? 0 : momentOf(Number(number)));
  };
  named();
  addEventListener("hashchange", named);
  const quiet = listen();
  return () => {
    quiet();
    removeEventListener("hashchange", named);
  };
}

/** How long a moment stays before it comes into the address, in ms: browsers refuse to write it often. */
const SETTLED = 300;

function keepAddress(): () => void {
  const timer = setTimeout(() => {
    const moment = moments.value[at.value];
    if (moment) setMark(`#${numberOf(moment)}`);
  }, SETTLED);
  return () => clearTimeout(timer);
}

interface RailProps {
  readonly line: string;
  readonly long?: string;
  readonly share?: boolean;
}

function Rail({ line, long = line, share = false }: RailProps) {
  return (
    <header class="rail">
      <RailHome />
      <p class="rail-match">
        <span class="only-narrow">{line}</span>
        <span class="only-wide">{long}</span>
      </p>
      {share && (
        <button type="button" class="rail-button only-narrow" aria-label={words.share()} onClick={sharePicture}>
          <Icon name="share" />
        </button>
      )}
      <FillButton />
      <button type="button" class="rail-button" aria-label={words.close()} onClick={leaveReplay}>
        <Icon name="close" />
      </button>
    </header>
  );
}

export function sharePicture(): void {
  const result = now.value?.result;
  if (result) openPicture(result, now.value?.band ?? 0);
}
