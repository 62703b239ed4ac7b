"""``firsthand study``: questions about the games, answered with a table, a figure and a report."""

import csv
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from firsthand.commands.envelope import PlayedRules, print_json
from firsthand.commands.laboratory.tallying import (
    cast_of,
    crew_of,
    finish,
    games_of,
    say_engine,
    threads_of,
)
from firsthand.commands.output import refuse_seed, refuse_unwritable, unwritable
from firsthand.commands.study import StudyOptions
from firsthand.errors import Malformed
from firsthand.lab.figures import SUFFIXES, save
from firsthand.lab.studies import STUDIES, Bench, Plan, Row, StudyResult, make
from firsthand.lab.studies import study as study_by_name
from firsthand.lab.studies.report import as_json, markdown
from firsthand.lab.studies.study import Study, cells, heading
from firsthand.sentences import say, text

FEWEST = 2
"""How many seats the smallest table of a study has, and how many players may be named."""

WRITTEN = (".md", ".json", ".csv", *SUFFIXES)
"""The suffixes of a study's files."""


def studied(name: str, options: StudyOptions) -> None:
    """Do what ``firsthand study`` was asked."""
    if not name:
        for each in STUDIES.values():
            sys.stdout.write(f"{each.name:<12} {text(each.question)}\n")
        return
    chosen = study_by_name(name)
    if options.as_published and not chosen.published:
        raise Malformed(say("study-published", study=chosen.name))
    games = chosen.games if options.games is None else games_of(options.games, "")
    refuse_seed(options.seed)
    if options.players and not chosen.takes_players:
        takes = tuple(each.name for each in STUDIES.values() if each.takes_players)
        raise Malformed(say("study-players", study=chosen.name, takes=takes))
    players = cast_of(options.players, FEWEST) if options.players else ()
    say_engine(players, options.cluster)
    plan = Plan(games, options.seed, options.as_published, players)
    if options.out is not None:
        folder_for(options.out)
        name = name_of(chosen, plan)
        refuse_unwritable(*(options.out / f"{name}{suffix}" for suffix in WRITTEN))
    screen = Console(stderr=True)
    with (
        crew_of(threads_of(options.threads), options.cluster) as crew,
        screen.status(text(chosen.title)) as status,
    ):

        def heard(row: Row) -> None:
            status.update(" ".join(cells(row, chosen.columns)))

        result = make(chosen, plan, Bench(crew), heard)
    print_study(options, result)
    finish(result.ended, sum(int(row["games"]) for row in result.rows))


def name_of(study: Study, plan: Plan) -> str:
    """Return what the files of a study are called, without their suffixes."""
    return study.name + ("-as-published" if plan.as_published else "")


def folder_for(out: Path) -> None:
    """Make the folder of a report, or raise `Unwritable`."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(error, out) from None


def print_study(options: StudyOptions, result: StudyResult) -> None:
    """Print a study, and write its files where that was asked for."""
    if options.json:
        rules = [PlayedRules("", digest) for digest in result.digests]
        print_json("study", result.plan.seed, rules, as_json(result))
    else:
        screen = Console()
        screen.print(table_of(result), highlight=False)
        for sentence in result.study.findings(result.rows, result.plan):
            screen.print(f"- {text(sentence)}", highlight=False)
        seconds, warm = round(result.ended.seconds, 1), round(result.ended.compile_seconds, 1)
        screen.print(text(say("study-took", seconds=seconds, compile=warm)))
    if options.out is not None and result.rows:
        try:
            write(options.out, result)
        except OSError as error:
            raise unwritable(error, options.out) from None


def write(out: Path, result: StudyResult) -> None:
    """Write report, figure, JSON and CSV."""
    name = name_of(result.study, result.plan)
    save(result.study.figure(result.rows), out / name)
    (out / f"{name}.md").write_text(markdown(result, f"{name}.svg"), "utf-8")
    (out / f"{name}.json").write_text(json.dumps(as_json(result), indent=2) + "\n", "utf-8")
    with (out / f"{name}.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.DictWriter(file, result.rows[0])
        rows.writeheader()
        rows.writerows(result.rows)


def table_of(result: StudyResult) -> Table:
    """Return the rows as a table."""
    table = Table(title=text(result.study.title))
    for number, column in enumerate(result.study.columns):
        table.add_column(heading(column), no_wrap=True, justify="right" if number else "left")
    for row in result.rows:
        table.add_row(*cells(row, result.study.columns))
    return table
