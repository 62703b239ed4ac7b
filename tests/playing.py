"""Games played at random, from a seed: every kind of action, checked after every event."""

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import pack
from firsthand.dice import seeded, shuffled
from firsthand.errors import Illegal
from firsthand.game import State, apply, deal, evolve, slappable
from firsthand.game.state import clock
from firsthand.law.types import NOBODY
from firsthand.rules import Rules
from tests.drawing import Choose
from tests.tabletop import census, check_consistent, fold

PAUSES = (0, 1, 50, 50, 300, 300, 501, 700, 1001, 1500, 3001, 4000)
WORDS = ("", "", "Slapjack", "Cheese")


class Played(NamedTuple):
    """A game as it went: the last state, all events, all accepted actions with their times."""

    state: State
    log: tuple[e.AnyEvent, ...]
    actions: tuple[tuple[int, a.AnyAction], ...]

    @property
    def why(self) -> str:
        """Why the game ended; empty where it was stopped."""
        return next((event.why for event in reversed(self.log) if isinstance(event, e.Won)), "")


def race(state: State, choose: Choose, at: int) -> a.Slap:
    """Draw some hands on the pile, now and then with the order in which they lie."""
    seats = list(range(state.table.seats))
    number = choose(range(1, len(seats) + 1))
    hands = []
    for _ in range(number):
        seat = choose(seats)
        seats.remove(seat)
        hands.append(a.Hand(seat, max(0, at - choose((0, 0, 1, 15, 25, 300)))))
    order = tuple(hand.seat for hand in reversed(hands)) if choose((0, 0, 0, 1)) else ()
    return a.Slap(tuple(hands), order[: choose(range(1, number + 1))] if order else ())


def stray(state: State, choose: Choose, at: int) -> a.Stray:
    """Draw a hand on one of the latest cards, often on one that its seat has slapped wrongly."""
    table = state.table
    slapped = [seat for seat, fine in enumerate(table.fines) if fine and fine.piles == table.piles]
    seat = choose(slapped) if slapped and choose((0, 1, 1)) else choose(range(table.seats))
    fine = table.fines[seat]
    if fine and choose((0, 1, 1)):
        flips = fine.flips + 1 - fine.cards.bit_length()
    else:
        flips = choose((-1, *range(max(0, table.flips - 3), table.flips + 2)))
    flipper = choose(range(-1, table.seats))
    return a.Stray(seat, at, flipper, late=choose((0, 0, 0, 1)) == 1, flips=flips)


def odd(state: State, choose: Choose, at: int) -> a.AnyAction:
    """Draw one of all actions, sensible or not."""
    table = state.table
    seat = choose(range(table.seats))
    other = choose(range(table.seats))
    kinds: tuple[a.AnyAction, ...] = (
        a.Flip(seat),
        a.Drop(seat, choose((0, 1, 2, 3))),
        a.Collect(seat),
        a.Gesture(seat, choose(WORDS)),
        a.Disrupt(seat),
        a.Resume(seat),
        a.Beat(seat, other, choose((0, 300, 5001))),
        a.Accuse(seat, other),
        a.Leave(seat) if choose((0, 0, 0, 0, 1)) else a.Tick(),
        stray(state, choose, at),
        a.Slap((a.Hand(choose((-1, table.seats)), at),)),
    )
    action: a.AnyAction = choose(kinds)
    return action


def onward(state: State, choose: Choose) -> a.AnyAction:
    """Return what brings the game on."""
    table = state.table
    if table.frozen_at >= 0:
        waiting = [
            seat for seat in range(table.seats) if not (table.out[seat] or table.ready[seat])
        ]
        return a.Resume(choose(waiting))
    if table.lost:
        return a.Collect(table.owed) if choose((0, 1)) else a.Tick()
    if table.turn == NOBODY:
        return a.Tick()
    return a.Drop(table.turn, choose((1, 2))) if choose((0,) * 9 + (1,)) else a.Flip(table.turn)


def vote(state: State, choose: Choose) -> a.AnyAction:
    """Ask what another seat has asked already, or call interference by somebody."""
    table = state.table
    seats = [seat for seat in range(table.seats) if not table.out[seat]]
    by, other = choose(seats), choose(seats)
    if not table.votes or choose((0, 0, 0, 1)):
        return a.Beat(by, other, 300) if choose((0, 1)) else a.Accuse(by, other)
    asked = choose(table.votes)
    joined: a.AnyAction = a.Accuse(by, asked.seat)
    return joined if asked.kind == "interference" else a.Beat(by, asked.seat, asked.ms)


