"""How fast the people of a table are, from the races that all of them saw."""

from collections.abc import Iterable

from firsthand.record import JudgedHand
from firsthand.room.builder import StepBuilder

NEWEST = 32
"""How many of the newest hands make the mean."""


def note_hands(step: StepBuilder, hands: Iterable[JudgedHand]) -> None:
    """Note how long hands of people took in a race that was won, as everyone was told."""
    for hand in hands:
        seat = step.room.seats[hand.seat]
        if hand.how in ("drawn", "early") or not seat.key:
            continue
        raced = seat.raced + 1
        reaction = seat.reaction if seat.raced else 0
        reaction += (hand.full - reaction) / min(raced, NEWEST)
        step.change_seat(hand.seat, raced=raced, reaction=reaction)
