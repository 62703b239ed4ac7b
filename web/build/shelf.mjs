import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};
const PACKED = new Set([".woff2"]);
const INDEX = "index.html";

/** The files of a build, each with what a server must know of it. */
export class Shelf {
  #files = new Map();

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

  async write(output) {
    const entries = [...this.#files].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [file, bytes] of entries) {
      await mkdir(dirname(join(output, file)), { recursive: true });
      await writeFile(join(output, file), bytes);
      if (PACKED.has(extname(file))) continue;
      await writeFile(join(output, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      await writeFile(join(output, `${file}.br`), brotli(bytes));
    }
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

function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
