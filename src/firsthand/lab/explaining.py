"""One game of a batch as a record: every event of it, which anyone can check and replay."""

import msgspec

from firsthand.bots import Temperament, names
from firsthand.bots.matching import START
from firsthand.dice import game_seed
from firsthand.lab.compiling import compiled, ints
from firsthand.lab.job import Job, laid_out
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.batch import FIGURES
from firsthand.lab.tape import Row, action, event, grouped, rows
from firsthand.record import Entry, Matched, Record, Sides, begun, sealed

ROWS = 1 << 14
"""The rows of the tape at first; a longer game is played again on a longer tape."""


def tape_of(job: Job, *, frozen: bool = False) -> list[Row]:
    """Play the first game of a job with a tape, and return it from the deal on."""
    room = ROWS
    while True:
        setup, cast, board, cards, base = laid_out(job, room)
        arguments = (job.rules.law, setup, ints(board), ints(cards), cast, ints(base))
        out = ints([0] * (FIGURES + 2 * setup.seats))
        compiled("batch", (*arguments, out), frozen=frozen)(*arguments[2:], out)
        table = arguments[2]
        number = int(table[p.ROWS])
        if number <= room:
            tape = int(table[p.TAPE])
            return list(rows(table[tape : tape + p.WIDTH * number]))
        room = number


def matched(cast: tuple[Temperament, ...]) -> Matched | None:
    """Return the pace at which matching players begin a game, or None if nobody matches.

    All other players are the people whom they follow.
    """
    bots = tuple(seat for seat, temper in enumerate(cast) if temper.matches)
    people = tuple(seat for seat, temper in enumerate(cast) if not temper.matches)
    return Matched(START, 0, Sides(bots, people)) if bots else None


def explain(job: Job, *, frozen: bool = False) -> Record:
    """Return the first game of a job as a record, as `firsthand verify` and the browser read it.

    Its seed is the game's own, its salt is nothing, and seats are called as bots are. ``frozen`` is
    as in `firsthand.lab.job.played`.
    """
    header = sealed(
        job.rules, names(len(job.cast)), game_seed(job.seed, job.first), bytes(16),
        dealer=None if job.drawn else len(job.cast) - 1,
        notes={"seed": f"{job.seed:#x}", "game": job.first, "pace": job.pace,
               "players": [temper.name for temper in job.cast]},
    )  # fmt: skip
    header = msgspec.structs.replace(header, matched=matched(job.cast))
    record, _ = begun(header)
    _, *groups = grouped(tape_of(job, frozen=frozen))
    entries: list[Entry] = []
    for group in groups:
        if group[0].what >= p.FLIP:
            entries.append(Entry(group[0].at, action(group)))
        else:
            last = entries[-1]
            events = (*last.events, event(job.rules, group))
            entries[-1] = Entry(last.at, last.action, events)
    return Record(record.header, record.dealt, tuple(entries))
