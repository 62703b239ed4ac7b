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
    """Let a seat vote; what the vote brings about waits for the race, a beat for the next card.

    Between homes one screen alone decides nothing about another: the seat itself is to agree, by
    asking for the same. Raises `Illegal`.
    """
    if action.by == action.seat:
        return consent(step, action)
    _, events = apply(step.state, action, step.engine_time())
    if not any(isinstance(event, VotesCleared) for event in events):
        attempt(step, action, step.engine_time())
    elif lone(step, action):
        step.change_game(asked=(*(one for one in step.live.asked if one != action), action))
        return "waiting", say("refusal-agrees-too", name=step.room.seats[action.seat].name)
    else:
        bring_about(step, action)
    return None


def consent(step: StepBuilder, action: Beat | Accuse) -> Refusal:
    """Let a seat agree to what one other screen asks about it."""
    same = [one for one in step.live.asked if replace(one, by=action.by) == action]
    if not same:
        return "no_such_seat", say("refusal-still-in")
    step.change_game(asked=tuple(one for one in step.live.asked if one not in same))
    bring_about(step, same[0])
    return None


def bring_about(step: StepBuilder, action: Beat | Accuse) -> None:
    """Let a vote that decides wait for the race, or a beat for the next card."""
    beat = isinstance(action, Beat) and bool(step.state.table.pile)
    postpone(step, action.by, action=action, doing="beat" if beat else "act")


def lone(step: StepBuilder, action: Beat | Accuse) -> bool:
    """Return whether a vote that decides is one person's about another at another connection."""
    seats, wish = step.room.seats, getattr(action, "ms", 0)
    kind = "beat" if isinstance(action, Beat) else "interference"
    alike = [
        vote.by
        for vote in step.state.table.votes
        if (vote.kind, vote.seat, vote.ms) == (kind, action.seat, wish)
    ]
    voices = (*alike, action.by)
    about = seats[action.seat]
    if about.is_bot or about.conn == NOWHERE or votes(step.room, voices) > 1:
        return False
    return all(seats[by].conn != about.conn for by in voices)


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
