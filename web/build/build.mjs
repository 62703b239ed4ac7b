import { rm } from "node:fs/promises";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { courts } from "./courts.mjs";
import { subsets } from "./fonts.mjs";
import { licences } from "./licences.mjs";
import { page } from "./page.mjs";
import { compileSentences } from "./sentences.mjs";
import { Shelf } from "./shelf.mjs";

/** Everything a browser loads, made from `entry` into the folder `output`. */
export async function build({ entry, output, development = false }) {
  await compileSentences();
  const shelf = new Shelf();
  const sprite = shelf.hashed("courts.svg", await courts());
  const fonts = await subsets();
  const bundled = await bundle({ entry, sprite, fonts, development });
  for (const [name, bytes] of bundled.files) shelf.add(join("assets", name), bytes);
  const icon = shelf.hashed("mark.svg", await page.mark());
  shelf.add("licences.txt", await licences());
  shelf.add("index.html", await page.html({ ...bundled, sprite, icon }));
  await rm(output, { recursive: true, force: true });
  await shelf.write(output);
}
