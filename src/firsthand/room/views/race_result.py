"""The result of a race as pages are shown it: every hand with its time, the winner, and why."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from firsthand.events import AnyEvent, Locked, Paid, PileTaken, Slapped, Verdict
from firsthand.judge import NOBODY
from firsthand.record import JudgedHand
from firsthand.room.messages import DeadHeat, HandView, RaceResult
from firsthand.room.views import wording
from firsthand.room.views.dead_heats import dead_heat_of
from firsthand.rules import Rules, slap_rule
from firsthand.sentences import Sentence, say
from firsthand.table import Table

PILE_MOST = 5
"""How many of a pile's newest cards are sent, if no more of them made the pattern."""


class Context(NamedTuple):
    """What a verdict on hands depends on, beside the rules and the events."""

    k: int
    """The number of the card that they were meant for, or with `early` the one that timed them."""
    table: Table
    """The table as it was when they came down."""
    first: int
    """The seat from which ties on that card are counted."""
    credits: Mapping[int, JudgedHand] = {}
    """What each hand was credited with, by seat."""
    level: float | None = 0
    """Up to how many ms hands counted as together in a dead heat; None where nobody knows."""
    early: bool = False
    """Whether the hand came too soon, and was meant for the card before."""
    had: str = ""
    """Who took the pile before a late hand; empty where the next card won against it."""
    forced: bool = False
    """Whether the judge waited no longer."""


class Case(NamedTuple):
    """A race that was judged: rules, events and context."""

    rules: Rules
    events: tuple[AnyEvent, ...]
    known: Context


def result_of(case: Case) -> RaceResult | None:
    """Return the message about a race, or None where no hand came down."""
    slaps = [event for event in case.events if isinstance(event, Slapped)]
    if not slaps:
        return None
    notes = sorted((_note(case, slap) for slap in slaps), key=lambda note: note.credited)
    hands = with_margins(notes[0].credited, notes)
    winner = next((slap.seat for slap in slaps if slap.verdict in ("won", "awarded")), NOBODY)
    if winner != NOBODY:
        return _won(case, winner, hands, slaps)
    verdict = _worst(slaps)
    line, why = _explained(case, verdict, hands)
    pile = case.known.table.pile[-PILE_MOST:]
    return RaceResult(case.known.k, NOBODY, verdict, hands, (), line, why, pile, ())


def with_late_hands(won: RaceResult, late: RaceResult) -> RaceResult | None:
    """Return a race that was won with the hands that were late for it, or None for no new ones."""
    known = {hand.seat for hand in won.hands}
    fresh = [hand for hand in late.hands if hand.seat not in known]
    if not fresh:
        return None
    hands = with_margins(won.hands[0].credited, fresh)
    why = (*won.why, *(sentence for sentence in late.why if sentence not in won.why))
    return msgspec.structs.replace(won, hands=won.hands + hands, reason="late", why=why)


def with_margins(first: float, hands: Iterable[HandView]) -> tuple[HandView, ...]:
    """Return hands with how far they fell behind the first."""
    return tuple(
        msgspec.structs.replace(hand, margin=max(0, hand.credited - first)) for hand in hands
    )


def _note(case: Case, slap: Slapped) -> HandView:
    known = case.known.credits
    hand = known.get(slap.seat)
    if hand is None:
        # Who is awarded a tie has made no hand: it counts as the first.
        first = min((other.credited for other in known.values()), default=0)
        hand = JudgedHand(slap.seat, 0, 0, 0, first, "arrival")
    if case.known.early:
        hand = msgspec.structs.replace(hand, how="early")
    return HandView(*msgspec.structs.astuple(hand.finite), verdict=slap.verdict)


def _won(
    case: Case, winner: int, hands: tuple[HandView, ...], slaps: Iterable[Slapped]
) -> RaceResult:
    pile = case.known.table.pile
    names = next(slap.patterns for slap in slaps if slap.seat == winner)
    rule = slap_rule(names[0])
    heat = dead_heat_of(case.rules, case.known.first, winner, hands, case.known.level)
    cards = wording.cards_of_pattern(rule, pile)
    ms = next(hand.credited for hand in hands if hand.seat == winner)
    return RaceResult(
        k=case.known.k,
        winner=winner,
        reason="tie" if heat else "fastest",
        hands=explained(case, ms, hands),
        patterns=names,
        line=wording.right(ms, rule, pile),
        why=_doubt(case, heat),
        pile=pile[-max(PILE_MOST, cards[-1] + 1) :],
        cards=cards,
        heat=heat,
    )


def _doubt(case: Case, heat: DeadHeat | None) -> tuple[Sentence, ...]:
    tie = (wording.why_dead_heat(heat),) if heat else ()
    return (*tie, wording.FORCED) if case.known.forced else tie


def explained(case: Case, first: float, hands: Iterable[HandView]) -> tuple[HandView, ...]:
    """Return hands, where one before the winner's did not count with the reason."""
    return tuple(
        msgspec.structs.replace(
            hand, why=wording.why_void(case.rules, case.known.table, hand.seat, hand.credited)
        )
        if hand.verdict == "void" and hand.credited < first
        else hand
        for hand in hands
    )


def _worst(slaps: Iterable[Slapped]) -> Verdict:
    """Return the verdict that a race without a winner is called by."""
    verdicts = [slap.verdict for slap in slaps]
    return "bad" if "bad" in verdicts else verdicts[0]


def _explained(
    case: Case, verdict: Verdict, hands: Iterable[HandView]
) -> tuple[Sentence, tuple[Sentence, ...]]:
    """Return the line of a race that nobody won, and why."""
    hand = next(hand for hand in hands if hand.verdict == verdict)
    match verdict:
        case "bad" if case.known.early:
            return _none("early"), (say("verdict-early"), *_cost(case, hand.seat))
        case "bad":
            why = wording.why_wrong(case.rules, case.known.table, hand.seat)
            return wording.wrong(case.known.table.pile), (why, *_cost(case, hand.seat))
        case "late" if case.known.early:
            return _none("early"), (say("verdict-early-free"),)
        case "late":
            return _none("late"), (wording.why_late(case.known.had),)
        case "void":
            why = wording.why_void(case.rules, case.known.table, hand.seat, hand.credited)
            return _none("void"), (why,)
        case "ignored":
            return _none("ignored"), (say("verdict-nothing"),)
        case _:
            return _none("rejected"), (say("verdict-decided"),)


def _none(came: str) -> Sentence:
    return say("verdict-none", came=came)


def _cost(case: Case, seat: int) -> Iterator[Sentence]:
    paid = sum(isinstance(event, Paid) and event.seat == seat for event in case.events)
    if any(isinstance(event, PileTaken) and event.why == "forfeit" for event in case.events):
        yield say("verdict-costs-pile")
    elif paid:
        yield say("verdict-costs", n=paid)
    if any(isinstance(event, Locked) and event.seat == seat for event in case.events):
        yield say("verdict-locked")
