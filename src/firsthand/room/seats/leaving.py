"""Leaving the table, and being sent away: how the seat goes on."""

from firsthand import actions as a
from firsthand.game.fold import put
from firsthand.room.builder import StepBuilder, replace
from firsthand.room.play import dealing
from firsthand.room.play.pausing import run_or_stop_clocks
from firsthand.room.play.postponed import postpone
from firsthand.room.play.votes import votes
from firsthand.room.refusals import Refusal
from firsthand.room.room import NOWHERE, Seat
from firsthand.room.seats.agreeing import open_list, undecided, withdraw
from firsthand.room.seats.away import replaced, seats_of
from firsthand.room.seats.hosting import pass_host
from firsthand.room.seats.names import compared_form
from firsthand.sentences import say

SENT_AWAY = say("refusal-sent-away")


def leave(step: StepBuilder, seat: int) -> None:
    """Leave for good: the seat plays no more; the room closes with the last person (A-87)."""
    conn, live = step.room.seats[seat].conn, step.room.live
    if live is not None and not live.state.table.over and not live.state.table.out[seat]:
        postpone(step, seat, doing="act", action=a.Leave(seat))
    vacate(step, seat)
    if not any(other.conn == conn for other in step.room.seats):
        step.dismiss(conn)


def vacate(step: StepBuilder, seat: int) -> None:
    """Take a seat from the person who has gone for good."""
    withdraw(step, seats_of(step, step.room.seats[seat].conn))
    room = step.room
    fresh = Seat("")
    if room.dealt or not room.open:
        gone = {"conn": NOWHERE, "key": "", "temperament": "", "nonce_hash": "", "left": True}
        fresh = replace(room.seats[seat], **gone)
    step.change(seats=put(room.seats, seat, fresh))
    pass_host(step)
    run_or_stop_clocks(step)
    if not any(other.key for other in step.room.seats):
        step.change(closed=True)
        return
    if not step.room.dealt and dealing.substitute(step):
        step.change(seats=undecided(step.room.seats))
    step.send_seated()
    open_list(step)


def look_away(step: StepBuilder, conn: int) -> None:
    """Remove a connection that looked on."""
    watching = tuple(pair for pair in step.room.onlookers if pair[0] != conn)
    step.change(onlookers=watching)
    step.dismiss(conn)
    step.send_seated_if_open()


def vote_out(step: StepBuilder, seat: int, target: int) -> Refusal:
    """Vote to send a player away once cards are dealt; it holds when most of the others agree.

    A single vote sends nobody away but who has closed the page, or not looked at it for as long as
    was agreed.
    """
    seats = step.room.seats
    if not step.room.dealt:
        return "not_dealt", say("refusal-not-dealt")
    if not 0 <= target < len(seats) or target == seat or not seats[target].key:
        return "no_such_seat", say("refusal-no-player")
    against = tuple(sorted({*seats[target].against, seat}))
    step.change_seat(target, against=against)
    others = tuple(index for index in step.people() if index != target)
    about = seats[target]
    long = about.is_away and step.at >= about.away_since + step.room.away_ms
    gone = about.conn == NOWHERE or long
    needed = max(votes(step.room, others) // 2 + 1, 1 if gone else 2)
    if votes(step.room, tuple(index for index in others if index in against)) < needed:
        step.send_seated()
        return None
    if step.state.table.over:
        expel(step, target)
    else:
        postpone(step, target, doing="expel")
    return None


def spare(step: StepBuilder, seat: int, target: int) -> Refusal:
    """Take back a vote to send a player away."""
    seats = step.room.seats
    if not 0 <= target < len(seats) or seat not in seats[target].against:
        return "no_such_vote", say("refusal-no-vote")
    against = tuple(other for other in seats[target].against if other != seat)
    step.change_seat(target, against=against)
    step.send_seated()
    return None


def expel(step: StepBuilder, target: int) -> None:
    """Send a player away: as for those who stay away a bot plays on, or the cards are folded."""
    conn, live = step.room.seats[target].conn, step.live
    bar(step, target)
    if conn != NOWHERE:
        step.change_seat(target, conn=NOWHERE)
        step.dismiss(conn, say("gone-voted"))
    if step.room.away == "bot" and not live.state.table.over:
        if not step.room.seats[target].is_bot:
            replaced(step, target)
        step.change_seat(target, conn=NOWHERE, key="", against=())
        pass_host(step)
        run_or_stop_clocks(step)
        step.send_seated()
    else:
        leave(step, target)


def bar(step: StepBuilder, seat: int) -> None:
    """Keep the person of a seat from coming back to this table, by key or by name."""
    person = step.room.seats[seat]
    step.change(barred=(*step.room.barred, (person.key, compared_form(person.name))))
