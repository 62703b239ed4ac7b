// Cuts the client's fonts to the letters and axes that it uses.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const FONTS = [
  {
    name: "fraunces.woff2",
    file: "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2",
    variationAxes: { SOFT: 100, wght: 800 },
  },
  {
    name: "atkinson.woff2",
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

/** Both typefaces cut down to Latin-1 and the axes in use, as a map from name to bytes. */
export async function subsets() {
  const made = await Promise.all(FONTS.map(async (font) => [font.name, await subset(font)]));
  return new Map(made);
}

async function subset({ file, variationAxes }) {
  const path = fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url));
  return subsetFont(await readFile(path), glyphs(), { targetFormat: "woff2", variationAxes });
}

function glyphs() {
  const latin = Array.from({ length: 0x100 - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
  return `${latin.join("")}–—‘’“”…−×•←→↑↓`;
}
