"""The laboratory's functions for Python programs: rules and players in, estimates or games out."""

from collections.abc import Sequence

from firsthand.bots import Temperament
from firsthand.bots.intent import PACE
from firsthand.bots.own import find_bot
from firsthand.dice import SEED_BITS
from firsthand.lab.estimate import Estimate
from firsthand.lab.explaining import explain as explain_job
from firsthand.lab.job import Games, Job
from firsthand.lab.running import BadJob, Threads, play, run
from firsthand.library.game import rules_of
from firsthand.record import Record
from firsthand.rules import Rules
from firsthand.sentences import say

HOUR = 3_600_000
FIRST_MOST = 1 << 62
"""No game of a seed has a larger number, so that all of a run count within 63 bits."""

MANY = 400_000
"""The least games for which a kernel for their rules alone is worth half a minute of compiling."""

Player = str | Temperament


def job_of(
    rules: str | Rules,
    players: Sequence[Player],
    games: int,
    seed: int,
    *,
    first: int = 0,
    pace: int = PACE,
    until: float = 0.0,
) -> Job:
    """Return a job, or raise `FirsthandError` for what no game can be played with."""
    rule_set = rules_of(rules)
    cast = tuple(find_bot(who) if isinstance(who, str) else who for who in players)
    if games < 1:
        raise BadJob(say("lab-games", games=games))
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadJob(say("lab-seed", seed=seed))
    if not 0 <= first <= FIRST_MOST:
        raise BadJob(say("lab-first", game=first))
    if not 1 <= pace <= HOUR:
        raise BadJob(say("lab-pace", pace=pace, most=HOUR))
    refusal = rule_set.seats_allowed(len(cast))
    if refusal is not None:
        raise BadJob(refusal)
    return Job(rule_set, cast, seed, first, games, pace, frozen=expected(games, until) >= MANY)


def expected(games: int, until: float) -> int:
    """Return about how many games are played until the mean number of cards is certain enough.

    ``until`` is the wanted half-width as a part of the mean; 0 is none. A game's cards deviate by
    about their mean, so that n games have a half-width of 2 / sqrt(n) of it.
    """
    return min(games, round(4 / until**2)) if until else games


def simulate(
    rules: str | Rules,
    players: Sequence[Player],
    games: int,
    seed: int,
    *,
    threads: int = 1,
    until: float = 0.0,
    pace: int = PACE,
) -> Estimate:
    """Play games and return their estimate; ``players`` sit at the seats in their order.

    ``seed`` is below 2**256, and seat 0 leads. With ``until`` it is enough when the 95 %
    half-width of the mean number of cards is that part of the mean. ``pace`` is the least ms from
    one card to the next. The estimate depends neither on ``threads`` nor on the machine. Raises
    `FirsthandError` for what can't be played.

    >>> estimate = simulate("beggar_my_neighbour", ["steady", "steady"], games=2000, seed=7)
    >>> estimate.games, round(estimate.cards.mean), estimate.cards.quantile(50)
    (2000, 257, 192.0)
    >>> estimate.wins, round(estimate.share(0).standard_error, 3)
    ((1046, 954), 0.011)
    """
    job = job_of(rules, players, games, seed, pace=pace, until=until)
    with Threads(threads) as crew:
        outcome = run(job, crew, until=until)
    if outcome.ended.stopped is not None:
        raise outcome.ended.stopped
    assert outcome.estimate is not None  # noqa: S101 - a job has a game or more
    return outcome.estimate


def raw_games(
    rules: str | Rules, players: Sequence[Player], games: int, seed: int, *, first: int = 0
) -> Games:
    """Return games as arrays, a row a game, numbered from ``first`` on, as `simulate` plays them.

    >>> rows = raw_games("beggar_my_neighbour", ["steady", "steady"], games=3, seed=7)
    >>> rows.cards.tolist(), rows.winner.tolist()
    ([71, 811, 93], [0, 0, 0])
    """
    return play(job_of(rules, players, games, seed, first=first))


def explain(rules: str | Rules, players: Sequence[Player], seed: int, number: int) -> Record:
    """Return one game of a seed as a record, which `firsthand.record.save` writes.

    ``firsthand replay`` and ``firsthand verify`` read it, and so does the browser.

    >>> record = explain("beggar_my_neighbour", ["steady", "steady"], seed=7, number=2)
    >>> record.check() is None
    True
    """
    return explain_job(job_of(rules, players, 1, seed, first=number))
