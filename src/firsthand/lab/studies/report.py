"""A study on paper: a short report in Markdown, with all that is needed to make it again."""

from typing import Any

from firsthand import __version__
from firsthand.lab.studies.study import Made, cells, heading


def as_json(made: Made) -> dict[str, Any]:
    """Return a study as JSON holds it."""
    return {
        "study": made.study.name,
        "version": __version__,
        "seed": made.plan.seed,
        "as_published": made.plan.as_published,
        "rows": list(made.rows),
    }


def command(made: Made) -> str:
    """Return the command that makes the study again."""
    published = " --as-published" if made.plan.as_published else ""
    return (
        f"firsthand study {made.study.name} --games {made.plan.games} --seed {made.plan.seed}"
        f"{published}"
    )


def markdown(made: Made, figure: str = "") -> str:
    """Return a study as a report; ``figure`` is the name of its picture's file."""
    study = made.study
    heads = [heading(name) for name in study.columns]
    lines = [
        f"# {study.title}",
        "",
        study.question,
        "",
        f"| {' | '.join(heads)} |",
        "|" + " --- |" * len(heads),
        *(f"| {' | '.join(cells(row, study.columns))} |" for row in made.rows),
        "",
    ]
    if figure:
        lines += [f"![{study.title}]({figure})", ""]
    lines += [f"- {sentence}" for sentence in study.findings(made.rows, made.plan)]
    if made.ended.stopped is not None:
        lines += ["", "It was cut short: rows are missing."]
    lines += [
        "",
        (
            f"Made by Firsthand {__version__}, again by `{command(made)}`. The seed is "
            f"{made.plan.seed}; intervals are 95 %. Digests of the rules, in the table's order:"
        ),
        "",
        *(f"- `{digest}`" for digest in made.digests),
    ]
    return "\n".join(lines) + "\n"
