"""Checking a record: every action is decided again, and every event compared."""

from typing import NamedTuple

from firsthand.dice import seeded
from firsthand.errors import FirsthandError
from firsthand.events import AnyEvent
from firsthand.game import State, apply, commitment, first_dealer
from firsthand.notation import format_event, format_timed
from firsthand.record.judging import misjudged
from firsthand.record.record import DEALER, Entry, Header, Record, opening
from firsthand.record.sealing import seal, seed_of, unequal
from firsthand.sentences import Sentence, say

DEAL = -1
"""The deal, where an entry is named by its number."""

WHOLE_ENTRY = -1
"""Not one event alone, where one is named by its number."""


class Fault(NamedTuple):
    """The first thing wrong with a record: strings are its lines, sentences are in words."""

    entry: int
    """The number of the entry, from 0 on, or `DEAL`."""
    doing: Sentence | str
    """What it was about."""
    expected: Sentence | str
    came: Sentence | str
    event: int = WHOLE_ENTRY
    """The number of the event of the entry that is wrong by itself, from 0 on."""


def check(record: Record) -> Fault | None:
    """Return the first fault of a record, or None where it is all true.

    It is when the commitment binds rules, seed and salt, or list, server and nonces fit each
    other and make seal and seed; when the deal follows from the seed; and when every action is
    allowed, comes no earlier than the one before it, and makes exactly the events that stand there.
    Where it is kept how a race was judged, the handicaps are those of the header, and who takes the
    pile is first by what they leave.
    """
    header = record.header
    wrong = _promised(header)
    if wrong is not None:
        return wrong
    try:
        state, dealt = opening(header)
    except FirsthandError as error:
        return Fault(DEAL, "deal", format_event(record.dealt), error.sentence)
    if dealt != record.dealt:
        return Fault(DEAL, "deal", format_event(record.dealt), format_event(dealt))
    return _dealer(header) or _play(header, state, record.entries)


def _promised(header: Header) -> Fault | None:
    """Return what was not as it was promised before the deal."""
    sealing = header.sealing
    if sealing is None:
        due = commitment(header.rules.digest, header.seed, header.salt)
        wrong = due != header.commitment
        return Fault(DEAL, "commitment", header.commitment, due) if wrong else None
    for part, expected, came in unequal(sealing, header.rules.digest, header.names):
        return Fault(DEAL, part, expected, came)
    due = seal(sealing.listed)
    if due != header.commitment:
        return Fault(DEAL, "seal", header.commitment, due)
    seed = seed_of(sealing.listed, sealing.server, sealing.nonces)
    if seed != header.seed and not sealing.chosen:
        return Fault(DEAL, "seed", f"{header.seed:064x}", f"{seed:064x}")
    return None


def _dealer(header: Header) -> Fault | None:
    if not header.drawn:
        return None
    rules, dice = header.rules, seeded(header.seed, DEALER)
    dealer, _, _ = first_dealer(rules, len(header.names), rules.deck, dice)
    if dealer == header.dealer:
        return None
    return Fault(DEAL, "dealer", str(header.dealer), str(dealer))


def _play(header: Header, state: State, entries: tuple[Entry, ...]) -> Fault | None:
    asked, happened = 0, 0
    for number, entry in enumerate(entries):
        doing = format_timed(entry.at, entry.action)
        wrong = _backwards(number, entry, asked, happened)
        if wrong is not None:
            return wrong
        asked = entry.at
        happened = entry.events[-1].at if entry.events else happened
        try:
            state, events = apply(state, entry.action, entry.at)
        except FirsthandError as error:
            refused = say("record-refused", why=error.sentence)
            return Fault(number, doing, described(entry.events), refused)
        if events != entry.events:
            return Fault(number, doing, described(entry.events), described(events))
        unfair = misjudged(header, entry)
        if unfair is not None:
            return Fault(number, doing, *unfair)
    return None


def _backwards(number: int, entry: Entry, asked: int, happened: int) -> Fault | None:
    """Return where time goes back in an entry: actions count from the deal, events in play."""
    if entry.at < asked:
        return Fault(number, format_timed(entry.at, entry.action), *_earlier(entry.at, asked))
    for index, event in enumerate(entry.events):
        if event.at < happened:
            return Fault(number, format_event(event), *_earlier(event.at, happened), index)
        happened = event.at
    return None


def _earlier(at: int, least: int) -> tuple[Sentence, Sentence]:
    """Return what was expected and what came where a time goes back."""
    return say("record-no-earlier", ms=least), say("record-goes-back", ms=at)


def described(events: tuple[AnyEvent, ...]) -> Sentence | str:
    """Write events on one line each."""
    return "\n".join(format_event(event) for event in events) or say("record-nothing")
