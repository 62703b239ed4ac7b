"""Disruptions: who says that the pile was knocked, and who agrees (S-28)."""

from firsthand.actions import Disrupt
from firsthand.game import RESUME_MS, refusal
from firsthand.room.builder import StepBuilder
from firsthand.room.live import Request
from firsthand.room.play.moves import refused_by_rules
from firsthand.room.play.postponed import postpone
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


def disrupt(step: StepBuilder, seat: int) -> Refusal:
    """Say that the pile was knocked, or agree that it was; return why that is refused.

    Where the people sit at several connections, a seat at another one is to agree.
    """
    action, live = Disrupt(seat), step.live
    illegal = refusal(step.state, action, step.engine_time())
    if illegal is not None:
        return refused_by_rules(step, illegal)
    if any(isinstance(one.action, Disrupt) for one in live.postponed):
        return "waiting", SOON
    asked, seats = live.request, step.room.seats
    if asked is not None:
        same = voter(step.room, asked.seat) == voter(step.room, seat)
        if same or seats[asked.seat].conn == seats[seat].conn:
            return "waiting", WAITING
        stop(step, asked.seat, calm=True)
        step.send_seated()
        return None
    return ask(step, seat)


def ask(step: StepBuilder, seat: int) -> Refusal:
    """Say that the pile was knocked, where nobody has said so yet."""
    live, piles = step.live, step.state.table.piles
    if (seat, piles) in live.disrupted:
        return "once_a_pile", ONCE
    if sum(who == seat for who, _ in live.disrupted) >= PER_GAME:
        return "too_often", THRICE
    step.change_game(disrupted=(*live.disrupted, (seat, piles)))
    if all_at_one_connection(step):
        stop(step, seat, calm=False)
        return None
    step.change_game(request=Request(seat, step.now, piles))
    step.send_seated()
    return "waiting", WAITING


def stop(step: StepBuilder, seat: int, *, calm: bool) -> None:
    """Stop play as soon as the hands that are down have been judged."""
    step.change_game(request=None)
    postpone(step, seat, doing="act", action=Disrupt(seat), calm=calm)


def all_at_one_connection(step: StepBuilder) -> bool:
    """Return whether all people who are still in sit at one connection."""
    out = step.state.table.out
    return len({step.room.seats[index].conn for index in step.people() if not out[index]}) <= 1


def lapse(step: StepBuilder) -> bool:
    """Drop a request that is too old or whose pile is gone; return whether there was one."""
    asked = step.live.request
    if asked is None:
        return False
    table = step.state.table
    still = asked.piles == table.piles and not table.out[asked.seat] and table.frozen_at < 0
    if still and step.now < asked.at + LASTS_MS:
        return False
    step.change_game(request=None)
    step.send_seated()
    return True
