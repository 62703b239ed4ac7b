import { useLayoutEffect, useRef } from "preact/hooks";
import { unroll } from "../../effects/motion";
import * as words from "../../english/table";
import { troubled } from "../../net/connection";
import { ask } from "../../net/session";
import { inWords } from "../../sentences/say";
import { type Knocked, knocked } from "../../state/knocked";
import { shape } from "../../state/layout";
import { acting, judging, mine, paused, ribbon, table, verdict } from "../../state/store";
import { nameOf, owed, type RibbonText, ribbonOf, turnOf } from "../../state/words";
import { Changing } from "../parts/changing";
import { Badge } from "../seats/badge";
import { tokens } from "../seats/tokens";
import { ribbonLines } from "./lines";

/** The one line above the pile: a verdict, else the challenge, else (on a phone) whose turn. */
export function Say() {
  const now = verdict.value;
  const ribboned = (judging.value && !troubled.value) || (ribbon.value && now !== null);
  return (
    <div class="say">
      <div class={ribboned ? "say-lines is-hidden" : "say-lines"}>
        <ChallengeLine />
      </div>
      {ribbon.value && now && <Ribbon key={`${now.result.k} ${inWords(now.result.line)}`} {...ribbonOf(now.result)} />}
      <Trouble />
      {judging.value && !troubled.value && !(ribbon.value && now) && (
        <Ribbon text={words.judging()} seat={-1} kind="none" />
      )}
    </div>
  );
}

/** What stands between the player and the game: a lost link, a pause of the table. */
function Trouble() {
  if (troubled.value) return <p class="trouble">{troubled}</p>;
  const knock = knocked();
  if (knock && !paused.value) return <Knock {...knock} />;
  if (!paused.value) return null;
  return (
    <button type="button" class="trouble" onClick={() => ask("go_on")}>
      {words.paused()}
    </button>
  );
}

/** Play stands still for a knocked pile, or somebody says that it should. */
function Knock({ words: said, asks }: Knocked) {
  if (!asks) {
    return (
      <p class="trouble">
        <Changing>{said}</Changing>
      </p>
    );
  }
  return (
    <button type="button" class="trouble" onClick={() => ask(asks)}>
      <Changing>{said}</Changing>
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
  const dots = now.paid + now.left;
  const title = shape.value.large ? now.short : now.title;
  return (
    <>
      <p class="say-challenge title" style={{ "--letters": String(title.length + dots * DOT) }}>
        <span>{title}</span>
        <span class="dots" aria-hidden="true">
          {Array.from({ length: dots }, (_, index) => (
            <span key={index} class={index < now.paid ? "dot" : "dot is-owed"} />
          ))}
        </span>
      </p>
      <Payer payer={now.payer} />
    </>
  );
}

/** How many letters a dot of the challenge takes the room of. */
const DOT = 1.5;

/** Who pays whom; where the seats have no names, their badges are beside them. */
function Payer({ payer }: { readonly payer: string }) {
  const now = table.value;
  if (!tokens.value || !now) return <p class="say-payer">{payer}</p>;
  const seats = now.lost ? [now.challenger] : [now.turn, now.challenger];
  const shown = seats.filter((seat) => seat >= 0 && seat !== mine.value);
  return (
    <p class="say-payer">
      {parted(payer, shown.map(nameOf)).map((part, index) => (
        <>
          {index > 0 && <Badge seat={shown[index - 1] ?? 0} />}
          <span key={index}>{part}</span>
        </>
      ))}
    </p>
  );
}

/** A sentence cut before each of some names, in their order. */
function parted(text: string, names: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  for (const name of [...names].reverse()) {
    const at = rest.lastIndexOf(name);
    parts.unshift(rest.slice(Math.max(0, at)));
    rest = rest.slice(0, Math.max(0, at));
  }
  return [rest, ...parts];
}

export function Ribbon({ text, lines: two, seat, kind }: RibbonText) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) unroll(element.current);
  }, []);
  const lines = two ?? ribbonLines(text, shape.value);
  const [letters = 0, below = 0] = lines.map((line) => line.length);
  return (
    <div ref={element} class="ribbon-place" data-seat={seat < 0 ? undefined : seat}>
      <p
        class={`ribbon title is-${kind}${lines.length > 1 ? " is-two" : ""}`}
        style={{ "--letters": String(letters), "--below": String(below) }}
      >
        {lines.map((line, index) => (
          <span key={index} class="ribbon-line">
            {line}
            {index + 1 < lines.length && <span class="unseen">:</span>}
          </span>
        ))}
      </p>
    </div>
  );
}
