"""One digest of all that happens in many drawn games: ``python -m tests.drawn --games 10000``.

The engine plays rules and scripts as the twins draw them. Two versions of the code that print the
same digest had the same events, refusals and hidden cards in every game.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator

import msgspec

from firsthand.errors import ImpossibleMove, NoSuchSeat
from firsthand.game.refusals import REFUSALS
from firsthand.rules import Rules, amended, nested
from tests.drawing import DRAWN_LAST
from tests.lab.scripts import engine_game
from tests.lab.twins import ACTIONS, drawn

ONCE = {REFUSALS.index(ImpossibleMove) + 1: REFUSALS.index(NoSuchSeat) + 1}
"""Kinds that had another number when the first digests were taken: today's compare with those."""


def default(section: str, option: str) -> object:
    """Return the value of an option that nobody has set."""
    return nested(Rules())[section][option]


def digests(first: int, games: int) -> Iterator[bytes]:
    """Yield a digest of each game, seed by seed.

    Options that came later have their default: the deal's commitment binds every option that has
    not, so that it would differ from what was dealt before there were any.
    """
    defaults = {name: default(*name.split(".")) for name in DRAWN_LAST}
    for seed in range(first, first + games):
        rules, seats, cards = drawn(seed)
        game = engine_game(amended(rules, defaults), seats, seed, actions=ACTIONS, cards=cards)
        state = game.state
        refusals = [ONCE.get(number, number) for number in game.refusals]
        parts = (game.events, refusals, state.stocks, state.burned, state.passed)
        yield hashlib.sha256(msgspec.json.encode(parts)).digest()


def main() -> None:
    """Print the digest of the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    asked = parser.parse_args()
    whole = hashlib.sha256()
    for digest in digests(asked.first, asked.games):
        whole.update(digest)
    sys.stdout.write(f"{asked.games} games from seed {asked.first} on: {whole.hexdigest()}\n")


if __name__ == "__main__":
    main()
