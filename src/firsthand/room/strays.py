"""Hands that were meant for a card which no longer lies on top."""

from math import inf

import msgspec

from firsthand.actions import Stray
from firsthand.errors import Illegal
from firsthand.events import PileTaken
from firsthand.judge import Final, Hand, Race, Wait, credited, judge
from firsthand.law.types import NEWEST
from firsthand.record import JudgedHand
from firsthand.room import messages as m
from firsthand.room.desk import Desk
from firsthand.room.follow import attempt, context
from firsthand.room.lines import audit_hands, ground
from firsthand.room.room import Missed, Reveal


def astray(
    desk: Desk, credit: JudgedHand, target: Reveal, *, late: bool, early: Reveal | None = None
) -> Illegal | None:
    """Judge a hand that was meant for an earlier card; return why the rules refuse it, if so.

    An ``early`` one was timed from that later card, before anyone can have seen it.
    """
    table = desk.state.table
    shown = early or target
    gone = target.piles != table.piles
    pile = () if gone else table.pile[: target.faces]
    flips = NEWEST if gone or late else table.flips - len(table.pile) + target.faces
    at = shown.made + round(credit.credited)
    known = context(desk, [credit])._replace(
        k=shown.k,
        table=msgspec.structs.replace(table, pile=pile),
        early=early is not None,
        had=owner(desk) if gone else "",
    )
    action = Stray(credit.seat, at, target.flipper, late, flips)
    return attempt(desk, action, desk.engine_time(), known)


def owner(desk: Desk) -> str:
    """Return the name of who took the latest pile."""
    taken = next(event for event in reversed(desk.live.log) if isinstance(event, PileTaken))
    return desk.room.seats[taken.seat].name


def stray(desk: Desk, slap: m.Slap, named: Reveal | None) -> Illegal | None:
    """Judge a person's slap that names a covered or taken card, or came too soon on any.

    It is late, and free, where that pile was taken or its race lost to the next card, or the
    card so old that it is forgotten; nor can anything be wrong before the first card of all.
    A false one waits until none that was before it can come any more.
    """
    live, seat, now = desk.live, slap.seat, desk.now
    if named is None:
        oldest = live.reveals[0]
        return astray(desk, timed(desk, slap, oldest), oldest, late=True)
    early = named.k > 0 and soon(desk, slap, named)
    target = find(live.reveals, slap.k - 1) if early else named
    credit = timed(desk, slap, named) if early else fairly(desk, slap, named)
    free = target is None or target.beaten or target.k == 0
    if target is None or free or target.piles != desk.state.table.piles:
        aimed = target or named
        return astray(desk, credit, aimed, late=True, early=named if early else None)
    since = named.sent_to(seat) - target.sent_to(seat)
    claim = credit.credited + since if early else slap.c
    hand = Hand(seat, now, claim, slap.n, len(live.missed))
    desk.play(missed=(*live.missed, Missed(target.k, hand, early, credit.credited)))
    verdict = verdict_behind(desk, target.k)
    if isinstance(verdict, Wait):
        desk.tell(m.Hand(slap.k, seat, 0), desk.room.seats[seat].conn)
    return None


def soon(desk: Desk, slap: m.Slap, named: Reveal) -> bool:
    """Tell whether nobody can have seen the card that a slap names: it was aimed at the last."""
    return min(slap.c, desk.now - named.sent_to(slap.seat)) < desk.policy.cutoff


def fairly(desk: Desk, slap: m.Slap, shown: Reveal) -> JudgedHand:
    """Return what the judge credits a slap with, after a card that was shown."""
    hand = Hand(slap.seat, desk.now, slap.c, slap.n)
    return credited(desk.policy, ground(desk, shown), hand)


def timed(desk: Desk, slap: m.Slap, shown: Reveal) -> JudgedHand:
    """Return when a slap was made after a card was shown, as far as its arrival allows."""
    since = max(0, desk.now - shown.sent_to(slap.seat))
    time = min(max(slap.c, 0), since)
    return JudgedHand(slap.seat, slap.c, since, 0, time, "claim" if time == slap.c else "arrival")


def find(reveals: tuple[Reveal, ...], k: int) -> Reveal | None:
    """Return a card by its number, where it is still remembered."""
    return next((reveal for reveal in reversed(reveals) if reveal.k == k), None)


# ---- false hands that wait for those before them --------------------------------------------


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
