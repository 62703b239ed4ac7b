"""Playback: the messages of a recorded game, sent again as they were, each at its time."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

from firsthand.errors import FirsthandError
from firsthand.events import AnyEvent, Flipped, PileTaken, Resumed
from firsthand.game import EMPTY, evolve
from firsthand.game.state import next_to_flip
from firsthand.record import Entry, Header, Record, parse_record
from firsthand.record.checking import Fault, check
from firsthand.record.evidence import Evidence, read, tied_from
from firsthand.room.messages import RaceResult
from firsthand.room.views.dead_heats import limit_of
from firsthand.room.views.events import revealed
from firsthand.room.views.recorded import recorded_result
from firsthand.room.views.rules import proposal
from firsthand.sentences import say, text
from firsthand.shell.clock import Clock
from firsthand.shell.wire import (
    Happened,
    Keeping,
    Moment,
    Replayed,
    Reply,
    Seated,
    SeatView,
    Unread,
)
from firsthand.table import Table

if TYPE_CHECKING:
    import asyncio

LONGEST = 3_000
"""No pause of a replay is longer, in ms."""

PLAYBACK_CODE = "FILM"
"""What stands for a table's code: it has a vowel, so no table has it."""


class Delayed(NamedTuple):
    """A message, and how many ms after the one before it is sent."""

    after: int
    message: Reply


def timed_messages(record: Record) -> Iterator[Delayed]:
    """Yield the messages of a game, from the deal to the opening of its seal."""
    yield Delayed(0, seated(record))
    at, over = 0, False
    for moment in moments(record):
        after, at = min(LONGEST, max(0, moment.at - at)), moment.at
        if moment.result is not None:
            yield Delayed(after, moment.result)
            after = 0
        yield Delayed(after, moment.happened)
        over = moment.happened.table.over
    if over:
        yield Delayed(0, revealed(record.header))


def replayed(record: Record) -> Replayed:
    """Return a whole game for a page that goes back and forth in it."""
    shown = tuple(moments(record))
    opened = revealed(record.header) if shown[-1].happened.table.over else None
    fault = check(record)
    return Replayed(seated(record), shown, opened, "" if fault is None else said(fault))


def folded(data: bytes) -> Replayed | Unread:
    """Return the game of a record's file, or why the file is none."""
    try:
        return replayed(parse_record(data.decode("utf-8-sig")))
    except UnicodeDecodeError:
        return Unread(say("record-file-bytes"))
    except FirsthandError as error:
        return Unread(say("record-file-wrong", why=str(error)))
    except (ArithmeticError, LookupError, TypeError, ValueError):
        # Events are folded as they stand: those of another game name seats that are not there.
        return Unread(say("record-file-events"))


def said(fault: Fault) -> str:
    """Write a fault of a record in English, in one line."""
    parts = (fault.doing, fault.expected, fault.came)
    doing, expected, came = (part if isinstance(part, str) else text(part) for part in parts)
    number = fault.entry + 1
    return text(say("record-fault", number=number, doing=doing, expected=expected, came=came))


def moments(record: Record) -> Iterator[Moment]:
    """Yield what came to pass in a game, action by action; the deal is the first."""
    table = evolve(EMPTY, record.dealt)
    yield Moment(0, Happened(0, 0, (record.dealt,), table), None, 0)
    number, seen = 1, Seen(table, 0, "", next_to_flip(table))
    for entry in record.entries:
        result = judged(record, entry, seen)
        band = limit_of(record.header.rules, result.hands) if result is not None else 0
        if result is not None and result.heat is not None:
            band = result.heat.limit
        seen = followed(record, entry.events, seen)
        happened = Happened(number, seen.k, entry.events, seen.table)
        yield Moment(entry.at, happened, result, band)
        number += len(entry.events)


class Seen(NamedTuple):
    """How far a game has been shown.

    ``k`` is the number of the newest card, ``had`` the name of who took the latest pile, and
    ``first`` the seat from which ties on that card are counted.
    """

    table: Table
    k: int
    had: str
    first: int


def followed(record: Record, events: tuple[AnyEvent, ...], seen: Seen) -> Seen:
    """Return how far a game has been shown after some more events."""
    table, k, had, first = seen
    for event in events:
        table = evolve(table, event)
        if isinstance(event, PileTaken):
            had = record.header.names[event.seat]
    shown = any(isinstance(event, Flipped | Resumed) for event in events)
    return Seen(table, k + shown, had, tied_from(events, table, first))


def judged(record: Record, entry: Entry, seen: Seen) -> RaceResult | None:
    """Return the verdict on the hands of an entry, None where it has none."""
    evidence = read(entry.evidence) or Evidence(seen.k, ())
    rules = record.header.rules
    return recorded_result(rules, seen.table, entry.events, evidence, seen.had, first=seen.first)


def seated(record: Record) -> Seated:
    """Return the message that seats nobody at the table of a record."""
    names, sealing = record.header.names, record.header.sealing
    return Seated(
        code=PLAYBACK_CODE,
        key="",
        yours=(),
        seats=tuple(map(SeatView, names, kinds(record.header))),
        rules=proposal(record.header.rules),
        pace=0,
        agreed=(True,) * len(names),
        score=(0,) * len(names),
        game=1,
        round=1,
        rounds=1,
        mode="fixed",
        champions=(),
        keeping=Keeping(0),
        chosen=sealing is not None and sealing.chosen,
    )


def kinds(header: Header) -> tuple[Literal["person", "bot"], ...]:
    """Return who sat on each seat, person or bot, as far as a record knows it.

    A sealed deal lists it. A game of the laboratory names its players. Else the bots that kept
    people's pace are known, and everybody else is taken for a person.
    """
    if header.sealing is not None:
        return tuple(seat.kind for seat in header.sealing.listed.seats)
    seats = range(len(header.names))
    if isinstance(header.notes, dict) and "players" in header.notes:
        return tuple("bot" for _ in seats)
    bots = header.matched.sides.bots if header.matched is not None else ()
    return tuple("bot" if seat in bots else "person" for seat in seats)


class Playback:
    """One showing of a record to one browser, ``speed`` times as fast as it was played."""

    def __init__(
        self, record: Record, speed: float, clock: Clock, send: Callable[[Reply], None]
    ) -> None:
        self._messages = timed_messages(record)
        self._speed = speed
        self._clock = clock
        self._send = send
        self._alarm: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Send the messages that are due, and set an alarm for the next."""
        for delayed in self._messages:
            if delayed.after:
                at = self._clock.now() + round(delayed.after / self._speed)
                self._alarm = self._clock.wake(at, partial(self._go_on, delayed))
                return
            self._send(delayed.message)

    def end(self) -> None:
        """Show no more."""
        if self._alarm is not None:
            self._alarm.cancel()

    def _go_on(self, delayed: Delayed) -> None:
        self._send(delayed.message)
        self.begin()
