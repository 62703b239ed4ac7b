"""``firsthand compare``: two rule sets or two casts over the same seeds."""

from difflib import get_close_matches
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from firsthand import rules as rule_sets
from firsthand.bots.temperament import KNOWN
from firsthand.commands.compare import CompareOptions
from firsthand.commands.envelope import PlayedRules, print_json
from firsthand.commands.laboratory.tallying import (
    asked_rules,
    cast_of,
    crew_of,
    difference_span,
    figure,
    finish,
    games_of,
    percent,
    progress,
    reach,
    say_engine,
    seats_of,
    signed,
    threads_of,
)
from firsthand.commands.output import refuse_seed
from firsthand.errors import FirsthandError, Malformed
from firsthand.lab.api import job_of
from firsthand.lab.comparing import Compared, Comparison
from firsthand.lab.comparing import compare as compare_jobs
from firsthand.lab.job import Job
from firsthand.sentences import Sentence, say, text


class Side(NamedTuple):
    """One of the two: what it is called, and its games."""

    name: str
    job: Job


def compared(one: str, two: str, options: CompareOptions) -> None:
    """Do what ``firsthand compare`` was asked."""
    refuse_seed(options.seed)
    sides = side(options, one), side(options, two)
    threads = threads_of(options.threads)
    first, second = sides[0].job, sides[1].job
    say_engine((*first.cast, *second.cast), options.cluster)
    with crew_of(threads, options.cluster) as crew, progress(first.games, 0.0) as on_estimate:
        outcome = compare_jobs(first, second, crew, lambda so_far: on_estimate(so_far.two))
    comparison = outcome.comparison
    if comparison is not None:
        print_comparison(options, sides, threads, outcome, comparison)
    finish(outcome.ended, comparison.one.games if comparison else 0)


def side(options: CompareOptions, word: str) -> Side:
    """Return a side: a cast if players are named, else a rule set."""
    games = games_of(options.games, "")
    try:
        players = cast_of(word, len(word.split(",")))
    except FirsthandError as error:
        return Side(*with_rules(options, word, games, error.sentence))
    rules = asked_rules(options.rules).rules
    seats = max(seats_of(rules, options.seats, word), len(players))
    return Side(word, job_of(rules, cast_of(word, seats), games, options.seed))


def with_rules(
    options: CompareOptions, word: str, games: int, no_players: Sentence
) -> tuple[str, Job]:
    """Return a rule set's name and its games, or raise why the word is neither that nor players."""
    try:
        asked = asked_rules(word)
    except FirsthandError as error:
        if "," in word or ".py" in word or get_close_matches(word, KNOWN, n=1):
            raise Malformed(no_players) from None
        if get_close_matches(word.partition(" ")[0], rule_sets.presets(), n=1, cutoff=0.5):
            raise
        neither = say("tally-neither", rules=error.sentence, players=no_players)
        raise Malformed(neither) from None
    cast = cast_of(options.players, seats_of(asked.rules, options.seats, options.players))
    return asked.name, job_of(asked.rules, cast, games, options.seed)


def print_comparison(
    options: CompareOptions,
    sides: tuple[Side, Side],
    threads: int,
    compared: Compared,
    comparison: Comparison,
) -> None:
    """Print what differs."""
    if options.json:
        rules = [PlayedRules(side.name, side.job.rules.digest) for side in sides]
        result = as_json(sides, threads, compared, comparison)
        print_json("compare", options.seed, rules, result)
    else:
        Console().print(table_of(sides, comparison))


def as_json(
    sides: tuple[Side, Side],
    threads: int,
    compared: Compared,
    comparison: Comparison,
) -> dict[str, Any]:
    """Return what differs as JSON holds it."""
    return {
        "sides": [
            {
                "name": name,
                "digest": job.rules.digest,
                "players": [player.name for player in job.cast],
                **{what: measure.as_json() for what, measure in estimate.measures.items()},
                "wins": list(estimate.wins),
                "unfinished": estimate.unfinished,
            }
            for (name, job), estimate in zip(sides, (comparison.one, comparison.two), strict=True)
        ],
        "seats": len(sides[0].job.cast),
        "games": comparison.one.games,
        "threads": threads,
        "seconds": compared.ended.seconds,
        "compile_seconds": compared.ended.compile_seconds,
        "differences": {name: measure.as_json() for name, measure in comparison.measures.items()},
        "win_share_differences": [
            share.as_json() | {"interval": list(comparison.win_interval(seat))}
            for seat, share in enumerate(comparison.wins)
        ],
        "interrupted": compared.ended.stopped is not None,
    }


def table_of(sides: tuple[Side, Side], comparison: Comparison) -> Table:
    """Return what differs as a table."""
    one, two = sides
    counts = text(say("tally-each", games=comparison.one.games, seats=len(one.job.cast)))
    table = Table(title=f"A: {one.name}\nB: {two.name}\n{counts}", title_justify="left")
    table.add_column(text(say("tally-a-game")))
    for column in ("A", "B", text(say("tally-difference")), text(say("tally-95"))):
        table.add_column(column, justify="right")
    for name, measure in comparison.measures.items():
        table.add_row(
            name.replace("_", " "),
            figure(comparison.one.measures[name].mean),
            figure(comparison.two.measures[name].mean),
            signed(measure.mean, "none"),
            reach(measure.half_width),
        )
    table.add_section()
    for seat, share in enumerate(comparison.wins):
        table.add_row(
            text(say("tally-seat-wins", seat=seat + 1)),
            percent(comparison.one.share(seat).mean),
            percent(comparison.two.share(seat).mean),
            signed(share.mean, "percent"),
            difference_span(comparison.win_interval(seat)),
        )
    return table
