import { signal } from "@preact/signals";
import { PROTOCOL, type Reply, type Request } from "./wire";

/** What the client needs of a WebSocket, so that a recorded game can stand in for one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type Link = "connecting" | "open" | "lost";

const SEAT = "firsthand.seat";
const PATIENCE = { least: 250, most: 4000 };

/** How the link to the server is. */
export const link = signal<Link>("connecting");

let socket: Socket | null = null;
let patience = PATIENCE.least;

/** Opens the link and opens it again whenever it breaks, with the key of the kept seat. */
export function connect(dial: () => Socket, receive: (reply: Reply) => void): void {
  const line = dial();
  line.onopen = () => {
    socket = line;
    patience = PATIENCE.least;
    link.value = "open";
    send({ type: "hello", protocol: PROTOCOL, key: seatKey() });
    send({ type: "visibility", hidden: document.hidden });
  };
  line.onmessage = ({ data }) => receive(JSON.parse(String(data)) as Reply);
  line.onclose = () => {
    socket = null;
    link.value = "lost";
    setTimeout(() => connect(dial, receive), patience);
    patience = Math.min(PATIENCE.most, 2 * patience);
  };
}

/** Sends a request, and tells whether there was a link to send it on. */
export function send(request: Request): boolean {
  socket?.send(JSON.stringify(request));
  return socket !== null;
}

export function dialServer(): Socket {
  const address = new URL("/ws", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address) as Socket;
}

/** The key of a seat lives as long as the tab: a reload comes back to it, another tab does not. */
export function seatKey(): string {
  return sessionStorage.getItem(SEAT) ?? "";
}

export function keepSeat(key: string): void {
  if (key) sessionStorage.setItem(SEAT, key);
  else sessionStorage.removeItem(SEAT);
}
