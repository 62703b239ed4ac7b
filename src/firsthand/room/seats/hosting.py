"""Who keeps an open table: what only the host may ask, and to whom the table passes."""

from firsthand.room import messages as m
from firsthand.room.builder import Desk
from firsthand.room.refusals import Refusal
from firsthand.room.room import Room, Seat
from firsthand.sentences import say


def pass_host(desk: Desk) -> None:
    """Let another person keep the table where its host has gone: the next to his left."""
    room = desk.room
    if not here(room.seats[room.host]):
        desk.change(host=next(iter(left_of_host(room)), room.host))


def host_waited_for(desk: Desk) -> int | None:
    """Return until when, on the shell's clock, a host who is away keeps a table without a game.

    Nothing where cards are in play, where the host is there, or where nobody else could keep it.
    """
    room = desk.room
    since = room.seats[room.host].away_since
    playing = room.dealt and not desk.state.table.over
    if not room.open or playing or since < 0 or next_host(room) == room.host:
        return None
    return since + room.away_ms


def pass_on(desk: Desk) -> None:
    """Let another person keep a table without a game whose host has been away too long."""
    until = host_waited_for(desk)
    if until is not None and until <= desk.at:
        desk.change(host=next_host(desk.room))
        desk.tell_seated()


def next_host(room: Room) -> int:
    """Return the seat of the next person to the host's left who is there, else the host's."""
    present = (place for place in left_of_host(room) if not room.seats[place].is_away)
    return next(present, room.host)


def left_of_host(room: Room) -> list[int]:
    """Return the seats of the other people at the table, from the host's left on."""
    order = [(room.host + step) % len(room.seats) for step in range(1, len(room.seats))]
    return [place for place in order if here(room.seats[place])]


def here(seat: Seat) -> bool:
    """Tell whether a person sits here and has not been replaced."""
    return bool(seat.key) and not seat.left and not seat.is_bot


def not_host(desk: Desk, seat: int) -> Refusal:
    """Refuse to a guest what only the host of an open table may ask."""
    if not desk.room.open:
        return "not_open", say("refusal-not-open")
    if seat != desk.room.host:
        keeper = desk.room.seats[desk.room.host].name
        return "not_host", say("refusal-not-host", name=keeper)
    return None


def host(desk: Desk, ask: m.PassHost) -> Refusal:
    """Let somebody else keep the table, at any time."""
    wrong = not_host(desk, ask.seat)
    if wrong is not None:
        return wrong
    seats = desk.room.seats
    if not 0 <= ask.target < len(seats) or not here(seats[ask.target]):
        return "nobody", say("refusal-new-host")
    desk.change(host=ask.target)
    desk.tell_seated()
    return None
