// Builds the browser client into the Python package. Same sources, same bytes.
import { fileURLToPath } from "node:url";
import { build } from "./build/build.mjs";

const output = fileURLToPath(new URL("../src/firsthand/server/static/", import.meta.url));
await build({ entry: "src/main.tsx", output });
