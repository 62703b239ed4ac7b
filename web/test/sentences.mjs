// Reads sentences from a JSON file, and prints each in English and in the pseudo-locale by @fluent/bundle, and as it
// is compiled for the page. Python's tests compare them with their own.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { catalogue, compileSentences } from "../build/sentences.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "firsthand-"));
await compileSentences();
await esbuild.build({
  absWorkingDir: web,
  stdin: { contents: await everything(), resolveDir: web, loader: "ts" },
  outfile: join(folder, "all.mjs"),
  bundle: true,
  platform: "node",
  format: "esm",
  logLevel: "error",
});
const { byId, bundleOf, formatted, pseudoLocale } = await import(join(folder, "all.mjs"));
await rm(folder, { recursive: true });
const sources = await ftl();
const english = bundleOf({ tag: "en-GB", rightToLeft: false, sources });
const pseudo = bundleOf({ ...pseudoLocale, sources });
const asked = JSON.parse(await readFile(process.argv[2], "utf8"));
process.stdout.write(
  JSON.stringify(
    asked.map(({ id, args }) => ({
      english: formatted(english, id, args),
      pseudo: formatted(pseudo, id, args),
      ...compiled(id, args),
    })),
  ),
);

async function everything() {
  const files = (await readdir(join(web, "src/english")))
    .map((name) => name.slice(0, -".ts".length))
    .filter((name) => name !== "sources");
  return [
    ...files.map((name) => `import "./src/english/${name}";`),
    `export { byId } from "./src/sentences/compiled";`,
    `export { bundleOf, formatted } from "./src/sentences/other";`,
    `export { locale as pseudoLocale } from "./src/sentences/pseudo";`,
  ].join("\n");
}

function compiled(id, args) {
  return byId[id] ? { compiled: byId[id](args) } : {};
}

async function ftl() {
  const parts = ["shared", "page", "commands"];
  const read = async (part) => {
    const names = (await readdir(`${catalogue}en/${part}`)).filter((name) => name.endsWith(".ftl"));
    return Promise.all(names.map((name) => readFile(`${catalogue}en/${part}/${name}`, "utf8")));
  };
  return (await Promise.all(parts.map(read))).flat();
}
