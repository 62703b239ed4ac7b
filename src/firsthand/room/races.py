"""Hands on the pile, and flips and deadlines that race them to it."""

from math import ceil, floor

from firsthand import actions as a
from firsthand.dice import rolled, seeded
from firsthand.errors import Illegal
from firsthand.events import Slapped
from firsthand.game import decide
from firsthand.game.state import flow, latest
from firsthand.judge import (
    Final,
    Hand,
    Link,
    Move,
    Race,
    Wait,
    allowance,
    credited,
    judge,
)
from firsthand.law.slaps import next_flipper
from firsthand.room import messages as m
from firsthand.room.desk import Desk
from firsthand.room.follow import attempt, carry_out
from firsthand.room.room import Wish
from firsthand.room.strays import astray

LOT = 1 << 20
"""The stream of a game's dice that settles ties by lot, a number a card."""

HERE = Link()
"""A person's line while none is measured: as good as on this very machine."""

BACK = Link(measured=False)
"""Who came back after the card was shown is judged by arrival, and not waited for."""

DRAWN = Link(drawn=True)
"""A bot has no line."""


def race(desk: Desk) -> Race:
    """Return all that is known about who is first on the newest card."""
    live, table, now = desk.live, desk.state.table, desk.now
    newest, wish, due = live.newest, live.wish, desk.due
    seats = desk.room.seats
    flips: tuple[Move, ...] = ()
    if wish is not None and wish.due <= now:
        least = wish.due - newest.sent if wish.due > wish.arrival else 0
        flips = (Move(wish.seat, wish.arrival, wish.claim, least),)
    first = next_flipper(flow(desk.state), latest(table))
    lot, _ = rolled(seeded(live.header.seed, LOT)._replace(drawn=newest.k))
    return Race(
        k=newest.k,
        slappable=desk.contested,
        sent=(newest.sent,) * len(seats),
        links=tuple(line(desk, place) for place in range(len(seats))),
        hands=live.hands + coming(desk),
        flips=flips,
        watermarks=live.watermarks,
        gone=frozenset(range(len(seats))).difference(waited_for(desk)),
        order=tuple((first + step) % len(seats) for step in range(len(seats))),
        deadlines=() if due is None or due.at > now else (due.at - 1 - newest.sent,),
        draw=lot,
    )


def line(desk: Desk, seat: int) -> Link:
    """Return what is known of a seat's line."""
    if desk.room.seats[seat].is_bot:
        return DRAWN
    return BACK if seat in desk.live.returned else HERE


def waited_for(desk: Desk) -> tuple[int, ...]:
    """Return the seats whose hands may still be on their way."""
    newest, table = desk.live.newest, desk.state.table
    return tuple(
        seat
        for seat in desk.people()
        if not table.out[seat]
        and not desk.room.seats[seat].hidden
        and seat not in newest.blind
        and seat not in desk.live.returned
    )


def granted(desk: Desk, wish: Wish) -> int:
    """Return when a wish is granted on a pile that nobody may slap.

    A bot's is held back as it would be if hands might still be on their way: else its flips would
    tell what may be slapped.
    """
    if not desk.room.seats[wish.seat].is_bot or not waited_for(desk):
        return wish.due
    return wish.due + floor(allowance(desk.policy, HERE)) + 1


def coming(desk: Desk) -> tuple[Hand, ...]:
    """Return the hands of bots that are known to fall later, each gesture still to be made."""
    live = desk.live
    if desk.room.rules.slap.gesture is not None:
        return ()
    down = {hand.seat for hand in live.hands}
    return tuple(
        Hand(intent.seat, intent.at, intent.at - live.newest.sent, place=len(down))
        for intent in live.intents
        if intent.doing == "slap" and intent.seat not in down
    )


