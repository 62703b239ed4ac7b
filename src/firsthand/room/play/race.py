"""The race for the newest card: hands on it, and flips and deadlines that may come before them."""

from collections.abc import Sequence
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
    credited,
    judge,
    pressed,
)
from firsthand.record import Device, JudgedHand, handicap_of, most_of
from firsthand.room.builder import StepBuilder
from firsthand.room.live import FalseSlap, Wish
from firsthand.room.play.earlier_card import judge_earlier_card
from firsthand.room.play.effects import attempt, carry_out, context
from firsthand.room.play.false_slaps import settle_false_slaps
from firsthand.room.play.lag import audit_flip, audit_hands, lags, race_before_hands
from firsthand.room.play.postponed import open_wish, release_beats

LOT = 1 << 20
"""The stream of a game's dice that settles ties by lot, a number a card."""


def race(step: StepBuilder) -> Race:
    """Return all that is known about who is first on the newest card."""
    live, now = step.live, step.now
    newest, wish, due = live.newest, open_wish(step), step.due
    seats = len(step.room.seats)
    return race_before_hands(step, newest)._replace(
        slappable=step.contested,
        hands=live.hands + bot_hands_to_come(step),
        flips=(move_of(step, wish),) if wish is not None and wish.due <= now else (),
        gone=frozenset(range(seats)).difference(step.waited_for()),
        order=tuple((step.first + ahead) % seats for ahead in range(seats)),
        deadlines=() if due is None or due.at > now else (due.at - 1 - newest.made_at,),
        handicaps=handicaps(step),
        draw=tie_number(step) if step.policy.tie_to == "random" else 0,
        screens=newest.screens,
    )


def handicaps(step: StepBuilder) -> tuple[int, ...]:
    """Return the most that is taken off a hand of each seat; none where nothing ever is."""
    header = step.live.header
    most = tuple(
        0 if seat.is_bot else most_of(header, index) for index, seat in enumerate(step.room.seats)
    )
    return most if any(most) else ()


def tie_number(step: StepBuilder) -> int:
    """Return the number by which a tie on the newest card is settled."""
    dice = seeded(step.live.header.seed, LOT)
    return rolled(dice._replace(drawn=step.live.newest.k))[0]


def move_of(step: StepBuilder, wish: Wish) -> Move:
    """Return what a wish is in the race: it can't be granted before the pace allows."""
    least = wish.due - step.live.newest.sent if wish.due > wish.arrival else 0
    return Move(wish.seat, wish.arrival, wish.claim, least)


def granted(step: StepBuilder, wish: Wish) -> int:
    """Return when a wish is granted on a pile that nobody may slap.

    A bot's is held back as it would be if hands might still be on their way: else its flips would
    tell what may be slapped.
    """
    if not step.room.seats[wish.seat].is_bot or not step.waited_for():
        return wish.due
    if_slapped = race(step)._replace(slappable=True, hands=(), flips=(move_of(step, wish),))
    verdict = judge(step.policy, if_slapped, wish.due)
    return ceil(verdict.until) if isinstance(verdict, Wait) else wish.due


def bot_hands_to_come(step: StepBuilder) -> tuple[Hand, ...]:
    """Return the hands of bots that are known to fall later, each gesture still to be made."""
    live = step.live
    if step.room.rules.slap.gesture is not None:
        return ()
    down = {hand.seat for hand in live.hands}
    return tuple(
        Hand(intent.seat, intent.at, intent.at - live.newest.sent, arrival_order=len(down))
        for intent in live.intents
        if intent.doing == "slap"
        and intent.seat not in down
        and slappable_by(step.state, intent.seat)
    )


