import { readFile } from "node:fs/promises";
import { suits } from "./suits.mjs";

/** The page that loads the client, and the mark in its tab. */
export const page = { html, mark };

async function html({ script, style, chunks, preload, sprite, icon, more = [] }) {
  const template = await read("index.html");
  const links = [
    ...more,
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    `<link rel="stylesheet" href="${style}">`,
    ...preload.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    `<link rel="preload" as="fetch" type="image/svg+xml" href="${sprite}" crossorigin>`,
    ...chunks.map((url) => `<link rel="modulepreload" href="${url}">`),
    `<script type="module" src="${script}"></script>`,
  ];
  return template.replace("<!-- links -->", links.join("\n    ")).replace("<!-- symbols -->", await symbols());
}

async function symbols() {
  const drawn = await read("art/symbols.svg");
  return drawn
    .replace("<!-- suits -->", await suits())
    .replace(/>\s+</g, "><")
    .trim();
}

async function mark() {
  return (await read("art/mark.svg")).trim();
}

function read(path) {
  return readFile(new URL(`../${path}`, import.meta.url), "utf8");
}
