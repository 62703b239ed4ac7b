"""A table that is opened, and what somebody with its code sees of it; why neither may be."""

import secrets
from collections.abc import Callable

from firsthand.errors import FirsthandError
from firsthand.match import match_of
from firsthand.room import Room, Seat
from firsthand.room.seats.names import bot_names, guest
from firsthand.room.views.seated import keeping, seat_view
from firsthand.sentences import say
from firsthand.shell.catalogue import SetUp
from firsthand.shell.wire import Found

GUEST = "Guest"

Lags = Callable[[], bool]
"""Returns whether the loop is held up."""


class NoSuchTable(FirsthandError):
    """No table that is open to others has this code."""


class Full(FirsthandError):
    """There is no room for another table."""


class Unsaved(FirsthandError):
    """No table can be opened while the server cannot save."""


CODE_MOST = 8
"""A longer code is not repeated to whoever asked for it."""


def no_such_table(code: str) -> NoSuchTable:
    """Return why there is no table with a code."""
    if code.isalpha() and len(code) <= CODE_MOST:
        return NoSuchTable(say("unwelcome-table", code=code))
    return NoSuchTable(say("unwelcome-code"))


def new_room(set_up: SetUp, code: str, *, vouched: bool) -> Room:
    """Return a room as somebody wishes it; its lines are ``vouched`` for if they are measured."""
    people = set_up.people or (set_up.name or GUEST,)
    called = bot_names(set_up.bots, frozenset(people))
    seats = (
        *map(Seat, people),
        *map(Seat, called, set_up.bots),
        *(Seat("") for _ in range(set_up.free)),
    )
    return Room(
        code,
        set_up.rules,
        set_up.note,
        set_up.pace,
        seats,
        match_of(set_up.rules, len(seats)),
        open=set_up.open,
        vouched=vouched,
        chosen=set_up.seed is not None,
        own_bots=set_up.own_bots,
    )


def description(room: Room) -> Found:
    """Return what somebody sees who has the code of a table."""
    began = room.live is not None and room.live.game == room.game
    names = frozenset(seat.name for seat in room.seats) | room.barred_names
    return Found(
        code=room.code,
        host=room.seats[room.host].name,
        seats=tuple(map(seat_view, room.seats)),
        rules=room.rules_view,
        keeping=keeping(room),
        began=began,
        name=guest(names, secrets.randbits(16)),
    )
