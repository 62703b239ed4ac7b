import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
/** The imports at the head of a module. */
const IMPORTS = /^(?:import\b[^;]*;\s*)+/;
/** Files that are made, not written. */
const MADE = /^src\/(?:english\/|wire)/;

/** Whether a module says what it is for: in its first line, or as the first thing after its imports. */
function hasHead(text: string): boolean {
  return /^(?:\/\*\*|\/\/)/.test(text.replace(IMPORTS, ""));
}

test("every module begins with a sentence on what it is for", () => {
  const paths = ["src", "build"].flatMap((folder) =>
    readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  const modules = paths.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !MADE.test(path));
  assert.ok(modules.length > 150, String(modules.length));
  assert.deepEqual(
    modules.filter((path) => !hasHead(readFileSync(join(WEB, path), "utf8"))),
    [],
  );
});

test("a module without such a sentence is noticed", () => {
  const imports = 'import { a } from "./a";\nimport {\n  b,\n} from "./b";\n\n';
  assert.ok(hasHead(`/** Cards. */\n\n${imports}const C = 1;\n`));
  assert.ok(hasHead(`${imports}/** A card. */\nexport const C = 1;\n`));
  assert.ok(!hasHead(`${imports}const C = 1;\n/** A card. */\nexport const D = 1;\n`));
  assert.ok(!hasHead("const C = 1;\n"));
});
