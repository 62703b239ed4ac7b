"""What the host asks about seats before the deal: bots, free seats, names, and who has to go."""

from firsthand.bots import temperament
from firsthand.bots.temperament import USUAL
from firsthand.errors import FirsthandError
from firsthand.game.fold import put
from firsthand.law.types import NOBODY
from firsthand.match import match_of
from firsthand.record import HANDICAP_MOST
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from firsthand.room.refusals import Refusal
from firsthand.room.room import NOWHERE, OWN_BOT, Room, Seat
from firsthand.room.seats.agreeing import open_list, undecided
from firsthand.room.seats.hosting import refused_to_guests
from firsthand.room.seats.leaving import bar
from firsthand.room.seats.lobby import ask_again, refused_while_dealt, seats_refusal
from firsthand.room.seats.names import bot_names, checked, untaken
from firsthand.sentences import say

KICKED = say("gone-kicked")


def about_seat(step: StepBuilder, ask: m.SeatAct) -> Refusal:
    """Do what the host asks about a seat before the deal, or return why not.

    Round one screen, at a table that is not open, handicaps are agreed too.
    """
    if isinstance(ask, m.Rename) and is_at_own_screen(step, ask):
        return done(step, rename(step, ask))
    alone = isinstance(ask, m.Handicap) and not step.room.open
    guest = None if alone else refused_to_guests(step, ask.seat)
    wrong = guest or refused_while_dealt(step)
    if wrong is not None:
        return wrong
    itself = ask.target == step.room.host and not isinstance(ask, m.Rename | m.Handicap)
    if itself or not 0 <= ask.target < len(step.room.seats):
        return "no_such_seat", say("refusal-no-target")
    return done(step, changed(step, ask))


def changed(step: StepBuilder, ask: m.SeatAct) -> Refusal:
    """Change a seat as the host asks, or return why not."""
    match ask:
        case m.SeatBot():
            return bot(step, ask)
        case m.FreeSeat():
            return free(step, ask)
        case m.Kick():
            return kick(step, ask)
        case m.RemoveSeat():
            return remove(step, ask)
        case m.Handicap():
            return handicap(step, ask)
        case _:
            return rename(step, ask)


def is_at_own_screen(step: StepBuilder, ask: m.Rename) -> bool:
    """Return whether a name is of one at the own screen, who alone see it: then it may change."""
    room = step.room
    mine = room.seats[ask.seat].conn
    known = 0 <= ask.target < len(room.seats) and room.seats[ask.target].conn == mine
    return known and not room.open and room.opening is None


def about_table(step: StepBuilder, ask: m.AddSeat | m.DealNow) -> Refusal:
    """Do what the host asks about the table before the deal, or return why not."""
    wrong = refused_to_guests(step, ask.seat) or refused_while_dealt(step)
    if wrong is not None:
        return wrong
    return done(step, add(step) if isinstance(ask, m.AddSeat) else deal(step))


def done(step: StepBuilder, refusal: Refusal) -> Refusal:
    """Send everyone what the host has changed, unless it was refused; return the refusal."""
    if refusal is None:
        step.send_seated()
        open_list(step)
    return refusal


def bot(step: StepBuilder, ask: m.SeatBot) -> Refusal:
    """Give a free seat to a bot, or change its temperament."""
    seat = step.room.seats[ask.target]
    if not (seat.is_free or seat.is_bot) or seat.key:
        return "taken", say("refusal-taken", name=seat.name)
    kind = ask.temperament or USUAL
    if kind not in step.room.own_bots:
        try:
            kind = temperament(kind).name
        except FirsthandError as error:
            return "temperament", error.sentence
    keeps_name = seat.is_bot and not (seat.is_own_bot or kind.startswith(OWN_BOT))
    called = seat.name if keeps_name else bot_names((kind,), taken(step, ask.target))[0]
    sit(step, ask.target, Seat(called, kind))
    ask_again(step)
    return None


def free(step: StepBuilder, ask: m.FreeSeat) -> Refusal:
    """Take a bot's seat for people again."""
    seat = step.room.seats[ask.target]
    if not seat.is_bot or seat.key:
        return "no_bot", say("refusal-no-bot")
    sit(step, ask.target, Seat(""))
    ask_again(step)
    return None


def kick(step: StepBuilder, ask: m.Kick) -> Refusal:
    """Send somebody away before the deal, who can't come back under that key or name."""
    seat = step.room.seats[ask.target]
    if not seat.key:
        return "nobody", say("refusal-nobody")
    bar(step, ask.target)
    sit(step, ask.target, Seat(""))
    if seat.conn != NOWHERE:
        step.dismiss(seat.conn, KICKED)
    return None


