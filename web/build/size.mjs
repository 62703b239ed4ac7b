// Prints what the first load weighs, gzipped, and fails when it is too much.
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const MOST = 45_000;
const output = fileURLToPath(new URL("../../src/firsthand/server/static/", import.meta.url));
const page = await readFile(`${output}index.html`, "utf8");
const loaded = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
let total = 0;
for (const file of loaded) {
  const { size } = await stat(`${output}${file}.gz`);
  total += size;
  console.log(`${String(size).padStart(7)} ${file}`);
}
console.log(`${String(total).padStart(7)} gzipped in all, of ${MOST} at most`);
if (total > MOST || loaded.length < 2) process.exitCode = 1;
