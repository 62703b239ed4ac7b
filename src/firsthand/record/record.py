"""A record as a value: its header, the deal, and every accepted action with its events."""

from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from firsthand.actions import AnyAction
from firsthand.dice import seeded, shuffled
from firsthand.errors import Malformed
from firsthand.events import AnyEvent, Dealt
from firsthand.extras import framed
from firsthand.game import EMPTY, State, commitment, deal, evolve, first_dealer
from firsthand.record.matched import Matched
from firsthand.record.sealing import Sealing, seal, seed_of
from firsthand.rules import Rules
from firsthand.sentences import say
from firsthand.table import Table

if TYPE_CHECKING:
    from firsthand.record.checking import Fault
    from firsthand.record.evidence import Kept

FORMAT = 2
"""Raised whenever older programs would misread a record: that of a table's games, whose deal is
sealed by server and pages. Where a seed was given, as in the laboratory, it is 1."""

DEALER = 1
"""The stream of a game's dice from which the first dealer is drawn; the cards take stream 0."""


class Header(msgspec.Struct, frozen=True):
    """What fixes every card of a game. Seed and salt stay secret until its end."""

    rules: Rules
    """The rules of the game."""
    names: tuple[str, ...]
    """The name of each seat."""
    dealer: int
    """The seat that deals."""
    seed: int
    """What fixes every card, below 2**256."""
    salt: bytes
    """What keeps the seed from being guessed; empty with a sealing."""
    commitment: str
    """What was published before the first flip: the seal, or a digest of rules, seed and salt."""
    drawn: bool = False
    """Whether the rules drew the dealer, as in a first game."""
    notes: Any = None
    """Free data."""
    sealing: Sealing | None = None
    """What the server and every page drew, from which the seed follows; None if it was chosen."""
    matched: Matched | None = None
    """How fast the bots that keep people's pace were at the start, if there were any."""


class Entry(msgspec.Struct, frozen=True):
    """An accepted action at ``at`` ms since the deal, and what it made.

    ``events`` may begin with what was due before. ``evidence`` is free data: how a race was
    judged.
    """

    at: int
    action: AnyAction
    events: tuple[AnyEvent, ...] = ()
    evidence: Any = None


class Record(msgspec.Struct, frozen=True):
    """A game, finished or not.

    >>> from firsthand import Game
    >>> game = Game("ratscrew", ["Ann", "Ben"], seed=7)
    >>> events = game.flip()
    >>> record = game.record
    >>> record.header.names, len(record.entries), record.check()
    (('Ann', 'Ben'), 1, None)
    >>> [type(event).__name__ for event in record.events]
    ['Dealt', 'Flipped']
    """

    header: Header
    dealt: Dealt
    entries: tuple[Entry, ...] = ()

    def append(self, entry: Entry) -> "Record":
        """Return the record with one more action."""
        return msgspec.structs.replace(self, entries=(*self.entries, entry))

    @property
    def events(self) -> Iterator[AnyEvent]:
        """All events in order; the deal is number 0."""
        return chain((self.dealt,), *(entry.events for entry in self.entries))

    @classmethod
    def load(cls, path: Path | str) -> "Record":
        """Read a record's file (``docs/RECORD.md``). Raises `Malformed`."""
        from firsthand.record.text import load  # noqa: PLC0415 - it makes records itself

        return load(Path(path))

    def save(self, path: Path | str) -> None:
        """Write the record's file (``docs/RECORD.md``). Raises `OSError` where that cannot be."""
        from firsthand.record.text import save  # noqa: PLC0415 - it reads records itself

        save(self, Path(path))

    def check(self) -> "Fault | None":
        """Return the first fault, or None where deal, actions and events are all true."""
        from firsthand.record.checking import check  # noqa: PLC0415 - it reads records itself

        return check(self)

    def tables(self) -> Iterator[tuple[AnyEvent, Table]]:
        """Yield every event with the open table after it."""
        return tables(self)

    def races(self) -> "Iterator[Kept]":
        """Yield every race for the pile: its hands, the table before, and how it was judged."""
        from firsthand.record.evidence import races  # noqa: PLC0415 - it reads records itself

        return races(self)

    def to_frame(self, library: str = "pandas") -> Any:
        """Return a row for each event: when (ms of play), what, whose, and the table after it.

        ``library`` is "pandas", "polars" or "arrow". Raises `NotInstalled` where it is not there.
        """
        from firsthand.record.frames import columns  # noqa: PLC0415 - it reads records itself

        return framed(columns(self), library)


def sealed(
    rules: Rules,
    names: tuple[str, ...],
    seed: int,
    salt: bytes,
    *,
    dealer: int | None = None,
    notes: Any = None,
) -> Header:
    """Return the header of a game to be played; without ``dealer`` the rules draw one (S-05).

    ``seed`` is a number below 2**256. Raises `RulesError` for a number of seats that the rules
    refuse.
    """
    promised = commitment(rules.digest, seed, salt)
    dealt = _dealer(rules, len(names), seed) if dealer is None else dealer
    return Header(rules, names, dealt, seed, salt, promised, dealer is None, notes)


def sealed_together(
    rules: Rules, sealing: Sealing, *, dealer: int | None = None, seed: int | None = None
) -> Header:
    """Return the header of a game whose seed server and pages made; ``seed`` is a chosen one.

    Dealer and errors are as in `sealed`.
    """
    listed = sealing.listed
    names = tuple(seat.name for seat in listed.seats)
    drawn = seed_of(listed, sealing.server, sealing.nonces) if seed is None else seed
    dealt = _dealer(rules, len(names), drawn) if dealer is None else dealer
    return Header(rules, names, dealt, drawn, b"", seal(listed), dealer is None, sealing=sealing)


def _dealer(rules: Rules, seats: int, seed: int) -> int:
    return first_dealer(rules, seats, rules.deck, seeded(seed, DEALER))[0]


def opening(header: Header) -> tuple[State, Dealt]:
    """Deal the cards that a header seals (S-06). Raises `RulesError` as `firsthand.game.deal`."""
    rules, seats = header.rules, len(header.names)
    shown: tuple[tuple[int, ...], ...] = ()
    if header.drawn and rules.deal.dealer == "cut":
        _, shown, _ = first_dealer(rules, seats, rules.deck, seeded(header.seed, DEALER))
    deck, dice = shuffled(rules.deck, seeded(header.seed))
    return deal(
        rules, seats, deck, dice, dealer=header.dealer, shown=shown, commitment=header.commitment
    )


def begun(header: Header) -> tuple[Record, State]:
    """Return the record of a game that has just been dealt, and its state."""
    state, dealt = opening(header)
    return Record(header, dealt), state


def tables(record: Record) -> Iterator[tuple[AnyEvent, Table]]:
    """Yield every event with the table after it: a replay is a fold, and needs no rules."""
    table = EMPTY
    for event in record.events:
        table = evolve(table, event)
        yield event, table


def table_after(record: Record, number: int) -> Table:
    """Return the table after an event by its number; the deal is number 0.

    Raises `Malformed` for an event that is not there.
    """
    row = next(islice(tables(record), number, None), None) if number >= 0 else None
    if row is None:
        last = sum(1 for _ in record.events) - 1
        raise Malformed(say("record-no-event", event=number, last=last))
    return row[1]