def put_hand_down(
    step: StepBuilder, seat: int, arrival: int, claim: float, device: Device = ""
) -> Illegal | None:
    """Put a hand down on the newest card, and return why the rules refuse it, if they do.

    It takes part in the race if it alone would win the pile, and waits for its turn to pay if it
    is false; else it is judged at once. Of a seat whose hand is in the race, another one is free.
    Nobody is sent anything of it before the verdict.
    """
    live = step.live
    if step.contested and any(hand.seat == seat for hand in live.hands):
        return None
    aid = 0 if step.room.seats[seat].is_bot else handicap_of(live.header, seat, device)
    hand = Hand(seat, arrival, claim, 0, len(live.hands), aid, device)
    note_press(step, seat)
    credit = credited(step.policy, race_before_hands(step, live.newest), hand)
    slap = a.Slap((a.Hand(seat, live.newest.made_at + round(credit.credited)),))
    comes = verdict_alone(step, slap)
    if step.contested and comes == "bad":
        # It is charged after the race: a false hand takes no pile from who was right.
        step.change_game(false_slaps=(*live.false_slaps, FalseSlap(live.newest.k, hand)))
        return None
    if comes != ("won" if step.contested else "bad"):
        return attempt(step, slap, step.engine_time(), context(step, [credit]))
    # What is known of the line when a hand comes down is what it is judged by.
    known = (seat, lags(step)[seat])
    step.change_game(hands=(*live.hands, hand), linked=(*live.linked, known))
    return None


def note_press(step: StepBuilder, seat: int) -> None:
    """Note that a seat has slapped: a round trip that ends later excuses nothing."""
    if not step.room.seats[seat].is_bot:
        step.change_seat(seat, line=pressed(step.room.seats[seat].line))


def verdict_alone(step: StepBuilder, slap: a.Slap) -> str:
    """Return the verdict that a hand would have alone, empty for none."""
    try:
        events = decide(step.state, slap, step.engine_time())
    except Illegal:
        return "rejected"
    return next((event.verdict for event in events if isinstance(event, Slapped)), "")


def settle(step: StepBuilder) -> bool:
    """Carry out the next thing that is due on the newest card; return whether there was one."""
    if not (step.contested and step.live.hands) and settle_false_slaps(step):
        return True
    if step.contested:
        verdict = verdict_on(step)
        if isinstance(verdict, Final) and not charge_ahead(step, verdict):
            conclude(step, verdict)
        return isinstance(verdict, Final)
    if charge(step):
        return True
    due, wish, now = step.due, open_wish(step), step.now
    ready = wish if wish is not None and granted(step, wish) <= now else None
    if due is not None and due.at <= now and (ready is None or due.at <= ready.due):
        tick(step, due.at)
    elif ready is not None:
        grant(step, ready)
    else:
        return False
    return True


def charge(step: StepBuilder) -> bool:
    """Charge the next false hand on the newest card; return whether there was one."""
    if not step.live.hands:
        return False
    verdict = verdict_on(step)
    if not isinstance(verdict, Final):
        return False
    credit = verdict.evidence[0]
    hands = list(step.live.hands)
    hands.remove(next(hand for hand in hands if hand.seat == credit.seat))
    step.change_game(hands=tuple(hands))
    audit_hands(step, (credit,))
    slap = a.Slap((a.Hand(credit.seat, step.live.newest.made_at + round(credit.credited)),))
    attempt(step, slap, step.engine_time(), context(step, [credit]))
    return True


def charge_ahead(step: StepBuilder, final: Final) -> bool:
    """Charge a false hand that came down before the winning one; return whether there was one.

    It was false as the pile stood then (R-11). Where it costs the pile, the hands behind it are
    late.
    """
    if final.by != "slap":
        return False
    down, newest, piles = step.live.hands, step.live.newest, step.state.table.piles
    if not settle_false_slaps(step, before=final.evidence[0].full):
        return False
    if step.state.table.piles > piles and not step.state.table.over:
        for hand in down:
            judge_earlier_card(
                step,
                credited(step.policy, race_before_hands(step, newest), hand),
                newest,
                late=True,
            )
    return True


