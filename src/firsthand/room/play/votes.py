"""Votes on what counts at the table (a beat, interference), and whose votes are counted."""

from firsthand.actions import Accuse, Beat
from firsthand.events import VotesCleared
from firsthand.game import apply
from firsthand.room.builder import StepBuilder, replace
from firsthand.room.play.effects import attempt
from firsthand.room.play.postponed import postpone
from firsthand.room.refusals import Refusal
from firsthand.room.room import NOWHERE, Room
from firsthand.sentences import say


def vote(step: StepBuilder, action: Beat | Accuse) -> Refusal:
    """Apply a seat's vote; its effect waits for the race, and that of a beat for the next card.

    Bots have no wish of their own, and who is away says nothing: once the people who are there
    have decided, theirs follow. Between homes one screen alone decides nothing about another: the
    seat itself is to agree, by asking for the same. Raises `Illegal`.
    """
    if action.by == action.seat:
        return consent(step, action)
    apply(step.state, action, step.engine_time())
    for one in (action, *votes_of_silent(step, action)):
        _, events = apply(step.state, one, step.engine_time())
        if not any(isinstance(event, VotesCleared) for event in events):
            attempt(step, one, step.engine_time())
        elif one_screen_alone(step, action):
            step.change_game(asked=(*(other for other in step.live.asked if other != one), one))
            return "waiting", say("refusal-agrees-too", name=step.room.seats[action.seat].name)
        else:
            bring_about(step, one)
            return None
    return None


def votes_of_silent(step: StepBuilder, action: Beat | Accuse) -> tuple[Beat | Accuse, ...]:
    """Return the votes of bots and absent seats that a vote decides; none where it does not."""
    out, here = step.state.table.out, voters(step, action.seat)
    number = len({*asking_seats(step, action)} & {*here})
    enough = 2 * number > len(here) if isinstance(action, Beat) else number == len(here)
    if not enough:
        return ()
    return tuple(
        replace(action, by=seat)
        for seat in range(len(step.room.seats))
        if seat != action.seat and seat not in here and not out[seat]
    )


def voters(step: StepBuilder, about: int) -> tuple[int, ...]:
    """Return the seats of people who are there and still in, but for the seat of a vote."""
    seats, out = step.room.seats, step.state.table.out
    return tuple(
        seat for seat in step.people() if seat != about and not out[seat] and not seats[seat].hidden
    )


def asking_seats(step: StepBuilder, action: Beat | Accuse) -> tuple[int, ...]:
    """Return the seats that ask what a vote asks, with its own."""
    beat_ms = getattr(action, "ms", 0)
    kind = "beat" if isinstance(action, Beat) else "interference"
    alike = [
        vote.by
        for vote in step.state.table.votes
        if (vote.kind, vote.seat, vote.ms) == (kind, action.seat, beat_ms)
    ]
    return (*alike, action.by)


def consent(step: StepBuilder, action: Beat | Accuse) -> Refusal:
    """Note that a seat agrees to a vote of one other screen about it."""
    same = [one for one in step.live.asked if replace(one, by=action.by) == action]
    if not same:
        return "no_such_seat", say("refusal-still-in")
    step.change_game(asked=tuple(one for one in step.live.asked if one not in same))
    bring_about(step, same[0])
    return None


def bring_about(step: StepBuilder, action: Beat | Accuse) -> None:
    """Keep the effect of a vote until the race is over, that of a beat until the next card."""
    beat = isinstance(action, Beat) and bool(step.state.table.pile)
    postpone(step, action.by, action=action, doing="beat" if beat else "act")


def one_screen_alone(step: StepBuilder, action: Beat | Accuse) -> bool:
    """Return whether a vote that decides is one screen's about a seat at another connection."""
    seats = step.room.seats
    asking = tuple(by for by in asking_seats(step, action) if seats[by].key)
    about = seats[action.seat]
    if about.is_bot or about.conn == NOWHERE or votes(step.room, asking) > 1:
        return False
    return all(seats[by].conn != about.conn for by in asking)


def voter(room: Room, seat: int) -> str:
    """Return who votes for a seat: the network address it plays from, else its page.

    Addresses count where the server sees that the people come from more than one. Where all share
    one, as behind one router or proxy, each page has a vote; one screen is one page.
    """
    people = [other for other in room.seats if other.key]
    if len({other.address for other in people}) > 1:
        return room.seats[seat].address
    return room.seats[seat].key


def votes(room: Room, seats: tuple[int, ...]) -> int:
    """Return how many votes seats have together."""
    return len({voter(room, seat) for seat in seats})
