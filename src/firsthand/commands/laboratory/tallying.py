"""What the commands of the laboratory share: their words, progress, and how a run ends."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from typing import Literal, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from firsthand import rules as rule_sets
from firsthand.bots import Temperament
from firsthand.bots.own import OwnBot, find_bot
from firsthand.commands.output import refuse_outside, refuse_seats
from firsthand.errors import FirsthandError, Malformed
from firsthand.intervals import Interval
from firsthand.lab.estimate import Estimate
from firsthand.lab.running import UNTIL_MOST, Crew, Ended, Threads
from firsthand.rules import Rules
from firsthand.sentences import say, text

GAMES = 10_000
SEATS = 4
INTERRUPTED = 130
MISTAKEN = 2


class Asked(NamedTuple):
    """A rule set by the name that it was asked by."""

    name: str
    rules: Rules


def asked_rules(word: str) -> Asked:
    """Return the rules that a word names: a preset, a file, or a preset with options."""
    return Asked(rule_sets.preset_of(word) or word, rule_sets.find(word))


def seats_of(rules: Rules, seats: int | None, players: str) -> int:
    """Return how many sit down: as many as asked, as there are players, or as is usual."""
    if seats is not None:
        refuse_seats(seats, rules.seats_allowed(seats))
        return seats
    named = len(players.split(","))
    most = rules.seats.max or rule_sets.SEATS_MOST
    return named if named > 1 else max(rules.seats.min, min(SEATS, most))


def cast_of(players: str, seats: int) -> tuple[Temperament, ...]:
    """Return the players of all seats: those that are named, again from the first to fill."""
    named = [find_bot(word) for word in players.split(",")]
    if len(named) > seats:
        raise Malformed(say("tally-players", players=len(named), seats=seats))
    return tuple(named[seat % len(named)] for seat in range(seats))


def say_engine(cast: Sequence[Temperament], cluster: str) -> None:
    """Say on stderr that bots written in Python play, which takes longer.

    Raises `Malformed` with a ``cluster``, to which their code does not travel.
    """
    names = tuple(dict.fromkeys(player.name for player in cast if isinstance(player, OwnBot)))
    if names and cluster:
        raise Malformed(say("own-bot-cluster"))
    if names:
        sys.stderr.write(text(say("own-bot-engine", names=names, n=len(names))) + "\n")


def part_of(word: str) -> float:
    """Return a percentage as a part: ``0.5%`` is 0.005. Raises `Malformed`."""
    try:
        part = float(word.strip().removesuffix("%")) / 100
    except ValueError:
        part = 0.0
    if not 0 < part < 1:
        raise Malformed(say("tally-until", text=word))
    return part


def games_of(games: int | None, until: str) -> int:
    """Return the most games to be played."""
    if games is None:
        return UNTIL_MOST if until else GAMES
    refuse_outside("--games", games, 1)
    return games


def threads_of(threads: int) -> int:
    """Return a number of threads; 0 stands for as many as there are processors."""
    refuse_outside("--threads", threads, 0)
    if threads:
        return threads
    # Where the system can't say which processors this process may use, it has them all.
    may_use = getattr(os, "sched_getaffinity", None)
    return len(may_use(0)) if may_use is not None else os.cpu_count() or 1


def compiling() -> None:
    """Say on stderr why nothing happens for a while."""
    sys.stderr.write(text(say("tally-compiling")) + "\n")
    sys.stderr.flush()


@contextmanager
def crew_of(threads: int, cluster: str) -> Iterator[Crew]:
    """Yield who plays: threads here, or the workers of a cluster by its scheduler's address."""
    if cluster:
        from firsthand.lab.cluster import Cluster  # noqa: PLC0415 - another extra

        with Cluster(cluster) as workers:
            yield workers
    else:
        with Threads(threads, compiling) as crew:
            yield crew


@contextmanager
def progress(games: int, until: float) -> Iterator[Callable[[Estimate], None]]:
    """Yield what shows an estimate while it grows more certain, where there is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=games)

        def show(estimate: Estimate) -> None:
            cards = estimate.cards
            words = text(
                say("tally-so-far", mean=round(cards.mean, 2), reach=reach(cards.half_width))
            )
            enough = games
            if until:
                enough = min(games, int(estimate.games * (estimate.precision / until) ** 2))
            bar.update(task, completed=estimate.games, total=enough, description=words)

        yield show


def reach(half_width: float) -> str:
    """Return how far an interval reaches, or a dash where one game says nothing of it."""
    return text(say("tally-reach", value=round(half_width, 2))) if isfinite(half_width) else "-"


def figure(value: float) -> str:
    """Return a mean as it is shown."""
    return text(say("tally-figure", value=round(value, 2)))


def percent(part: float) -> str:
    """Return a share in percent, as it is shown."""
    return text(say("tally-percent", value=round(100 * part, 2)))


def signed(value: float, unit: Literal["percent", "none"]) -> str:
    """Return a difference with its sign, a zero with a plus; parts in percent."""
    scale = 100 if unit == "percent" else 1
    sign = "less" if value < 0 else "more"
    return text(say("tally-signed", sign=sign, value=round(abs(scale * value), 2), unit=unit))


def span(interval: Interval) -> str:
    """Return an interval of shares."""
    return text(say("tally-span", low=percent(interval.low), high=percent(interval.high)))


def difference_span(interval: Interval) -> str:
    """Return an interval of differences."""
    low, high = (signed(end, "percent") for end in interval)
    return text(say("tally-span", low=low, high=high))


def finish(ended: Ended, games: int) -> None:
    """Print why a run ended early, and raise `SystemExit`."""
    stopped = ended.stopped
    if stopped is None:
        return
    if isinstance(stopped, KeyboardInterrupt):
        sys.stderr.write(text(say("tally-interrupted", games=games)) + "\n")
        raise SystemExit(INTERRUPTED)
    why = stopped.sentence if isinstance(stopped, FirsthandError) else system_message(stopped)
    sys.stderr.write(text(say("tally-stopped", why=why, games=games)) + "\n")
    raise SystemExit(MISTAKEN)


def system_message(error: BaseException) -> str:
    """Return what the operating system said was wrong, with the file if it is known."""
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror}"
    return str(error)
