"""The results as the page about the laboratory shows them."""

from pathlib import Path
from typing import Any

from bench.lab.ratios import AIMS
from firsthand.lab.figures import CHALK, COLOURS, blank, save

PLACE = Path(__file__).parents[2] / "docs" / "bench.svg"


def draw(results: list[dict[str, Any]]) -> None:
    """Draw every ratio over all runs, with a dashed line where it should be."""
    figure, axes = blank("How much faster, run by run", "run", "times")
    axes.set_yscale("log")
    for (name, aim), colour in zip(AIMS.items(), COLOURS, strict=False):
        points = [
            (run, result["ratios"][name])
            for run, result in enumerate(results, 1)
            if name in result["ratios"]
        ]
        if points:
            axes.plot(*zip(*points, strict=True), "o-", color=colour, label=name)
            if aim is not None:
                axes.axhline(aim, color=colour, linestyle="--", linewidth=1)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.grid(axis="y", color=CHALK, alpha=0.3)
    axes.legend(frameon=False, fontsize="small")
    save(figure, PLACE)
