"""A study as a short report in Markdown, or as JSON, with the command that repeats it."""

from typing import Any

from firsthand import __version__
from firsthand.lab.studies.study import StudyResult, cells, heading
from firsthand.sentences import say, text


def as_json(result: StudyResult) -> dict[str, Any]:
    """Return a study as JSON holds it."""
    return {
        "study": result.study.name,
        "version": __version__,
        "seed": result.plan.seed,
        "as_published": result.plan.as_published,
        "rows": list(result.rows),
    }


def command(result: StudyResult) -> str:
    """Return the command that repeats the study."""
    published = " --as-published" if result.plan.as_published else ""
    names = ",".join(player.name for player in result.plan.players)
    players = f" --players {names}" if names else ""
    return (
        f"firsthand study {result.study.name} --games {result.plan.games} --seed {result.plan.seed}"
        f"{published}{players}"
    )


def markdown(result: StudyResult, figure: str = "") -> str:
    """Return a study as a report; ``figure`` is the name of its picture's file."""
    study = result.study
    title = text(study.title)
    heads = [heading(name) for name in study.columns]
    lines = [
        f"# {title}",
        "",
        text(study.question),
        "",
        f"| {' | '.join(heads)} |",
        "|" + " --- |" * len(heads),
        *(f"| {' | '.join(cells(row, study.columns))} |" for row in result.rows),
        "",
    ]
    if figure:
        lines += [f"![{title}]({figure})", ""]
    lines += [f"- {text(sentence)}" for sentence in study.findings(result.rows, result.plan)]
    seed = result.plan.seed
    if result.ended.stopped is not None:
        lines += ["", text(say("study-cut-short"))]
    lines += [
        "",
        text(say("study-made", version=__version__, command=command(result), seed=str(seed))),
        "",
        *(f"- `{digest}`" for digest in result.digests),
    ]
    return "\n".join(lines) + "\n"
