import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const web = fileURLToPath(new URL("..", import.meta.url));

/** Bundles scripts and styles; returns their files and the URLs that the page must name. */
export async function bundle({ entry, sprite, fonts, development }) {
  const lazy = await output({ entryPoints: { lazy: "src/styles/lazy.css" }, fonts, development });
  const style = Object.keys(lazy.metafile.outputs).find((path) => path.endsWith(".css"));
  const define = { SPRITE: JSON.stringify(sprite), LAZY_STYLES: JSON.stringify(url(style)) };
  const result = await output({ entryPoints: { main: entry }, define, fonts, development });
  const files = [...lazy.outputFiles, ...result.outputFiles].map((file) => [basename(file.path), file.contents]);
  return { files, ...named(result.metafile) };
}

function output({ fonts, development, ...more }) {
  return esbuild.build({
    absWorkingDir: web,
    ...more,
    outdir: "assets",
    publicPath: "/assets",
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["es2022", "chrome123", "firefox120", "safari17.5"],
    minify: !development,
    legalComments: "none",
    charset: "utf8",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".svg": "file" },
    plugins: [generated(fonts)],
    logLevel: "error",
  });
}

/** Lets style sheets name fonts that are made during the build. */
function generated(fonts) {
  return {
    name: "generated",
    setup(build) {
      build.onResolve({ filter: /^font:/ }, ({ path }) => ({
        path: path.slice("font:".length),
        namespace: "font",
      }));
      build.onLoad({ filter: /.*/, namespace: "font" }, ({ path }) => ({
        contents: fonts.get(path),
        loader: "file",
      }));
    },
  };
}

function named(metafile) {
  const outputs = Object.entries(metafile.outputs);
  const [script, { cssBundle, imports }] = outputs.find(([, output]) => output.entryPoint);
  return {
    script: url(script),
    style: url(cssBundle),
    chunks: imports.filter((part) => part.kind === "import-statement").map((part) => url(part.path)),
    preload: outputs
      .map(([path]) => path)
      .filter((path) => path.endsWith(".woff2"))
      .map(url),
  };
}

function url(path) {
  return `/${path}`;
}
