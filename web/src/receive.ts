import { batch } from "@preact/signals";
import { say } from "./announce";
import { courts } from "./cards/courts";
import { keepSeat, seatKey, send } from "./connection";
import { happened, justFlipped } from "./happened";
import { noteAward } from "./history";
import { cut } from "./motion";
import { painting, whenPainted } from "./paint";
import { closeAll } from "./panels/panels";
import { answerHand } from "./press";
import { flushRender } from "./render";
import { sound } from "./sound/sound";
import { lastPile, mine, revealed, seated, welcome } from "./store";
import { leaveTable, sitDown } from "./table/sit";
import { addHand, clearHands, showAward } from "./table/race";
import { toast } from "./toast";
import type { Award, Gone, Happened, Refused, Reply, Seated, Welcome } from "./wire";
import { ribbonOf } from "./words";

/** The number of the newest card in the page. */
let shown = -1;

/** Takes in one message; when it returns, the page shows what it says. */
export function receive(reply: Reply): void {
  const revealing = reply.type === "happened" && reply.k !== shown;
  if (revealing) cut();
  let after: readonly (() => void)[] = [];
  batch(() => {
    after = taken(reply) ?? [];
  });
  flushRender();
  if (revealing) {
    shown = reply.k;
    painting(reply.k);
  }
  // A sound before the card is seen would tell of it, and a motion would delay its paint.
  if (revealing) whenPainted(reply.k, () => after.forEach((cue) => cue()));
  else after.forEach((cue) => cue());
}

/** Changes the state; returns what should be heard or moved once the page shows it. */
function taken(reply: Reply): readonly (() => void)[] | void {
  switch (reply.type) {
    case "welcome":
      return welcomed(reply);
    case "seated":
      return sat(reply);
    case "happened":
      return happened(reply as Happened);
    case "hand":
      addHand(reply.seat);
      return [() => answerHand(reply)];
    case "award":
      return awarded(reply);
    case "revealed":
      revealed.value = reply;
      return [];
    case "refused":
      return refused(reply);
    case "gone":
      return gone(reply);
    case "line":
      return [];
  }
}

function welcomed(reply: Welcome): void {
  welcome.value = reply;
  if (!seatKey()) seated.value = null;
}

function sat(reply: Seated): readonly (() => void)[] {
  if (reply.game !== seated.value?.game || reply.code !== seated.value.code) shown = -1;
  if (reply.code !== seated.value?.code) closeAll();
  sitDown(reply);
  const asked = reply.yours.filter((seat) => !reply.agreed[seat]);
  const agree = (seat: number) => send({ type: "agree", seat, digest: reply.rules.digest });
  return asked.map((seat) => () => void courts.then(() => agree(seat)));
}

function awarded(award: Award): readonly (() => void)[] {
  noteAward(award);
  showAward(award);
  const { text } = ribbonOf(award);
  if (award.winner >= 0) lastPile.value = { seat: award.winner, line: text };
  say("pile", award.reason === "late" ? award.why : `${text}.`);
  const blamed = award.hands.filter(({ verdict }) => verdict === "bad").map(({ seat }) => seat);
  if (award.reason === "tie") return [sound.heat];
  return blamed.includes(mine.value) ? [() => sound.wrong(mine.value)] : blamed.slice(0, 1).map((seat) => () => sound.wrong(seat));
}

function refused({ kind, reason, what }: Refused): void {
  if (what === "slap") clearHands();
  if (what === "flip" && kind === "out_of_turn" && justFlipped()) return;
  toast(reason);
}

function gone({ reason }: Gone): void {
  const known = seatKey() !== "";
  keepSeat("");
  leaveTable();
  if (known && reason) toast(reason);
}
