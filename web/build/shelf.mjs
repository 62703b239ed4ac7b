// Gathers the built files with their media types, and writes them with compressed copies and a manifest.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".zip": "application/zip",
};
const PACKED = new Set([".png", ".woff2"]);
const INDEX = "index.html";

/** The files of a build, each with what a server must know of it. */
export class Shelf {
  #files = new Map();
  #small = new Map();
  #memory;

  /** `memory` is a folder in which what packing makes of large files is kept for the next build, if any. */
  constructor(memory = null) {
    this.#memory = memory;
  }

  add(file, content) {
    this.#files.set(file, Buffer.from(content));
  }

  /** Puts content under a name that carries its hash, and returns the path of its URL. */
  hashed(name, content) {
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
    const type = extname(name);
    const file = join("assets", `${name.slice(0, -type.length)}-${hash}${type}`);
    this.add(file, content);
    return `/${file}`;
  }

  /** Writes all files, and beside those that are not packed yet what packing makes of them. */
  async writeFiles(output) {
    for (const [file, bytes] of this.#files) {
      await mkdir(dirname(join(output, file)), { recursive: true });
      await writeFile(join(output, file), bytes);
      if (PACKED.has(extname(file))) continue;
      const { gzip, br } = this.#packed(file);
      await writeFile(join(output, `${file}.gz`), gzip);
      await writeFile(join(output, `${file}.br`), br);
    }
  }

  /** What a page must know of a file to get it: see web/src/alone/parts.ts. */
  part(file) {
    const bytes = this.#files.get(file);
    const same = { gzip: bytes, br: bytes };
    const { gzip, br } = PACKED.has(extname(file)) ? same : this.#packed(file);
    return { url: file, type: TYPES[extname(file)], size: bytes.length, gzip: gzip.length, br: br.length };
  }

  /** The parts of all files so far, by name. */
  parts() {
    return [...this.#files.keys()].sort().map((file) => this.part(file));
  }

  /** A digest of each file, in order of their names. */
  digests() {
    const digest = (bytes) => createHash("sha256").update(bytes).digest("hex");
    return [...this.#files.keys()].sort().map((file) => [file, digest(this.#files.get(file))]);
  }

  #packed(file) {
    const bytes = this.#files.get(file);
    const known = this.#small.get(bytes) ?? {
      gzip: gzipSync(bytes, { level: 9 }),
      br: remembered(bytes, this.#memory),
    };
    this.#small.set(bytes, known);
    return known;
  }

  /** Writes all files, and a manifest of them for the server. */
  async write(output) {
    await this.writeFiles(output);
    const entries = [...this.#files].sort(([a], [b]) => (a < b ? -1 : 1));
    const manifest = entries.map(([file]) => this.#entry(file));
    await writeFile(join(output, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  }

  #entry(file) {
    const type = TYPES[extname(file)];
    if (!type) throw new Error(`error: no media type is known for ${file}`);
    return {
      name: file === INDEX ? "/" : `/${file}`,
      file,
      type,
      immutable: file.startsWith("assets/"),
    };
  }
}

const LARGE = 100_000;

/** What Brotli makes of bytes; of many it is read where it is remembered. */
function remembered(bytes, memory) {
  if (memory === null || bytes.length < LARGE) return brotli(bytes);
  const place = join(memory, createHash("sha256").update(bytes).digest("hex"));
  try {
    return readFileSync(place);
  } catch {
    const packed = brotli(bytes);
    mkdirSync(memory, { recursive: true });
    writeFileSync(place, packed);
    return packed;
  }
}

function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
