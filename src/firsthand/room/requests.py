"""What the seats of a table ask: every request is one JSON object with a ``type``.

Times are milliseconds.
"""

from typing import Literal

import msgspec

Away = Literal["bot", "fold", "wait"]
"""What becomes of the seat of a player who stays away: a bot plays it, it folds, or all wait."""


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """One message, either way."""


class Agree(Message, frozen=True, tag="agree", forbid_unknown_fields=True):
    """A seat agrees to rules and keeping; nobody is dealt a card before all do (E-43).

    ``digest`` and ``server_hash`` are those of `DealNote`. ``nonce_hash`` binds the nonce that
    the page drew for this deal, one for all its seats. After a game this asks for another one.
    """

    seat: int
    digest: str
    server_hash: str
    nonce_hash: str


class Nonce(Message, frozen=True, tag="nonce", forbid_unknown_fields=True):
    """The nonce behind the hash of a seat, 64 hexadecimal digits, once the list is open."""

    seat: int
    nonce: str


class Flip(Message, frozen=True, tag="flip", forbid_unknown_fields=True):
    """Wish to turn the next card: ``k`` is the last flip painted here, ``c`` the ms since then."""

    seat: int
    k: int
    c: float
    count: int = 1


class Slap(Message, frozen=True, tag="slap", forbid_unknown_fields=True):
    """A hand on the pile: ``k`` is the last flip painted here, ``c`` the reaction in ms.

    ``n`` numbers this browser's slaps, so that a copy of one counts once.
    """

    seat: int
    k: int
    c: float
    n: int


class Gesture(Message, frozen=True, tag="gesture", forbid_unknown_fields=True):
    """The agreed gesture or word (E-42)."""

    seat: int
    k: int
    c: float
    n: int
    word: str = ""


class Collect(Message, frozen=True, tag="collect", forbid_unknown_fields=True):
    """Take the pile that is owed."""

    seat: int
    k: int
    c: float


class Watermark(Message, frozen=True, tag="watermark", forbid_unknown_fields=True):
    """``k`` was painted here and there was no press up to ``t`` ms after."""

    seat: int
    k: int
    t: float


class Visibility(Message, frozen=True, tag="visibility", forbid_unknown_fields=True):
    """Whether the page is hidden: a hidden page cannot slap what was revealed meanwhile."""

    hidden: bool


class Ask(Message, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Anything else a seat may ask.

    ``what`` is one of pause, go_on (end a pause), disrupt (the pile was knocked, or who says so is
    right), resume (the pile is rebuilt), beat (``target`` and ``ms``), accuse (``target``; by these
    two a seat that names itself agrees to what another asks), hurry (out of a game of bots: they
    play on faster), leave; object (to the rules), vote_out (``target``, once cards are dealt) and
    spare (take that vote back). The host also asks before the deal: bot (``target``, and its
    temperament as ``text``, empty for the usual one), free, kick, remove (all ``target``), add (a
    seat), deal (without the free seats) and rename (``target``, ``text``); and at any time host
    (pass that on to ``target``).
    """

    seat: int
    what: str
    target: int = -1
    ms: int = 0
    text: str = ""


class Propose(Message, frozen=True, tag="propose", forbid_unknown_fields=True):
    """The host proposes other rules before the deal, which clears every agreement (E-43).

    ``rules`` is a line like ``ratscrew penalty.count=2``.
    """

    seat: int
    rules: str


class Settle(Message, frozen=True, tag="settle", forbid_unknown_fields=True):
    """The host proposes how the table is kept; that clears every agreement too."""

    seat: int
    pace: int
    away: Away
    away_ms: int
    delay_ms: int


Asked = (
    Agree
    | Nonce
    | Flip
    | Slap
    | Gesture
    | Collect
    | Watermark
    | Visibility
    | Ask
    | Propose
    | Settle
)
"""What a room takes in from the browsers at its table."""
