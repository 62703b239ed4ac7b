"""A race for one pile, as data: the hands on it, the lag of each seat, and the verdict."""

from typing import Literal, NamedTuple

from firsthand.record.hand import Device, JudgedHand


class Lag(NamedTuple):
    """What is known of the lag of one seat's connection, in ms, as measured up to the reveal."""

    min_rtt: float = 0
    """The least of the round trips."""
    high_rtt: float = 0
    """Their 95th percentile."""
    mean_rtt: float = 0
    """Their mean."""
    ping: float = 0
    """The round trip of the PING behind the reveal; 0 if none came, or if it earns no credit."""
    awaited: bool = False
    """Whether the answer to that PING is still on its way."""
    measured: bool = True
    """Whether there are enough samples; without them hands are judged by arrival."""
    on_probation: bool = False
    """Whether the seat claimed too much before, so that little is believed."""
    drawn: bool = False
    """Whether the seat is a bot's, whose hands are exact."""
    late_rtt: float = 0
    """Their upper quartile."""
    screen: float = 0
    """How long its screen took to show the card, as far as the table trusts it with that."""
    unseen: bool = False
    """Whether such a screen has yet to say that it shows the card."""
    fine: bool = False
    """Whether its page measures finely: its clock, and how alike its messages are."""
    quick: bool = False
    """Whether its reactions are so short that somebody may be showing it cards beforehand."""


class Hand(NamedTuple):
    """One hand on the pile."""

    seat: int
    """Whose it is."""
    arrival: float
    """When it arrived, in ms."""
    claim: float
    """The reaction that it claims, in ms."""
    n: int = 0
    """The number of the seat's message."""
    arrival_order: int = 0
    """How many hands of the race arrived before it."""
    handicap: float = 0
    """What is taken off its time in a race for a pile, in ms."""
    device: Device = ""
    """What it was pressed with."""


class Move(NamedTuple):
    """A wish to cover the pile with a card, or to collect it: credited like a hand.

    It can't be done before ``least`` ms after the reveal, whatever was wished.
    """

    seat: int
    arrival: float
    claim: float
    least: float = 0


class Race(NamedTuple):
    """All that is known of one card's race.

    All times are in ms on a clock that stands still while the server itself was held up.
    """

    k: int
    """The number of the reveal."""
    slappable: bool
    """Whether the pile may be slapped; if not, every hand is false and there is nothing to win."""
    sent: tuple[float, ...]
    """When the card was sent, by seat."""
    lags: tuple[Lag, ...]
    """The lag of each seat's connection."""
    hands: tuple[Hand, ...] = ()
    """The hands that have arrived."""
    flips: tuple[Move, ...] = ()
    """The flips and collections that have arrived."""
    watermarks: tuple[float, ...] = ()
    """Up to how many ms after the reveal each seat said that it had not pressed; -1: unknown."""
    gone: frozenset[int] = frozenset()
    """The seats that are not waited for: closed, hidden, out, or come back since."""
    order: tuple[int, ...] = ()
    """The seats, from the next flipper on."""
    deadlines: tuple[float, ...] = ()
    """The last ms after the reveal at which a slap is in time, on each seat's own clock."""
    draw: int = 0
    """Any whole number, which decides a tie by lot."""
    handicaps: tuple[float, ...] = ()
    """The most that may be taken off a hand of each seat, in ms; empty where nothing is."""
    screens: tuple[int, ...] = ()
    """The number of the connection that a seat shares with other seats; -1 if it shares none."""


class Wait(NamedTuple):
    """The race can't be decided before ``until``, unless more is heard.

    A watermark of ``bound`` ms or later takes its seat off the waiting, one with a handicap that
    much later.
    """

    until: float
    bound: float = 0


class Final(NamedTuple):
    """The race is decided, for good.

    With ``by`` a slap, ``winner`` takes the pile as the ``fastest`` or by the rule for a ``tie``.
    With a flip (or collection) its seat goes on, with a deadline NOBODY does; every hand is late
    then. ``evidence`` are all hands by credited time. On a pile that could not be slapped
    (``dead``) NOBODY wins, and the evidence are those false hands whose order is certain.
    ``forced`` means that patience ended while a faster hand might still have been on its way.
    ``band`` is within how many ms of the first hand another one was level with it.
    """

    by: Literal["slap", "flip", "deadline", "dead"]
    winner: int
    reason: Literal["fastest", "tie", ""]
    evidence: tuple[JudgedHand, ...]
    forced: bool = False
    band: int = 0
