/** The service worker: keeps one whole version of the page, and answers from it with or without a network. */

import { get, type Part } from "./parts";

declare const VERSION: string;
/** Every file of this version. */
declare const FILES: readonly Part[];

interface Page {
  readonly url: string;
  postMessage(text: string): void;
}

/** What a service worker has beside a window's things. */
interface Service {
  readonly registration: { readonly scope: string };
  readonly clients: {
    matchAll(which: { readonly type: "window"; readonly includeUncontrolled: true }): Promise<readonly Page[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    kind: string,
    heard: (event: {
      readonly request: Request;
      readonly data: unknown;
      readonly source: Page;
      waitUntil(work: Promise<unknown>): void;
      respondWith(answer: Promise<Response>): void;
    }) => void,
  ): void;
}

const service = globalThis as unknown as Service;
const INDEX = "index.html";
const base = service.registration.scope;
/** Other folders of this host may hold a Firsthand of their own. */
const PREFIX = `firsthand ${base} `;
const NAME = PREFIX + VERSION;
const known = new Set(FILES.map(({ url }) => new URL(url, base).href));

service.addEventListener("install", (event) => event.waitUntil(fill()));
service.addEventListener("activate", (event) => event.waitUntil(clear()));
service.addEventListener("message", (event) => {
  if (event.data === "renew") event.waitUntil(takeOver(event.source));
});
service.addEventListener("fetch", (event) => {
  const url = addressOf(event.request);
  if (event.request.method === "GET" && known.has(url)) event.respondWith(kept(url, event.request));
});

/** The page is known by its folder too, whatever is asked of it behind a question mark. */
function addressOf({ url }: Request): string {
  const [path = ""] = url.split(/[?#]/);
  return path === base ? base + INDEX : path;
}

/** Keeps every file, or nothing: a version that is not whole never takes over. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    FILES.map(async (part) => {
      // Names with a hash never change; what the page itself has just got comes from the browser's own cache.
      const fresh = part.url.startsWith("assets/") ? "force-cache" : "no-cache";
      const { answer } = await get(part, base, { cache: fresh });
      await cache.put(new URL(part.url, base).href, answer);
    }),
  );
}

/** The first version takes its page at once, so that it keeps what the page asks for. */
async function clear(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await service.clients.claim();
}

/** Takes over from the version that runs, unless other pages of it are open: they may be at a game. */
async function takeOver(page: Page): Promise<void> {
  const pages = await service.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.filter(({ url }) => url.startsWith(base)).length <= 1) await service.skipWaiting();
  else page.postMessage("others");
}

async function kept(url: string, request: Request): Promise<Response> {
  const cached = await (await caches.open(NAME)).match(url);
  return cached ?? fetch(request);
}
