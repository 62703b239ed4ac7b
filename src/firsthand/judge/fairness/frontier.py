"""What other settings of the judge would give in weather as it is, and what they would cost.

Whatever excuses a late hand excuses a liar's as well, so each row is a choice.
"""

from typing import Literal, NamedTuple

import msgspec

from firsthand.judge.fairness.attacks import ALIKE, MIXED, NEAR, Attack, attacked
from firsthand.judge.fairness.lines import Weather
from firsthand.judge.fairness.report import report, simulated
from firsthand.judge.fairness.setting import Setting, read_table
from firsthand.judge.policy import Policy

Kind = Literal["chosen", "credit", "near", "patience", "jitter"]


class Choice(NamedTuple):
    """A setting of the judge."""

    kind: Kind
    policy: Policy


CHOICES = (
    Choice("chosen", Policy()),
    Choice("credit", Policy(spike_every=3, spike_unbacked=1)),
    Choice("near", Policy(held_near=0)),
    Choice(
        "patience",
        Policy(spike=300, spike_every=3, spike_unbacked=1, cap=600, patience=700),
    ),
    Choice("jitter", Policy(jitter_most=60)),
)
"""The judge as it is; with more credit for single long round trips; with near lines believed as
slow as they say; with credit and patience for longer delays; and with more jitter for all."""

FAR_LIAR = "300,120,40,5"

TABLES = 10
"""How many tables of a hundred cards play each part of a row."""


class FrontierResult(msgspec.Struct, frozen=True):
    """A row: shares are from 0 to 1, points of a hundred."""

    setting: Kind
    """What was simulated."""
    rough: float
    """The share of piles that go to the fastest hand where 1 % of packets come late."""
    stalls: float
    """The same where they stall for 200 to 1000 ms."""
    near: float
    """By how many points the seat at 5 ms wins too often where lines stall."""
    far: float
    """By how many points the seat at 300 ms does; it loses where that is below 0."""
    wait: float
    """The wait for the verdict there, at the 95th percentile, in ms."""
    bloat: float
    """What an upload of somebody else at home costs a seat, in points."""
    sleep: float
    """What a radio that saves power costs a seat, in points."""
    held: float
    """What who holds its answers back gains, in points."""
    upload: float
    """What who fills its own line gains, in points."""
    lie: float
    """What a liar on a line of 300 ms gains, who claims 20 ms less, in points."""


def frontier(
    choice: Choice, *, tables: int = TABLES, reveals: int = 100, seed: int = 1
) -> FrontierResult:
    """Play a setting in rough weather, under stalls, at poor lines of one seat, and attacked."""

    def played(weather: Weather, table: str, *, one: bool = False) -> Setting:
        return Setting(
            rtts=read_table(table), weather=weather, one=one, policy=choice.policy,
            tables=tables, reveals=reveals, seed=seed,
        )  # fmt: skip

    rough, stalls = (
        report(setting, simulated(setting)).judge
        for setting in (played("rough", MIXED), played("stalls", MIXED))
    )
    owners = [
        report(setting, simulated(setting)).judge.by_seat[0]
        for setting in (played("bloat", ALIKE, one=True), played("sleep", ALIKE, one=True))
    ]
    gains = [
        attacked(attack, tables=tables, reveals=reveals, seed=seed, policy=choice.policy).points
        for attack in (
            Attack("hold:40:20", ALIKE, "client"),
            Attack("upload:100:25", NEAR, "upload"),
            Attack("shave:20", FAR_LIAR, "script"),
        )
    ]
    first, last = stalls.by_seat[0], stalls.by_seat[-1]
    bloat, sleep = (round(100 * (seat.fastest_share - seat.win_share), 1) for seat in owners)
    return FrontierResult(
        choice.kind,
        rough.share,
        stalls.share,
        round(100 * (first.win_share - first.fastest_share), 1),
        round(100 * (last.win_share - last.fastest_share), 1),
        stalls.wait_p95,
        bloat,
        sleep,
        *gains,
    )
