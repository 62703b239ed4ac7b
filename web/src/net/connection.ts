/** The connection to the server: opened, kept open, opened again, and what is sent over it. */

import { computed, effect, signal } from "@preact/signals";
import * as words from "../english/connection";
import { inWords } from "../sentences/say";
import { alone, starting } from "../state/alone";
import { cursor } from "../state/cursor";
import { PREFIX } from "../state/prefix";
import { ownSeatKey } from "../state/seat-keys";
import { aside, seated } from "../state/store";
import { toast } from "../state/toast";
import { PROTOCOL, type Reply, type Request, type Sentence } from "../wire";
import { type Heard, reader } from "./reseated";

/** What the client needs of a WebSocket, so that a recorded game can stand in for one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type Link = "connecting" | "open" | "lost";

const PATIENCE = { least: 250, most: 2000 };
/** At a table something is heard every other second; after this long without, the link is dead. */
const SILENCE = 6000;
/** Where nothing is due, a link that was silent for so long is not trusted after a sleep. */
const SLEEP = 30_000;
const LOOK = 1000;
/** After this many ms without a link the page shows what may have happened. */
const GONE = 5000;

/** How the link to the server is. */
export const link = signal<Link>("connecting");
/** The browser says that it has no network; a server on this machine may still be reached. */
const offline = signal(false);

/** The server has been out of reach for so long that there is more to say than that. */
export const gone = signal(false);
/** In how many seconds the page dials again by itself. */
export const retry = signal(1);

/** Why the game waits although the server is reached; null while it does not. */
export const halted = signal<Sentence | null>(null);

/** What keeps the page from its server, or the server from going on, in words. */
export const troubled = computed(() => {
  const kept = seated.value !== null;
  if (offline.value) return kept ? words.offlineKept() : words.offline();
  if (link.value !== "lost") return halted.value ? inWords(halted.value) : "";
  return kept ? words.lostKept() : words.lost();
});

let call: () => Socket;
let take: (reply: Heard) => void;
let socket: Socket | null = null;
let patience = PATIENCE.least;
let again: ReturnType<typeof setTimeout> | undefined;
/** When something was last heard or tried. These clocks run on while a machine sleeps. */
let heard = 0;
/** Whether the server has reported on this link, as it does at a table. */
let beats = false;

/** Opens the link and opens it again whenever it breaks, with the key of the kept seat. */
export function connect(dial: () => Socket, receive: (reply: Heard) => void): void {
  call = dial;
  take = receive;
  redial();
  setInterval(look, LOOK);
  effect(watchLoss);
  addEventListener("online", () => {
    offline.value = false;
    wake();
  });
  addEventListener("offline", () => {
    offline.value = !alone.value;
  });
  addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", wake);
}

/** Closes the link and opens a new one. */
export function redial(): void {
  hangUp();
  const line = call();
  socket = line;
  heard = Date.now();
  line.onopen = () => greet();
  const whole = reader();
  line.onmessage = ({ data }) => hear(whole(JSON.parse(String(data)) as Reply));
  line.onclose = lose;
}

/** Sends a request; returns whether the link is open. */
export function send(request: Request): boolean {
  const open = link.value === "open";
  if (open) socket?.send(JSON.stringify(request));
  return open;
}

export function dialServer(): Socket {
  const address = new URL(`${PREFIX}/ws`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address) as Socket;
}

function greet(): void {
  heard = Date.now();
  patience = PATIENCE.least;
  link.value = "open";
  halted.value = null;
  const seat = ownSeatKey();
  send({ type: "hello", protocol: PROTOCOL, key: seat?.key ?? "", ...cursor(seat?.game) });
  tellHidden();
}

/** Tells whether the table is looked at. */
export function tellHidden(): void {
  send({ type: "visibility", hidden: document.hidden || aside.value });
}

function hear(reply: Heard | null): void {
  heard = Date.now();
  offline.value = false;
  if (!reply) return;
  beats ||= reply.type === "line";
  take(reply);
}

function lose(): void {
  socket = null;
  beats = false;
  link.value = "lost";
  // What was on its way before is no sign of a network.
  offline.value = navigator.onLine === false && !alone.value;
  again = setTimeout(redial, patience);
  retry.value = Math.ceil(patience / 1000);
  patience = Math.min(PATIENCE.most, 2 * patience);
}

function hangUp(): void {
  clearTimeout(again);
  beats = false;
  if (link.value === "open") link.value = "lost";
  if (!socket) return;
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
  socket = null;
}

let loss: ReturnType<typeof setTimeout> | undefined;

function watchLoss(): void {
  clearTimeout(loss);
  if (link.value === "lost" && !starting.value) {
    loss = setTimeout(() => {
      gone.value = true;
    }, GONE);
    return;
  }
  if (link.value === "open" && gone.peek()) toast(words.back());
  gone.value = false;
}

function look(): void {
  if (starting.value) heard = Date.now();
  if (stale(SILENCE) && (beats || link.value !== "open")) redial();
}

/** The page or the network woke up: opens a new link if the old one was silent too long. */
function wake(): void {
  if (document.hidden) return;
  if (!socket || stale(beats ? SILENCE : SLEEP)) redial();
}

function stale(most: number): boolean {
  return Date.now() - heard > most;
}
