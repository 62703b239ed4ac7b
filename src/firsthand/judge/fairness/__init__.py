"""Measuring how fair the judge is: simulated tables send messages, and the real judge decides."""

from firsthand.judge.fairness.attacks import ATTACKS, Attack, AttackResult, attacked
from firsthand.judge.fairness.devices import read_devices
from firsthand.judge.fairness.figure import figure
from firsthand.judge.fairness.frontier import CHOICES, FrontierResult, frontier
from firsthand.judge.fairness.players import Cheat, read_cheat
from firsthand.judge.fairness.report import Report, chunks, report, simulated
from firsthand.judge.fairness.screened import ScreenResult, screened
from firsthand.judge.fairness.screens import SCREENS
from firsthand.judge.fairness.setting import Setting, read_table

__all__ = [
    "ATTACKS",
    "CHOICES",
    "SCREENS",
    "Attack",
    "AttackResult",
    "Cheat",
    "FrontierResult",
    "Report",
    "ScreenResult",
    "Setting",
    "attacked",
    "chunks",
    "figure",
    "frontier",
    "read_cheat",
    "read_devices",
    "read_table",
    "report",
    "screened",
    "simulated",
]