def void_hands(step: StepBuilder) -> None:
    """Void the hands that came down after the pile was knocked (A-56)."""
    known, made_at = race_before_hands(step, step.live.newest), step.live.newest.made_at
    times = {hand.seat: credited(step.policy, known, hand) for hand in step.live.hands}
    step.change_game(hands=())
    hands = tuple(a.Hand(seat, made_at + round(credit.credited)) for seat, credit in times.items())
    carry_out(step, a.Slap(hands), step.engine_time(), context(step, times.values()))


def verdict_on(step: StepBuilder) -> Wait | Final | None:
    """Return the judge's verdict on the newest card, None while nobody has reached for it."""
    live = step.live
    if not step.contested:
        if not live.hands:
            return None
        # A program's hand that is yet to fall is not false yet.
        return judge(step.policy, race(step)._replace(hands=live.hands), step.now)
    if not (live.hands or live.wish is not None or step.due is not None):
        return None
    known = race(step)
    if not (live.hands or known.flips or known.deadlines):
        return None
    return judge(step.policy, known, step.now)


def conclude(step: StepBuilder, final: Final) -> None:
    """Carry out the judge's verdict on the newest card."""
    down, newest, wish = step.live.hands, step.live.newest, step.live.wish
    times = {credit.seat: credit for credit in final.evidence}
    audit_hands(step, tuple(times[seat] for seat in dict.fromkeys(hand.seat for hand in down)))
    if final.by == "slap":
        give_pile(step, final)
        return
    if final.by == "flip" and wish is not None:
        grant(step, wish)
    else:
        tick(step, step.now)
    for hand in down:
        judge_earlier_card(step, times[hand.seat], newest, late=True)


def tick(step: StepBuilder, at: int) -> None:
    """Carry out what the game does by itself at ``at`` ms of play."""
    if step.due is not None and step.due.what == "turn":
        release_beats(step)
    carry_out(step, a.Tick(), at)


def give_pile(step: StepBuilder, final: Final) -> None:
    """Give the pile to the judge's winner; hands within the judge's patience have lost.

    Those that came down further behind are late. The rules get the time at which each hand came
    down, with its handicap, and their order.
    """
    newest, lead = step.live.newest, final.evidence[0].credited
    last = lead + step.policy.patience
    hands = [credit for credit in final.evidence if credit.credited <= last]
    down = {hand.seat for hand in step.live.hands}
    slapped = final.winner in [credit.seat for credit in hands]
    ranked = sorted(hands, key=lambda credit: (credit.seat != final.winner, credit.credited))
    # Without an order the rules give a dead heat to the next flipper, who need not have slapped.
    times_pressed = {credit.seat: round(credit.full) for credit in hands}
    times = times_pressed if slapped else together(step, hands, times_pressed)
    action = a.Slap(
        tuple(a.Hand(seat, newest.made_at + time) for seat, time in times.items()),
        tuple(credit.seat for credit in ranked) if slapped else (),
    )
    known = context(step, hands)._replace(
        level=final.band if final.reason == "tie" else 0, forced=final.forced
    )
    step.change_game(hands=())
    attempt(step, action, step.engine_time(), known)
    for credit in final.evidence:
        if credit.credited > last and credit.seat in down:
            judge_earlier_card(step, credit, newest, late=True)


def together(
    step: StepBuilder, hands: Sequence[JudgedHand], times_pressed: dict[int, int]
) -> dict[int, int]:
    """Return the times of hands in a dead heat that the next flipper takes without one, by seat.

    Those in it fell together, when the first of them was pressed; no other was before them.
    """
    last = hands[0].credited + step.policy.together
    tied = {credit.seat for credit in hands if round(credit.credited) <= last}
    at = min(times_pressed[seat] for seat in tied)
    return {seat: at if seat in tied else max(at, time) for seat, time in times_pressed.items()}


def grant(step: StepBuilder, wish: Wish) -> None:
    """Carry out a seat's wish to flip or collect."""
    if wish.pressed:
        audit_flip(
            step,
            credited(step.policy, race_before_hands(step, step.live.newest), move_of(step, wish)),
        )
    step.change_game(wish=None)
    release_beats(step)
    carry_out(step, wish.action, step.engine_time())
