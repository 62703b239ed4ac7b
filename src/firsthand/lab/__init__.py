"""The laboratory: plays millions of games under any rules, and returns their statistics.

>>> from firsthand.lab import simulate
>>> simulate("beggar_my_neighbour", ["steady", "steady"], games=1000, seed=1).games
1000
"""

from firsthand.extras import need

need("numba", "lab")
need("numpy", "lab")

from firsthand.lab.api import explain, raw_games, simulate  # noqa: E402 - what it needs is there
from firsthand.lab.estimate import Estimate, Measure, Share  # noqa: E402 - as above
from firsthand.lab.job import Games  # noqa: E402 - as above

__all__ = ["Estimate", "Games", "Measure", "Share", "explain", "raw_games", "simulate"]
