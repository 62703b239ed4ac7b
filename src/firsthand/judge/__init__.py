"""Whose hand was first on the pile: pure functions, with time as an argument (JUDGE.md)."""

from firsthand.judge.audit import Audit
from firsthand.judge.credit import allowance, credited, jitter, longest, usual
from firsthand.judge.judge import judge, marked
from firsthand.judge.lag import (
    LagTracker,
    TcpInfo,
    answered,
    heard,
    lag_of,
    landed,
    measured,
    pressed,
    revealed,
    sampled,
    shown,
    tunnelled,
    turned,
)
from firsthand.judge.policy import Policy, agreed, unvouched
from firsthand.judge.race import Final, Hand, Lag, Move, Race, Wait
from firsthand.judge.reveal import farthest, offsets, watches
from firsthand.law.types import NOBODY
from firsthand.record.hand import How, JudgedHand

__all__ = [
    "NOBODY",
    "Audit",
    "Final",
    "Hand",
    "How",
    "JudgedHand",
    "Lag",
    "LagTracker",
    "Move",
    "Policy",
    "Race",
    "TcpInfo",
    "Wait",
    "agreed",
    "allowance",
    "answered",
    "credited",
    "farthest",
    "heard",
    "jitter",
    "judge",
    "lag_of",
    "landed",
    "longest",
    "marked",
    "measured",
    "offsets",
    "pressed",
    "revealed",
    "sampled",
    "shown",
    "tunnelled",
    "turned",
    "unvouched",
    "usual",
    "watches",
]
