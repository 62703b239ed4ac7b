"""Leaving the table, and sending somebody away: what becomes of the seat."""

from firsthand import actions as a
from firsthand.game.fold import put
from firsthand.room.builder import Desk, replace
from firsthand.room.play import dealing
from firsthand.room.play.pausing import wind
from firsthand.room.play.postponed import hold
from firsthand.room.play.votes import votes
from firsthand.room.refusals import Refusal
from firsthand.room.room import NOWHERE, Seat
from firsthand.room.seats.agreeing import open_list, unasked, withdraw
from firsthand.room.seats.away import replaced, seats_of
from firsthand.room.seats.hosting import pass_host
from firsthand.room.seats.names import alike
from firsthand.sentences import say

SENT_AWAY = say("refusal-sent-away")


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
    bar(desk, target)
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


def bar(desk: Desk, seat: int) -> None:
    """Let the person of a seat not come back to this table, by key or by name."""
    person = desk.room.seats[seat]
    desk.change(barred=(*desk.room.barred, (person.key, alike(person.name))))
