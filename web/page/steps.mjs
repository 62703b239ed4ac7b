// Plays a game in the Python of the page's folder, and prints how long each press took, in ms: node steps.mjs DIST PRESET
import { opened } from "./opened.mjs";

const [folder, preset] = process.argv.slice(2);
const { timed } = (await opened(folder, "tests", "bench")).pyimport("bench.page_steps");
console.log(timed(preset));
process.exit(0);
