/** What each message of the server changes in the page. */

import { batch } from "@preact/signals";
import { answer, promised } from "./check/promise";
import { serverHash } from "./check/sealing";
import { cut } from "./effects/motion";
import { clearHands, showResult } from "./effects/race";
import { flushRender } from "./effects/render";
import { sound } from "./effects/sound/sound";
import * as words from "./english/news";
import { happened, justFlipped } from "./happened";
import { painting, whenPainted } from "./input/paint";
import { keepWatch, tellShown } from "./input/press";
import { hasCard, showCard, showRest } from "./input/reveal";
import { arrived, cleared, lookedUp, missed, turnedAway } from "./net/arrive";
import { halted, send } from "./net/connection";
import type { Heard } from "./net/reseated";
import { agreeTo, sitDown } from "./net/session";
import { saySeatNews } from "./seat-news";
import { inWords } from "./sentences/say";
import { say } from "./state/announce";
import { counted, drafted, groups, tryPiles } from "./state/draft";
import { noteResult } from "./state/history";
import { closeAll } from "./state/panels";
import { noteGame } from "./state/recent";
import { hasSeatKey } from "./state/seat-keys";
import {
  aside,
  ended,
  finish,
  mine,
  network,
  ownLine,
  reaching,
  revealed,
  seated,
  shared,
  tried,
  turned,
  upcoming,
  welcome,
} from "./state/store";
import { NOTICE, toast } from "./state/toast";
import { spokenOf } from "./state/words";
import { courts } from "./view/cards/courts";
import type { CalledOff, Happened, OpenList, RaceResult, Reaching, Refused, Seated, Welcome } from "./wire";

/** The number of the newest card in the page. */
let shown = -1;

/** Applies one message of the server. When it returns, the page shows its card, or all that it changes. */
export function receive(reply: Heard): void {
  showRest();
  if (reply.type !== "happened" || reply.k === shown) return start(applied(reply));
  const { k } = reply;
  cut();
  shown = k;
  painting(k);
  tellShown(k);
  const rest = () => {
    const after = applied(reply);
    // A sound before the card is painted would give it away, and a motion would delay the paint.
    whenPainted(k, () => start(after));
  };
  if (hasCard(reply)) showCard(reply, rest);
  else rest();
  keepWatch(k);
}

/** Changes the page by a message; returns sounds and motions. */
function applied(reply: Heard): readonly Cue[] {
  let after: readonly Cue[] = [];
  batch(() => {
    turned.value = null;
    after = taken(reply);
  });
  flushRender();
  return after;
}

function start(cues: readonly Cue[]): void {
  if (!aside.value) for (const cue of cues) cue();
}

type Cue = () => void;

/** Changes the state; returns sounds and motions that start once the page shows it. */
function taken(reply: Heard): readonly Cue[] {
  switch (reply.type) {
    case "seated":
      return sat(reply);
    case "happened":
      reaching.value = -1;
      return happened(reply as Happened);
    case "reaching":
      return reachedFor(reply);
    case "award":
      return judged(reply);
    default:
      noted(reply);
      return [];
  }
}

/** Changes the state by messages without sound or motion. */
function noted(reply: Exclude<Heard, Seated | Happened | RaceResult | Reaching>): void {
  switch (reply.type) {
    case "welcome":
      return welcomed(reply);
    case "open":
      return opened(reply as OpenList);
    case "called_off":
      return calledOff(reply);
    case "refused":
      return refused(reply);
    case "gone":
      halted.value = null;
      return turnedAway(reply);
    case "found":
      return lookedUp(reply);
    case "cleared":
      return cleared(reply);
    case "notice":
      return toast(reply.text, NOTICE);
    case "drafted":
    case "undrafted":
      return drafted(reply);
    case "counted":
      return counted(reply);
    default:
      stored(reply);
  }
}

