"""Carrying out what has waited for a race to end: acts at the table, pauses, and farewells."""

from math import ceil

from firsthand.actions import Accuse, AnyAction, Beat, Disrupt
from firsthand.events import VotesCleared
from firsthand.game import apply
from firsthand.room import coming, standing
from firsthand.room.desk import Desk, replace
from firsthand.room.follow import attempt
from firsthand.room.races import race, void
from firsthand.room.refusals import Refusal
from firsthand.room.room import NOWHERE, Held
from firsthand.room.voting import votes
from firsthand.room.waiting import hold, ripe
from firsthand.sentences import say

WON_FIRST = say("refusal-won-first")


def vote(desk: Desk, action: Beat | Accuse) -> Refusal:
    """Let a seat vote; what the vote brings about waits for the race, a beat for the next card.

    Between homes one screen alone decides nothing about another: the seat itself is to agree, by
    asking for the same. Raises `Illegal`.
    """
    if action.by == action.seat:
        return consent(desk, action)
    _, events = apply(desk.state, action, desk.engine_time())
    if not any(isinstance(event, VotesCleared) for event in events):
        attempt(desk, action, desk.engine_time())
    elif lone(desk, action):
        desk.play(asked=(*(one for one in desk.live.asked if one != action), action))
        return "waiting", say("refusal-agrees-too", name=desk.room.seats[action.seat].name)
    else:
        bring_about(desk, action)
    return None


def consent(desk: Desk, action: Beat | Accuse) -> Refusal:
    """Let a seat agree to what one other screen asks about it."""
    same = [one for one in desk.live.asked if replace(one, by=action.by) == action]
    if not same:
        return "no_such_seat", say("refusal-still-in")
    desk.play(asked=tuple(one for one in desk.live.asked if one not in same))
    bring_about(desk, same[0])
    return None


def bring_about(desk: Desk, action: Beat | Accuse) -> None:
    """Let a vote that decides wait for the race, or a beat for the next card."""
    beat = isinstance(action, Beat) and bool(desk.state.table.pile)
    hold(desk, action.by, action=action, doing="beat" if beat else "act")


def lone(desk: Desk, action: Beat | Accuse) -> bool:
    """Tell whether a vote that decides is one person's about another at another connection."""
    seats, wish = desk.room.seats, getattr(action, "ms", 0)
    kind = "beat" if isinstance(action, Beat) else "interference"
    alike = [
        vote.by
        for vote in desk.state.table.votes
        if (vote.kind, vote.seat, vote.ms) == (kind, action.seat, wish)
    ]
    voices = (*alike, action.by)
    about = seats[action.seat]
    if about.is_bot or about.conn == NOWHERE or votes(desk.room, voices) > 1:
        return False
    return all(seats[by].conn != about.conn for by in voices)


def act_held(desk: Desk) -> bool:
    """Do what has waited long enough, and tell whether there was anything."""
    live = desk.live
    waits = [one for one in live.held if one.doing != "beat"]
    if not waits or (desk.contested and live.hands):
        return False
    known = race(desk)
    for one in waits:
        if ripe(desk, one, known) <= desk.now:
            do(desk, one)
            return True
    return False


def act_all(desk: Desk) -> None:
    """Do what waits at a table that stands still: no race is on there."""
    live = desk.room.live
    while live is not None and live.held and not desk.running:
        do(desk, live.held[0])
        live = desk.room.live


def times(desk: Desk) -> list[int]:
    """Return when what waits may happen, in ms of play."""
    waits = [one for one in desk.live.held if one.doing != "beat"]
    if not waits:
        return []
    known = race(desk)
    return [ceil(ripe(desk, one, known)) for one in waits]


def do(desk: Desk, held: Held) -> None:
    """Do what has waited."""
    desk.play(held=tuple(one for one in desk.live.held if one is not held))
    match held.doing:
        case "pause":
            standing.stand_still(desk)
        case "expel":
            coming.expel(desk, held.seat)
        case _:
            carry(desk, held, held.action)


def carry(desk: Desk, held: Held, action: AnyAction) -> None:
    """Let an action happen, if the rules still allow it.

    What was a flip out of turn is none once the seat's turn has come.
    """
    if held.doing == "burn" and desk.state.table.turn == held.seat:
        return
    stops, conn = isinstance(action, Disrupt), desk.room.seats[held.seat].conn
    if stops and held.piles != desk.state.table.piles:
        desk.refuse(conn, "disrupt", "pile_won", WON_FIRST)
        return
    illegal = attempt(desk, action, desk.engine_time())
    if illegal is None and stops and desk.live.hands:
        void(desk)
