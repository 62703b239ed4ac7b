"""Games with bots written in Python: played by the engine, since a kernel cannot run their code."""

import numpy as np

from firsthand.bots.bot import numbered
from firsthand.bots.own import OwnBot
from firsthand.events import PileTaken, SeatOut
from firsthand.game import EMPTY, evolve
from firsthand.lab.job import ENDS, Games, Job, alone
from firsthand.library.playing import Fault, Played
from firsthand.library.playing import played as engine_played
from firsthand.library.results import headed, row_of, warn_of

BATCH = 16
"""How many games a batch has: about a second."""


def fits(job: Job) -> bool:
    """Return whether a bot written in Python plays."""
    return any(isinstance(player, OwnBot) for player in job.cast)


def played(job: Job) -> Games:
    """Play the games of a job; each batch begins with bots that have seen no game.

    What bots did wrong is warned of, once a bot.
    """
    cast = [player.fresh() if isinstance(player, OwnBot) else player for player in job.cast]
    names = numbered([player.name for player in cast])
    rows, faults = list[list[int]](), list[Fault]()
    for number in range(job.first, job.first + job.games):
        header = headed(job.rules, names, job.seed, number, job.pace, cast)
        game = engine_played(header, cast, job.pace, header.seed)
        rows.append(figures(game, number, len(cast)))
        faults += game.faults
    warn_of(faults)
    table, seats = np.array(rows, np.int64), len(cast)
    cards, tricks, slaps, ms, winners, why, outs, leads = table[:, :8].T
    won, false = table[:, 8 : 8 + seats], table[:, 8 + seats :]
    return Games(cards, tricks, slaps, won, false, ms, alone(winners), winners, why, outs, leads)


def figures(game: Played, number: int, seats: int) -> list[int]:
    """Return the figures of a game: those of `Games`, then slaps won and false by seat."""
    row = row_of(number, game, seats)
    winners = sum(1 << seat for seat in game.state.table.winners)
    outs = sum(isinstance(event, SeatOut) for event in game.events)
    whole = [row["cards"], row["tricks"], row["slaps"], row["ms"], winners]
    whole += [ENDS.index(row["end"]), outs, leads(game)]
    return whole + [row[f"{what}_{seat}"] for what in ("won", "false") for seat in range(seats)]


def leads(game: Played) -> int:
    """Return how often another seat came to hold the biggest hand, as a pile was taken."""
    table, ahead, changes = EMPTY, 0, 0
    for event in game.events:
        table = evolve(table, event)
        if isinstance(event, PileTaken) and table.counts[event.seat] > table.counts[ahead]:
            ahead, changes = event.seat, changes + 1
    return changes
