"""Sitting down, going away and coming back."""

from typing import NamedTuple

from firsthand import actions as a
from firsthand.events import AnyEvent
from firsthand.game.fold import put
from firsthand.room import dealing
from firsthand.room.agreeing import open_list, tell_list, unasked, withdraw
from firsthand.room.away import go_away, pass_host, replaced, return_to, seats_of
from firsthand.room.desk import Desk, replace, revealed
from firsthand.room.names import BadName, alike, checked, guest, untaken
from firsthand.room.refusals import Refusal
from firsthand.room.room import NOWHERE, Room, Seat
from firsthand.room.standing import wind
from firsthand.room.types import Connected, Joined
from firsthand.room.voting import votes
from firsthand.room.waiting import hold
from firsthand.sentences import say

SENT_AWAY = say("refusal-sent-away")


def join_refused(room: Room, given: Joined) -> Refusal:
    """Return why a connection can't sit down or look on as it asks, or nothing when it can."""
    conns = {seat.conn for seat in room.seats} | {conn for conn, _ in room.onlookers}
    if room.chosen and conns - {given.conn, NOWHERE}:
        return "chosen", say("refusal-chosen-seed")
    if any(key in given.held for key, _ in room.barred):
        return "barred", say("refusal-sent-away")
    try:
        name = checked(given.name)
    except BadName as bad:
        return "bad_name", bad.sentence
    if alike(name) in room.barred_names:
        return "barred", say("refusal-barred", name=name)
    return seats_taken(room, given)


def seats_taken(room: Room, given: Joined) -> Refusal:
    """Return which of the seats that a connection asks for it can't have."""
    seats = room.seats
    if given.any_seat and not given.seats and not free_seats(room):
        return "full", say("refusal-full")
    for place in given.seats:
        if not 0 <= place < len(seats) or seats[place].is_bot or seats[place].left:
            return "no_such_seat", say("refusal-no-place", seat=place)
        if seats[place].key:
            return "taken", say("refusal-taken", name=seats[place].name)
    return None


def join(desk: Desk, given: Joined) -> Refusal:
    """Sit a connection down on free seats, or with none let it look on."""
    refusal = join_refused(desk.room, given)
    if refusal is not None:
        return refusal
    wanted = given.seats or (free_seats(desk.room)[:1] if given.any_seat else ())
    name = checked(given.name)
    for place in wanted:
        seats = desk.room.seats
        others = frozenset(seat.name for seat in seats[:place] + seats[place + 1 :])
        called = name if name and len(wanted) == 1 else seats[place].name
        fresh = guest(others | desk.room.barred_names, place)
        called = untaken(called, others) if called else fresh
        desk.seat(place, conn=given.conn, key=given.key, name=called, address=given.address)
    withdraw(desk, seats_of(desk, given.conn))
    wind(desk)
    if not wanted:
        desk.change(onlookers=(*desk.room.onlookers, (given.conn, given.key)))
    if wanted or desk.room.open:
        desk.tell_seated()
    else:
        desk.send(given.conn, desk.seated(given.conn, given.key))
    if desk.room.live is not None:
        desk.send(given.conn, desk.whole())
    return None


def free_seats(room: Room) -> tuple[int, ...]:
    """Return the seats on which a person may sit down."""
    return tuple(place for place, seat in enumerate(room.seats) if seat.is_free)


class Current(NamedTuple):
    """Nothing was missed."""


class Missed(NamedTuple):
    """These events were missed, ``number`` being the first."""

    number: int
    events: tuple[AnyEvent, ...]


class Whole(NamedTuple):
    """Nothing of this game is known there: here is the whole table."""


class Lost(NamedTuple):
    """Nobody here has that key."""


Answer = Current | Missed | Whole | Lost


def answer(desk: Desk, key: str, seen: int, game: int) -> Answer:
    """Return what a key's holder missed who has seen ``seen`` events of a game, -1 for none."""
    keys = {seat.key for seat in desk.room.seats} | {key for _, key in desk.room.onlookers}
    if not key or key not in keys:
        return Lost()
    live = desk.room.live
    if live is None or live.game != game or not 0 <= seen <= len(live.log):
        return Whole()
    return Missed(seen, live.log[seen:]) if seen < len(live.log) else Current()


