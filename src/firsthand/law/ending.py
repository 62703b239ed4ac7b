"""Endings: what is due after every move, and which windows are open."""

from firsthand.law.duel import empties
from firsthand.law.seats import bit, following, members, sole
from firsthand.law.types import (
    NEVER,
    NOBODY,
    Due,
    Flow,
    Gone,
    Law,
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


def due(law: Law, flow: Flow, slappable: int, size: int, latest: int) -> Due:
    """Return what must happen at once; ask again after it has.

    ``size`` counts the pile, ``latest`` is the latest flipper still in. The order is that of
    A-79: the only seat left, then seats that go out, then wins and awards.
    """
    alone = sole(playing(flow))
    if alone != NOBODY:
        return Due(What.TAKE if size > 0 else What.WIN, alone, Taken.SOLE.value)
    gone = forfeit(flow, slappable)
    if gone != 0:
        seat = following(gone, latest)
        return Due(What.OUT, seat, reason(law, flow, seat, size).value)
    return awards(law, flow, slappable, size, latest)


def awards(law: Law, flow: Flow, slappable: int, size: int, latest: int) -> Due:
    """Return which win or award is due (E-03, E-40, A-27, A-28, A-88)."""
    duel = flow.duel
    holder = sole(flow.seats.holders)
    if holder != NOBODY and size == 0:
        return Due(What.WIN, holder, Taken.LONE_HOLDER.value)
    if holder != NOBODY and law.ending.lone_wins == 1 and duel.challenger in (NOBODY, holder):
        return Due(What.TAKE, holder, Taken.LONE_HOLDER.value)
    if duel.lost == 1 and law.collect == 0:
        return Due(What.TAKE, duel.challenger, Taken.CHALLENGE.value)
    if flow.seats.holders == 0 and duel.lost == 0 and slappable == 0:
        if law.ending.dead_draws == 1 or latest == NOBODY:
            return Due(What.DRAW, NOBODY, Taken.LAST_FLIPPER.value)
        return Due(What.TAKE, latest, Taken.LAST_FLIPPER.value)
    return Due(What.NOTHING, NOBODY, 0)


def collecting(law: Law, flow: Flow) -> int:
    """Return how long a lost pile waits for its owner, or NEVER (A-10)."""
    return law.collect if flow.duel.lost == 1 else NEVER


def closing(law: Law, flow: Flow, slappable: int) -> int:
    """Return how long a live pattern holds up an ending, or NEVER (A-25, A-28)."""
    if slappable == 0:
        return NEVER
    waiting = empties(flow) & flow.seats.passed != 0
    dead = flow.seats.holders == 0 and flow.duel.lost == 0
    return law.ending.window if waiting or dead else NEVER


def idling(law: Law, flow: Flow) -> int:
    """Return how long the seat on turn may wait before the card turns itself, or NEVER (A-58)."""
    return law.timeout if flow.duel.turn != NOBODY else NEVER


def level(law: Law, biggest: int) -> int:
    """Return who wins at a limit, given the seats with the biggest hand (E-41, A-30)."""
    if law.ending.level_draws == 1 and members(biggest) > 1:
        return 0
    return biggest
