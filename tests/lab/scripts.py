"""Scripts for both executors: games played by the engine, and their actions as rows."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import Card
from firsthand.dice import seeded, shuffled
from firsthand.errors import Illegal
from firsthand.game import State, apply, deal
from firsthand.game.refusals import REFUSALS
from firsthand.lab.kernel import positions as p
from firsthand.rules import Rules
from tests.playing import PAUSES, drawn_action

KINDS = {
    a.Flip: p.FLIP, a.Drop: p.DROP, a.Slap: p.SLAP, a.Stray: p.STRAY, a.Collect: p.COLLECT,
    a.Gesture: p.GESTURE, a.Disrupt: p.DISRUPT, a.Resume: p.RESUME, a.Beat: p.ASK_BEAT,
    a.Accuse: p.ACCUSE, a.Leave: p.LEAVE, a.Tick: p.TICK,
}  # fmt: skip


class Played(NamedTuple):
    """What the engine made of a game: deck, script, all events, refusals, the last state."""

    deck: tuple[Card, ...]
    script: list[int]
    events: list[e.AnyEvent]
    refusals: list[int]
    state: State


def padded(*numbers: int) -> list[int]:
    return [*numbers, *[0] * (p.WIDTH - len(numbers))]


def row(rules: Rules, at: int, action: a.AnyAction) -> list[int]:
    """Write an action as a script has it."""
    what = KINDS[type(action)]
    match action:
        case a.Slap(hands, order):
            first = hands[0].seat if hands else -1
            rows = padded(what, at, first, len(hands), len(order))
            for hand in hands:
                rows += padded(p.HAND, hand.at, hand.seat)
            for seat in order:
                rows += padded(p.BELOW_ALL, 0, seat)
            return rows
        case a.Stray(seat, hand, flipper, late, flips):
            return padded(what, at, seat, flipper, int(late), hand, flips)
        case a.Gesture(seat, word):
            agreed = rules.slap.gesture or ""
            right = agreed.removeprefix("word:").casefold()
            wrong = word and agreed != "salute" and word.strip().casefold() != right
            return padded(what, at, seat, int(bool(wrong)))
        case a.Beat(by, seat, ms):
            return padded(what, at, by, seat, ms)
        case a.Accuse(by, seat):
            return padded(what, at, by, seat)
        case a.Drop(seat, count):
            return padded(what, at, seat, count)
        case a.Tick():
            return padded(what, at, -1)
        case _:
            return padded(what, at, action.seat)


class Asked:
    """A game in the engine, and all that is asked of it."""

    def __init__(self, rules: Rules, seats: int, seed: int, pack: tuple[Card, ...]) -> None:
        self.rules, self.pack = rules, pack
        deck, dice = shuffled(pack, seeded(seed))
        self.state, dealt = deal(rules, seats, deck, dice)
        self.events: list[e.AnyEvent] = [dealt]
        self.script: list[int] = []
        self.refusals: list[int] = []

    def ask(self, action: a.AnyAction, at: int) -> None:
        """Ask for something; where it is refused, no more than time passes."""
        self.write(action, at)
        try:
            self.state, made = apply(self.state, action, at)
        except Illegal as illegal:
            self.refusals.append(1 + REFUSALS.index(type(illegal)))
            self.state, made = apply(self.state, a.Tick(), at)
        self.events += made

    def write(self, action: a.AnyAction, at: int) -> None:
        """Put an action down in the script, and ask nobody."""
        self.script += row(self.rules, at, action)

    @property
    def played(self) -> Played:
        return Played(self.pack, self.script, self.events, self.refusals, self.state)


def engine_game(rules: Rules, seats: int, seed: int, *, actions: int, cards: int = 0) -> Played:
    """Let the engine play a game from a seed, with so many cards (0: all) and actions at most."""
    random = Random(seed)  # noqa: S311 - the same game every time
    pack = rules.deck
    game = Asked(rules, seats, seed, tuple(random.sample(pack, cards)) if cards else pack)
    at = 0
    for _ in range(actions):
        if game.state.table.over and random.random() < 0.9:
            break
        at += random.choice(PAUSES)
        action: Any = drawn_action(game.state, random.choice, at)
        game.ask(action, at)
    return game.played


def stacked(deck: Sequence[Card], seed: int) -> tuple[Card, ...]:
    """Return the pack that lies in the order of ``deck`` once a seed's dice have shuffled it."""
    places, _ = shuffled(tuple(range(len(deck))), seeded(seed))
    pack = dict(zip(places, deck, strict=True))
    return tuple(pack[place] for place in range(len(deck)))


def stacked_game(
    rules: Rules, seats: int, deck: Sequence[Card], asked: Iterable[tuple[int, Any]]
) -> Played:
    """Let the engine play what is asked at given times, dealt from ``deck``, its first card first.

    The last seat deals, so that seat 0 leads.
    """
    return played_by(Asked(rules, seats, 1, stacked(deck, 1)), asked)


def asked_game(rules: Rules, seats: int, seed: int, asked: Iterable[tuple[int, Any]]) -> Played:
    """Let the engine play what is asked at given times."""
    return played_by(Asked(rules, seats, seed, rules.deck), asked)


def played_by(game: Asked, asked: Iterable[tuple[int, Any]]) -> Played:
    """Ask a game for one thing after the other."""
    for at, action in asked:
        game.ask(action, at)
    return game.played
