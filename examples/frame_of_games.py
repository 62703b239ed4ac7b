"""A hundred thousand games as a table of pyarrow (pip install 'firsthand[lab]')."""

import pyarrow as pa

from firsthand.lab import raw_games

games = raw_games("ratscrew", ["steady", "steady", "sharp"], games=100_000, seed=1)
print(
    pa.table({"cards": games.cards, "winner": games.winner})
    .group_by("winner")
    .aggregate([("cards", "mean")])
)
