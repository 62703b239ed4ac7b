import { useLayoutEffect, useRef } from "preact/hooks";
import { link } from "../connection";
import { unroll } from "../motion";
import { pausePanel } from "../panels/panels";
import { acting, judging, mine, paused, ribbon, verdict } from "../store";
import { owed, ribbonOf, turnOf, type RibbonText } from "../words";

/** The one line above the pile: a verdict, else the challenge, else (on a phone) whose turn. */
export function Say() {
  const now = verdict.value;
  const ribboned = judging.value || (ribbon.value && now !== null);
  return (
    <div class="say">
      <div class={ribboned ? "say-lines is-hidden" : "say-lines"}>
        <ChallengeLine />
      </div>
      {ribbon.value && now && <Ribbon key={`${now.award.k} ${now.award.line}`} {...ribbonOf(now.award)} />}
      <Trouble />
      {judging.value && !(ribbon.value && now) && <Ribbon text="Judging…" seat={-1} kind="none" />}
    </div>
  );
}

/** What stands between the player and the game: a lost link, a pause of the table. */
function Trouble() {
  if (link.value === "lost") {
    return (
      <p class="trouble" role="status">
        Reconnecting… Your seat is kept.
      </p>
    );
  }
  if (!paused.value) return null;
  return (
    <button type="button" class="trouble" onClick={pausePanel}>
      Paused: open the menu
    </button>
  );
}

function ChallengeLine() {
  const now = owed();
  const seat = acting.value;
  if (!now) {
    const shown = seat >= 0 && seat !== mine.value;
    return <p class="say-turn only-narrow">{shown ? turnOf(seat) : ""}</p>;
  }
  return (
    <>
      <p class="say-challenge title">
        {now.title}
        <span class="dots" aria-hidden="true">
          {Array.from({ length: now.paid + now.left }, (_, place) => (
            <span key={place} class={place < now.paid ? "dot" : "dot is-owed"} />
          ))}
        </span>
      </p>
      <p class="say-payer">{now.payer}</p>
    </>
  );
}

function Ribbon({ text, lines, seat, kind }: RibbonText) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) unroll(element.current);
  }, []);
  return (
    <div ref={element} class="ribbon-place" data-seat={seat < 0 ? undefined : seat}>
      <p class={`ribbon title is-${kind}`} style={{ "--letters": String(Math.max(...(lines ?? [text]).map(({ length }) => length))) }}>
        {lines ? lines.map((line) => <span key={line}>{line}</span>) : text}
      </p>
    </div>
  );
}
