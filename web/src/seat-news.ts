/** Announces who came, left or is away, and which rules changed, to screen readers. */

import * as words from "./english/news";
import { inWords } from "./sentences/say";
import { say } from "./state/announce";
import { spokenRequest } from "./state/knocked";
import { isAway, mine, screen } from "./state/store";
import type { Seated } from "./wire";

/** Announces changes of seats and rules to screen readers. */
export function saySeatNews(before: Seated | null, now: Seated): void {
  const knock = spokenRequest(before, now);
  if (knock) say("out", knock);
  if (!now.open || before?.code !== now.code) return;
  const named = ({ name }: { readonly name: string }) => name;
  if (screen.value === "lobby") {
    announce(now.seats.filter(({ name }, seat) => name && name !== before.seats[seat]?.name).map(named), words.sits);
    const changed = now.changed.map(inWords).join(" ");
    if (changed && changed !== before.changed.map(inWords).join(" ")) say("pile", words.changed({ changes: changed }));
    return;
  }
  const turned = (away: boolean) =>
    now.seats.filter((at, seat) => isAway(at) === away && isAway(before.seats[seat]) !== away && at.kind === "person");
  announce(
    now.seats.filter(({ kind }, seat) => kind === "left" && before.seats[seat]?.kind === "person").map(named),
    words.left,
  );
  announce(turned(true).map(named), words.away);
  announce(turned(false).map(named), words.back);
  const asks = now.seats.filter((at, seat) => at.pauses && before.seats[seat]?.pauses === false && seat !== mine.value);
  announce(asks.map(named), words.asksPause);
}

function announce(names: readonly string[], sentence: typeof words.sits): void {
  if (names.length > 0) say("out", sentence({ names, n: names.length }));
}