def place(desk: Desk, seat: int, arrival: int, claim: float) -> Illegal | None:
    """Put a hand down on the newest card, and return why the rules refuse it, if they do.

    On a pile that may be slapped it takes part in the race; else it is judged at once. Of a seat
    whose hand is down already, another one is free.
    """
    live = desk.live
    if any(hand.seat == seat for hand in live.hands):
        return None
    hand = Hand(seat, arrival, claim, place=len(live.hands))
    credit = credited(desk.policy, race(desk), hand)
    slap = a.Slap((a.Hand(seat, live.newest.sent + round(credit.time)),))
    if not (desk.contested and counts(desk, slap)):
        return attempt(desk, slap, desk.engine_time(), credited={seat: credit})
    desk.play(hands=(*live.hands, hand))
    if not settle(desk):
        lead = min(credited(desk.policy, race(desk), hand).time for hand in desk.live.hands)
        step = desk.policy.step
        ask = ceil((lead + desk.policy.band) / step) * step
        desk.tell(m.Hand(live.newest.k, seat, ask), desk.room.seats[seat].conn)
    return None


def counts(desk: Desk, slap: a.Slap) -> bool:
    """Tell whether a hand alone would win the pile."""
    try:
        events = decide(desk.state, slap, desk.engine_time())
    except Illegal:
        return False
    return any(isinstance(event, Slapped) and event.verdict == "won" for event in events)


def settle(desk: Desk) -> bool:
    """Do the next thing that is due on the newest card, and tell whether there was one."""
    due, wish, now = desk.due, desk.live.wish, desk.now
    ready = wish if wish is not None and granted(desk, wish) <= now else None
    passed = due if due is not None and due.at <= now else None
    if desk.contested:
        verdict = verdict_on(desk)
        if isinstance(verdict, Final):
            conclude(desk, verdict)
        return isinstance(verdict, Final)
    if desk.live.hands:
        void(desk)
    elif passed is not None and (ready is None or passed.at <= ready.due):
        carry_out(desk, a.Tick(), passed.at)
    elif ready is not None:
        grant(desk, ready)
    else:
        return False
    return True


def void(desk: Desk) -> None:
    """The pile was knocked before the judge was sure: the hands on it do not count (A-56)."""
    known, sent = race(desk), desk.live.newest.sent
    times = {hand.seat: credited(desk.policy, known, hand) for hand in desk.live.hands}
    desk.play(hands=())
    hands = tuple(a.Hand(seat, sent + round(credit.time)) for seat, credit in times.items())
    carry_out(desk, a.Slap(hands), desk.engine_time(), times)


def verdict_on(desk: Desk) -> Wait | Final | None:
    """Ask the judge about a pile that may be slapped, once anyone has reached for it."""
    known = race(desk)
    if not (desk.live.hands or known.flips or known.deadlines):
        return None
    return judge(desk.policy, known, desk.now)


def conclude(desk: Desk, final: Final) -> None:
    """Let happen what the judge found."""
    down, newest = desk.live.hands, desk.live.newest
    if final.by == "slap":
        award(desk, final)
        return
    times = {credit.seat: credit for credit in final.evidence}
    wish = desk.live.wish
    if final.by == "flip" and wish is not None:
        grant(desk, wish)
    else:
        carry_out(desk, a.Tick(), desk.now)
    for hand in down:
        astray(desk, times[hand.seat], newest, late=True)


def award(desk: Desk, final: Final) -> None:
    """Give the pile to whom the judge found; hands that would soon have fallen have lost."""
    sent, lead = desk.live.newest.sent, final.evidence[0].time
    hands = [credit for credit in final.evidence if credit.time <= lead + desk.policy.patience]
    slapped = final.winner in [credit.seat for credit in hands]
    ranked = sorted(hands, key=lambda credit: (credit.seat != final.winner, credit.time))
    # Without an order the rules give a dead heat to the next flipper, who need not have slapped.
    together = lead + desk.policy.together
    times = {
        credit.seat: round(lead if not slapped and round(credit.time) <= together else credit.time)
        for credit in hands
    }
    action = a.Slap(
        tuple(a.Hand(seat, sent + time) for seat, time in times.items()),
        tuple(credit.seat for credit in ranked) if slapped else (),
    )
    evidence = {credit.seat: credit for credit in hands}
    tied = final.reason == "tie"
    carry_out(desk, action, desk.engine_time(), evidence, tied=tied)


def grant(desk: Desk, wish: Wish) -> None:
    """Flip or collect as a seat wished."""
    desk.play(wish=None)
    action = a.Flip(wish.seat) if wish.count else a.Collect(wish.seat)
    carry_out(
        desk,
        a.Drop(wish.seat, wish.count) if wish.count > 1 else action,
        desk.engine_time(),
    )
