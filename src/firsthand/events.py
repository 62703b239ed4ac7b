"""What happened in a game.

Each event holds its consequence, so that folding it needs no law. ``at`` is in milliseconds of play
since the deal. No event names a hidden card.

>>> from firsthand import Game, notation
>>> (event,) = Game("ratscrew", 2, seed=7).flip()
>>> type(event).__name__, event.seat, event.at, notation.format_event(event)
('Flipped', 1, 700, '700 1 flips KD -> 0 owes 3 to 1')
"""

from typing import Literal

import msgspec

from firsthand.law.types import NEWEST, UNTIMED, Duel
from firsthand.table import VoteKind

Verdict = Literal["won", "lost", "awarded", "bad", "void", "late", "ignored", "rejected"]
"""What a slap came to: won the pile; valid but another hand was first (lost); given the pile by
the tie rule without slapping (awarded); false (bad); did not count (void); the pile had just
been taken (late); nothing there (ignored); no effect (rejected)."""

TakenBy = Literal[
    "slap", "tie", "challenge", "last_jack", "forfeit", "sole", "lone_holder", "last_flipper"
]
"""How a pile was won: slapped; given by the tie rule to a seat that had not slapped; a lost
challenge collected; the last card rule; a false slap that costs the pile; the only seat still
in; the only seat with cards; the last to lay a card when all hands are empty."""

PaidFor = Literal["false_slap", "out_of_turn", "interference"]
OutBy = Literal[
    "false_slap",
    "turn_came_round",
    "pile_lost",
    "chance_missed",
    "no_slap_in",
    "left",
    "all_empty",
    "unanswered",
]
"""Why a seat went out: a false slap; the turn passed over it; somebody else took the pile; its last
chance was covered; it has slapped in as often as it may; it left; no hand holds a card and nobody
who flipped is left to take the pile."""

WonBy = Literal["all_cards", "last_one_in", "time", "flips", "repeat", "no_flipper", "dead_pile"]


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """Something that came to pass at ``at``, in ms of play since the deal."""

    at: int


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """The pack was dealt (E-08, S-07)."""

    counts: tuple[int, ...]
    """How many cards each seat was dealt."""
    dealer: int
    """The seat that dealt."""
    first: int
    """The seat that leads."""
    burned: int = 0
    """How many cards were left over and laid face down in the centre."""
    digest: str = ""
    """The digest of the rules."""
    commitment: str = ""
    """What binds the deal before the first flip."""
    shown: tuple[tuple[int, ...], ...] = ()
    """The cards that were cut for the deal, one tuple a round."""


class Flipped(Event, frozen=True, kw_only=True, tag="flipped"):
    """A seat turned its top card face up; several cards when they were dropped (S-33)."""

    seat: int
    cards: tuple[int, ...]
    duel: Duel
    by_itself: bool = False


class Slapped(Event, frozen=True, kw_only=True, tag="slapped"):
    """A hand came down on the pile; every one is logged, whatever it came to (S-41).

    ``ms`` is the reaction since the newest card, `UNTIMED` with no card there; ``patterns`` name
    what made it right. ``flips`` counts the cards flipped when the one lay on top that it was meant
    for, `NEWEST` for the newest.
    """

    seat: int
    verdict: Verdict
    ms: int = UNTIMED
    patterns: tuple[str, ...] = ()
    flips: int = NEWEST


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """One card moved face down from a seat, under the pile (``to`` is `NOBODY`) or to a seat."""

    seat: int
    to: int
    why: PaidFor
    duel: Duel


class Locked(Event, frozen=True, kw_only=True, tag="locked"):
    """A seat's slaps are void from now until the next taking of a pile (A-92, A-93)."""

    seat: int


class PileTaken(Event, frozen=True, kw_only=True, tag="pile_taken"):
    """A seat took the whole pile under its hand. ``comeback`` counts a slap made with no cards."""

    seat: int
    why: TakenBy
    size: int
    duel: Duel
    comeback: bool = False
    drawn: bool = False


class SeatOut(Event, frozen=True, kw_only=True, tag="seat_out"):
    """A seat is out for good; ``surrendered`` cards of its hand went face down under the pile."""

    seat: int
    why: OutBy
    duel: Duel
    surrendered: int = 0


class Gestured(Event, frozen=True, kw_only=True, tag="gestured"):
    """A seat made the agreed gesture or called the agreed word (E-42)."""

    seat: int


class Disrupted(Event, frozen=True, kw_only=True, tag="disrupted"):
    """A seat called that the pile was knocked; play stands still (S-28)."""

    seat: int


class Readied(Event, frozen=True, kw_only=True, tag="readied"):
    """A seat says that the pile is rebuilt and play may go on."""

    seat: int


class Resumed(Event, frozen=True, kw_only=True, tag="resumed"):
    """Play goes on after standing still for ``stood`` ms."""

    stood: int


class Voted(Event, frozen=True, kw_only=True, tag="voted"):
    """A seat asks for a beat or calls interference; it holds once enough others agree."""

    kind: VoteKind
    by: int
    seat: int
    ms: int = 0


class BeatSet(Event, frozen=True, kw_only=True, tag="beat_set"):
    """Slaps within ``ms`` of a flip by ``seat`` are void from now on; 0 lifts it (S-31)."""

    seat: int
    ms: int


class VotesCleared(Event, frozen=True, kw_only=True, tag="votes_cleared"):
    """What was asked about a seat has been done; the votes are counted anew."""

    kind: VoteKind
    seat: int


class Won(Event, frozen=True, kw_only=True, tag="won"):
    """The game is over: one winner, several that are level, or none for a draw."""

    winners: tuple[int, ...]
    why: WonBy


AnyEvent = (
    Dealt
    | Flipped
    | Slapped
    | Paid
    | Locked
    | PileTaken
    | SeatOut
    | Gestured
    | Disrupted
    | Readied
    | Resumed
    | Voted
    | BeatSet
    | VotesCleared
    | Won
)
