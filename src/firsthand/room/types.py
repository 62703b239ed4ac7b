"""What goes into a room and what comes out of it.

All times are whole milliseconds on the shell's clock, which never goes back; a room learns the
time from its inputs alone. A connection is a number that the shell gives it.
"""

from typing import Literal

import msgspec

from firsthand.bots.bot import View
from firsthand.judge import TcpInfo
from firsthand.record import Entry, Header
from firsthand.room.messages import Asked, Told

NOTHING_SEEN = -1
"""No event is known: not even the deal, which is number 0."""

NO_REVEAL = -1
"""No card, where one is named by its number."""

Asking = Literal["begin", "at_card", "at_turn"]

DURING_HANDS = -2
"""The same of a PING that was sent so late after a card that hands fall on it."""


class Input(msgspec.Struct, frozen=True):
    """Something that reaches a room at ``at``."""

    at: int


class Joined(Input, frozen=True):
    """A connection takes seats for people, or looks on where it asks for none."""

    conn: int
    """The number of the connection."""
    key: str
    """What will bring the connection's page back."""
    seats: tuple[int, ...] = ()
    """The seats that it asks for."""
    name: str = ""
    """The name that the person gives; empty for one of the table's choice."""
    any_seat: bool = False
    """Whether it takes the first free seat."""
    earlier_keys: tuple[str, ...] = ()
    """Keys that its page had before."""
    address: str = ""
    """The network address that it comes from; empty where the shell knows none."""
    vouched: bool = True
    """Whether the shell can measure its line; not where a tunnel stands between."""


class Connected(Input, frozen=True):
    """A new connection asks for what a key's holder missed.

    ``seen`` events of game ``game`` are known there, or `NOTHING_SEEN`. ``address`` and
    ``vouched`` are as in `Joined`.
    """

    conn: int
    key: str
    seen: int = NOTHING_SEEN
    game: int = 1
    address: str = ""
    vouched: bool = True


class Closed(Input, frozen=True):
    """A connection has closed."""

    conn: int


class Said(Input, frozen=True):
    """A message came from a connection."""

    conn: int
    message: Asked
    stall: int = 0
    """By how many ms it may have come later than ``at``, because the server was held up."""


class Wake(Input, frozen=True):
    """The time that a `WakeAt` named has come."""


class Secret(Input, frozen=True):
    """The server's 32 secret bytes for the next deal, and a seed below 2**256 that was chosen.

    The latter counts only at a table that one page plays at alone.
    """

    server: bytes
    chosen: int | None = None

    def __repr__(self) -> str:
        """Return what may stand in a log."""
        return f"Secret(at={self.at})"


class Ponged(Input, frozen=True):
    """A round trip of a connection was measured."""

    conn: int
    rtt: float
    """The round trip, in ms."""
    k: int = NO_REVEAL
    """The number of the reveal behind which the PING was sent."""
    heard: int = 0
    """How many bytes came from the connection since its newest reveal."""
    tcp_info: TcpInfo | None = None
    """The operating system's figures of the connection, where there are any."""
    tells: bool = False
    """Whether the connection is to be sent how its line is."""


class Sent(Input, frozen=True):
    """A reveal was written to a connection at ``when``, and not when it was to be."""

    conn: int
    k: int
    when: int


class Answered(Input, frozen=True):
    """What a bot of the host's own has answered to a `BotQuestion`; it counts for its card.

    Whoever does not answer in time is not waited for.
    """

    asked: "BotQuestion"
    after: int
    """When it acts, in ms after the time that its view showed."""


AnyInput = Joined | Connected | Closed | Said | Wake | Secret | Ponged | Sent | Answered


class Send(msgspec.Struct, frozen=True):
    """A message to a connection, to be written at ``at`` and after all earlier ones; 0: at once."""

    conn: int
    message: Told
    at: int = 0


class WakeAt(msgspec.Struct, frozen=True):
    """Wake the room at ``at``, and at no earlier wish any more; None: there is nothing to wait for.

    Every step ends with one of these.
    """

    at: int | None


class BotQuestion(msgspec.Struct, frozen=True):
    """Ask a bot of the host's own, and give what it says to the room as `Answered`."""

    seat: int
    kind: str
    """Which bot, as in ``own:Keen``."""
    what: Asking
    """The method of `firsthand.Bot` that is called."""
    game: int
    view: View
    luck: int
    """What seeds the bot's chance when a game begins; 0 later."""


class Sealed(msgspec.Struct, frozen=True):
    """The header of a game's record: what fixes every card. It is sent to nobody before the end."""

    game: int
    header: Header


class Acted(msgspec.Struct, frozen=True):
    """An action that was accepted, with the events that it made and how it was judged."""

    game: int
    entry: Entry


class Ended(msgspec.Struct, frozen=True):
    """A game is over; its record may be opened."""

    game: int
    winners: tuple[int, ...]


class Store(msgspec.Struct, frozen=True):
    """Something to keep, in this order."""

    entry: Sealed | Acted | Ended


Output = Send | WakeAt | Store | BotQuestion
