// Plays games in the Python of the page's folder, and prints the digest of each record: node games.mjs DIST "PRESET SEED" ...
import { opened } from "./opened.mjs";

const [folder, ...games] = process.argv.slice(2);
const { digest, recorded_here } = (await opened(folder, "tests")).pyimport("tests.page.whole_games");
for (const game of games) {
  const [preset, seed] = game.split(" ");
  console.log(game, digest(recorded_here(preset, Number(seed))));
}
process.exit(0);
