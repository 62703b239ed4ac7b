"""What a player may ask: the actions of a game. Whether one is allowed says `game.apply`.

Seats are numbers from 0 on, times ms since the deal. `firsthand.notation` writes each on a line.

>>> from firsthand import Game, notation
>>> race = Slap((Hand(0, 1350), Hand(1, 1362)))
>>> notation.format_action(race), notation.parse_action("1 flip")
('0@1350 1@1362 slap', Flip(seat=1))
>>> Game("ratscrew", 2, seed=7).can(Flip(1))
True
"""

import msgspec

from firsthand.law.types import NEWEST


class Action(msgspec.Struct, frozen=True, tag_field="action"):
    """Something a player, the clock or the table asks for."""


class Flip(Action, frozen=True, tag="flip"):
    """Turn the top card of the own hand (E-14, S-11)."""

    seat: int


class Hand(msgspec.Struct, frozen=True):
    """One hand of a race for the pile: whose, and at what time, in ms since the deal.

    Like the time of an action it runs on while play stands still (R-10).
    """

    seat: int
    at: int


class Slap(Action, frozen=True, tag="slap"):
    """One or more hands on the pile, in order of arrival, judged as one race (E-22, S-19).

    ``order`` lists seats from the bottom of the heap of hands, as a referee, a camera or the
    judge saw it; where it is given it decides alone, else the times and the tie rule do (A-21).
    Hands that it does not name lie above those that it does.
    """

    hands: tuple[Hand, ...]
    order: tuple[int, ...] = ()


class Stray(Action, frozen=True, tag="stray"):
    """A hand that was meant for a card that lies no longer on top.

    It wins nothing. It is free where it was ``late``: that card's pile was taken, or its race was
    over; else it was a false slap on a card that ``flipper`` had turned. ``at`` is a `Hand`'s.
    ``flips`` is how many cards had been flipped when that one lay on top, or -1 for the newest.
    """

    seat: int
    at: int
    flipper: int
    late: bool = False
    flips: int = NEWEST


class Collect(Action, frozen=True, tag="collect"):
    """Take a pile that a lost challenge owes to the seat (E-20)."""

    seat: int


class Gesture(Action, frozen=True, tag="gesture"):
    """Make the agreed gesture, or call the agreed word, before a slap (E-42)."""

    seat: int
    word: str = ""


class Drop(Action, frozen=True, tag="drop"):
    """Drop ``count`` cards face up instead of flipping one (S-33)."""

    seat: int
    count: int = 1


class Disrupt(Action, frozen=True, tag="disrupt"):
    """Call that the pile was knocked (S-28)."""

    seat: int


class Resume(Action, frozen=True, tag="resume"):
    """Say that the pile is rebuilt; play goes on when all seats have said so."""

    seat: int


class Beat(Action, frozen=True, tag="beat"):
    """Ask that slaps within ``ms`` of a flip by ``seat`` do not count; 0 lifts it (S-31)."""

    by: int
    seat: int
    ms: int


class Accuse(Action, frozen=True, tag="accuse"):
    """Call deliberate interference; it costs a card when all other seats agree (S-29)."""

    by: int
    seat: int


class Leave(Action, frozen=True, tag="leave"):
    """Leave for good; the cards go under the pile (A-87)."""

    seat: int


class Tick(Action, frozen=True, tag="tick"):
    """Nothing but time passing: whatever is due happens."""


AnyAction = (
    Flip | Slap | Stray | Collect | Gesture | Drop | Disrupt | Resume | Beat | Accuse | Leave | Tick
)
