"""False slaps still to be judged: each waits until none that was made before it can come."""

from math import inf

import msgspec

from firsthand.judge import Final, Race, Wait, judge
from firsthand.record import JudgedHand
from firsthand.room.builder import Desk
from firsthand.room.live import Reveal
from firsthand.room.play.earlier_card import astray
from firsthand.room.play.lag import audit_hands, ground
from firsthand.room.play.reveals import find


def settle_missed(desk: Desk, before: float = inf) -> bool:
    """Let the next false hand pay that is certain, and tell whether there was one.

    Where a time on the newest card is given, only a hand on it that came down ``before``.
    """
    oldest = 0 if before == inf else desk.live.newest.k
    for k in dict.fromkeys(one.k for one in desk.live.missed if one.k >= oldest):
        verdict = verdict_behind(desk, k)
        if isinstance(verdict, Final) and verdict.evidence[0].credited < before:
            pay(desk, verdict.evidence[0], k)
            return True
    return False


def waits(desk: Desk) -> list[float]:
    """Return when something may be known about false hands on earlier cards."""
    found = [verdict_behind(desk, k) for k in dict.fromkeys(one.k for one in desk.live.missed)]
    return [verdict.until for verdict in found if isinstance(verdict, Wait)]


def verdict_behind(desk: Desk, k: int) -> Wait | Final:
    """Ask the judge which false hands on an earlier card are certain."""
    return judge(desk.policy, behind(desk, k), desk.now)


def behind(desk: Desk, k: int) -> Race:
    """Return what is known of the false hands on an earlier card."""
    seats = range(len(desk.room.seats))
    reveal = find(desk.live.reveals, k) or desk.live.reveals[0]
    return ground(desk, reveal)._replace(
        hands=tuple(missed.hand for missed in desk.live.missed if missed.k == k),
        gone=frozenset(seats).difference(desk.waited_for()),
    )


def pay(desk: Desk, credit: JudgedHand, k: int) -> None:
    """Let a false hand on an earlier card pay."""
    live = desk.live
    one = next(one for one in live.missed if one.k == k and one.hand.seat == credit.seat)
    desk.play(missed=tuple(other for other in live.missed if other is not one))
    target = find(live.reveals, k) or live.reveals[0]
    early = find(live.reveals, k + 1) if one.early else None
    if early is not None:
        came = one.hand.arrival - early.sent_to(credit.seat)
        timed_by = {"claim": one.claim, "arrival": came, "credited": one.claim}
        credit = msgspec.structs.replace(credit, **timed_by)
    audit_hands(desk, (credit,), counts=False)
    astray(desk, credit, target, late=lost(desk, target, credit), early=early)


def lost(desk: Desk, target: Reveal, credit: JudgedHand) -> bool:
    """Tell whether a card could be slapped, and was covered or won before a false hand on it."""
    last = desk.live.award
    won = last is not None and last.k == target.k and last.hands[0].credited <= credit.credited
    return won or target.beaten
