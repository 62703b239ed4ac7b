"""Hands on the pile, and flips and deadlines that race them to it."""

from math import ceil

from firsthand import actions as a
from firsthand.dice import rolled, seeded
from firsthand.errors import Illegal
from firsthand.events import Slapped
from firsthand.game import decide
from firsthand.game.state import slappable_by
from firsthand.judge import (
    Final,
    Hand,
    Move,
    Race,
    Wait,
    ask,
    credited,
    judge,
    pressed,
)
from firsthand.room import messages as m
from firsthand.room.builder import Desk
from firsthand.room.live import Missed, Wish
from firsthand.room.play.earlier_card import astray
from firsthand.room.play.effects import attempt, carry_out, context
from firsthand.room.play.false_slaps import settle_missed
from firsthand.room.play.lag import audit_flip, audit_hands, ground, lags
from firsthand.room.play.postponed import open_wish, release_beats

LOT = 1 << 20
"""The stream of a game's dice that settles ties by lot, a number a card."""


def race(desk: Desk) -> Race:
    """Return all that is known about who is first on the newest card."""
    live, now = desk.live, desk.now
    newest, wish, due = live.newest, open_wish(desk), desk.due
    seats = len(desk.room.seats)
    return ground(desk, newest)._replace(
        slappable=desk.contested,
        hands=live.hands + coming(desk),
        flips=(move(desk, wish),) if wish is not None and wish.due <= now else (),
        gone=frozenset(range(seats)).difference(desk.waited_for()),
        order=tuple((desk.first + step) % seats for step in range(seats)),
        deadlines=() if due is None or due.at > now else (due.at - 1 - newest.made,),
        draw=lot(desk) if desk.policy.tie_to == "random" else 0,
        screens=newest.screens,
    )


def lot(desk: Desk) -> int:
    """Return the number by which a tie on the newest card is settled."""
    dice = seeded(desk.live.header.seed, LOT)
    return rolled(dice._replace(drawn=desk.live.newest.k))[0]


def move(desk: Desk, wish: Wish) -> Move:
    """Return what a wish is in the race: it can't be granted before the pace allows."""
    least = wish.due - desk.live.newest.sent if wish.due > wish.arrival else 0
    return Move(wish.seat, wish.arrival, wish.claim, least)


def granted(desk: Desk, wish: Wish) -> int:
    """Return when a wish is granted on a pile that nobody may slap.

    A bot's is held back as it would be if hands might still be on their way: else its flips would
    tell what may be slapped.
    """
    if not desk.room.seats[wish.seat].is_bot or not desk.waited_for():
        return wish.due
    if_slapped = race(desk)._replace(slappable=True, hands=(), flips=(move(desk, wish),))
    verdict = judge(desk.policy, if_slapped, wish.due)
    return ceil(verdict.until) if isinstance(verdict, Wait) else wish.due


def coming(desk: Desk) -> tuple[Hand, ...]:
    """Return the hands of bots that are known to fall later, each gesture still to be made."""
    live = desk.live
    if desk.room.rules.slap.gesture is not None:
        return ()
    down = {hand.seat for hand in live.hands}
    return tuple(
        Hand(intent.seat, intent.at, intent.at - live.newest.sent, place=len(down))
        for intent in live.intents
        if intent.doing == "slap"
        and intent.seat not in down
        and slappable_by(desk.state, intent.seat)
    )


def place(desk: Desk, seat: int, arrival: int, claim: float) -> Illegal | None:
    """Put a hand down on the newest card, and return why the rules refuse it, if they do.

    It takes part in the race if it alone would win the pile, and waits for its turn to pay if it
    is false; else it is judged at once. Of a seat whose hand is in the race, another one is free.
    """
    live = desk.live
    if desk.contested and any(hand.seat == seat for hand in live.hands):
        return None
    hand = Hand(seat, arrival, claim, place=len(live.hands))
    hasten(desk, seat)
    credit = credited(desk.policy, ground(desk, live.newest), hand)
    slap = a.Slap((a.Hand(seat, live.newest.made + round(credit.credited)),))
    comes = comes_to(desk, slap)
    if desk.contested and comes == "bad":
        # It is charged after the race: a false hand takes no pile from who was right.
        desk.play(missed=(*live.missed, Missed(live.newest.k, hand)))
        return None
    if comes != ("won" if desk.contested else "bad"):
        return attempt(desk, slap, desk.engine_time(), context(desk, [credit]))
    # What is known of the line when a hand comes down is what it is judged by.
    known = (seat, lags(desk)[seat])
    desk.play(hands=(*live.hands, hand), linked=(*live.linked, known))
    verdict = verdict_on(desk)
    if isinstance(verdict, Wait):
        told = m.Hand(live.newest.k, seat, ask(desk.policy, verdict))
        desk.tell(told, desk.room.seats[seat].conn)
    return None


def hasten(desk: Desk, seat: int) -> None:
    """Note that a seat has slapped: a round trip that ends later excuses nothing."""
    if not desk.room.seats[seat].is_bot:
        desk.seat(seat, line=pressed(desk.room.seats[seat].line))


def comes_to(desk: Desk, slap: a.Slap) -> str:
    """Tell what a hand alone would come to."""
    try:
        events = decide(desk.state, slap, desk.engine_time())
    except Illegal:
        return "rejected"
    return next((event.verdict for event in events if isinstance(event, Slapped)), "")


