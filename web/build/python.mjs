// The Python of the page: Pyodide as npm brings it, and what it imports as bytecode.
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { headed } from "./licences.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const pyodide = `${root}web/node_modules/pyodide/`;
/** Where `make` puts the wheel that web/page/requirements.txt names. */
const wheels = `${root}.venv/page/`;

/** The parts of the page's Python by name. Same sources, same bytes. */
export async function python() {
  const { "library.zip": library, "firsthand.zip": firsthand } = await archives();
  return new Map([
    // Not all hosts know what .mjs is.
    ["script", { file: "pyodide.js", bytes: await readFile(`${pyodide}pyodide.asm.mjs`) }],
    ["wasm", { file: "pyodide.wasm", bytes: await readFile(`${pyodide}pyodide.asm.wasm`) }],
    ["library", { file: "library.zip", bytes: library }],
    ["firsthand", { file: "firsthand.zip", bytes: firsthand }],
  ]);
}

/** The archives that web/page/pack.py makes. */
async function archives() {
  // Sets of names are written in the order of their hashes.
  const runtime = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/" } });
  runtime.unpackArchive(await wheel(), "whl", { extractDir: "/msgspec" });
  runtime.mountNodeFS("/sources", `${root}src`);
  runtime.mountNodeFS("/games/tests", `${root}tests`);
  runtime.runPython(await readFile(`${root}web/page/pack.py`, "utf8"));
  const made = runtime.runPython("made()");
  return Object.fromEntries(Object.entries(made.toJs()).map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

/** The bytes of msgspec's wheel. */
export async function wheel() {
  const names = await readdir(wheels).catch(() => []);
  const name = names.find((name) => name.endsWith(".whl"));
  if (!name) throw new Error("error: msgspec's wheel is missing; `make page` fetches it");
  return new Uint8Array(await readFile(wheels + name));
}

/** The licences of Pyodide, of Python and its library, of msgspec, and of what is linked into the wasm. */
export async function pythonLicences() {
  const folder = new URL("../page/licences/", import.meta.url);
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => {
      const [heading, ...text] = (await readFile(new URL(name, folder), "utf8")).split("\n");
      return headed(heading, text.join("\n").trim());
    }),
  );
}
