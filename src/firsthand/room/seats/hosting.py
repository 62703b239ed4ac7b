"""The host of an open table: what only he may ask, and who follows him."""

from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from firsthand.room.refusals import Refusal
from firsthand.room.room import Room, Seat
from firsthand.sentences import say


def pass_host(step: StepBuilder) -> None:
    """Make the next person to the left the host, where the host has gone."""
    room = step.room
    if not here(room.seats[room.host]):
        step.change(host=next(iter(left_of_host(room)), room.host))


def host_waited_for(step: StepBuilder) -> int | None:
    """Return until when, on the shell's clock, a host who is away keeps a table without a game.

    Nothing where cards are in play, where the host is there, or where nobody else could keep it.
    """
    room = step.room
    since = room.seats[room.host].away_since
    playing = room.dealt and not step.state.table.over
    if not room.open or playing or since < 0 or next_host(room) == room.host:
        return None
    return since + room.away_ms


def pass_on(step: StepBuilder) -> None:
    """Make another person the host where no game is on and the host has been away too long."""
    until = host_waited_for(step)
    if until is not None and until <= step.at:
        step.change(host=next_host(step.room))
        step.send_seated()


def next_host(room: Room) -> int:
    """Return the seat of the next person to the host's left who is there, else the host's."""
    present = (index for index in left_of_host(room) if not room.seats[index].is_away)
    return next(present, room.host)


def left_of_host(room: Room) -> list[int]:
    """Return the seats of the other people at the table, from the host's left on."""
    order = [(room.host + ahead) % len(room.seats) for ahead in range(1, len(room.seats))]
    return [index for index in order if here(room.seats[index])]


def here(seat: Seat) -> bool:
    """Return whether a person sits here and has not been replaced."""
    return bool(seat.key) and not seat.left and not seat.is_bot


def refused_to_guests(step: StepBuilder, seat: int) -> Refusal:
    """Refuse to a guest what only the host of an open table may ask."""
    if not step.room.open:
        return "not_open", say("refusal-not-open")
    if seat != step.room.host:
        keeper = step.room.seats[step.room.host].name
        return "not_host", say("refusal-not-host", name=keeper)
    return None


def hand_over(step: StepBuilder, ask: m.PassHost) -> Refusal:
    """Make another person the host, at any time."""
    wrong = refused_to_guests(step, ask.seat)
    if wrong is not None:
        return wrong
    seats = step.room.seats
    if not 0 <= ask.target < len(seats) or not here(seats[ask.target]):
        return "nobody", say("refusal-new-host")
    step.change(host=ask.target)
    step.send_seated()
    return None
