"""Who was first, when hands collide: pure, time is data (JUDGE.md)."""

from firsthand.judge.credit import allowance, credited, longest, stalled, too_soon, unrest, usual
from firsthand.judge.judge import ask, judge, marked
from firsthand.judge.policy import Policy, agreed
from firsthand.judge.race import NOBODY, Credit, Final, Hand, How, Link, Move, Race, Wait

__all__ = [
    "NOBODY",
    "Credit",
    "Final",
    "Hand",
    "How",
    "Link",
    "Move",
    "Policy",
    "Race",
    "Wait",
    "agreed",
    "allowance",
    "ask",
    "credited",
    "judge",
    "longest",
    "marked",
    "stalled",
    "too_soon",
    "unrest",
    "usual",
]
