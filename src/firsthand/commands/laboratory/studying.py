"""``firsthand study``: questions about the games, answered with a table, a figure and a report."""

import csv
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from firsthand.commands.laboratory.tallying import crew_of, finish, games_of, threads_of
from firsthand.commands.output import refuse_unwritable, unwritable
from firsthand.commands.study import Options
from firsthand.errors import Malformed
from firsthand.lab.figures import SUFFIXES, save
from firsthand.lab.studies import STUDIES, Bench, Made, Plan, Row, make
from firsthand.lab.studies import study as study_by_name
from firsthand.lab.studies.report import as_json, markdown
from firsthand.lab.studies.study import Study, cells, heading

WRITTEN = (".md", ".json", ".csv", *SUFFIXES)
"""The suffixes of a study's files."""


def studied(name: str, wish: Options) -> None:
    """Do what ``firsthand study`` was asked."""
    if not name:
        for each in STUDIES.values():
            sys.stdout.write(f"{each.name:<12} {each.question}\n")
        return
    chosen = study_by_name(name)
    if wish.as_published and not chosen.published:
        raise Malformed(f"--as-published is for risk-slap, not for {chosen.name}")
    games = chosen.games if wish.games is None else games_of(wish.games, "")
    if not 0 <= wish.seed < 1 << 256:
        raise Malformed("--seed must be at least 0 and below 2**256")
    plan = Plan(games, wish.seed, wish.as_published)
    if wish.out is not None:
        folder_for(wish.out)
        name = name_of(chosen, plan)
        refuse_unwritable(*(wish.out / f"{name}{suffix}" for suffix in WRITTEN))
    screen = Console(stderr=True)
    with (
        crew_of(threads_of(wish.threads), wish.cluster) as crew,
        screen.status(chosen.title) as status,
    ):

        def heard(row: Row) -> None:
            status.update(" ".join(cells(row, chosen.columns)))

        made = make(chosen, plan, Bench(crew), heard)
    tell(wish, made)
    finish(made.ended, sum(int(row["games"]) for row in made.rows))


def name_of(study: Study, plan: Plan) -> str:
    """Return what the files of a study are called, without their suffixes."""
    return study.name + ("-as-published" if plan.as_published else "")


def folder_for(out: Path) -> None:
    """Make the folder of a report, or raise `Unwritable`."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(error, out) from None


def tell(wish: Options, made: Made) -> None:
    """Print a study, and write its files where that was asked for."""
    if wish.json:
        sys.stdout.write(json.dumps(as_json(made), indent=2) + "\n")
    else:
        screen = Console()
        screen.print(table_of(made), highlight=False)
        for sentence in made.study.findings(made.rows, made.plan):
            screen.print(f"- {sentence}", highlight=False)
        screen.print(
            f"{made.ended.seconds:.1f} s, and {made.ended.compile_seconds:.1f} s to compile"
        )
    if wish.out is not None and made.rows:
        try:
            write(wish.out, made)
        except OSError as error:
            raise unwritable(error, wish.out) from None


def write(out: Path, made: Made) -> None:
    """Write report, figure, JSON and CSV."""
    name = name_of(made.study, made.plan)
    save(made.study.figure(made.rows), out / name)
    (out / f"{name}.md").write_text(markdown(made, f"{name}.svg"), "utf-8")
    (out / f"{name}.json").write_text(json.dumps(as_json(made), indent=2) + "\n", "utf-8")
    with (out / f"{name}.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.DictWriter(file, made.rows[0])
        rows.writeheader()
        rows.writerows(made.rows)


def table_of(made: Made) -> Table:
    """Return the rows as a table."""
    table = Table(title=made.study.title)
    for place, column in enumerate(made.study.columns):
        table.add_column(heading(column), no_wrap=True, justify="right" if place else "left")
    for row in made.rows:
        table.add_row(*cells(row, made.study.columns))
    return table
