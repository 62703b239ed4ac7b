"""``firsthand fairness``: how often the judge finds the truly fastest hand, simulated."""

import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from firsthand.commands.output import refuse_unwritable, unwritable
from firsthand.judge import Policy
from firsthand.judge.fairness import (
    ATTACKS,
    AttackResult,
    Report,
    Setting,
    attacked,
    attacks,
    chunks,
    figure,
    read_cheat,
    read_table,
    report,
    simulated,
)
from firsthand.judge.fairness.lines import Weather
from firsthand.judge.fairness.tally import Tally
from firsthand.sentences import say, text

TABLES = Setting.tables
ALONE = 4000
"""Up to this many cards, other processes would take longer to start than they save."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """What may be asked of ``firsthand fairness``."""

    table: Annotated[str, Parameter(help="The seats' round trips in ms.")] = "5,40,120,300"
    weather: Annotated[
        Weather,
        Parameter(
            help="Of 100 packets one is late (rough), or by up to a second (stalls); now and then "
            "an upload fills the line (bloat); radios save power (sleep)."
        ),
    ] = "calm"
    one: Annotated[bool, Parameter(negative="", help="Only the first seat has that weather.")] = (
        False
    )
    in_order: Annotated[
        bool,
        Parameter(
            negative="--any-order", help="A late packet holds up those behind it, as over TCP."
        ),
    ] = False
    behind_proxy: Annotated[
        bool, Parameter(negative="", help="As behind a proxy, where no line is vouched for.")
    ] = False
    cheat: Annotated[
        str,
        Parameter(
            help="How the first seat lies: earliest, shave:MS, target:MS, wash:MS, pong:MS, "
            "hold:MS:LIE, upload:MS:LIE, peek or warned:MS.",
            show_default=False,
        ),
    ] = ""
    tie_band: Annotated[int, Parameter(help="Hands so close, in ms, are a tie.")] = Policy.band
    attacks: Annotated[
        bool, Parameter(negative="", help="Play every known attack, and print what each gains.")
    ] = False
    tables: Annotated[
        int | None,
        Parameter(help="How many tables play: 400, or 40 an attack.", show_default=False),
    ] = None
    reveals: Annotated[int, Parameter(help="Cards that may be slapped, a table.")] = 100
    seed: Annotated[int, Parameter(help="The same seed gives the same figures.")] = 1
    json: Annotated[bool, Parameter(negative="", help="Print one JSON object.")] = False
    figure: Annotated[
        Path | None, Parameter(help="Draw the figures into this SVG file.", show_default=False)
    ] = None


def fairness(options: Annotated[Options | None, Parameter(name="*")] = None) -> None:
    """Simulate tables over the judge, and print how often the truly fastest hand won."""
    wish = options or Options()
    if wish.attacks:
        show_attacks(wish)
        return
    setting = Setting(
        rtts=read_table(wish.table),
        weather=wish.weather,
        cheat=read_cheat(wish.cheat),
        band=wish.tie_band,
        tables=TABLES if wish.tables is None else wish.tables,
        reveals=wish.reveals,
        seed=wish.seed,
        one=wish.one,
        in_order=wish.in_order,
        behind_proxy=wish.behind_proxy,
    )
    refuse_unwritable(wish.figure)
    tally = counted(setting)
    result = report(setting, tally)
    if wish.figure is not None:
        try:
            wish.figure.write_text(figure(result, wish.cheat), encoding="utf-8")
        except OSError as error:
            raise unwritable(error, wish.figure) from None
    if wish.json:
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
    else:
        sys.stdout.write("\n".join(described(result, tally.forced)) + "\n")


def show_attacks(wish: Options) -> None:
    """Play every known attack, and print what each gained."""
    play = partial(
        attacked,
        tables=attacks.TABLES if wish.tables is None else wish.tables,
        reveals=wish.reveals,
        seed=wish.seed,
    )
    workers = min(os.cpu_count() or 1, len(ATTACKS))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        results = list(pool.map(play, ATTACKS))
    if wish.json:
        sys.stdout.buffer.write(msgspec.json.encode(results) + b"\n")
    else:
        sys.stdout.write("\n".join(attack_lines(results)) + "\n")


def attack_lines(results: Iterable[AttackResult]) -> list[str]:
    """Return what attacks gained as lines for people."""
    lines = [text(say("attack-heading")), ""]
    for result in results:
        bound = "" if result.bound is None else f"{result.bound:.1f}"
        gain = f"{result.points:+.1f} ± {result.standard_error:.1f}"
        needs = text(say("attack-needs", needs=result.needs))
        lines.append(f"{result.attack:<16}{result.table:<14}{gain:>13}{bound:>7}  {needs}")
    return lines


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


def described(result: Report, forced: int) -> list[str]:
    """Return a report as lines for people; ``forced`` counts what patience decided."""
    seats = ", ".join(f"{rtt:g}" for rtt in result.table)
    heading = f"{result.slaps:,} slaps at a table with round trips of {seats} ms"
    lines = [
        f"{heading}, {result.weather} weather",
        "",
        f"{'to the truly fastest hand':<28}{'share':>8}  {'95 %':<15}{'in band':>8}{'wait ms':>12}",
    ]
    for name, method in (
        ("the judge", result.judge),
        ("the judge without a tie band", result.judge_no_band),
        ("arrival - half a trip", result.half_rtt),
        ("order of arrival", result.arrival),
    ):
        low, high = (f"{share:.1%}" for share in method.interval)
        wait = f"{method.wait_p50:.0f} / {method.wait_p95:.0f}"
        lines.append(
            f"{name:<28}{method.share:>8.1%}  {f'{low} - {high}':<15}"
            f"{method.share_within_band:>8.1%}{wait:>12}"
        )
    lines += [
        "",
        f"{'seat':<10}{'fastest':>9}{'wins':>9}{'clamped':>10}{'probation':>11}{'gain':>8}{'most':>7}",
    ]
    for seat in result.judge.by_seat:
        name = f"{seat.rtt:g} ms"
        lines.append(
            f"{name:<10}{seat.fastest_share:>9.1%}{seat.win_share:>9.1%}{seat.clamp_rate:>10.1%}"
            f"{seat.probation_rate:>11.2%}{seat.mean_gain_ms:>8.1f}{seat.max_gain_ms:>7.0f}"
        )
    ties = f"Gains are ms. Ties: {result.judge.tie_rate:.1%} of slaps."
    return [*lines, "", f"{ties} Decided as patience ended: {forced}."]