/** Stores what is shown as it came. */
function stored(
  reply: Extract<
    Heard,
    { type: "revealed" | "network" | "address_tried" | "line" | "option_list" | "piles" | "halted" }
  >,
): void {
  switch (reply.type) {
    case "revealed":
      revealed.value = reply;
      return noteGame();
    case "network":
      network.value = reply;
      break;
    case "address_tried":
      tried.value = reply;
      break;
    case "line":
      ownLine.value = reply;
      break;
    case "option_list":
      groups.value = reply.groups;
      break;
    case "piles":
      tryPiles.value = reply.piles;
      break;
    case "halted":
      halted.value = reply.reason;
      break;
    default:
      reply satisfies never;
  }
}

/** A card falls soon: everyone sees and hears it, and not only who turns it. */
function reachedFor({ seat, k }: Reaching): readonly Cue[] {
  // One that comes behind its card warns of nothing.
  if (k !== shown) return [];
  reaching.value = seat;
  return [() => sound.reach(seat)];
}

function welcomed(reply: Welcome): void {
  welcome.value = reply;
  if (hasSeatKey()) return;
  seated.value = null;
  arrived();
}

function sat(reply: Seated): readonly (() => void)[] {
  const before = seated.value;
  if (reply.game !== before?.game || reply.code !== before.code) shown = -1;
  // A page that came home with a seat may show rules by now, as of the link that it was opened by.
  if (reply.code !== before?.code && (before || !aside.value)) closeAll();
  if (isNext(reply)) {
    upcoming.value = reply;
    return [];
  }
  saySeatNews(before, reply);
  sitDown(reply);
  if (reply.open || shared.value) return [];
  const asks = reply.deal.game === reply.game && reply.yours.some((seat) => !reply.agreed[seat]);
  return asks ? [() => void courts.then(() => agreeTo(reply))] : [];
}

/** All have agreed: shows this page's nonce, if the list is the one it agreed to. */
function opened({ listed }: OpenList): void {
  const note = seated.value;
  if (!note || note.yours.length === 0) return;
  const nonce = answer(note, listed);
  if (nonce) send(nonce);
  else toast(words.notAgreed());
}

/** Nothing was dealt: shows why, and checks the server's secret against its promise. */
function calledOff({ game, reason, server }: CalledOff): void {
  const own = promised(seated.value?.key ?? "", game);
  const kept = !own || serverHash(server) === own.server_hash;
  const why = inWords(reason);
  const line = kept ? words.calledOff({ why }) : words.calledOffSecret({ why });
  toast(line);
  say("out", line);
}

/** Somebody else wants another game: this one is looked at until the own player wants it too. */
function isNext({ open, code, game, yours, agreed, host }: Seated): boolean {
  const now = seated.value;
  const later = ended.value && code === now?.code && game > now.game;
  return open && later && yours.length > 0 && !yours.some((seat) => agreed[seat] || seat === host);
}

function judged(result: RaceResult): readonly (() => void)[] {
  const wasLate = finish.value?.k === result.k && isLate(finish.value);
  noteResult(result);
  showResult(result, result.k >= shown);
  if (result.reason !== "late") say("pile", spokenOf(result));
  else if (isLate(result) && !wasLate) say("pile", words.late());
  const blamed = result.hands.filter(({ verdict }) => verdict === "bad").map(({ seat }) => seat);
  if (result.heat && result.reason !== "late") return [sound.heat];
  return blamed.includes(mine.value)
    ? [() => sound.wrong(mine.value)]
    : blamed.slice(0, 1).map((seat) => () => sound.wrong(seat));
}

/** Whether the own hand came too late for a race. */
function isLate({ hands }: RaceResult): boolean {
  return hands.some(({ seat, verdict }) => seat === mine.value && verdict === "late");
}

/** What was typed is no address. */
const NOT_TRIED = { type: "address_tried", address: "", ms: -1 } as const;

function refused({ kind, reason, what }: Refused): void {
  if (what === "peek" || what === "join") return missed(what, reason);
  if (what === "slap") clearHands();
  if (what === "use_address") tried.value = NOT_TRIED;
  // The deal went on without a message that came twice or late.
  if (what === "nonce" || (what === "agree" && (kind === "opened" || kind === "game_on"))) return;
  if (what === "flip" && (kind === "out_of_turn" || kind === "stale") && justFlipped()) return;
  toast(reason);
}