def desperate(state: State, choose: Choose, at: int) -> a.AnyAction:
    """Draw an action that costs cards or a seat: hands empty together, and the rules put seats out.

    So windows begin late, votes are open as seats go out, and the last card of all is paid.
    """
    die = choose(range(100))
    if state.table.frozen_at >= 0:
        return onward(state, choose)
    if slappable(state) and state.rules.slap.gesture and sum(state.table.gestured) < 2:
        return a.Gesture(choose(range(state.table.seats)), "")
    if slappable(state) and choose((0, 1)):
        return a.Slap(tuple(a.Hand(seat, at) for seat in range(state.table.seats)))
    if die < 30:
        return onward(state, choose)
    if die < 65:
        return race(state, choose, at)
    if die < 85:
        return vote(state, choose)
    seat = choose(range(state.table.seats))
    if die < 92:
        return a.Flip(seat)
    return a.Leave(seat) if die < 96 else odd(state, choose, at)


def drawn_action(state: State, choose: Choose, at: int) -> a.AnyAction:
    """Draw an action, mostly one that fits; in a game with few cards often a desperate one."""
    die = choose(range(100))
    if sum(state.table.counts) + state.table.size <= 2 * state.table.seats and choose((0, 1, 1)):
        return desperate(state, choose, at)
    if state.rules.slap.gesture and die < 40:
        return a.Gesture(choose(range(state.table.seats)), "")
    if slappable(state) and die < 75:
        return race(state, choose, at)
    if die == 91:
        return stray(state, choose, at)
    if die >= 97:
        return race(state, choose, at)
    if die >= 92:
        return odd(state, choose, at)
    return onward(state, choose)


def check_lengths(before: State, events: Iterable[e.AnyEvent], after: State) -> None:
    """No event loses a card, and the open counts are those of the hidden hands."""
    table = before.table
    cards = sum(table.counts) + table.size
    for event in events:
        table = evolve(table, event)
        assert sum(table.counts) + table.size == cards, event
    assert table == after.table
    check_consistent(after)


def check_times(state: State, events: Iterable[e.AnyEvent], at: int, before: int) -> int:
    """No event is dated before the one that caused it, or after now; return the latest time."""
    for event in events:
        assert event.at >= before, event
        before = event.at
    assert before <= clock(state.table, at), events
    return before


def check_verdicts(action: a.AnyAction, events: Iterable[e.AnyEvent]) -> None:
    """Each hand has one verdict, at most one takes the pile, and nothing follows the end."""
    made = list(events)
    slaps = [event for event in made if isinstance(event, e.Slapped)]
    hands = {hand.seat for hand in action.hands} if isinstance(action, a.Slap) else set()
    if isinstance(action, a.Stray):
        hands = {action.seat}
    seats = [slap.seat for slap in slaps if slap.verdict != "awarded" or slap.seat in hands]
    assert sorted(seats) == sorted(hands), made
    given = [slap.seat for slap in slaps if slap.verdict in ("won", "awarded")]
    assert len(given) <= 1, made
    taken = [event for event in made if isinstance(event, e.PileTaken)]
    assert [event.seat for event in taken if event.why in ("slap", "tie")] == given, made
    ends = [number for number, event in enumerate(made) if isinstance(event, e.Won)]
    assert ends in ([], [len(made) - 1]), made


def played(rules: Rules, seats: int, seed: int, *, actions: int, cards: int = 0) -> Played:
    """Play a game from a seed, with so many cards (0: all) and at most so many actions."""
    random = Random(seed)  # noqa: S311 - the same game every time
    deck, dice = shuffled(pack(rules.pack.decks, rules.pack.jokers), seeded(seed))
    state, event = deal(rules, seats, deck[: cards or len(deck)], dice)
    whole = census(state)
    log: list[e.AnyEvent] = [event]
    accepted: list[tuple[int, a.AnyAction]] = []
    at = latest = 0
    for _ in range(actions):
        if state.table.over:
            break
        at += random.choice(PAUSES)
        action: a.AnyAction = drawn_action(state, random.choice, at)
        try:
            after, events = apply(state, action, at)
        except Illegal:
            action = a.Tick()
            after, events = apply(state, action, at)
        check_lengths(state, events, after)
        latest = check_times(after, events, at, latest)
        check_verdicts(action, events)
        state = after
        log += events
        accepted.append((at, action))
    assert census(state) == whole
    assert fold(log) == state.table
    return Played(state, tuple(log), tuple(accepted))


def replayed(rules: Rules, seats: int, seed: int, game: Played, cards: int = 0) -> None:
    """The same actions at the same times come to the same events."""
    deck, dice = shuffled(pack(rules.pack.decks, rules.pack.jokers), seeded(seed))
    state, event = deal(rules, seats, deck[: cards or len(deck)], dice)
    log: list[Any] = [event]
    for at, action in game.actions:
        state, events = apply(state, action, at)
        log += events
    assert tuple(log) == game.log
    assert state == game.state
