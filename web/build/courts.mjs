// Makes the sprite of the twelve courts from the pictures of the card package.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";

const LAYERS = [1, 2, 3, 4, 5, 6];
const INKS = {
  "#FC4": "var(--court-gold,#e8b13a)",
  "#44F": "var(--court-blue,#1f3a8a)",
  red: "var(--court-red,#b3261e)",
  black: "var(--court-black,#111)",
};
// What would drop parts that only the whole picture uses.
const OFF = [
  "cleanupIds",
  "removeHiddenElems",
  "removeUselessDefs",
  "removeUnknownsAndDefaults",
  "removeUselessStrokeAndFill",
  "mergePaths",
  "collapseGroups",
];
const SVGO = {
  multipass: true,
  floatPrecision: 0,
  plugins: [
    {
      name: "preset-default",
      params: { overrides: Object.fromEntries(OFF.map((name) => [name, false])) },
    },
  ],
};

/** One sprite with a symbol for each of the twelve courts, `court-JS` to `court-KC`. */
export async function courts() {
  const names = [..."JQK"].flatMap((rank) => [..."SHDC"].map((suit) => rank + suit));
  const symbols = await Promise.all(names.map(court));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

async function court(name) {
  const file = `@heruka_urgyen/react-playing-cards/src/images/2color/${name}.svg`;
  const path = fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url));
  const drawing = await readFile(path, "utf8");
  const layers = LAYERS.map((number) => layer(drawing, name, number)).join("");
  return `<symbol id="court-${name}" viewBox="0 0 1300 2000" preserveAspectRatio="none">${layers}</symbol>`;
}

/** A layer is drawn twice, the second time turned, before the next one goes over both. */
function layer(drawing, name, number) {
  const id = `${name[1]}${name[0]}${number}`;
  const found = new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, "s").exec(drawing);
  if (!found) throw new Error(`error: the card package has no layer ${id}`);
  const half = printed(smaller(found[1]), name[1]);
  return `<g id="${id}">${half}</g><use href="#${id}" transform="rotate(180 650 1000)"/>`;
}

function smaller(shapes) {
  const frame = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const { data } = optimize(`${frame} viewBox="0 0 1300 2000">${shapes}</svg>`, SVGO);
  return data.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

/** Sets the inks of print, and the suit of the page's own symbols. */
function printed(shapes, suit) {
  return shapes
    .replace(/(?:xlink:)?href="#S[SHDC][JQK]"/g, `href="#suit-${suit}"`)
    .replace(/(fill|stroke)="([^"]+)"/g, (whole, key, ink) => inked(whole, key, ink));
}

function inked(whole, key, ink) {
  if (ink === "none") return whole;
  const known = Object.entries(INKS).find(([name]) => same(name, ink));
  if (!known) throw new Error(`error: the card package has an unknown ink ${ink}`);
  return `${key}="${known[1]}"`;
}

function same(name, ink) {
  const short = { "#f00": "red", "#000": "black" };
  return name.toLowerCase() === (short[ink.toLowerCase()] ?? ink.toLowerCase());
}
