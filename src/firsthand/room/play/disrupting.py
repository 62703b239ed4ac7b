"""Disruptions: who says that the pile was knocked, and who agrees (S-28)."""

from firsthand.actions import Disrupt
from firsthand.game import RESUME_MS, refusal
from firsthand.room.builder import Desk
from firsthand.room.live import Request
from firsthand.room.play.moves import said
from firsthand.room.play.postponed import hold
from firsthand.room.play.votes import voter
from firsthand.room.refusals import Refusal
from firsthand.sentences import say

PER_GAME = 3
"""How often a seat may ask for a disruption in one game."""

LASTS_MS = RESUME_MS
"""How long a seat's request for a disruption is open to the others."""

WAITING = say("refusal-knock-asked")
SOON = say("refusal-knock-soon")
ONCE = say("refusal-knock-once")
THRICE = say("refusal-knock-often", n=PER_GAME)


def disrupt(desk: Desk, seat: int) -> Refusal:
    """Say that the pile was knocked, or agree that it was; return why that is refused.

    Where the people sit at several connections, a seat at another one is to agree.
    """
    action, live = Disrupt(seat), desk.live
    illegal = refusal(desk.state, action, desk.engine_time())
    if illegal is not None:
        return said(desk, illegal)
    if any(isinstance(one.action, Disrupt) for one in live.held):
        return "waiting", SOON
    asked, seats = live.request, desk.room.seats
    if asked is not None:
        same = voter(desk.room, asked.seat) == voter(desk.room, seat)
        if same or seats[asked.seat].conn == seats[seat].conn:
            return "waiting", WAITING
        stop(desk, asked.seat, calm=True)
        desk.tell_seated()
        return None
    return ask(desk, seat)


def ask(desk: Desk, seat: int) -> Refusal:
    """Say that the pile was knocked, where nobody has said so yet."""
    live, piles = desk.live, desk.state.table.piles
    if (seat, piles) in live.disrupted:
        return "once_a_pile", ONCE
    if sum(who == seat for who, _ in live.disrupted) >= PER_GAME:
        return "too_often", THRICE
    desk.play(disrupted=(*live.disrupted, (seat, piles)))
    if alone(desk):
        stop(desk, seat, calm=False)
        return None
    desk.play(request=Request(seat, desk.now, piles))
    desk.tell_seated()
    return "waiting", WAITING


def stop(desk: Desk, seat: int, *, calm: bool) -> None:
    """Let play stop as soon as the hands that are down have been judged."""
    desk.play(request=None)
    hold(desk, seat, doing="act", action=Disrupt(seat), calm=calm)


def alone(desk: Desk) -> bool:
    """Tell whether all people who are still in sit at one connection."""
    out = desk.state.table.out
    return len({desk.room.seats[place].conn for place in desk.people() if not out[place]}) <= 1


def lapse(desk: Desk) -> bool:
    """Drop a request that nobody agreed to in time or whose pile is gone; tell whether one was."""
    asked = desk.live.request
    if asked is None:
        return False
    table = desk.state.table
    still = asked.piles == table.piles and not table.out[asked.seat] and table.frozen_at < 0
    if still and desk.now < asked.at + LASTS_MS:
        return False
    desk.play(request=None)
    desk.tell_seated()
    return True
