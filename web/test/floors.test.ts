import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

/** The floors of the client, the lowest first; modules beside the folders are the top. */
const FLOORS = [
  ["wire.ts"],
  ["english", "sentences"],
  ["state"],
  ["alone"],
  ["check"],
  ["net"],
  ["effects"],
  ["input"],
  ["view"],
  ["screens"],
];
const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
/** `import … from "x"`, `export … from "x"`, `import("x")` and `import "x"`. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

/** The floor of a path below src: its number from below. */
function floor(path: string): number {
  const [first = ""] = path.split("/");
  const found = FLOORS.findIndex((names) => names.includes(first) || names.includes(`${first}.ts`));
  return found < 0 ? FLOORS.length : found;
}

/** Imports that run up, each as "importer -> imported". */
function upward(path: string, text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, to = ""]) => {
    const imported = normalize(join(dirname(path), to));
    return floor(imported) > floor(path) ? [`${path} -> ${imported}`] : [];
  });
}

test("imports run down", () => {
  const paths = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
  assert.ok(paths.length > 100);
  for (const name of FLOORS.flat())
    assert.ok(
      paths.some((path) => path.split("/")[0] === name),
      `nothing stands on ${name}`,
    );
  assert.deepEqual(
    paths.flatMap((path) => upward(path, readFileSync(join(SOURCE, path), "utf8"))),
    [],
  );
});

test("an import that runs up is found in every form", () => {
  for (const text of [
    'import { App } from "../app";',
    'export { Home } from "../screens/home";',
    'import("../view/lazy")',
    'import type { Act } from "../input/contacts";',
  ])
    assert.equal(upward("state/store.ts", text).length, 1, text);
  assert.deepEqual(upward("screens/home.tsx", 'import { store } from "../state/store"; import "./other";'), []);
});
