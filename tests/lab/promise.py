"""How many piles people win against bots that match, counted in games of the laboratory."""

from collections import Counter
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from firsthand.bots import Temperament, temperament
from firsthand.bots.reaction import FLOOR, MATCHED, Measured
from firsthand.game import codes
from firsthand.lab.compiling import compiled, ints
from firsthand.lab.job import Job, laid_out
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.batch import FIGURES
from firsthand.rules import preset

ROWS = 1 << 15
EARLY, LATE = range(1, 10), range(10, 41)
"""Races by their number in a game: those in which bots learn, and those after."""

WHAT, SEAT, VERDICT = 0, 2, 3

KIND = 7
"""The bits of a verdict's cell that say which; the one above is set for a hand without cards."""


class Won(NamedTuple):
    """The shares of slapped piles that people won, in early races and in late ones."""

    early: float
    late: float


def person(ms: int, miss: int = 500) -> Temperament:
    """A person with such a median reaction, spread by 20 %, who overlooks 5 % and never errs."""
    table = tuple(max(FLOOR, base * ms // 1000) for base in MATCHED.table)
    steady = temperament("steady")
    return Temperament(f"{ms} ms", Measured(table), miss, 0, 0, steady.soonest, steady.latest)


def cast_of(people: int, seats: int, ms: int) -> tuple[Temperament, ...]:
    """People of one speed at the first seats, and bots that match at the others."""
    return (person(ms),) * people + (temperament("matching"),) * (seats - people)


def tapes(job: Job) -> "list[npt.NDArray[np.int64]]":
    """The slaps that gave a pile away and the seats that went out, game by game."""
    setup, cast, board, cards, base = laid_out(job, ROWS)
    given = (job.rules.law, setup, ints(board), ints(cards), cast, ints(base))
    out = ints([0] * (FIGURES + 2 * setup.seats))
    kernel = compiled("batch", (*given, out))
    records = []
    for number in range(job.games):
        given[5][8] = job.first + number
        kernel(*given[2:], out)
        table = given[2]
        rows = min(int(table[p.ROWS]), ROWS)
        at = int(table[p.TAPE])
        tape = np.array(table[at : at + p.WIDTH * rows]).reshape(rows, p.WIDTH)
        won = (tape[:, WHAT] == p.SLAPPED) & np.isin(
            tape[:, VERDICT] & KIND, (codes.WINS, codes.AWARDED)
        )
        records.append(tape[won | (tape[:, WHAT] == p.SEAT_OUT)])
    return records


def won(people: int, seats: int, ms: int, games: int, seed: int = 9) -> Won:
    """Count the piles slapped while all people are in, by number of the race."""
    return won_by(cast_of(people, seats, ms), people, games, seed)


def won_by(cast: tuple[Temperament, ...], people: int, games: int, seed: int = 9) -> Won:
    """Count them for a cast whose people sit at the first seats."""
    races, theirs = Counter[int](), Counter[int]()
    for tape in tapes(Job(preset("ratscrew"), cast, seed, 0, games)):
        number = 0
        for row in tape:
            if row[WHAT] == p.SEAT_OUT:
                if row[SEAT] < people:
                    break
                continue
            number += 1
            races[number] += 1
            theirs[number] += int(row[SEAT] < people)
    return Won(*(share(theirs, races, part) for part in (EARLY, LATE)))


def share(theirs: Counter[int], races: Counter[int], part: range) -> float:
    return sum(theirs[number] for number in part) / sum(races[number] for number in part)
