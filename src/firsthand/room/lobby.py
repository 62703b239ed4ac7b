"""Before the deal: what the host of an open table may change, and what the others say to it."""

from firsthand.bots import names, temperament
from firsthand.bots.temperament import USUAL
from firsthand.errors import FirsthandError
from firsthand.game.fold import put
from firsthand.law.types import NOBODY
from firsthand.match import match_of
from firsthand.notation import parse_rules
from firsthand.room import dealing
from firsthand.room import messages as m
from firsthand.room.agreeing import open_list, unasked
from firsthand.room.away import here
from firsthand.room.desk import Desk, keeping
from firsthand.room.names import checked, untaken
from firsthand.room.notes import proposal, seats_refused
from firsthand.room.refusals import Refusal, RefusalKind
from firsthand.room.room import NOWHERE, Room, Seat
from firsthand.rules import Rules
from firsthand.rules.sheet import differences
from firsthand.sentences import Sentence, say

PACE_LEAST, PACE_MOST = 20, 5_000
AWAY_LEAST, AWAY_MOST = 5_000, 600_000
DELAY_MOST = 600_000
KICKED = say("gone-kicked")


def propose(desk: Desk, message: m.Propose) -> Refusal:
    """Put other rules on the table; whoever had agreed is asked again (E-43)."""
    wrong = not_host(desk, message.seat) or too_late(desk)
    if wrong is not None:
        return wrong
    try:
        rules = parse_rules(message.rules)
    except FirsthandError as error:
        return "rules", error.sentence
    old, seats = desk.room.rules, len(desk.room.seats)
    refusal = fits(rules, seats)
    if refusal is not None:
        return "seats", refusal
    if rules != old:
        desk.change(rules=rules, note=proposal(rules))
        if rules.match != old.match:
            desk.change(match=match_of(rules, seats))
        reopen(desk, differences(old, rules))
    return None


def fits(rules: Rules, seats: int) -> Sentence | None:
    """Return why so many seats can't play by these rules, and what to do; None when they can."""
    refusal = seats_refused(rules, seats)
    return say("refusal-seats", why=refusal) if refusal is not None else None


def settle(desk: Desk, wish: m.Settle) -> Refusal:
    """Put it to the table how it is kept; whoever had agreed is asked again."""
    wrong = not_host(desk, wish.seat) or too_late(desk)
    if wrong is not None:
        return wrong
    outside = out_of_range(wish)
    if outside is not None:
        return outside
    old = keeping(desk.room)
    new = m.Keeping(wish.pace, wish.away, wish.away_ms, wish.delay_ms)
    if old != new:
        desk.change(pace=new.pace, away=new.away, away_ms=new.away_ms, delay_ms=new.delay_ms)
        reopen(desk, tuple(line for line in kept(new) if line not in kept(old)))
    return None


def out_of_range(wish: m.Settle) -> Refusal:
    """Refuse times that no table is kept with."""
    limits: tuple[tuple[RefusalKind, int, int, int], ...] = (
        ("pace", wish.pace, PACE_LEAST, PACE_MOST),
        ("away_ms", wish.away_ms, AWAY_LEAST, AWAY_MOST),
        ("delay_ms", wish.delay_ms, 0, DELAY_MOST),
    )
    for name, value, least, most in limits:
        if not least <= value <= most:
            return name, say("refusal-range", name=name, least=least, most=most, value=value)
    return None


def kept(wish: m.Keeping) -> tuple[Sentence, ...]:
    """Return in sentences how a table is kept.

    >>> text(kept(m.Keeping(700, "fold", 30_000))[1])
    'Who is away for 30 seconds folds.'
    """
    return (
        say("keeping-pace", ms=wish.pace),
        say("keeping-away", away=wish.away, seconds=wish.away_ms / 1000),
        say("keeping-delay", seconds=wish.delay_ms / 1000),
    )


def reopen(desk: Desk, changed: tuple[Sentence, ...]) -> None:
    """Ask everyone again, telling what has changed."""
    ask_again(desk)
    desk.change(changed=changed)
    desk.tell_seated()


def ask_again(desk: Desk) -> None:
    """Take back what everyone has said to the next deal."""
    desk.change(seats=unasked(desk.room.seats))


def not_host(desk: Desk, seat: int) -> Refusal:
    """Refuse to a guest what only the host of an open table may ask."""
    if not desk.room.open:
        return "not_open", say("refusal-not-open")
    if seat != desk.room.host:
        keeper = desk.room.seats[desk.room.host].name
        return "not_host", say("refusal-not-host", name=keeper)
    return None


def too_late(desk: Desk) -> Refusal:
    """Refuse what can't be changed while cards are dealt; after a game it makes way for the next.

    Whoever had asked for another game has not agreed to what will be changed now.
    """
    if desk.room.dealt:
        if not desk.state.table.over:
            return "dealt", say("refusal-dealt")
        dealing.clear(desk)
    return None


# ---- single acts ------------------------------------------------------------------------------


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
    desk.bar(ask.target)
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


def object_to(desk: Desk, seat: int) -> Refusal:
    """Say that one does not agree to the rules; whether they change is the host's to say."""
    if desk.room.dealt:
        return "dealt", say("refusal-agreed")
    desk.seat(seat, nonce_hash="", objects=True)
    desk.tell_seated()
    return None
