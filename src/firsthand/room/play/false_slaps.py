"""False slaps on earlier cards: each is charged once no hand before it can come any more."""

from math import inf

import msgspec

from firsthand.judge import Final, Race, Wait, judge
from firsthand.record import JudgedHand
from firsthand.room.builder import StepBuilder
from firsthand.room.live import Reveal
from firsthand.room.play.earlier_card import judge_earlier_card
from firsthand.room.play.lag import audit_hands, race_before_hands
from firsthand.room.play.reveals import find


def settle_false_slaps(step: StepBuilder, before: float = inf) -> bool:
    """Charge the next false hand that is certain; return whether there was one.

    Where a time on the newest card is given, only a hand on it that came down ``before``.
    """
    oldest = 0 if before == inf else step.live.newest.k
    for k in dict.fromkeys(one.k for one in step.live.false_slaps if one.k >= oldest):
        verdict = false_slap_verdict(step, k)
        if isinstance(verdict, Final) and verdict.evidence[0].credited < before:
            charge_false_slap(step, verdict.evidence[0], k)
            return True
    return False


def false_slap_times(step: StepBuilder) -> list[float]:
    """Return when false hands on earlier cards may become certain, in ms of play."""
    verdicts = [
        false_slap_verdict(step, k) for k in dict.fromkeys(one.k for one in step.live.false_slaps)
    ]
    return [verdict.until for verdict in verdicts if isinstance(verdict, Wait)]


def false_slap_verdict(step: StepBuilder, k: int) -> Wait | Final:
    """Ask the judge which false hands on an earlier card are certain."""
    return judge(step.policy, false_slap_race(step, k), step.now)


def false_slap_race(step: StepBuilder, k: int) -> Race:
    """Return what is known of the false hands on an earlier card."""
    seats = range(len(step.room.seats))
    reveal = find(step.live.reveals, k) or step.live.reveals[0]
    return race_before_hands(step, reveal)._replace(
        hands=tuple(slap.hand for slap in step.live.false_slaps if slap.k == k),
        gone=frozenset(seats).difference(step.waited_for()),
    )


def charge_false_slap(step: StepBuilder, credit: JudgedHand, k: int) -> None:
    """Charge a false hand on an earlier card."""
    live = step.live
    one = next(one for one in live.false_slaps if one.k == k and one.hand.seat == credit.seat)
    step.change_game(false_slaps=tuple(other for other in live.false_slaps if other is not one))
    target = find(live.reveals, k) or live.reveals[0]
    early = find(live.reveals, k + 1) if one.early else None
    if early is not None:
        came = one.hand.arrival - early.sent_to(credit.seat)
        timed_by = {"claim": one.claim, "arrival": came, "credited": one.claim}
        credit = msgspec.structs.replace(credit, **timed_by)
    audit_hands(step, (credit,), counts=False)
    judge_earlier_card(step, credit, target, late=covered_or_won(step, target, credit), early=early)


def covered_or_won(step: StepBuilder, target: Reveal, credit: JudgedHand) -> bool:
    """Return whether a card could be slapped, and was covered or won before a false hand on it."""
    last = step.live.result
    won = last is not None and last.k == target.k and last.hands[0].full <= credit.credited
    return won or target.beaten
