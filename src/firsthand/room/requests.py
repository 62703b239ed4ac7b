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

    ``digest`` and ``server_hash`` are those of `DealView`. ``nonce_hash`` binds the nonce that
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


# ---- acts at the table ------------------------------------------------------------------------


class Pause(Message, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Wish for a pause; it comes when all people at the table wish it."""

    seat: int


class GoOn(Message, frozen=True, tag="go_on", forbid_unknown_fields=True):
    """End a pause; anyone may."""

    seat: int


class Disrupt(Message, frozen=True, tag="disrupt", forbid_unknown_fields=True):
    """Say that the pile was knocked, or that who says so is right (S-28)."""

    seat: int


class Resume(Message, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Say that the pile is rebuilt."""

    seat: int


class Beat(Message, frozen=True, tag="beat", forbid_unknown_fields=True):
    """Ask that seat ``target`` counts ``ms`` before its hand (S-31); it may agree by the same."""

    seat: int
    target: int
    ms: int


class Accuse(Message, frozen=True, tag="accuse", forbid_unknown_fields=True):
    """Say that seat ``target`` interfered (S-29); it may agree by the same."""

    seat: int
    target: int


class Hurry(Message, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """Out of a game of bots: let them play on faster."""

    seat: int


class Leave(Message, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the table; who looks on does so as seat `NOBODY`."""

    seat: int


class ObjectTo(Message, frozen=True, tag="object", forbid_unknown_fields=True):
    """Object to the rules that are proposed."""

    seat: int


class VoteOut(Message, frozen=True, tag="vote_out", forbid_unknown_fields=True):
    """Vote to send the person on seat ``target`` away, once cards are dealt."""

    seat: int
    target: int


class Spare(Message, frozen=True, tag="spare", forbid_unknown_fields=True):
    """Take that vote back."""

    seat: int
    target: int


# ---- what the host asks before the deal -------------------------------------------------------


class SeatBot(Message, frozen=True, tag="bot", forbid_unknown_fields=True):
    """Give seat ``target`` to a bot with a ``temperament``, the usual one where it is empty."""

    seat: int
    target: int
    temperament: str = ""


class FreeSeat(Message, frozen=True, tag="free", forbid_unknown_fields=True):
    """Take the bot's seat ``target`` for people again."""

    seat: int
    target: int


class Kick(Message, frozen=True, tag="kick", forbid_unknown_fields=True):
    """Send the person on seat ``target`` away."""

    seat: int
    target: int


class RemoveSeat(Message, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Take away seat ``target``, on which no person sits."""

    seat: int
    target: int


class AddSeat(Message, frozen=True, tag="add", forbid_unknown_fields=True):
    """Put another free seat to the table."""

    seat: int


class DealNow(Message, frozen=True, tag="deal", forbid_unknown_fields=True):
    """Deal without the free seats."""

    seat: int


class Rename(Message, frozen=True, tag="rename", forbid_unknown_fields=True):
    """Give the player on seat ``target`` another ``name``."""

    seat: int
    target: int
    name: str


class PassHost(Message, frozen=True, tag="host", forbid_unknown_fields=True):
    """Let the person on seat ``target`` keep the table from now on; at any time."""

    seat: int
    target: int


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


SeatAct = SeatBot | FreeSeat | Kick | RemoveSeat | Rename
"""What the host asks about one seat before the deal."""

HostAct = SeatAct | AddSeat | DealNow
"""What the host asks before the deal."""

Act = (
    Pause
    | GoOn
    | Disrupt
    | Resume
    | Beat
    | Accuse
    | Hurry
    | Leave
    | ObjectTo
    | VoteOut
    | Spare
    | PassHost
    | HostAct
)
"""What a seat asks beside cards and slaps."""

Asked = (
    Agree
    | Nonce
    | Flip
    | Slap
    | Gesture
    | Collect
    | Watermark
    | Visibility
    | Act
    | Propose
    | Settle
)
"""What a room takes in from the browsers at its table."""
