// Collects the licences of everything that reaches the browser.
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

// What reaches the browser; what only builds stays out.
const CARRIED = [
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource-variable/fraunces",
  "@heruka_urgyen/react-playing-cards",
  "@preact/signals",
  "@preact/signals-core",
  "preact",
  "zzfx",
];
const RULE = "=".repeat(78);

/** The licences of everything carried in the build, as one text; `more` are those of the page's Python. */
export async function licences(more = []) {
  const texts = [...(await Promise.all(CARRIED.map(licence))), ...more];
  return `Firsthand carries parts of these packages.\n\n${texts.join("\n")}`;
}

async function licence(name) {
  const folder = fileURLToPath(new URL(`../node_modules/${name}/`, import.meta.url));
  const { version, license } = JSON.parse(await readFile(`${folder}package.json`, "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`error: ${name} has no licence file`);
  const text = (await readFile(folder + file, "utf8")).replaceAll("\r\n", "\n").trim();
  return headed(`${name} ${version} (${license})`, text);
}

/** A licence below its heading. */
export function headed(heading, text) {
  return `${RULE}\n${heading}\n${RULE}\n\n${text}\n`;
}
