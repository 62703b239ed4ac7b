"""``firsthand fairness``: how often the judge finds the truly fastest hand, simulated."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from firsthand.commands.envelope import print_json
from firsthand.commands.fairness import FairnessOptions
from firsthand.commands.fairness_lines import (
    attack_lines,
    described,
    frontier_lines,
    screen_lines,
)
from firsthand.commands.output import refuse_together, refuse_unwritable, unwritable
from firsthand.errors import Malformed
from firsthand.judge.fairness import (
    ATTACKS,
    CHOICES,
    SCREENS,
    Setting,
    attacked,
    attacks,
    chunks,
    figure,
    frontier,
    read_cheat,
    read_devices,
    read_table,
    report,
    screened,
    simulated,
)
from firsthand.judge.fairness.frontier import TABLES as CHOICE_TABLES
from firsthand.judge.fairness.screened import TABLES as SCREEN_TABLES
from firsthand.judge.fairness.tally import Tally
from firsthand.sentences import say

Asked = TypeVar("Asked")
Result = TypeVar("Result")

TABLES = Setting.tables
ALONE = 4000
"""Up to this many cards, other processes would take longer to start than they save."""


def judged(options: FairnessOptions) -> None:
    """Do what ``firsthand fairness`` was asked.

    Raise `Malformed` where options exclude each other, and `Unwritable` where the figure cannot be
    written.
    """
    overviews = {
        "attacks": options.attacks,
        "screens": options.screens,
        "frontier": options.frontier,
    }
    for name, given in one_setting(options).items():
        refuse_together(**overviews, **{name: given})
    for asked, show in (
        (options.attacks, show_attacks),
        (options.screens, show_screens),
        (options.frontier, show_frontier),
    ):
        if asked:
            show(options)
            return
    setting = setting_of(options)
    refuse_figure(options.figure)
    tally = counted(setting)
    result = report(setting, tally)
    if options.figure is not None:
        try:
            options.figure.write_text(figure(result, options.cheat), encoding="utf-8")
        except OSError as error:
            raise unwritable(error, options.figure) from None
    if options.json:
        print_json("fairness", options.seed, (), result)
    else:
        sys.stdout.write("\n".join(described(result, tally.forced)) + "\n")


def one_setting(options: FairnessOptions) -> dict[str, bool]:
    """Return the options that say what a single simulation is of, and whether each was given.

    What is played of many is fixed, so that none of these could have an effect there.
    """
    usual = FairnessOptions()
    names = (
        *("cheat", "devices", "by_device", "table", "weather", "one", "elite"),
        *("behind_proxy", "tie_band"),
    )
    given = {name: getattr(options, name) != getattr(usual, name) for name in names}
    return {**given, "any_order": not options.in_order, "figure": options.figure is not None}


def setting_of(options: FairnessOptions) -> Setting:
    """Return what is to be simulated; raise `Malformed` where an option cannot be read."""
    rtts = read_table(options.table)
    return Setting(
        rtts=rtts,
        devices=read_devices(options.devices, len(rtts)),
        by_device=options.by_device,
        elite=options.elite,
        weather=options.weather,
        cheat=read_cheat(options.cheat),
        band=options.tie_band,
        tables=TABLES if options.tables is None else options.tables,
        reveals=options.reveals,
        seed=options.seed,
        one=options.one,
        in_order=options.in_order,
        behind_proxy=options.behind_proxy,
    )


def refuse_figure(path: Path | None) -> None:
    """Raise `Malformed` where it is no SVG, and `Unwritable` where it cannot be written."""
    if path is not None and path.suffix != ".svg":
        raise Malformed(say("figure-svg", file=str(path)))
    refuse_unwritable(path)


def show_attacks(options: FairnessOptions) -> None:
    """Play every known attack, and print what each gained."""
    tables = attacks.TABLES if options.tables is None else options.tables
    play = partial(attacked, tables=tables, reveals=options.reveals, seed=options.seed)
    printed(options, played(play, ATTACKS), attack_lines)


def show_screens(options: FairnessOptions) -> None:
    """Play honest hands on every kind of screen, and print how they fared."""
    tables = SCREEN_TABLES if options.tables is None else options.tables
    play = partial(screened, tables=tables, reveals=options.reveals, seed=options.seed)
    printed(options, played(play, tuple(SCREENS)), screen_lines)


def show_frontier(options: FairnessOptions) -> None:
    """Play other settings of the judge, and print what they give and cost."""
    tables = CHOICE_TABLES if options.tables is None else options.tables
    play = partial(frontier, tables=tables, reveals=options.reveals, seed=options.seed)
    printed(options, played(play, CHOICES), frontier_lines)


def played(play: Callable[[Asked], Result], asked: Sequence[Asked]) -> list[Result]:
    """Play several simulations on all processors."""
    workers = min(os.cpu_count() or 1, len(asked))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return list(pool.map(play, asked))


def printed(
    options: FairnessOptions, results: list[Result], lines: Callable[[list[Result]], list[str]]
) -> None:
    """Print results as JSON, or as lines for people."""
    if options.json:
        print_json("fairness", options.seed, (), results)
    else:
        sys.stdout.write("\n".join(lines(results)) + "\n")


def counted(setting: Setting) -> Tally:
    """Return what was counted, on all processors where that is worth it; the figures are equal."""
    parts = list(chunks(setting))
    task = partial(simulated, setting)
    workers = min(os.cpu_count() or 1, len(parts))
    if workers == 1 or setting.tables * setting.reveals <= ALONE:
        return joined(map(task, parts))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return joined(pool.map(task, parts))


def joined(tallies: Iterable[Tally]) -> Tally:
    """Return several counts as one."""
    first, *others = tallies
    for other in others:
        first.join(other)
    return first