def rename(step: StepBuilder, ask: m.Rename) -> Refusal:
    """Give a player another name."""
    if step.room.seats[ask.target].is_free:
        return "nobody", say("refusal-nobody")
    try:
        name = checked(ask.name)
    except FirsthandError as error:
        return "bad_name", error.sentence
    if not name:
        return "bad_name", say("refusal-name-empty")
    step.change_seat(ask.target, name=untaken(name, taken(step, ask.target)))
    return None


def handicap(step: StepBuilder, ask: m.Handicap) -> Refusal:
    """Put it to the table that somebody's hands count earlier; all are asked again."""
    seat = step.room.seats[ask.target]
    if not seat.key:
        return "nobody", say("refusal-nobody")
    if not 0 <= ask.ms <= HANDICAP_MOST:
        return "handicap", say(
            "refusal-range", name="handicap", least=0, most=HANDICAP_MOST, value=ask.ms
        )
    if ask.ms != seat.handicap:
        step.change_seat(ask.target, handicap=ask.ms)
        ask_again(step)
        step.change(changed=(say("keeping-handicap", name=seat.name, ms=ask.ms),))
    return None


def remove(step: StepBuilder, ask: m.RemoveSeat) -> Refusal:
    """Take away a seat on which no person sits."""
    seats = step.room.seats
    if seats[ask.target].key:
        return "taken", say("refusal-send-first", name=seats[ask.target].name)
    refusal = seats_refusal(step.room.rules, len(seats) - 1)
    if refusal is not None:
        title = step.room.rules_view.title
        return "seats", say("refusal-needs-seat", title=title, why=refusal)
    host = step.room.host
    step.change(host=host - (ask.target < host))
    resize(step, seats[: ask.target] + seats[ask.target + 1 :])
    return None


def add(step: StepBuilder) -> Refusal:
    """Add a free seat to the table."""
    seats = step.room.seats
    refusal = seats_refusal(step.room.rules, len(seats) + 1)
    if refusal is not None:
        return "seats", say("refusal-no-room")
    resize(step, (*seats, Seat("")))
    return None


def deal(step: StepBuilder) -> Refusal:
    """Take the free seats away and deal to those who are here and have all agreed.

    Who is away and has not agreed looks on from now on. Who sits after a seat that is taken away
    moves up, and everyone is asked again.
    """
    room = step.room
    gone = tuple(seat for index, seat in enumerate(room.seats) if absent(room, index))
    seats = tuple(seat for seat in room.seats if not (seat.is_free or seat in gone))
    refusal = seats_refusal(room.rules, len(seats))
    if refusal is not None:
        return "seats", say("refusal-needs-players", title=room.rules_view.title, why=refusal)
    missing = tuple(seat.name for seat in seats if not (seat.agreed or seat.is_bot))
    if missing:
        return "not_agreed", say("refusal-must-agree", names=missing)
    moved = seats != room.seats[: len(seats)]
    step.change(
        host=seats.index(room.seats[room.host]),
        onlookers=(*room.onlookers, *((seat.conn, seat.key) for seat in gone)),
    )
    resize(step, seats)
    if moved:
        names = tuple(seat.name for seat in gone)
        watching = (say("keeping-looks-on", names=names, n=len(gone)),) if gone else ()
        freed = any(seat.is_free for seat in room.seats)
        step.change(changed=(*watching, *((say("keeping-free-gone"),) if freed else ())))
    else:
        step.change(seats=seats)
    return None


def absent(room: Room, index: int) -> bool:
    """Return whether the person of a seat, not the host, is away and has not agreed."""
    seat = room.seats[index]
    return seat.is_away and not (seat.agreed or seat.is_bot or index == room.host)


def sit(step: StepBuilder, index: int, seat: Seat) -> None:
    """Give a seat to somebody else, or to nobody."""
    step.change(seats=put(step.room.seats, index, seat))


def resize(step: StepBuilder, seats: tuple[Seat, ...]) -> None:
    """Change how many seats there are, which begins a match anew."""
    match = match_of(step.room.rules, len(seats))
    step.change(seats=undecided(seats), match=match, dealer=NOBODY, named=NOBODY, live=None)


def taken(step: StepBuilder, besides: int = NOBODY) -> frozenset[str]:
    """Return the names at the table but for one seat's."""
    return frozenset(
        seat.name for index, seat in enumerate(step.room.seats) if index != besides and seat.name
    )
