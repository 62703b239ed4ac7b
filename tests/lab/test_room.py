"""The laboratory's players are the room's bots: their games are as long, and end alike."""

import os
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

import pytest

from firsthand.bots import temperament
from firsthand.events import PileTaken, Slapped
from firsthand.lab.job import Job, played
from firsthand.rules import preset
from tests.room.table import Table

pytestmark = pytest.mark.uncounted

SURE = 3.0
"""How many standard errors the two may lie apart: the 99.7 % interval."""

HOURS = 500_000_000


class Told(NamedTuple):
    """What is compared of a game: its minutes, its cards, its piles, hands, and false ones."""

    minutes: float
    cards: float
    piles: float
    hands: float
    false: float


def in_room(asked: tuple[str, int, int]) -> Told:
    """Let steady bots play a game in a room, in virtual time."""
    name, seats, seed = asked
    table = Table(name, (), ["steady"] * seats, seed=seed)
    table.give_secret()
    log = table.run(HOURS).live.log
    hands = [made.verdict for made in log if isinstance(made, Slapped)]
    return Told(
        log[-1].at / 60_000,
        table.table.flips,
        sum(isinstance(made, PileTaken) for made in log),
        len(hands) - hands.count("awarded"),
        hands.count("bad"),
    )


def in_lab(name: str, seats: int, games: int) -> list[Told]:
    """Let steady players play games in the laboratory."""
    cast = (temperament("steady"),) * seats
    rows = played(Job(preset(name), cast, 2026, 0, games, drawn=True))
    told = (rows.ms / 60_000, rows.cards, rows.tricks, rows.slaps, rows.false.sum(axis=1))
    return [Told(*row) for row in zip(*(column.tolist() for column in told), strict=True)]


def check_alike(room: list[Told], lab: list[Told]) -> None:
    """All means lie within their interval of each other."""
    for field in Told._fields:
        one, other = ([getattr(game, field) for game in games] for games in (room, lab))
        error = sqrt(pstdev(one) ** 2 / len(one) + pstdev(other) ** 2 / len(other))
        assert abs(fmean(one) - fmean(other)) <= SURE * error, field


def test_a_table_of_steady_bots_takes_as_long_as_the_laboratory_says() -> None:
    room = [in_room(("slapjack", 3, seed)) for seed in range(80)]
    check_alike(room, in_lab("slapjack", 3, 4_000))


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), [("slapjack", 4), ("ratscrew", 2), ("ratscrew", 4)])
def test_two_thousand_games_in_the_room_take_as_long(name: str, seats: int) -> None:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        asked = [(name, seats, seed) for seed in range(2_000)]
        room = list(pool.map(in_room, asked, chunksize=20))
    check_alike(room, in_lab(name, seats, 40_000))
