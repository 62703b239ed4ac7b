// Plays games in the Python of the page's folder, and prints the digest of each record: node games.mjs DIST "PRESET SEED" ...
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [folder, ...games] = process.argv.slice(2);
const root = fileURLToPath(new URL("../../", import.meta.url));
const asset = (name) => `${folder}/assets/${readdirSync(`${folder}/assets`).find((file) => name.test(file))}`;

const python = await loadPyodide({ stdLibURL: asset(/^library-.*\.zip$/) });
const archive = new Uint8Array(readFileSync(asset(/^firsthand-.*\.zip$/)));
python.unpackArchive(archive, "zip", { extractDir: "/lib/site" });
python.mountNodeFS("/games", `${root}tests/page`);
python.runPython('import sys; sys.path[:0] = ["/lib/site", "/games"]; sys.dont_write_bytecode = True');
const { digest, recorded_here } = python.pyimport("whole_games");
for (const game of games) {
  const [preset, seed] = game.split(" ");
  console.log(game, digest(recorded_here(preset, Number(seed))));
}
process.exit(0);
