"""Measuring how fair the judge is: simulated tables send messages, and the real judge decides."""

from firsthand.judge.fairness.attacks import ATTACKS, Attack, AttackResult, attacked
from firsthand.judge.fairness.figure import figure
from firsthand.judge.fairness.players import Cheat, read_cheat
from firsthand.judge.fairness.report import Report, chunks, report, simulated
from firsthand.judge.fairness.setting import Setting, read_table

__all__ = [
    "ATTACKS",
    "Attack",
    "AttackResult",
    "Cheat",
    "Report",
    "Setting",
    "attacked",
    "chunks",
    "figure",
    "read_cheat",
    "read_table",
    "report",
    "simulated",
]
