"""What the sentences of a rule sheet claim, watched while a game is played on the engine.

The numbers, times and seats come from the text alone, never from the options behind it.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import Rank, rank
from firsthand.game import State
from firsthand.game.state import clock
from firsthand.law.types import NOBODY
from firsthand.table import Table

COUNTED = tuple("no one two three four five six seven eight nine ten eleven twelve".split())
RANKS = {str(number): COUNTED[number] for number in range(2, 11)} | {
    "A": "ace", "J": "jack", "Q": "queen", "K": "king",
}  # fmt: skip
UNITS = {"second": 1_000, "minute": 60_000, "hour": 3_600_000, "day": 86_400_000}
LONG = r"(half a second|[\w.]+ (?:second|minute|hour|day)s?)"
SLAPS = ("won", "lost", "bad")
"""Verdicts on hands that count."""


class Moment(NamedTuple):
    """One event with the state before and after it, and the action that it belongs to."""

    turn: "Turn"
    before: State
    event: e.AnyEvent
    after: State

    @property
    def table(self) -> Table:
        """The open table before the event."""
        return self.before.table


class Turn(NamedTuple):
    """An action at a time, or time alone, and all that came of it."""

    action: a.AnyAction
    at: int
    before: State
    moments: tuple[Moment, ...]
    after: State


class Memory:
    """What a watcher of the game remembers by seat, from the events alone.

    ``bad`` are false slaps, as time, time of the first on this card, flips and piles then.
    """

    def __init__(self) -> None:
        """Remember nothing."""
        self.bad: dict[int, tuple[int, int, int, int]] = {}
        self.comebacks: Counter[int] = Counter()
        self.stopped: set[int] = set()

    def again(self, table: Table, seat: int) -> bool:
        """Tell whether a seat has slapped this very card before, and wrongly."""
        last = self.bad.get(seat)
        return last is not None and last[2:] == (table.flips, table.piles)

    def note(self, moment: Moment) -> None:
        """Remember an event."""
        event, table = moment.event, moment.table
        if isinstance(event, e.Slapped) and event.verdict == "bad":
            again = self.again(table, event.seat)
            first = self.bad[event.seat][1] if again else event.at
            self.bad[event.seat] = (event.at, first, table.flips, table.piles)
        if isinstance(event, e.Locked):
            self.stopped.add(event.seat)
        if isinstance(event, e.PileTaken):
            self.stopped.clear()
            self.comebacks[event.seat] += event.comeback


Said = dict[str, str]
"""The sentences of a sheet by topic."""

Check = Callable[[Said, Turn, Memory], Iterator[str]]
"""A check raises `AssertionError` where a sentence lies, and yields the topics that it tried."""


def count(word: str) -> int:
    """Read a number as a sheet writes it."""
    return COUNTED.index(word) if word in COUNTED else int(word)


def how_many(text: str, before: str = "", after: str = r" cards?\b") -> int:
    """Return the number in a sentence that stands between two others."""
    match = re.search(rf"{before}(\w+){after}", text)
    assert match is not None, text
    return count(match[1])


def most_comebacks(said: Said) -> int:
    """Return how often a player may slap back in, in the words of a sheet that sets a limit."""
    text = said["comeback"].replace("once", "one times").replace("twice", "two times")
    return how_many(text, after=" times")


def ms(text: str) -> int:
    """Return the first time in a sentence, in ms."""
    match = re.search(LONG, text)
    if match is None:
        assert "moment" in text or "at once" in text, text
        return 0
    if match[1] == "half a second":
        return 500
    number, unit = match[1].split()
    length = UNITS[unit.removesuffix("s")]
    if number in COUNTED:
        return COUNTED.index(number) * length
    return round(float(number) * length)


def ranks(text: str) -> set[int]:
    """Return the ranks that a sentence names."""
    names = {name: word for word, name in RANKS.items()} | {"joker": "joker"}
    found = re.findall(rf"\ban? ({'|'.join(names)})\b", text.lower())
    return {int(Rank.JOKER) if name == "joker" else rank_of(names[name]) for name in found}


def rank_of(word: str) -> int:
    """Return a rank as the engine counts it."""
    faces = {"A": 1, "J": 11, "Q": 12, "K": 13}
    return faces[word] if word in faces else int(word)


def tries(text: str) -> dict[int, int]:
    """Return the tries by rank that a sentence gives."""
    given = re.findall(r"an? (\w+)(?: gives)? (\w+) tr(?:y|ies)", text)
    return {next(iter(ranks(f"a {name}"))): count(number) for name, number in given}


def playing(table: Table) -> list[int]:
    """Return the seats still in."""
    return [seat for seat, out in enumerate(table.out) if not out]


def holders(table: Table) -> list[int]:
    """Return the seats with cards."""
    return [seat for seat, held in enumerate(table.counts) if held]


def after(seat: int, among: list[int]) -> int:
    """Return the first of some seats behind one, going round; itself last of all."""
    return min(among, key=lambda other: (other <= seat, other), default=NOBODY)


def latest(table: Table, but: int = NOBODY) -> int:
    """Return who flipped last and is still in, other than one."""
    others = (seat for seat in table.recent if seat != but and not table.out[seat])
    return next(others, NOBODY)


def dry(table: Table) -> list[int]:
    """Return the seats still in that have neither cards nor a challenge of their own."""
    return [s for s in playing(table) if not table.counts[s] and s != table.challenger]


def top(cards: tuple[int, ...]) -> int:
    """Return the rank of the newest of some cards."""
    return int(rank(cards[-1]))


def pressed(turn: Turn, seat: int) -> int:
    """Return when a hand of a race came down, in ms of play."""
    assert isinstance(turn.action, a.Slap)
    at = next(hand.at for hand in turn.action.hands if hand.seat == seat)
    return clock(turn.before.table, at)
