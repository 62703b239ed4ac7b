"""The verdict on a race that a record keeps, as the room told it."""

from typing import get_args

from firsthand.events import AnyEvent, Slapped
from firsthand.judge import Credit, How
from firsthand.record.evidence import Evidence, Judged
from firsthand.room.awards import Case, Context, award
from firsthand.room.messages import Award
from firsthand.rules import Rules
from firsthand.table import Table

HOWS: dict[str, How] = {how: how for how in get_args(How)}


def retold(
    rules: Rules,
    table: Table,
    events: tuple[AnyEvent, ...],
    evidence: Evidence,
    had: str = "",
    *,
    first: int,
) -> Award | None:
    """Return the verdict on the hands among ``events``, None where there are none.

    ``table`` is the one before, ``had`` who took the latest pile, and ``first`` the seat from which
    ties on the newest card are counted. Of a game that no judge has
    heard, the laboratory's, only the times of the hands themselves are known.
    """
    slaps = [event for event in events if isinstance(event, Slapped)]
    times = {slap.seat: Credit(slap.seat, slap.ms, "drawn", slap.ms, slap.ms) for slap in slaps}
    times |= {hand.seat: credit_of(hand) for hand in evidence.hands}
    known = Context(
        evidence.k,
        table,
        first,
        times,
        level=evidence.level,
        had=had,
        forced=evidence.forced,
    )
    return award(Case(rules, events, known))


def credit_of(hand: Judged) -> Credit:
    """Return how a hand was credited, as the judge said it."""
    how = HOWS.get(hand.how, "arrival")
    return Credit(hand.seat, hand.credited, how, hand.claim, hand.arrival, hand.clamp, hand.margin)
