"""A race for the pile: hands on it are judged one by one, then against each other.

The hands are put on the table before; their times are ms since the deal.
"""

from firsthand.game import codes
from firsthand.game import primitives as table
from firsthand.game.builder import StepBuilder
from firsthand.game.codes import Refusal
from firsthand.game.facts import DONE, UNPLACED, Landed
from firsthand.game.procedure.acts import is_seat
from firsthand.game.procedure.penalties import fine, landed
from firsthand.game.procedure.piles import take
from firsthand.game.procedure.settling import settle
from firsthand.law.seats import bit, members, within
from firsthand.law.slaps import Touch, excused, judged, slapped_again, tie_winner
from firsthand.law.types import NEVER, NEWEST, NOBODY, Judged, Law, TieTo


def since(at: int, then: int) -> int:
    """Return the ms from ``then``, or NEVER."""
    return NEVER if then < 0 else max(0, at - then)


def touch(law: Law, t: StepBuilder, seat: int, at: int) -> Touch:
    """Return the facts about one hand that came down at ``at`` ms of play."""
    seats, pile = table.flow(t).seats, table.pile(t)
    turner = table.last_flipper(t) if pile.faces > 0 and table.flippers(t).any == 1 else NOBODY
    when, its = table.moments(t), table.marks(t, seat)
    return Touch(
        0 if within(seats.out, seat) else 1,
        1 if when.frozen >= 0 else 0,
        table.slappable_by(law, t, seat),
        pile.size,
        1 if turner == seat else 0,
        its.gestured,
        since(at, when.flipped),
        since(at, when.taken),
        since(at, its.fined.at),
        since(at, its.fined.first),
        pile.flips - its.fined.flips,
        its.locked,
        table.marks(t, turner).beat if turner != NOBODY else 0,
    )


def judgement(law: Law, t: StepBuilder, seat: int, at: int) -> int:
    """Return what a hand is by itself, that came down at ``at`` ms since the deal."""
    return judged(law, touch(law, t, seat, table.clock(t, at)))


def ask_slap(law: Law, t: StepBuilder) -> Refusal:
    """Judge a race, or return why it is refused: no hand of it is to be judged."""
    for number in range(table.hands(t)):
        if judgement(law, t, table.hand(t, number).seat, table.moments(t).at) != Judged.REFUSED:
            slap(law, t)
            return Refusal.ALLOWED
    return refused(law)


def refused(law: Law) -> Refusal:
    """Return why a hand is not to be judged."""
    return Refusal.NO_SLAPS if law.slaps.any == 0 else Refusal.OUT


def slap(law: Law, t: StepBuilder) -> None:
    """Judge a race (E-21 to E-23, E-33 to E-35, S-14 to S-20).

    Every hand is what it was when it came down, whatever another one has paid since (R-11). Where
    the pile is awarded, what follows from a penalty waits until then.
    """
    sort(t)
    for number in range(table.hands(t)):
        its = table.hand(t, number)
        judged_as = judgement(law, t, its.seat, its.at)
        table.set_hand(t, number, landed(law, t, its.seat, its.at, its.height, judged_as))
    tied = tied_with_first(law, t)
    winner = winner_of(law, t, tied)
    number = 0
    while number < table.hands(t):
        if table.hand(t, number).judged == Judged.VALID:
            give(law, t, winner, tied)
        elif table.hand(t, number).seat != winner:
            judge(law, t, number, 0 if winner == NOBODY else 1)
        number += 1
    table.end_race(t)


def sort(t: StepBuilder) -> None:
    """Put the hands in order: those seen in the heap first, then by time."""
    for number in range(1, table.hands(t)):
        moving, into = table.hand(t, number), number
        while into > 0 and is_after(table.hand(t, into - 1), moving):
            table.set_hand(t, into, table.hand(t, into - 1))
            into -= 1
        table.set_hand(t, into, moving)


def is_after(one: Landed, other: Landed) -> bool:
    """Return whether one hand came down after another one."""
    return one.height > other.height or (one.height == other.height and one.at > other.at)


def done(t: StepBuilder, number: int) -> Landed:
    """Note that a hand has its verdict, and return it as it was."""
    its = table.hand(t, number)
    table.set_hand(t, number, Landed(its.seat, its.at, its.height, DONE, its.held, its.fate))
    return its


def judge(law: Law, t: StepBuilder, number: int, waiting: int) -> None:
    """Judge a hand of a race that does not win; an award may be ``waiting``.

    A false slap may lose the pile: then the hands behind it are late, the right ones too (R-11).
    """
    its = done(t, number)
    if its.judged != Judged.FALSE:
        table.slapped(t, its.seat, plain(its.judged), its.at, its.held)
        return
    before = table.pile(t).piles
    false(law, t, its, NOBODY, NEWEST)
    lost = table.pile(t).piles > before
    if lost:
        too_late(t)
    if lost or waiting == 0:
        settle(law, t, 0)


