// The Python of the page's folder, in Node.js, with modules of this repository beside it.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Where folders of the repository are mounted. */
const REPOSITORY = "/repository";

/** Starts the Python of a folder, which also imports packages of the repository by their names. */
export async function opened(folder, ...besides) {
  const asset = (name) => `${folder}/assets/${readdirSync(`${folder}/assets`).find((file) => name.test(file))}`;
  const python = await loadPyodide({ stdLibURL: asset(/^library-.*\.zip$/) });
  python.unpackArchive(new Uint8Array(readFileSync(asset(/^firsthand-.*\.zip$/))), "zip", { extractDir: "/lib/site" });
  python.runPython('import sys; sys.path.insert(0, "/lib/site"); sys.dont_write_bytecode = True');
  for (const name of besides) python.mountNodeFS(`${REPOSITORY}/${name}`, root + name);
  python.pyimport("sys").path.append(REPOSITORY);
  return python;
}
