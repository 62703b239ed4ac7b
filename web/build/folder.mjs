// Builds the page that needs no server: the client, the tables it plays at, and what keeps both offline.
import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, script } from "./bundle.mjs";
import { courts } from "./courts.mjs";
import { subsets } from "./fonts.mjs";
import { icons } from "./icons.mjs";
import { licences } from "./licences.mjs";
import { page } from "./page.mjs";
import { python, pythonLicences } from "./python.mjs";
import { compileSentences } from "./sentences.mjs";
import { Shelf } from "./shelf.mjs";

/** What the page may do, as a server would say it in a header. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' blob:",
  ..."style font connect manifest worker".split(" ").map((kind) => `${kind}-src 'self'`),
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const HEAD = [
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  '<meta name="referrer" content="no-referrer">',
  '<link rel="manifest" href="app.webmanifest">',
  '<link rel="apple-touch-icon" href="icon-180.png">',
];

/** Packing takes a minute: what has not changed is packed once. `make clean` removes it. */
const PACKED = fileURLToPath(new URL("../../.venv/page/packed/", import.meta.url));

/** Everything that a web server need hold, made into the folder `output`. Same sources, same bytes. */
export async function folder(output) {
  await compileSentences();
  const shelf = new Shelf(PACKED);
  const worker = await tables(shelf);
  const sprite = put(shelf, "courts.svg", await courts());
  const define = { WORKER: JSON.stringify(worker) };
  const made = { entry: "src/page.tsx", sprite, fonts: await subsets(), define, root: "", development: false };
  const bundled = await bundle(made);
  for (const [name, bytes] of bundled.files) shelf.add(join("assets", name), bytes);
  const icon = put(shelf, "mark.svg", await page.mark());
  for (const [name, bytes] of icons()) shelf.add(name, bytes);
  shelf.add("app.webmanifest", await readFile(new URL("../page/app.webmanifest", import.meta.url)));
  shelf.add("licences.txt", await licences(await pythonLicences()));
  shelf.add("index.html", rooted(await page.html({ ...bundled, sprite, icon, more: HEAD })));
  await keep(shelf);
  await rm(output, { recursive: true, force: true });
  await shelf.writeFiles(output);
}

/** Puts the worker on the shelf, with the Python that it runs, and returns its address. */
async function tables(shelf) {
  const parts = {};
  for (const [name, { file, bytes }] of await python()) parts[name] = shelf.part(put(shelf, file, bytes));
  const define = { PARTS: JSON.stringify(parts) };
  return put(shelf, "worker.js", await script({ entry: "src/alone/worker.ts", define }));
}

/** Puts the service worker on the shelf: its version is that of every byte it keeps. */
async function keep(shelf) {
  const files = shelf.parts();
  const version = createHash("sha256").update(JSON.stringify(shelf.digests())).digest("hex").slice(0, 16);
  const define = { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) };
  shelf.add("service.js", await script({ entry: "src/alone/service.ts", define }));
}

/** Puts a file on the shelf under a name with its hash; the address begins in the folder of the page. */
function put(shelf, name, bytes) {
  return shelf.hashed(name, bytes).slice(1);
}

/** The page with tables of its own names them behind a #, as a folder has no other addresses. */
function rooted(html) {
  return html.replace("<html ", '<html data-prefix="#" ');
}
