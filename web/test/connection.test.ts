import assert from "node:assert/strict";
import test, { mock } from "node:test";
import type { Reply } from "../src/wire";

class Fake {
  static readonly all: Fake[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: string[] = [];
  closed = false;
  constructor() {
    Fake.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

const heard = new Map<string, () => void>();
const nothing = { getItem: () => null, setItem: () => undefined };
const listen = (name: string, act: () => void) => heard.set(name, act);
const page = { hidden: false, addEventListener: listen };
Object.assign(globalThis, { document: page, addEventListener: listen, sessionStorage: nothing, localStorage: nothing });
const network = { onLine: true };
Object.defineProperty(globalThis, "navigator", { value: network, configurable: true });
mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });

await import("../src/english/notice");
const { connect, halted, link, send, troubled } = await import("../src/net/connection");
const replies: Reply[] = [];
connect(
  () => new Fake(),
  (reply) => replies.push(reply),
);

function newest(): Fake {
  const last = Fake.all.at(-1);
  assert.ok(last);
  return last;
}

function tell(reply: object): void {
  newest().onmessage?.({ data: JSON.stringify(reply) });
}

test("the first word on a link is hello", () => {
  assert.equal(send({ type: "visibility", hidden: false }), false);
  newest().onopen?.();
  assert.deepEqual(
    newest().sent.map((text) => JSON.parse(text).type),
    ["hello", "visibility"],
  );
  assert.equal(link.value, "open");
});

test("a link that broke is dialled again after a quarter of a second", () => {
  newest().onclose?.();
  assert.equal(link.value, "lost");
  mock.timers.tick(249);
  assert.equal(Fake.all.length, 1);
  mock.timers.tick(1);
  assert.equal(Fake.all.length, 2);
  newest().onopen?.();
});

test("six seconds of silence after a heartbeat are a broken link", () => {
  tell({ type: "line" });
  mock.timers.tick(5000);
  tell({ type: "line" });
  mock.timers.tick(5000);
  assert.equal(Fake.all.length, 2);
  const silent = newest();
  mock.timers.tick(2000);
  assert.equal(Fake.all.length, 3);
  assert.equal(silent.closed, true);
  newest().onopen?.();
});

test("a network that comes back is tried at once", () => {
  newest().onclose?.();
  heard.get("online")?.();
  assert.equal(Fake.all.length, 4);
  mock.timers.tick(400);
  assert.equal(Fake.all.length, 4);
  newest().onopen?.();
});

test("a page that wakes does not trust a link that slept, and a hidden one does nothing", () => {
  tell({ type: "line" });
  mock.timers.setTime(Date.now() + 60_000);
  page.hidden = true;
  const before = Fake.all.length;
  heard.get("visibilitychange")?.();
  assert.equal(Fake.all.length, before);
  page.hidden = false;
  heard.get("visibilitychange")?.();
  assert.equal(Fake.all.length, before + 1);
});

test("a page is offline though a message was still on its way, until another comes", () => {
  newest().onopen?.();
  network.onLine = false;
  heard.get("offline")?.();
  assert.equal(troubled.value, "You are offline.");
  tell({ type: "line" });
  assert.equal(troubled.value, "");
  newest().onclose?.();
  assert.equal(troubled.value, "You are offline.");
  mock.timers.tick(2000);
  newest().onopen?.();
  tell({ type: "line" });
  assert.equal(troubled.value, "");
  network.onLine = true;
});

test("a server that cannot save is heard of until it goes on, or the link is a new one", () => {
  newest().onopen?.();
  halted.value = { id: "notice-unsaved", args: {} };
  assert.equal(troubled.value, "The server cannot save: the game waits.");
  newest().onclose?.();
  mock.timers.tick(300);
  newest().onopen?.();
  assert.equal(troubled.value, "");
});
