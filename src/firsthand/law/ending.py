"""Endings: what is due after every move, and which windows are open."""

from firsthand.law.duel import empties
from firsthand.law.seats import bit, following, members, sole, within
from firsthand.law.types import (
    NEVER,
    NOBODY,
    Due,
    Flippers,
    Flow,
    Gone,
    Law,
    Reasons,
    Taken,
    Until,
    What,
)


def playing(flow: Flow) -> int:
    """Return the seats still in."""
    return ((1 << flow.seats.number) - 1) & ~flow.seats.out


def forfeit(flow: Flow, slappable: int) -> int:
    """Return the empty seats whose chance is over; a live pattern gives a little time (A-25)."""
    empty = empties(flow)
    gone = empty & flow.seats.spent
    if slappable == 0:
        gone |= empty & flow.seats.passed
    return gone


def reason(law: Law, flow: Flow, seat: int, size: int) -> Gone:
    """Return why an empty seat goes out."""
    if flow.seats.spent & bit(seat) != 0:
        return Gone.NO_SLAP_IN
    if size == 0 or law.comeback.until in (Until.NEXT_PILE, Until.NEXT_SLAP):
        return Gone.PILE_LOST
    if law.comeback.until == Until.NEXT_TRIGGER:
        return Gone.CHANCE_MISSED
    return Gone.TURN_CAME_ROUND


def dead(flow: Flow, slappable: int) -> bool:
    """Return whether no hand holds a card and the pile is neither owed nor live (A-28)."""
    return flow.seats.holders == 0 and flow.duel.lost == 0 and slappable == 0


def unanswered(law: Law, flow: Flow) -> bool:
    """Return whether the seat on turn has just turned its last card in vain, and is out (A-91)."""
    turn, challenger = flow.duel.turn, flow.duel.challenger
    if law.comeback.answering == 1 or turn == NOBODY or challenger in (NOBODY, turn):
        return False
    return not within(flow.seats.holders, turn)


def due(law: Law, flow: Flow, slappable: int, size: int, flippers: Flippers) -> Due:
    """Return what must happen at once; ask again after it has. ``size`` counts the pile.

    The order is that of A-79: the only seat left, then seats that go out, first of all who has
    answered a challenge in vain (A-91), then wins and awards.
    A dead pile comes before seats that were passed over (R-3).
    """
    alone = sole(playing(flow))
    if alone != NOBODY:
        return Due(What.TAKE if size > 0 else What.WIN, alone, Taken.SOLE.value)
    if unanswered(law, flow):
        return Due(What.OUT, flow.duel.turn, Gone.UNANSWERED.value)
    buried = dead(flow, slappable)
    gone = empties(flow) & flow.seats.spent if buried else forfeit(flow, slappable)
    if gone != 0:
        seat = leaving(gone, flippers)
        return Due(What.OUT, seat, reason(law, flow, seat, size).value)
    if buried:
        return dead_pile(law, flow, flippers)
    return awards(law, flow, size)


def leaving(among: int, flippers: Flippers) -> int:
    """Return who of a set goes out first: who paid the last card, then in turn order (R-2)."""
    if within(among, flippers.payer):
        return flippers.payer
    return following(among, flippers.last)


def dead_pile(law: Law, flow: Flow, flippers: Flippers) -> Due:
    """Return what becomes of a pile when every hand is empty (A-28, A-74, A-88, R-2, R-3)."""
    if law.ending.dead_draws == 1 or flippers.any == 0:
        return Due(What.DRAW, NOBODY, Taken.LAST_FLIPPER.value)
    if flippers.heir != NOBODY:
        return Due(What.TAKE, flippers.heir, Taken.LAST_FLIPPER.value)
    return Due(What.OUT, leaving(playing(flow), flippers), Gone.ALL_EMPTY.value)


def awards(law: Law, flow: Flow, size: int) -> Due:
    """Return which win or award is due while there are cards (E-03, E-40, A-27)."""
    duel = flow.duel
    holder = sole(flow.seats.holders)
    if holder != NOBODY and size == 0:
        return Due(What.WIN, holder, Taken.LONE_HOLDER.value)
    if holder != NOBODY and law.ending.lone_wins == 1 and duel.challenger in (NOBODY, holder):
        return Due(What.TAKE, holder, Taken.LONE_HOLDER.value)
    if duel.lost == 1 and law.collect == 0:
        return Due(What.TAKE, duel.challenger, Taken.CHALLENGE.value)
    return Due(What.NOTHING, NOBODY, 0)


def collecting(law: Law, flow: Flow) -> int:
    """Return how long a lost pile waits for its owner, or NEVER (A-10)."""
    return law.collect if flow.duel.lost == 1 else NEVER


def reasons(flow: Flow, slappable: int) -> Reasons:
    """Return what the endgame window waits for, now."""
    waiting = empties(flow) & flow.seats.passed if slappable == 1 else 0
    return Reasons(waiting, 1 if flow.seats.holders == 0 else 0, slappable, 1 - flow.duel.lost)


def arises(before: Reasons, after: Reasons) -> bool:
    """Return whether anything has come up that starts the endgame window again (R-1)."""
    return (
        after.waiting & ~before.waiting != 0
        or after.empty > before.empty
        or after.live > before.live
        or after.free > before.free
    )


def closing(law: Law, flow: Flow, slappable: int) -> int:
    """Return how long a live pattern holds up an ending, or NEVER (A-25, A-28)."""
    now = reasons(flow, slappable)
    ends = now.waiting != 0 or (now.empty == 1 and now.free == 1)
    return law.ending.window if now.live == 1 and ends else NEVER


def idling(law: Law, flow: Flow) -> int:
    """Return how long the seat on turn may wait before the card turns itself, or NEVER (A-58)."""
    return law.timeout if flow.duel.turn != NOBODY else NEVER


def level(law: Law, biggest: int) -> int:
    """Return who wins at a limit, given the seats with the biggest hand (E-41, A-30)."""
    if law.ending.level_draws == 1 and members(biggest) > 1:
        return 0
    return biggest
