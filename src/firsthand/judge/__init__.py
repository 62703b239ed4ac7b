"""Who was first, when hands collide: pure, time is data (JUDGE.md)."""

from firsthand.judge.audit import Audit
from firsthand.judge.credit import allowance, credited, longest, unrest, usual
from firsthand.judge.judge import ask, judge, marked
from firsthand.judge.line import (
    Kernel,
    Line,
    answered,
    heard,
    landed,
    link,
    measured,
    pressed,
    revealed,
    sampled,
    tunnelled,
    turned,
)
from firsthand.judge.policy import Policy, agreed, unvouched
from firsthand.judge.race import NOBODY, Final, Hand, Link, Move, Race, Wait
from firsthand.judge.reveal import farthest, offsets, watches
from firsthand.record.hand import How, JudgedHand

__all__ = [
    "NOBODY",
    "Audit",
    "Final",
    "Hand",
    "How",
    "JudgedHand",
    "Kernel",
    "Line",
    "Link",
    "Move",
    "Policy",
    "Race",
    "Wait",
    "agreed",
    "allowance",
    "answered",
    "ask",
    "credited",
    "farthest",
    "heard",
    "judge",
    "landed",
    "link",
    "longest",
    "marked",
    "measured",
    "offsets",
    "pressed",
    "revealed",
    "sampled",
    "tunnelled",
    "turned",
    "unrest",
    "unvouched",
    "usual",
    "watches",
]
