"""Races for the judge's tests: two people on this very machine, unless said otherwise."""

from typing import Any

from firsthand.judge import Final, Hand, Lag, Policy, Race, Wait, judge
from firsthand.record import JudgedHand

POLICY = Policy()
HERE = Lag()
BOT = Lag(drawn=True)


def race(hands: dict[int, tuple[float, float]] | None = None, **known: Any) -> Race:
    """A race of seats 0 to 2 on a card sent at 1000; ``hands`` are arrival and claim by seat."""
    down = (hands or {}).items()
    given: dict[str, Any] = {
        "k": 7,
        "slappable": True,
        "sent": (1000, 1000, 1000),
        "lags": (HERE, HERE, HERE),
        "hands": tuple(
            Hand(seat, 1000 + arrival, claim, arrival_order=number)
            for number, (seat, (arrival, claim)) in enumerate(down)
        ),
        "order": (1, 2, 0),
        "watermarks": (-1, -1, -1),
    }
    return Race(**(given | known))


def times(evidence: tuple[JudgedHand, ...]) -> tuple[tuple[int, float, str], ...]:
    """Seats, times and how they came."""
    return tuple((hand.seat, hand.credited, hand.how) for hand in evidence)


def final(given: Race, now: float = 9000, policy: Policy = POLICY) -> Final:
    """The verdict, which must be final after so many ms."""
    verdict = judge(policy, given, now)
    assert isinstance(verdict, Final)
    return verdict


def until(given: Race, now: float = 1000, policy: Policy = POLICY) -> float:
    """Until when the judge waits."""
    verdict = judge(policy, given, now)
    assert isinstance(verdict, Wait)
    assert isinstance(judge(policy, given, verdict.until), Final)
    assert isinstance(judge(policy, given, verdict.until - 1), Wait)
    return verdict.until
