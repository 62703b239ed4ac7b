"""The result of a race made again from a record, equal to the one that the room sent."""

from firsthand.events import AnyEvent, Slapped
from firsthand.record.evidence import Evidence
from firsthand.record.hand import JudgedHand
from firsthand.room.messages import RaceResult
from firsthand.room.views.race_result import Case, Context, result_of
from firsthand.rules import Rules
from firsthand.table import Table


def recorded_result(
    rules: Rules,
    table: Table,
    events: tuple[AnyEvent, ...],
    evidence: Evidence,
    had: str = "",
    *,
    first: int,
) -> RaceResult | None:
    """Return the verdict on the hands among ``events``, None where there are none.

    ``table`` is the one before, ``had`` who took the latest pile, and ``first`` the seat from which
    ties on the newest card are counted. Of a game that no judge has
    heard, the laboratory's, only the times of the hands themselves are known.
    """
    slaps = [event for event in events if isinstance(event, Slapped)]
    times = {slap.seat: drawn(slap) for slap in slaps}
    times |= {hand.seat: hand for hand in evidence.hands}
    known = Context(
        evidence.k,
        table,
        first,
        times,
        level=evidence.level,
        had=had,
        forced=evidence.forced,
    )
    return result_of(Case(rules, events, known))


def drawn(slap: Slapped) -> JudgedHand:
    """Return a hand of which no more is known than when it came down."""
    return JudgedHand(slap.seat, slap.ms, slap.ms, 0, slap.ms, "drawn")
