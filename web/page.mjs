// Makes the page that needs no server, in dist/page or the folder that is named. Same sources, same bytes.
import { fileURLToPath } from "node:url";
import { folder } from "./build/folder.mjs";

await folder(process.argv[2] ?? fileURLToPath(new URL("../dist/page/", import.meta.url)));
// Pyodide leaves timers behind.
process.exit(0);
