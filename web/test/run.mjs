// Bundles the tests, for Node 20 reads no TypeScript, and runs them.
import { spawnSync } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { compileSentences } from "../build/sentences.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const names = (await readdir(`${web}test`)).filter((name) => name.endsWith(".test.ts"));
await compileSentences();
await rm(`${web}.test`, { recursive: true, force: true });
await esbuild.build({
  absWorkingDir: web,
  entryPoints: names.map((name) => `test/${name}`),
  outdir: ".test",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  external: ["typescript/*"],
  define: { SPRITE: '"/courts.svg"' },
  logLevel: "error",
});
const built = (await readdir(`${web}.test`)).map((name) => `${web}.test/${name}`);
// A page waits for messages of its own for as long as it is there: the tests do not.
const { status } = spawnSync(process.execPath, ["--test", "--test-force-exit", ...built], { stdio: "inherit" });
process.exitCode = status ?? 1;
