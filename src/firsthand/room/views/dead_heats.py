"""Dead heats: hands that fell too close together to call, and why their taker takes the pile."""

from collections.abc import Iterable
from typing import Literal

from firsthand.judge import agreed
from firsthand.law.types import NOBODY
from firsthand.room.messages import DeadHeat, HandView
from firsthand.rules import Rules

RAN = ("won", "lost")
"""What hands came to that ran for a pile."""


def dead_heat_of(
    rules: Rules, first: int, winner: int, hands: Iterable[HandView], level: float | None
) -> DeadHeat | None:
    """Return the dead heat of a race, or None where one hand was first.

    Ties on the card are counted from seat ``first``. ``level`` is how many ms apart hands were
    judged level, 0 for a race that was no dead heat, or None where that is not known: then the
    times decide.
    """
    ran = [hand for hand in hands if hand.verdict in RAN]
    if level == 0 or not ran:
        return None
    limit = limit_of(rules, ran) if level is None else level
    soonest = min(hand.credited for hand in ran)
    tied = [hand for hand in ran if hand.credited <= soonest + limit]
    if level is None and len(tied) == 1 and tied[0].seat == winner:
        return None
    ms = max(hand.credited for hand in tied) - soonest
    seats = tuple(hand.seat for hand in tied)
    return DeadHeat(ms, limit, seats, taken_by(rules, first, winner))


def limit_of(rules: Rules, hands: Iterable[HandView]) -> float:
    """Return how many ms apart hands are level; a judge's band is the wider one (A-21)."""
    judged = any(hand.how != "drawn" for hand in hands)
    return agreed(rules).band if judged else rules.tie.window_ms


def taken_by(rules: Rules, first: int, winner: int) -> Literal["next", "nearer", "first", "lot"]:
    """Return why the winner of a dead heat takes the pile (S-20, A-21)."""
    if rules.tie.goes_to == "arrival":
        return "first"
    if rules.tie.goes_to == "random":
        return "lot"
    return "next" if winner == first != NOBODY else "nearer"