def settle(desk: Desk) -> bool:
    """Do the next thing that is due on the newest card, and tell whether there was one."""
    if not (desk.contested and desk.live.hands) and settle_missed(desk):
        return True
    if desk.contested:
        verdict = verdict_on(desk)
        if isinstance(verdict, Final) and not charge_ahead(desk, verdict):
            conclude(desk, verdict)
        return isinstance(verdict, Final)
    if charge(desk):
        return True
    due, wish, now = desk.due, open_wish(desk), desk.now
    ready = wish if wish is not None and granted(desk, wish) <= now else None
    if due is not None and due.at <= now and (ready is None or due.at <= ready.due):
        tick(desk, due.at)
    elif ready is not None:
        grant(desk, ready)
    else:
        return False
    return True


def charge(desk: Desk) -> bool:
    """Let the next false hand on the newest card pay, and tell whether there was one."""
    if not desk.live.hands:
        return False
    verdict = verdict_on(desk)
    if not isinstance(verdict, Final):
        return False
    credit = verdict.evidence[0]
    hands = list(desk.live.hands)
    hands.remove(next(hand for hand in hands if hand.seat == credit.seat))
    desk.play(hands=tuple(hands))
    audit_hands(desk, (credit,))
    slap = a.Slap((a.Hand(credit.seat, desk.live.newest.made + round(credit.credited)),))
    attempt(desk, slap, desk.engine_time(), context(desk, [credit]))
    return True


def charge_ahead(desk: Desk, final: Final) -> bool:
    """Let a false hand pay that came down before the winning one, and tell whether there was one.

    It was false as the pile stood then (R-11). Where it costs the pile, the hands behind it are
    late.
    """
    if final.by != "slap":
        return False
    down, newest, piles = desk.live.hands, desk.live.newest, desk.state.table.piles
    if not settle_missed(desk, before=final.evidence[0].credited):
        return False
    if desk.state.table.piles > piles and not desk.state.table.over:
        for hand in down:
            astray(desk, credited(desk.policy, ground(desk, newest), hand), newest, late=True)
    return True


def void(desk: Desk) -> None:
    """The pile was knocked before these hands came down: they do not count (A-56)."""
    known, made = ground(desk, desk.live.newest), desk.live.newest.made
    times = {hand.seat: credited(desk.policy, known, hand) for hand in desk.live.hands}
    desk.play(hands=())
    hands = tuple(a.Hand(seat, made + round(credit.credited)) for seat, credit in times.items())
    carry_out(desk, a.Slap(hands), desk.engine_time(), context(desk, times.values()))


def verdict_on(desk: Desk) -> Wait | Final | None:
    """Ask the judge about the newest card, once anyone has reached for it."""
    live = desk.live
    if not desk.contested:
        if not live.hands:
            return None
        # A program's hand that is yet to fall is not false yet.
        return judge(desk.policy, race(desk)._replace(hands=live.hands), desk.now)
    if not (live.hands or live.wish is not None or desk.due is not None):
        return None
    known = race(desk)
    if not (live.hands or known.flips or known.deadlines):
        return None
    return judge(desk.policy, known, desk.now)


def conclude(desk: Desk, final: Final) -> None:
    """Let happen what the judge found."""
    down, newest, wish = desk.live.hands, desk.live.newest, desk.live.wish
    times = {credit.seat: credit for credit in final.evidence}
    audit_hands(desk, tuple(times[seat] for seat in dict.fromkeys(hand.seat for hand in down)))
    if final.by == "slap":
        award(desk, final)
        return
    if final.by == "flip" and wish is not None:
        grant(desk, wish)
    else:
        tick(desk, desk.now)
    for hand in down:
        astray(desk, times[hand.seat], newest, late=True)


def tick(desk: Desk, at: int) -> None:
    """Let happen what is due by itself."""
    if desk.due is not None and desk.due.what == "turn":
        release_beats(desk)
    carry_out(desk, a.Tick(), at)


def award(desk: Desk, final: Final) -> None:
    """Give the pile to whom the judge found; hands that would soon have fallen have lost."""
    made, lead = desk.live.newest.made, final.evidence[0].credited
    hands = [credit for credit in final.evidence if credit.credited <= lead + desk.policy.patience]
    slapped = final.winner in [credit.seat for credit in hands]
    ranked = sorted(hands, key=lambda credit: (credit.seat != final.winner, credit.credited))
    # Without an order the rules give a dead heat to the next flipper, who need not have slapped.
    together = lead + desk.policy.together
    times = {
        credit.seat: round(
            lead if not slapped and round(credit.credited) <= together else credit.credited
        )
        for credit in hands
    }
    action = a.Slap(
        tuple(a.Hand(seat, made + time) for seat, time in times.items()),
        tuple(credit.seat for credit in ranked) if slapped else (),
    )
    level = desk.policy.band if final.reason == "tie" else 0
    known = context(desk, hands)._replace(level=level, forced=final.forced)
    desk.play(hands=())
    attempt(desk, action, desk.engine_time(), known)


def grant(desk: Desk, wish: Wish) -> None:
    """Flip or collect as a seat wished."""
    if wish.pressed:
        audit_flip(desk, credited(desk.policy, ground(desk, desk.live.newest), move(desk, wish)))
    desk.play(wish=None)
    release_beats(desk)
    carry_out(desk, wish.action, desk.engine_time())