def plain(judged_as: int) -> int:
    """Return what a hand came to that neither wins nor costs; both count these in one order."""
    return judged_as + codes.VOID - Judged.VOID.value


def too_late(t: StepBuilder) -> None:
    """Log the hands that are not judged yet: the pile is gone (R-11)."""
    for number in range(table.hands(t)):
        its = table.hand(t, number)
        if its.judged != DONE:
            out = its.judged == Judged.REFUSED
            table.slapped(t, its.seat, codes.REJECTED if out else codes.LATE, its.at, its.held)
    table.end_race(t)


def tied_with_first(law: Law, t: StepBuilder) -> int:
    """Return the seats whose right hands fell together with the first right one, which is one.

    Where a heap of hands was seen, no two fell together.
    """
    among, first = 0, NEVER
    seen = 1 if table.hands(t) > 0 and table.hand(t, 0).height != UNPLACED else 0
    for number in range(table.hands(t)):
        its = table.hand(t, number)
        if its.judged != Judged.VALID:
            continue
        if among == 0:
            first = its.at
        if among == 0 or (seen == 0 and its.at - first <= law.tie.window):
            among |= bit(its.seat)
    return among


def winner_of(law: Law, t: StepBuilder, tied: int) -> int:
    """Return who takes the pile: the first right hand, or by the tie rule (S-20, A-21)."""
    first = NOBODY
    for number in range(table.hands(t)):
        if first == NOBODY and within(tied, table.hand(t, number).seat):
            first = table.hand(t, number).seat
    if members(tied) < 2:
        return first
    lot = table.next_draw(t, members(tied)) if law.tie.to == TieTo.RANDOM else 0
    return tie_winner(law, table.flow(t), tied, first, table.last_flipper(t), lot)


def give(law: Law, t: StepBuilder, winner: int, tied: int) -> None:
    """Give the pile away; other right hands have lost, and all the rest is late."""
    why, comeback, rights, first, cards = codes.BY_TIE, 0, 0, 0, 0
    drawn = 1 if members(tied) > 1 and law.tie.to == TieTo.RANDOM else 0
    for number in range(table.hands(t)):
        its = table.hand(t, number)
        if its.judged != Judged.VALID and its.seat != winner:
            continue
        done(t, number)
        if its.judged == Judged.VALID:
            verdict = codes.WINS if its.seat == winner else codes.LOSES
            table.slapped(t, its.seat, verdict, its.at, its.held)
            if rights == 0:
                first, cards = its.at, its.held
            rights += 1
            if its.seat == winner:
                why, comeback = codes.BY_SLAP, 1 if its.held == 0 else 0
    if why == codes.BY_TIE:
        table.slapped(t, winner, codes.AWARDED, first, cards)
    take(law, t, winner, why, comeback, drawn)
    too_late(t)
    settle(law, t, 0)


def stray(
    law: Law, t: StepBuilder, seat: int, at: int, flipper: int, late: int, card: int
) -> Refusal:
    """Judge a hand by itself that was meant for an earlier card (E-33, A-20).

    ``flipper`` turned that card, or is NOBODY; ``card`` is the number of flips when it lay on top,
    or NEWEST. The hand is free where it was ``late``.
    """
    if flipper != NOBODY and not is_seat(t, flipper):
        return Refusal.NO_SUCH_SEAT
    judged_as = judgement(law, t, seat, at)
    if judged_as == Judged.REFUSED:
        return refused(law)
    if late == 1:
        table.slapped(t, seat, codes.LATE, at, 0)
    elif judged_as in (Judged.VALID, Judged.FALSE):
        false(law, t, landed(law, t, seat, at, UNPLACED, judged_as), flipper, earlier(law, t, card))
        settle(law, t, 0)
    else:
        table.slapped(t, seat, plain(judged_as), at, 0)
    return Refusal.ALLOWED


def earlier(law: Law, t: StepBuilder, card: int) -> int:
    """Return which card a hand was meant for, or NEWEST.

    Where each false slap pays, it does not matter which card it was, and none is named.
    """
    return card if law.slaps.once == 1 and 0 <= card < table.pile(t).flips else NEWEST


def false(law: Law, t: StepBuilder, its: Landed, flipper: int, card: int) -> None:
    """Judge a hand with nothing under it: it is fined, unless it already was on this card (R-9)."""
    before, pile = table.marks(t, its.seat).fined, table.pile(t)
    again = slapped_again(before, pile.flips, pile.piles, card)
    table.slapped_wrongly(t, its.seat, its.at, card)
    if not excused(law, 1 if again else 0):
        fine(law, t, its, codes.FALSE_SLAP, flipper)
