"""What the host asks about seats before the deal: bots, free seats, names, and who has to go."""

from firsthand.bots import names, temperament
from firsthand.bots.temperament import USUAL
from firsthand.errors import FirsthandError
from firsthand.game.fold import put
from firsthand.law.types import NOBODY
from firsthand.match import match_of
from firsthand.room import messages as m
from firsthand.room.builder import Desk
from firsthand.room.refusals import Refusal
from firsthand.room.room import NOWHERE, Room, Seat
from firsthand.room.seats.agreeing import open_list, unasked
from firsthand.room.seats.hosting import not_host
from firsthand.room.seats.leaving import bar
from firsthand.room.seats.lobby import ask_again, fits, too_late
from firsthand.room.seats.names import checked, untaken
from firsthand.sentences import say

KICKED = say("gone-kicked")


def about_seat(desk: Desk, ask: m.SeatAct) -> Refusal:
    """Do what the host asks about a seat before the deal, or return why not."""
    wrong = not_host(desk, ask.seat) or too_late(desk)
    if wrong is not None:
        return wrong
    itself = ask.target == desk.room.host and not isinstance(ask, m.Rename)
    if itself or not 0 <= ask.target < len(desk.room.seats):
        return "no_such_seat", say("refusal-no-target")
    match ask:
        case m.SeatBot():
            return done(desk, bot(desk, ask))
        case m.FreeSeat():
            return done(desk, free(desk, ask))
        case m.Kick():
            return done(desk, kick(desk, ask))
        case m.RemoveSeat():
            return done(desk, remove(desk, ask))
        case _:
            return done(desk, rename(desk, ask))


def about_table(desk: Desk, ask: m.AddSeat | m.DealNow) -> Refusal:
    """Do what the host asks about the table before the deal, or return why not."""
    wrong = not_host(desk, ask.seat) or too_late(desk)
    if wrong is not None:
        return wrong
    return done(desk, add(desk) if isinstance(ask, m.AddSeat) else deal(desk))


def done(desk: Desk, refusal: Refusal) -> Refusal:
    """Tell everyone what the host has changed, unless it was refused; return the refusal."""
    if refusal is None:
        desk.tell_seated()
        open_list(desk)
    return refusal


def bot(desk: Desk, ask: m.SeatBot) -> Refusal:
    """Give a free seat to a bot, or change its temperament."""
    seat = desk.room.seats[ask.target]
    if not (seat.is_free or seat.is_bot) or seat.key:
        return "taken", say("refusal-taken", name=seat.name)
    try:
        temper = temperament(ask.temperament or USUAL).name
    except FirsthandError as error:
        return "temperament", error.sentence
    (name,) = names(1, taken(desk)) if seat.is_free else (seat.name,)
    sit(desk, ask.target, Seat(name, temper))
    ask_again(desk)
    return None


def free(desk: Desk, ask: m.FreeSeat) -> Refusal:
    """Take a bot's seat for people again."""
    seat = desk.room.seats[ask.target]
    if not seat.is_bot or seat.key:
        return "no_bot", say("refusal-no-bot")
    sit(desk, ask.target, Seat(""))
    ask_again(desk)
    return None


def kick(desk: Desk, ask: m.Kick) -> Refusal:
    """Send somebody away before the deal, who can't come back under that key or name."""
    seat = desk.room.seats[ask.target]
    if not seat.key:
        return "nobody", say("refusal-nobody")
    bar(desk, ask.target)
    sit(desk, ask.target, Seat(""))
    if seat.conn != NOWHERE:
        desk.dismiss(seat.conn, KICKED)
    return None


def rename(desk: Desk, ask: m.Rename) -> Refusal:
    """Call somebody otherwise."""
    if desk.room.seats[ask.target].is_free:
        return "nobody", say("refusal-nobody")
    try:
        name = checked(ask.name)
    except FirsthandError as error:
        return "bad_name", error.sentence
    if not name:
        return "bad_name", say("refusal-name-empty")
    desk.seat(ask.target, name=untaken(name, taken(desk, ask.target)))
    return None


def remove(desk: Desk, ask: m.RemoveSeat) -> Refusal:
    """Take away a seat on which no person sits."""
    seats = desk.room.seats
    if seats[ask.target].key:
        return "taken", say("refusal-send-first", name=seats[ask.target].name)
    refusal = fits(desk.room.rules, len(seats) - 1)
    if refusal is not None:
        title = desk.room.note.title
        return "seats", say("refusal-needs-seat", title=title, why=refusal)
    host = desk.room.host
    desk.change(host=host - (ask.target < host))
    resize(desk, seats[: ask.target] + seats[ask.target + 1 :])
    return None


def add(desk: Desk) -> Refusal:
    """Put another free seat to the table."""
    seats = desk.room.seats
    refusal = fits(desk.room.rules, len(seats) + 1)
    if refusal is not None:
        return "seats", say("refusal-no-room")
    resize(desk, (*seats, Seat("")))
    return None


def deal(desk: Desk) -> Refusal:
    """Take the free seats away and deal to those who are here and have all agreed.

    Who is away and has not agreed looks on from now on. Who sits after a seat that is taken away
    moves up, and everyone is asked again.
    """
    room = desk.room
    gone = tuple(seat for place, seat in enumerate(room.seats) if absent(room, place))
    seats = tuple(seat for seat in room.seats if not (seat.is_free or seat in gone))
    refusal = fits(room.rules, len(seats))
    if refusal is not None:
        return "seats", say("refusal-needs-players", title=room.note.title, why=refusal)
    missing = tuple(seat.name for seat in seats if not (seat.agreed or seat.is_bot))
    if missing:
        return "not_agreed", say("refusal-must-agree", names=missing)
    moved = seats != room.seats[: len(seats)]
    desk.change(
        host=seats.index(room.seats[room.host]),
        onlookers=(*room.onlookers, *((seat.conn, seat.key) for seat in gone)),
    )
    resize(desk, seats)
    if moved:
        names = tuple(seat.name for seat in gone)
        watching = (say("keeping-looks-on", names=names, n=len(gone)),) if gone else ()
        freed = any(seat.is_free for seat in room.seats)
        desk.change(changed=(*watching, *((say("keeping-free-gone"),) if freed else ())))
    else:
        desk.change(seats=seats)
    return None


def absent(room: Room, place: int) -> bool:
    """Tell whether the person of a seat is away and has not agreed; the host is not waited for."""
    seat = room.seats[place]
    return seat.is_away and not (seat.agreed or seat.is_bot or place == room.host)


def sit(desk: Desk, place: int, seat: Seat) -> None:
    """Give a seat to somebody else, or to nobody."""
    desk.change(seats=put(desk.room.seats, place, seat))


def resize(desk: Desk, seats: tuple[Seat, ...]) -> None:
    """Change how many seats there are, which begins a match anew."""
    match = match_of(desk.room.rules, len(seats))
    desk.change(seats=unasked(seats), match=match, dealer=NOBODY, live=None)


def taken(desk: Desk, besides: int = NOBODY) -> frozenset[str]:
    """Return the names at the table but for one seat's."""
    return frozenset(
        seat.name for place, seat in enumerate(desk.room.seats) if place != besides and seat.name
    )
