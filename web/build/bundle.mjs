// Bundles the client's scripts and styles with esbuild.
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const web = fileURLToPath(new URL("..", import.meta.url));

/**
 * Bundles scripts and styles; returns their files and the URLs that the page must name. With `root` these begin at the
 * root of a server, else in the folder of the page.
 */
export async function bundle({ entry, sprite, fonts, development, root = "/", define = {} }) {
  const from = { fonts, development, root };
  const lazy = await output({ entryPoints: { lazy: "src/styles/lazy.css" }, ...from });
  const style = Object.keys(lazy.metafile.outputs).find((path) => path.endsWith(".css"));
  const defined = { ...define, SPRITE: JSON.stringify(sprite), LAZY_STYLES: JSON.stringify(root + style) };
  const result = await output({ entryPoints: { main: entry }, define: defined, ...from });
  const files = [...lazy.outputFiles, ...result.outputFiles].map((file) => [basename(file.path), file.contents]);
  return { files, ...named(result.metafile, root) };
}

/** Bundles what runs beside the page into one script of its own, and returns its bytes. */
export async function script({ entry, define = {} }) {
  const made = await esbuild.build({
    absWorkingDir: web,
    entryPoints: [entry],
    define,
    ...MODERN,
    write: false,
    bundle: true,
    minify: true,
    external: ["node:*", "ws"],
  });
  return made.outputFiles[0].contents;
}

const MODERN = {
  format: "esm",
  target: ["es2022", "chrome123", "firefox120", "safari17.5"],
  legalComments: "none",
  charset: "utf8",
  logLevel: "error",
};

function output({ fonts, development, root, ...more }) {
  return esbuild.build({
    absWorkingDir: web,
    ...more,
    ...MODERN,
    outdir: "assets",
    ...(root && { publicPath: `${root}assets` }),
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: !development,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".svg": "file" },
    plugins: [generated(fonts)],
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

function named(metafile, root) {
  const url = (path) => root + path;
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
