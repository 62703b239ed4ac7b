"""Against bots that match a person wins about half of the piles at a live table."""

import os
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

import pytest

from firsthand.bots.reaction import MATCHED
from firsthand.events import SeatOut, Slapped
from tests.room.matches import Hand, play_as
from tests.room.table import Table

pytestmark = pytest.mark.uncounted

EARLY, LATE = range(1, 10), range(10, 41)
SHORT, LONG = 10, 150
OVERLOOKED = 0.05


def person(ms: int, seed: int) -> Hand:
    """A person with such a median reaction, spread by 20 %; a late hand is laid too."""
    random = Random(seed)  # noqa: S311 - the same hands every time

    def hand(_k: int) -> int | None:
        drawn = random.choice(MATCHED.table) * ms // 1000
        return None if random.random() < OVERLOOKED else drawn

    return hand


def races(seed: int, people: int, seats: int, ms: int) -> list[bool]:
    """Whether people won, for each pile slapped in a game while all of them were in."""
    names = ("Ann", "Ben")[:people]
    table = Table("ratscrew", names, ("matching",) * (seats - people), seed=seed).begin()
    play_as(table, {seat: person(ms, 100 * seed + seat) for seat in range(people)})
    results = []
    for event in table.live.log:
        if isinstance(event, SeatOut) and event.seat < people:
            break
        if isinstance(event, Slapped) and event.verdict in ("won", "awarded"):
            results.append(event.seat < people)
    return results


def shares(games: Iterable[list[bool]]) -> tuple[float, float]:
    """The shares of piles that people won, in early races and in late ones."""
    won, all_ = Counter[int](), Counter[int]()
    for game in games:
        for number, theirs in enumerate(game, 1):
            won[number] += theirs
            all_[number] += 1
    early, late = (
        sum(won[number] for number in part) / sum(all_[number] for number in part)
        for part in (EARLY, LATE)
    )
    return early, late


@pytest.mark.parametrize("ms", [600])
def test_one_person_wins_about_half(ms: int) -> None:
    early, late = shares(races(seed, 1, 4, ms) for seed in range(SHORT))
    assert 0.30 <= early <= 0.70
    assert 0.38 <= late <= 0.62


@pytest.mark.soak
@pytest.mark.parametrize("ms", [300, 450, 600, 750, 900])
@pytest.mark.parametrize(
    ("people", "seats", "least", "most"),
    [(1, 2, 0.45, 0.55), (1, 4, 0.45, 0.55), (1, 6, 0.45, 0.55), (2, 4, 0.60, 0.70)],
)
def test_people_win_their_share_at_every_pace(
    people: int, seats: int, least: float, most: float, ms: int
) -> None:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        play = partial(races, people=people, seats=seats, ms=ms)
        early, late = shares(pool.map(play, range(LONG), chunksize=10))
    assert 0.30 <= early <= 0.70
    assert least <= late <= most
