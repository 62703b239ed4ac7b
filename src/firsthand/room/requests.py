"""What the seats of a table ask: every request is one JSON object with a ``type``.

Times are milliseconds.
"""

from typing import Literal

import msgspec

Away = Literal["bot", "fold", "wait"]
"""What becomes of the seat of a player who stays away: a bot plays it, it folds, or all wait."""


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """One message, either way."""


class RoomRequest(Message, frozen=True, forbid_unknown_fields=True):
    """What is asked of a room; a field that it does not know is refused."""


class SeatRequest(RoomRequest, frozen=True):
    """What seat ``seat`` asks."""

    seat: int


class AboutSeat(SeatRequest, frozen=True):
    """What seat ``seat`` asks about seat ``target``."""

    target: int


class Press(SeatRequest, frozen=True):
    """What seat ``seat`` pressed: ``k`` is the last card painted there, ``c`` the ms since then."""

    k: int
    c: float


class Agree(SeatRequest, frozen=True, tag="agree"):
    """A seat agrees to rules and keeping; nobody is dealt a card before all do (E-43).

    ``digest`` and ``server_hash`` are those of `DealView`. ``nonce_hash`` binds the nonce that
    the page drew for this deal, one for all its seats. After a game this asks for another one.
    """

    digest: str
    server_hash: str
    nonce_hash: str


class Nonce(SeatRequest, frozen=True, tag="nonce"):
    """The nonce behind the hash of a seat, 64 hexadecimal digits, once the list is open."""

    nonce: str


class Flip(Press, frozen=True, tag="flip"):
    """Wish to turn the next card: ``k`` is the last flip painted here, ``c`` the ms since then."""

    count: int = 1


class Slap(Press, frozen=True, tag="slap"):
    """A hand on the pile: ``k`` is the last flip painted here, ``c`` the reaction in ms.

    ``n`` numbers this browser's slaps, so that a copy of one counts once.
    """

    n: int


class Gesture(Press, frozen=True, tag="gesture"):
    """The agreed gesture or word (E-42)."""

    n: int
    word: str = ""


class Collect(Press, frozen=True, tag="collect"):
    """Take the pile that is owed."""


class Watermark(SeatRequest, frozen=True, tag="watermark"):
    """``k`` was painted here and there was no press up to ``t`` ms after."""

    k: int
    t: float


class Visibility(RoomRequest, frozen=True, tag="visibility"):
    """Whether the page is hidden: a hidden page cannot slap what was revealed meanwhile."""

    hidden: bool


# ---- acts at the table ------------------------------------------------------------------------


class Pause(SeatRequest, frozen=True, tag="pause"):
    """Wish for a pause; it comes when all people at the table wish it."""


class GoOn(SeatRequest, frozen=True, tag="go_on"):
    """End a pause; anyone may."""


class Disrupt(SeatRequest, frozen=True, tag="disrupt"):
    """Say that the pile was knocked, or that who says so is right (S-28)."""


class Resume(SeatRequest, frozen=True, tag="resume"):
    """Say that the pile is rebuilt."""


class Beat(AboutSeat, frozen=True, tag="beat"):
    """Ask that seat ``target`` counts ``ms`` before its hand (S-31); it may agree by the same."""

    ms: int


class Accuse(AboutSeat, frozen=True, tag="accuse"):
    """Say that seat ``target`` interfered (S-29); it may agree by the same."""


class Hurry(SeatRequest, frozen=True, tag="hurry"):
    """Out of a game of bots: let them play on faster."""


class Leave(SeatRequest, frozen=True, tag="leave"):
    """Leave the table; who looks on does so as seat `NOBODY`."""


class ObjectTo(SeatRequest, frozen=True, tag="object"):
    """Object to the rules that are proposed."""


class VoteOut(AboutSeat, frozen=True, tag="vote_out"):
    """Vote to send the person on seat ``target`` away, once cards are dealt."""


class Spare(AboutSeat, frozen=True, tag="spare"):
    """Take that vote back."""


# ---- what the host asks before the deal -------------------------------------------------------


class SeatBot(AboutSeat, frozen=True, tag="bot"):
    """Give seat ``target`` to a bot with a ``temperament``, the usual one where it is empty."""

    temperament: str = ""


class FreeSeat(AboutSeat, frozen=True, tag="free"):
    """Take the bot's seat ``target`` for people again."""


class Kick(AboutSeat, frozen=True, tag="kick"):
    """Send the person on seat ``target`` away."""


class RemoveSeat(AboutSeat, frozen=True, tag="remove"):
    """Take away seat ``target``, on which no person sits."""


class AddSeat(SeatRequest, frozen=True, tag="add"):
    """Put another free seat to the table."""


class DealNow(SeatRequest, frozen=True, tag="deal"):
    """Deal without the free seats."""


class Rename(AboutSeat, frozen=True, tag="rename"):
    """Give the player on seat ``target`` another ``name``."""

    name: str


class PassHost(AboutSeat, frozen=True, tag="host"):
    """Let the person on seat ``target`` keep the table from now on; at any time."""


class Propose(SeatRequest, frozen=True, tag="propose"):
    """The host proposes other rules before the deal, which clears every agreement (E-43).

    ``rules`` is a line like ``ratscrew penalty.count=2``.
    """

    rules: str


class Settle(SeatRequest, frozen=True, tag="settle"):
    """The host proposes how the table is kept; that clears every agreement too."""

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
