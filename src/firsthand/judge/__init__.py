"""Who was first, when hands collide: pure, time is data (JUDGE.md)."""

from firsthand.judge.credit import allowance, credited, longest
from firsthand.judge.judge import judge
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
    "credited",
    "judge",
    "longest",
]
