"""Charts drawn by matplotlib, as PNG and SVG files; equal input gives equal files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from firsthand.errors import Malformed
from firsthand.extras import need
from firsthand.lab.cache import for_matplotlib
from firsthand.lab.estimate import Measure
from firsthand.sentences import Sentence, in_words, say, text

with for_matplotlib():
    mpl = need("matplotlib", "lab")
    drawing = need("matplotlib.figure", "lab")

Figure = Any
"""A figure of matplotlib."""

Words = Sentence | str
"""A sentence of the catalogue, or a name."""

SUFFIXES = (".png", ".svg")
SIZE = (8.0, 4.5)
INK, FELT, CHALK = "#1f2a24", "#2f6b4f", "#8a8f8c"
COLOURS = ("#2f6b4f", "#b5482f", "#2f5d8a", "#a07a1f", "#6b4f8a", "#4f8a86", "#8a4f6b")
STYLES = ("-", "--", ":")
BARS = 80
FAR = 99.5
"""A length's tail beyond this quantile is left out of its figure."""


class Curve(NamedTuple):
    """A line of a chart, with the lower and the upper end of each value's interval if known."""

    name: Words
    x: Sequence[float]
    y: Sequence[float]
    intervals: Sequence[tuple[float, float]] = ()


def blank(title: Words, x: Words, y: Words) -> tuple[Figure, Any]:
    """Return an empty figure and its axes."""
    figure = drawing.Figure(figsize=SIZE, layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(in_words(title), color=INK, loc="left")
    axes.set_xlabel(in_words(x))
    axes.set_ylabel(in_words(y))
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def histogram(measure: Measure, title: Words, x: Words) -> Figure:
    """Return how a measure is spread over games, as bars with mean and median."""
    figure, axes = blank(title, x, say("figure-share"))
    values = np.array([measure.value(number) for number in range(len(measure.counts))])
    far = max(measure.quantile(FAR), 1 / measure.unit)
    counts, edges = np.histogram(values, BARS, (0, far), weights=measure.counts)
    axes.stairs(counts / measure.games, edges, fill=True, color=FELT)
    mean, median = measure.mean, measure.quantile(50)
    for label, value, style in (
        (say("figure-mean", value=mean), mean, "-"),
        (say("figure-median", value=median), median, "--"),
    ):
        axes.axvline(value, color=INK, linestyle=style, label=text(label))
    axes.legend(frameon=False)
    return figure


def chart(
    curves: Sequence[Curve], title: Words, x: Words, y: Words, *, level: float | None = None,
    rare: bool = False,
) -> Figure:  # fmt: skip
    """Return a figure of curves with their intervals.

    ``level`` is a mark to compare with; what is ``rare`` is drawn to a logarithmic scale.
    """
    figure, axes = blank(title, x, y)
    if level is not None:
        axes.axhline(level, color=CHALK, linewidth=1)
    if rare:
        axes.set_yscale("log")
    for number, curve in enumerate(curves):
        ends = zip(curve.y, curve.intervals, strict=bool(curve.intervals))
        error = [(y - low, high - y) for y, (low, high) in ends]
        look = {
            "color": COLOURS[number % len(COLOURS)],
            "linestyle": STYLES[number // len(COLOURS) % len(STYLES)],
        }
        reach = np.array(error).T if error else None
        axes.errorbar(curve.x, curve.y, reach, label=in_words(curve.name), capsize=2, **look)
    if all(isinstance(value, int) for curve in curves for value in curve.x):
        axes.xaxis.get_major_locator().set_params(integer=True)
    figure.legend(loc="outside right upper", frameon=False, fontsize="small")
    return figure


def bars(
    names: Sequence[str],
    values: Sequence[float],
    error: Sequence[float],
    title: Words,
    x: Words,
) -> Figure:
    """Return named values with their intervals, the first on top."""
    figure, axes = blank(title, x, "")
    axes.barh(names, values, xerr=error, color=FELT, ecolor=INK, capsize=2)
    axes.axvline(0, color=INK, linewidth=1)
    axes.invert_yaxis()
    return figure


OTHER_KINDS = frozenset(".bmp .eps .gif .jpeg .jpg .pdf .ps .tif .tiff .webp".split())
"""Pictures that are not drawn."""


def files_of(path: Path) -> tuple[Path, ...]:
    """Return the files that a figure's path stands for: PNG and SVG if its suffix names neither.

    Raises `Malformed` for another kind of picture.
    """
    if path.suffix in SUFFIXES:
        return (path,)
    if path.suffix.lower() in OTHER_KINDS:
        raise Malformed(say("figure-kind", file=str(path), known=SUFFIXES))
    return tuple(path.with_name(path.name + suffix) for suffix in SUFFIXES)


def save(figure: Figure, path: Path) -> tuple[Path, ...]:
    """Save a figure to the files that its path stands for, and return these."""
    wanted = files_of(path)
    with mpl.rc_context({"svg.hashsalt": "firsthand", "svg.fonttype": "none"}):
        for file in wanted:
            no_date = {"Date": None} if file.suffix == ".svg" else {"Software": None}
            figure.savefig(file, metadata=no_date)
    return wanted
