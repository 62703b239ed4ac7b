"""Which jobs can be played without a kernel for slaps, and their games as any kernel gives them."""

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from firsthand import actions as a
from firsthand.bots.policy import REST
from firsthand.cards import RANKS
from firsthand.dice import game_seed, seeded
from firsthand.events import PileTaken, Won
from firsthand.game import apply, carry
from firsthand.lab.job import ENDS, MOST_CARDS, Games, Job
from firsthand.lab.slapfree.batch import CAP, SCORES, dealt_and_played
from firsthand.lab.slapfree.deals import planes_of
from firsthand.law.types import NOBODY
from firsthand.record import opening, sealed
from firsthand.rules import preset

SEATS = 2
TRIES_MOST = 4
UNFINISHED, LAST_ONE_IN = ENDS.index("unfinished"), ENDS.index("last_one_in")

DECIDING = ("pack", "deal", "turn", "challenge", "collect", "lead", "comeback", "bonus", "end")
"""The sections of a rule set that decide a game without slaps."""

CARDS, TRICKS, LIVE, AHEAD, LEADS, VOID = range(6)
"""The columns of a table of games."""

Table = npt.NDArray[np.int64]


def tempo(job: Job, seat: int) -> tuple[int, int]:
    """Return how soon and how late a seat flips, in percent of the pace."""
    return job.cast[seat].soonest, job.cast[seat].latest


def fits(job: Job) -> bool:
    """Return whether the lanes can play a job.

    They play `beggar_my_neighbour` with any tries from 1 to 4, for two of one tempo; seat 0 leads.
    """
    tries = [count for _, count in job.rules.challenge.tries]
    if not job.rules.slap_free or not tries or max(tries) > TRIES_MOST:
        return False
    if job.drawn or len(job.cast) != SEATS or tempo(job, 0) != tempo(job, 1):
        return False
    beggar = preset("beggar_my_neighbour")
    rules = replace(
        job.rules,
        deal=replace(job.rules.deal, dealer=beggar.deal.dealer),
        challenge=replace(job.rules.challenge, tries=beggar.challenge.tries),
        end=replace(job.rules.end, repeat=beggar.end.repeat),
    )
    return all(getattr(rules, section) == getattr(beggar, section) for section in DECIDING)


def played(job: Job, cap: int = CAP) -> Games:
    """Play the games of a job that fits, as `firsthand.lab.job.played` does.

    Their ``ms`` are what such a cast takes on average for their cards and tricks. A game that
    reaches ``cap`` cards is left to the engine.
    """
    pack = planes_of({int(RANKS[word]): count for word, count in job.rules.challenge.tries})
    table = np.zeros((job.games, SCORES + 1), np.int64)
    dealt_and_played(tuple(seeded(job.seed))[:8], job.first, pack, cap, table)
    why = np.full(job.games, LAST_ONE_IN, np.int64)
    for row in np.flatnonzero(table[:, VOID] | table[:, LIVE]):
        table[row, :VOID], why[row] = by_engine(job, job.first + int(row))
    return games(job, table, why)


def games(job: Job, table: Table, why: Table) -> Games:
    """Return a table of games, and how each ended, as the laboratory keeps them."""
    cards, tricks = table[:, CARDS], table[:, TRICKS]
    percent = cards * sum(tempo(job, 0)) // 2 + REST * (tricks - 1)
    over = why == LAST_ONE_IN
    none = np.zeros((len(table), SEATS), np.int64)
    return Games(
        cards=cards,
        tricks=tricks,
        slaps=none[:, 0],
        won=none,
        false=none,
        ms=job.pace * percent // 100,
        winner=np.where(over, table[:, AHEAD], NOBODY),
        winners=np.where(over, 1 << table[:, AHEAD], 0),
        why=why,
        outs=over.astype(np.int64),
        leads=table[:, LEADS],
    )


def by_engine(job: Job, number: int) -> tuple[tuple[int, int, int, int, int], int]:
    """Play a game with the engine: its row of the table, and how it ended."""
    names = tuple(player.name for player in job.cast)
    seed = game_seed(job.seed, number)
    state, _ = opening(sealed(job.rules, names, seed, b"", dealer=len(names) - 1))
    ahead = leads = 0
    while state.table.flips < MOST_CARDS:
        after, events = apply(state, a.Flip(state.table.turn), state.table.flips)
        for event in events:
            state = carry(state, event)
            if isinstance(event, Won):
                row = state.table.flips, state.table.piles, 0, ahead, leads
                return row, ENDS.index(event.why)
            counts = state.table.counts
            if isinstance(event, PileTaken) and counts[event.seat] > counts[ahead]:
                ahead, leads = event.seat, leads + 1
        state = after
    return (state.table.flips, state.table.piles, 1, ahead, leads), UNFINISHED
