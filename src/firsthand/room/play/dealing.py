"""Dealing, and clearing the table for another game."""

from firsthand.bots import names
from firsthand.bots.temperament import USUAL
from firsthand.dice import seeded
from firsthand.game.fold import put
from firsthand.law.types import NOBODY
from firsthand.match import match_of
from firsthand.record import Sealing, opening, sealed_together
from firsthand.room.builder import StepBuilder, replace
from firsthand.room.live import Live, Reveal
from firsthand.room.play.bots import think
from firsthand.room.play.matching import matched
from firsthand.room.play.own_bots import begin
from firsthand.room.play.pausing import run_or_stop_clocks
from firsthand.room.room import Seat
from firsthand.room.types import Sealed, Store

MINDS = 2
"""From this stream of a game's dice on bots draw, one stream a seat; the deal takes those below."""


def deal(step: StepBuilder, sealing: Sealing, chosen: int | None) -> None:
    """Deal from what server and pages drew, or from a seed that was ``chosen``.

    Who deals first may be named (S-05), who deals next is the match's to say (A-53). What was drawn
    is used up.
    """
    room = step.room
    known = (seat for seat in (room.dealer, room.named) if seat != NOBODY)
    dealer = next(known, None)
    header = sealed_together(room.rules, sealing, dealer=dealer, seed=chosen)
    header = replace(header, matched=matched(room))
    state, event = opening(header)
    seats = range(len(room.seats))
    live = Live(
        game=room.game,
        header=header,
        state=state,
        began=step.at,
        reveals=(Reveal(0, 0),),
        watermarks=tuple(NOBODY for _ in seats),
        minds=tuple(seeded(header.seed, MINDS + seat) for seat in seats),
        log=(event,),
        matching=room.matching,
    )
    step.change(live=live, secret=None, opening=None, called_off=0, called=None)
    step.out.append(Store(Sealed(room.game, header)))
    run_or_stop_clocks(step)
    step.send_events((event,))
    begin(step)
    think(step, fresh=False)


def clear(step: StepBuilder) -> None:
    """Clear the table for another game, to which everyone is to agree.

    It is the next round, or after the last one the first of a new match; a rule set of a single
    round goes on counting. Bots take the seats of those who have left.
    """
    room = step.room
    fresh = {"nonce_hash": "", "objects": False, "pausing": False, "against": ()}
    seats = tuple(replace(seat, **fresh) for seat in room.seats)
    step.change(seats=seats, game=room.game + 1, changed=())
    if room.match.over and room.rules.match.rounds > 1:
        step.change(match=match_of(room.rules, len(seats)))
    substitute(step)


def substitute(step: StepBuilder) -> bool:
    """Give bots the seats of those who have left; return whether there were any."""
    gone = [index for index, seat in enumerate(step.room.seats) if seat.left]
    fresh = names(len(gone), frozenset(seat.name for seat in step.room.seats))
    for index, name in zip(gone, fresh, strict=True):
        step.change(seats=put(step.room.seats, index, Seat(name, SUBSTITUTE)))
    return bool(gone)


SUBSTITUTE = USUAL
"""The temperament of a bot that takes over the seat of who has left, or is away."""
