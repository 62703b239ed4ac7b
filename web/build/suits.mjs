import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Symbols `suit-S` to `suit-C` in the colour of their surroundings, from the card package. */
export async function suits() {
  return (await Promise.all([..."SHDC"].map(symbol))).join("");
}

async function symbol(suit) {
  const file = `@heruka_urgyen/react-playing-cards/src/images/2color/7${suit}.svg`;
  const path = fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url));
  const found = new RegExp(`<symbol id="S${suit}7"[^>]*><path d="([^"]+)"`).exec(await readFile(path, "utf8"));
  if (!found) throw new Error(`error: the card package has no suit ${suit}`);
  const box = 'viewBox="-600 -600 1200 1200" preserveAspectRatio="xMinYMid"';
  return `<symbol id="suit-${suit}" ${box}><path d="${found[1]}" fill="currentColor"/></symbol>`;
}
