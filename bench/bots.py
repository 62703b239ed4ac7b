"""``python -m bench.bots [GAMES]``: what a bot's own code costs, in processor time a card.

All is measured in turns in one run, and ratios are printed: games of `firsthand.play` with a bot
written in Python among two temperaments, against the same seats with three temperaments (at most
1.3), and the engine mode of `simulate` against `firsthand.play` with the same bot (within 10 %).
"""

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import firsthand as fh
from firsthand.bots.own import own_bot
from firsthand.lab import raw_games

TURNS = 10
GAMES = 1000


class Keen(fh.Bot):
    """The bot of the README."""

    def at_card(self, view: fh.View, rng: Random) -> float | None:
        """Slap what may be slapped."""
        return rng.uniform(230, 320) if view.patterns else None


def with_bot(games: int, seed: int) -> int:
    """Play with the bot, and return how many cards were flipped."""
    return sum(fh.play("ratscrew", [Keen(), "steady", "sharp"], games, seed).columns()["cards"])


def without(games: int, seed: int) -> int:
    """Play with a temperament in its seat."""
    return sum(fh.play("ratscrew", ["sharp", "steady", "sharp"], games, seed).columns()["cards"])


def by_simulate(games: int, seed: int) -> int:
    """Play the games of `with_bot` as ``firsthand simulate`` does."""
    return int(raw_games("ratscrew", [own_bot(Keen), "steady", "sharp"], games, seed).cards.sum())


def cost(play: Callable[[int, int], int], games: int, seed: int) -> float:
    """Return the processor time of some games in ms a card."""
    begun = process_time()
    cards = play(games, seed)
    return 1000 * (process_time() - begun) / cards


def main() -> None:
    """Measure in turns, and print medians and their ratios."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    costs: dict[str, list[float]] = {}
    for seed in range(1, TURNS + 1):
        for play in (with_bot, without, by_simulate):
            costs.setdefault(play.__name__, []).append(cost(play, max(1, games // TURNS), seed))
    bot, plain, simulated = (median(costs[name]) for name in costs)
    sys.stdout.write(
        f"{games} games: {bot:.4f} ms a card with a bot of Python, {plain:.4f} without: "
        f"{bot / plain:.2f} (aim 1.3)\nsimulate {simulated:.4f}: {simulated / bot:.2f} (aim 1.1)\n"
    )


if __name__ == "__main__":
    main()
