"""Agreeing to the rules, and dealing once everyone has."""

from firsthand.bots import names
from firsthand.dice import seeded
from firsthand.game.fold import put
from firsthand.law.types import NOBODY
from firsthand.match import match_of
from firsthand.record import opening, sealed
from firsthand.room.away import SUBSTITUTE
from firsthand.room.desk import Desk, Refusal, replace
from firsthand.room.follow import think
from firsthand.room.matching import matched
from firsthand.room.room import Live, Reveal, Seat
from firsthand.room.standing import watches_bots, wind
from firsthand.room.types import Sealed, Store

MINDS = 2
"""From this stream of a game's dice on bots draw, one stream a seat; the deal takes those below."""


def agree(desk: Desk, seat: int, digest: str) -> Refusal:
    """Note that a seat agrees to the rules; the last one to do so brings the deal (E-43)."""
    if digest != desk.room.rules.digest:
        return "other_rules", "These are not the rules of this table: look at them once more."
    if not desk.room.seats[seat].agreed:
        desk.seat(seat, agreed=True, objects=False)
        desk.tell_seated()
        deal(desk)
    return None


def deal(desk: Desk) -> None:
    """Deal if every seat has agreed, there is chance to deal from, and no game is on.

    Bots agree by themselves. Who deals next is the match's to say (A-53).
    """
    room, chance = desk.room, desk.room.seed
    if dealt(desk) or chance is None or not all(seat.agreed or seat.is_bot for seat in room.seats):
        return
    called = tuple(seat.name for seat in room.seats)
    dealer = None if room.dealer == NOBODY else room.dealer
    header = sealed(room.rules, called, chance.seed, chance.salt, dealer=dealer)
    header = replace(header, matched=matched(room))
    state, event = opening(header)
    live = Live(
        game=room.game,
        header=header,
        state=state,
        began=desk.at,
        reveals=(Reveal(0, 0),),
        watermarks=(NOBODY,) * len(called),
        minds=tuple(seeded(chance.seed, MINDS + seat) for seat in range(len(called))),
        log=(event,),
        matching=room.matching,
    )
    desk.change(live=live, seed=None)
    desk.out.append(Store(Sealed(room.game, header)))
    wind(desk)
    desk.tell_events((event,))
    think(desk, fresh=False)


def dealt(desk: Desk) -> bool:
    """Tell whether the game that the table is at has been dealt."""
    live = desk.room.live
    return live is not None and live.game == desk.room.game


def again(desk: Desk, seat: int) -> Refusal:
    """Ask for another game once this one is over; it is dealt when all people have asked.

    The only person at a table of bots need not wait for the end of a game that he is out of.

    It is the next round, or after the last one the first of a new match; a rule set of a single
    round goes on counting.
    Bots take the seats of those who have left.
    """
    room = desk.room
    if dealt(desk):
        if not (desk.state.table.over or watches_bots(desk, seat)):
            return "game_on", "This game is not over yet."
        clear(desk)
    return agree(desk, seat, room.rules.digest)


def clear(desk: Desk) -> None:
    """Clear the table for another game, to which everyone is to agree."""
    room = desk.room
    seats = tuple(replace(seat, agreed=False, objects=False, pausing=False) for seat in room.seats)
    desk.change(seats=seats, game=room.game + 1, changed=())
    if room.match.over and room.rules.match.rounds > 1:
        desk.change(match=match_of(room.rules, len(seats)))
    substitute(desk)


def substitute(desk: Desk) -> None:
    """Let bots take the seats of those who have left."""
    gone = [place for place, seat in enumerate(desk.room.seats) if seat.left]
    fresh = names(len(gone), frozenset(seat.name for seat in desk.room.seats))
    for place, name in zip(gone, fresh, strict=True):
        desk.change(seats=put(desk.room.seats, place, Seat(name, SUBSTITUTE)))
