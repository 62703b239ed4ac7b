"""Every known way to bend the judge, played at simulated tables: what each gains, and the bound."""

from statistics import mean, stdev
from typing import Literal, NamedTuple

import msgspec

from firsthand.judge.fairness.players import read_cheat
from firsthand.judge.fairness.report import simulated
from firsthand.judge.fairness.setting import PLAIN, Setting, read_table
from firsthand.judge.policy import Policy

LAN, NEAR, ALIKE, MIXED = "1,1,1,1", "5,5,5,5", "40,40,40,40", "5,40,120,300"
SLOW_MATE = "5,300,40,40"
"""The second seat is the mate's, on a slow way up."""

LIE, UPLOAD, PAIR = 5.5, 8.0, 28.0
"""What an attack may gain, in points: any, with an upload of one's own, with a second device."""

Needs = Literal["script", "client", "upload", "devices", "gesture", "person", "proxy"]
"""What an attack takes: a page's script, a program of one's own, an upload beside the script, a
second device, rules with a gesture, nothing but a person, a table behind a proxy."""


class Attack(NamedTuple):
    """A way to cheat at a table, what it needs, and the points that it may gain at the most."""

    cheat: str
    table: str
    needs: Needs
    bound: float | None = LIE


ATTACKS = (
    Attack("copycat", LAN, "script"),
    Attack("copycat", "20,20,20,20", "script"),
    Attack("earliest", NEAR, "script"),
    Attack("earliest", MIXED, "script"),
    Attack("shave:8", ALIKE, "script"),
    Attack("shave:11", NEAR, "script"),
    Attack("shave:11", ALIKE, "script"),
    Attack("shave:15", NEAR, "script"),
    Attack("shave:40", MIXED, "script"),
    Attack("shave:20", "300,120,40,5", "script"),
    Attack("shave:13", NEAR, "script"),
    Attack("choose:25", NEAR, "script"),
    Attack("wash:40", ALIKE, "script"),
    Attack("pong:50", NEAR, "client"),
    Attack("hold:40:12", NEAR, "client"),
    Attack("hold:40:20", NEAR, "client"),
    Attack("hold:40:45", NEAR, "client"),
    Attack("hold:100:80", NEAR, "client"),
    Attack("hold:40:20", ALIKE, "client"),
    Attack("hold:100:80", MIXED, "client"),
    Attack("upload:100:12", NEAR, "upload", UPLOAD),
    Attack("upload:100:25", NEAR, "upload", UPLOAD),
    Attack("upload:100:90", NEAR, "upload", UPLOAD),
    Attack("upload:150:25", ALIKE, "upload", UPLOAD),
    Attack("upload:150:120", ALIKE, "upload", UPLOAD),
    Attack("peek", SLOW_MATE, "devices", PAIR),
    Attack("gesture", NEAR, "gesture"),
    Attack("warned:20", NEAR, "person"),
    Attack("hold:40:45", NEAR, "proxy", None),
    Attack("hold:100:80", NEAR, "proxy", None),
)
"""What ``firsthand fairness --attacks`` plays."""

TABLES, REVEALS = 40, 100
"""How many tables play how many cards each, to measure an attack: 4,000 slaps."""


class AttackResult(msgspec.Struct, frozen=True):
    """What an attack gained."""

    attack: str
    """How the first seat cheated, as `read_cheat` reads it."""
    table: str
    """The round trip of each seat, in ms."""
    needs: Needs
    """What the attack takes."""
    points: float
    """The share of piles won less the share of hands truly fastest, of a hundred."""
    standard_error: float
    """How far off that may be by chance, as one standard deviation."""
    bound: float | None
    """What the attack may gain at the most; null where it is stated alone."""


def attacked(
    attack: Attack,
    *,
    tables: int = TABLES,
    reveals: int = REVEALS,
    seed: int = 1,
    tells: bool = False,
    warns_all: bool = True,
    policy: Policy = PLAIN,
) -> AttackResult:
    """Play an attack, and return what it gained at tables where all are equally skilled.

    ``tells``, ``warns_all`` and ``policy`` are as in `Setting`.
    """
    setting = Setting(
        rtts=read_table(attack.table),
        cheat=read_cheat(attack.cheat),
        tables=tables,
        reveals=reveals,
        seed=seed,
        behind_proxy=attack.needs == "proxy",
        tells=tells,
        warns_all=warns_all,
        policy=policy,
    )
    gains = []
    for number in range(tables):
        tally = simulated(setting, [number])
        liar = tally.by_seat[0]
        gains.append(100 * (liar.won - liar.fastest) / tally.cards)
    error = stdev(gains) / tables**0.5 if tables > 1 else 0.0
    return AttackResult(
        *attack[:3],
        points=round(mean(gains), 2),
        standard_error=round(error, 2),
        bound=attack.bound,
    )
