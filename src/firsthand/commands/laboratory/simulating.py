"""``firsthand simulate``: many games under any rules, and their statistics."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from firsthand.commands.envelope import PlayedRules, print_json
from firsthand.commands.laboratory.tallying import (
    Asked,
    asked_rules,
    cast_of,
    crew_of,
    figure,
    finish,
    games_of,
    part_of,
    percent,
    progress,
    reach,
    say_engine,
    seats_of,
    span,
    threads_of,
)
from firsthand.commands.output import (
    refuse_outside,
    refuse_seed,
    refuse_unwritable,
    unwritable,
)
from firsthand.commands.simulate import SimulateOptions
from firsthand.lab.api import HOUR, job_of
from firsthand.lab.estimate import Estimate, Measure
from firsthand.lab.job import Job
from firsthand.lab.running import Outcome, run
from firsthand.sentences import say, text


def simulated(options: SimulateOptions) -> None:
    """Do what ``firsthand simulate`` was asked."""
    plots = plots_of(options)
    refuse_seed(options.seed)
    refuse_outside("--pace", options.pace, 1, HOUR)
    asked, until = asked_rules(options.rules), part_of(options.until) if options.until else 0.0
    seats = seats_of(asked.rules, options.seats, options.players)
    cast, games = cast_of(options.players, seats), games_of(options.games, options.until)
    job = job_of(asked.rules, cast, games, options.seed, pace=options.pace, until=until)
    threads = threads_of(options.threads)
    refuse_unwritable(options.csv, options.parquet, *plots)
    say_engine(cast, options.cluster)
    outcome = outcome_of(options, job, threads, until)
    if outcome.estimate is not None:
        print_estimate(options, asked, job, threads, outcome)
    finish(outcome.ended, outcome.estimate.games if outcome.estimate else 0)


def plots_of(options: SimulateOptions) -> tuple[Path, ...]:
    """Return the files that are drawn."""
    if options.plot is None:
        return ()
    from firsthand.lab.figures import files_of  # noqa: PLC0415 - matplotlib is slow

    return files_of(options.plot)


def outcome_of(options: SimulateOptions, job: Job, threads: int, until: float) -> Outcome:
    """Play, with progress shown and games written where that was asked for."""
    with crew_of(threads, options.cluster) as crew, progress(job.games, until) as on_estimate:
        if options.csv is None and options.parquet is None:
            return run(job, crew, until=until, on_estimate=on_estimate)
        from firsthand.lab.files import Csv, Parquet, Sinks  # noqa: PLC0415 - pyarrow is slow

        try:
            sinks = Sinks((Csv, options.csv), (Parquet, options.parquet))
        except OSError as error:
            raise unwritable(error, options.csv or Path()) from None
        outcome = run(job, crew, until=until, on_estimate=on_estimate, sink=sinks)
        try:
            sinks.close()
        except OSError as error:
            ended = outcome.ended._replace(stopped=outcome.ended.stopped or error)
            return Outcome(outcome.estimate, ended)
        return outcome


def print_estimate(
    options: SimulateOptions, asked: Asked, job: Job, threads: int, outcome: Outcome
) -> None:
    """Print what came out, and draw it where that was asked for."""
    estimate = outcome.estimate
    assert estimate is not None  # noqa: S101 - asked before
    if options.json:
        rules = PlayedRules(asked.name, job.rules.digest)
        print_json("simulate", job.seed, [rules], as_json(job, threads, outcome))
    else:
        Console().print(table_of(asked, job, estimate))
        Console().print(rate_of(outcome, estimate), highlight=False)
    if options.plot is not None:
        from firsthand.lab.figures import histogram, save  # noqa: PLC0415 - matplotlib is slow

        title = say("tally-of", rules=asked.name, seats=len(job.cast), games=estimate.games)
        figure = histogram(estimate.cards, title, say("figure-flipped"))
        try:
            save(figure, options.plot)
        except OSError as error:
            raise unwritable(error, options.plot) from None


def as_json(job: Job, threads: int, outcome: Outcome) -> dict[str, Any]:
    """Return what came out as JSON holds it."""
    estimate = outcome.estimate
    assert estimate is not None  # noqa: S101 - asked before
    names = tuple(player.name for player in job.cast)
    return {
        "seats": len(job.cast),
        "players": list(names),
        "games": estimate.games,
        "pace_ms": job.pace,
        "threads": threads,
        "seconds": outcome.ended.seconds,
        "compile_seconds": outcome.ended.compile_seconds,
        "cards_per_second": estimate.cards.total / outcome.ended.seconds,
        "games_per_second": estimate.games / outcome.ended.seconds,
        **{name: measure.as_json() for name, measure in estimate.measures.items()},
        "wins": list(estimate.wins),
        "win_shares": [estimate.share(seat).mean for seat in range(len(names))],
        "win_share_intervals": [estimate.share(seat).interval for seat in range(len(names))],
        "wins_by_player": {
            name: share.as_json() for name, share in estimate.shares_by_player(names).items()
        },
        "false_slaps": list(estimate.false),
        "slaps_won": list(estimate.won),
        "unfinished": estimate.unfinished,
        "drawn": estimate.drawn,
        "interrupted": outcome.ended.stopped is not None,
    }


def table_of(asked: Asked, job: Job, estimate: Estimate) -> Table:
    """Return what came out as a table."""
    title = say("tally-title", rules=asked.name, seats=len(job.cast), games=estimate.games)
    table = Table(title=text(title))
    for number, column in enumerate(("a-game", "mean", "95", "1", "median", "99")):
        table.add_column(text(say(f"tally-{column}")), justify="right" if number else "left")
    for name, measure in estimate.measures.items():
        table.add_row(name.replace("_", " "), *figures(measure))
    table.add_section()
    for seat, player in enumerate(job.cast):
        share = estimate.share(seat)
        leads = "no" if seat else "yes"
        who = say("tally-seat", seat=seat + 1, player=player.name, leads=leads)
        wins = text(say("tally-wins"))
        table.add_row(text(who), percent(share.mean), span(share.interval), "", wins, "")
    if estimate.unfinished or estimate.drawn:
        counts = say("tally-counts", unfinished=estimate.unfinished, drawn=estimate.drawn)
        table.add_row(text(say("tally-ended")), text(counts))
    return table


def figures(measure: Measure) -> tuple[str, ...]:
    """Return the figures of a measure, as a row shows them."""
    places = 0 if measure.unit == 1 else 1
    quantiles = (
        text(say(f"tally-places-{places}", value=round(measure.quantile(part), places)))
        for part in (1, 50, 99)
    )
    return figure(measure.mean), reach(measure.half_width), *quantiles


def rate_of(outcome: Outcome, estimate: Estimate) -> str:
    """Return how fast it went."""
    seconds, warm, _ = outcome.ended
    rate = round(estimate.games / seconds)
    return text(say("tally-rate", seconds=round(seconds, 1), rate=rate, compile=round(warm, 1)))