def come_back(desk: Desk, given: Connected) -> None:
    """Give a key's holder the seats again, and what was missed."""
    conn, key = given.conn, given.key
    missed = answer(desk, key, given.seen, given.game)
    if isinstance(missed, Lost):
        sent_away = any(key == barred for barred, _ in desk.room.barred)
        desk.dismiss(conn, SENT_AWAY if sent_away else say("gone-table"))
        return
    own = tuple(place for place, seat in enumerate(desk.room.seats) if seat.key == key)
    if desk.room.live is not None:
        desk.play(returned=(*desk.live.returned, *own))
    watching = tuple((conn, its) if its == key else (old, its) for old, its in desk.room.onlookers)
    desk.change(onlookers=watching)
    withdraw(desk, own)
    return_to(desk, own, conn=conn, n=-1, address=given.address)
    if desk.room.open:
        desk.tell_seated()
    else:
        desk.send(conn, desk.seated(conn, key))
    tell_list(desk, (conn,))
    if desk.room.live is None:
        return
    if isinstance(missed, Missed):
        desk.send(conn, desk.happened(missed.events, missed.number))
    else:
        desk.send(conn, desk.whole())
    if desk.state.table.over:
        desk.send(conn, revealed(desk.live.header))


def close(desk: Desk, conn: int) -> None:
    """A connection is gone; its seats are kept, and clocks stand still if nobody is left."""
    watching = tuple((NOWHERE if old == conn else old, key) for old, key in desk.room.onlookers)
    looked_on = watching != desk.room.onlookers
    desk.change(onlookers=watching)
    withdraw(desk, seats_of(desk, conn))
    go_away(desk, conn, conn=NOWHERE)
    if looked_on:
        desk.tell_company()


def leave(desk: Desk, seat: int) -> None:
    """Leave for good: the seat plays no more; the room closes with the last person (A-87)."""
    conn, live = desk.room.seats[seat].conn, desk.room.live
    if live is not None and not live.state.table.over and not live.state.table.out[seat]:
        hold(desk, seat, doing="act", action=a.Leave(seat))
    vacate(desk, seat)
    if not any(other.conn == conn for other in desk.room.seats):
        desk.dismiss(conn)


def vacate(desk: Desk, seat: int) -> None:
    """Take a seat from the person who has gone for good."""
    withdraw(desk, seats_of(desk, desk.room.seats[seat].conn))
    room = desk.room
    fresh = Seat("")
    if room.dealt or not room.open:
        gone = {"conn": NOWHERE, "key": "", "temperament": "", "nonce_hash": "", "left": True}
        fresh = replace(room.seats[seat], **gone)
    desk.change(seats=put(room.seats, seat, fresh))
    pass_host(desk)
    wind(desk)
    if not any(other.key for other in desk.room.seats):
        desk.change(closed=True)
        return
    if not desk.room.dealt and dealing.substitute(desk):
        desk.change(seats=unasked(desk.room.seats))
    desk.tell_seated()
    open_list(desk)


def look_away(desk: Desk, conn: int) -> None:
    """Let somebody who looked on go."""
    watching = tuple(pair for pair in desk.room.onlookers if pair[0] != conn)
    desk.change(onlookers=watching)
    desk.dismiss(conn)
    desk.tell_company()


# ---- sending somebody away ------------------------------------------------------------------


def vote_out(desk: Desk, seat: int, target: int) -> Refusal:
    """Vote to send a player away once cards are dealt; it holds when most of the others agree.

    A single vote sends nobody away but who has closed the page, or not looked at it for as long as
    was agreed.
    """
    seats = desk.room.seats
    if not desk.room.dealt:
        return "not_dealt", say("refusal-not-dealt")
    if not 0 <= target < len(seats) or target == seat or not seats[target].key:
        return "no_such_seat", say("refusal-no-player")
    against = tuple(sorted({*seats[target].against, seat}))
    desk.seat(target, against=against)
    others = tuple(place for place in desk.people() if place != target)
    about = seats[target]
    long = about.is_away and desk.at >= about.away_since + desk.room.away_ms
    gone = about.conn == NOWHERE or long
    needed = max(votes(desk.room, others) // 2 + 1, 1 if gone else 2)
    if votes(desk.room, tuple(place for place in others if place in against)) < needed:
        desk.tell_seated()
        return None
    if desk.state.table.over:
        expel(desk, target)
    else:
        hold(desk, target, doing="expel")
    return None


def spare(desk: Desk, seat: int, target: int) -> Refusal:
    """Take back a vote to send a player away."""
    seats = desk.room.seats
    if not 0 <= target < len(seats) or seat not in seats[target].against:
        return "no_such_vote", say("refusal-no-vote")
    against = tuple(other for other in seats[target].against if other != seat)
    desk.seat(target, against=against)
    desk.tell_seated()
    return None


def expel(desk: Desk, target: int) -> None:
    """Send a player away: as for those who stay away a bot plays on, or the cards are folded."""
    conn, live = desk.room.seats[target].conn, desk.live
    desk.bar(target)
    if conn != NOWHERE:
        desk.seat(target, conn=NOWHERE)
        desk.dismiss(conn, say("gone-voted"))
    if desk.room.away == "bot" and not live.state.table.over:
        if not desk.room.seats[target].is_bot:
            replaced(desk, target)
        desk.seat(target, conn=NOWHERE, key="", against=())
        pass_host(desk)
        wind(desk)
        desk.tell_seated()
    else:
        leave(desk, target)
