"""What the seats of a table ask: every request is one JSON object with a ``type``.

Times are milliseconds.
"""

from math import inf
from typing import Literal

import msgspec

from firsthand.record import Device

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
    """What seat ``seat`` pressed: ``k`` is the last card painted there, ``c`` the ms since then.

    ``c`` is null where the page's clock is too coarse for that: the press counts when it arrives.
    Each kind of press has a ``device``: what it was pressed with.
    """

    k: int
    c: float | None

    @property
    def claim(self) -> float:
        """The ms since the card was painted; infinite where nobody knows."""
        return inf if self.c is None else self.c


class Agree(SeatRequest, frozen=True, tag="agree"):
    """A seat agrees to rules and keeping; nobody is dealt a card before all do (E-43).

    ``digest`` and ``server_hash`` are those of `DealView`. ``nonce_hash`` binds the nonce that
    the page drew for this deal, one for all its seats. After a game this asks for another one.
    ``device`` is what is pressed with at the seat: in that game a press with another one is taken
    for what it is, and earns nothing (A-95). ``clock`` is by how many ms the page's clock steps;
    null where it does not know.
    """

    digest: str
    server_hash: str
    nonce_hash: str
    device: Device = ""
    clock: float | None = None


class Nonce(SeatRequest, frozen=True, tag="nonce"):
    """The nonce behind the hash of a seat, 64 hexadecimal digits, once the list is open."""

    nonce: str


class Flip(Press, frozen=True, tag="flip"):
    """Wish to turn the next card: ``k`` is the last flip painted here, ``c`` the ms since then."""

    count: int = 1
    device: Device = ""


class Slap(Press, frozen=True, tag="slap"):
    """A hand on the pile: ``k`` is the last flip painted here, ``c`` the reaction in ms.

    ``n`` numbers this browser's slaps, so that a copy of one counts once.
    """

    n: int
    device: Device = ""


class Gesture(Press, frozen=True, tag="gesture"):
    """The agreed gesture or word (E-42)."""

    n: int
    word: str = ""
    device: Device = ""


class Collect(Press, frozen=True, tag="collect"):
    """Take the pile that is owed."""

    device: Device = ""


class Frame(RoomRequest, frozen=True, tag="frame"):
    """All that the hands round one screen pressed in one frame, in any order."""

    moves: tuple[Flip | Slap | Gesture | Collect, ...]


class Interrupt(SeatRequest, frozen=True, tag="interrupt"):
    """The device took the hands on card ``k`` for a gesture of its own: their race is void."""

    k: int


class Watermark(SeatRequest, frozen=True, tag="watermark"):
    """``k`` was painted here and there was no press up to ``t`` ms after."""

    k: int
    t: float


class Seen(SeatRequest, frozen=True, tag="seen"):
    """``k`` is on the screen now, at a table that trusts slow screens."""

    k: int


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
    """Make the bots play on faster: this page's player is out, and only bots go on."""


class Leave(SeatRequest, frozen=True, tag="leave"):
    """Leave the table; who looks on does so as seat `NOBODY`."""


class ObjectTo(SeatRequest, frozen=True, tag="object"):
    """Object to the rules that are proposed."""


class VoteOut(AboutSeat, frozen=True, tag="vote_out"):
    """Vote to send the person on seat ``target`` away, once cards are dealt."""


class Spare(AboutSeat, frozen=True, tag="spare"):
    """Take back a vote to send the person on seat ``target`` away."""


# ---- what the host asks before the deal -------------------------------------------------------


class SeatBot(AboutSeat, frozen=True, tag="bot"):
    """Give seat ``target`` to a bot with a ``temperament``, the usual one where it is empty."""

    temperament: str = ""


class FreeSeat(AboutSeat, frozen=True, tag="free"):
    """Take the bot's seat ``target`` for people again."""


class Kick(AboutSeat, frozen=True, tag="kick"):
    """Send the person on seat ``target`` away."""


class RemoveSeat(AboutSeat, frozen=True, tag="remove"):
    """Remove seat ``target``, on which no person sits."""


class AddSeat(SeatRequest, frozen=True, tag="add"):
    """Add a free seat to the table."""


class DealNow(SeatRequest, frozen=True, tag="deal"):
    """Deal without the free seats."""


class Rename(AboutSeat, frozen=True, tag="rename"):
    """Give the player on seat ``target`` another ``name``."""

    name: str


class Handicap(AboutSeat, frozen=True, tag="handicap"):
    """Propose that hands of the person on seat ``target`` count ``ms`` earlier, from 0 to 300.

    That clears every agreement (E-43).
    """

    ms: int


class PassHost(AboutSeat, frozen=True, tag="host"):
    """Make the person on seat ``target`` the host of the table; at any time."""


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
    slow_screens: bool = False
    dealer: int = -1


SeatAct = SeatBot | FreeSeat | Kick | RemoveSeat | Rename | Handicap
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
    | Frame
    | Interrupt
    | Watermark
    | Seen
    | Visibility
    | Act
    | Propose
    | Settle
)
"""What a room takes in from the browsers at its table."""
