"""A race for one pile, as data: what came from whom and when, and what the judge makes of it."""

from typing import Literal, NamedTuple

from firsthand.record.hand import JudgedHand

NOBODY = -1


class Link(NamedTuple):
    """What the server measured of one seat's line, in ms, as it stood at the reveal.

    ``least``, ``high`` and ``mean`` are the smallest, the 95th percentile and the mean of its
    round trips. ``ping`` is the round trip of the frame behind the reveal, 0 where it earns no
    credit or is still ``awaited``. A line that is not ``measured`` is judged by arrival, one
    ``on_probation`` has little credit, and a bot's hand is ``drawn``: it is exact. `Line` keeps
    them.
    """

    least: float = 0
    high: float = 0
    mean: float = 0
    ping: float = 0
    awaited: bool = False
    measured: bool = True
    on_probation: bool = False
    drawn: bool = False


class Hand(NamedTuple):
    """One hand on the pile: whose, when it arrived, and the reaction that it claims.

    ``n`` numbers the seat's messages, ``place`` the arrivals of this race.
    """

    seat: int
    arrival: float
    claim: float
    n: int = 0
    place: int = 0


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

    ``sent`` is by seat when reveal ``k`` was sent, ``links`` what is known of the lines,
    ``watermarks`` up to when each seat has seen the card without pressing (-1: unknown).
    ``gone`` are seats that are not waited for: closed, hidden, out, or come back since.
    ``deadlines`` are the last ms after the reveal at which a slap is in time, on each seat's own
    clock. ``order`` counts the seats from the next flipper; ``draw`` is any whole number, which
    settles a tie by lot. ``screens`` numbers by seat the connections, which some seats may share
    (-1: it shares none). All times are on a clock that stands still while the server itself was
    held up.

    On a pile that is not ``slappable`` every hand is false; there is nothing to win.
    """

    k: int
    slappable: bool
    sent: tuple[float, ...]
    links: tuple[Link, ...]
    hands: tuple[Hand, ...] = ()
    flips: tuple[Move, ...] = ()
    watermarks: tuple[float, ...] = ()
    gone: frozenset[int] = frozenset()
    order: tuple[int, ...] = ()
    deadlines: tuple[float, ...] = ()
    draw: int = 0
    screens: tuple[int, ...] = ()


class Wait(NamedTuple):
    """The race can't be decided before ``until``, unless more is heard.

    A watermark of ``bound`` ms or later takes its seat off the waiting; ask for it (`ask`).
    """

    until: float
    bound: float = 0


class Final(NamedTuple):
    """The race is decided, for good.

    With ``by`` a slap, ``winner`` takes the pile as the ``fastest`` or by the rule for a ``tie``.
    With a flip (or collection) its seat goes on, with a deadline NOBODY does; every hand is late
    then. ``evidence`` are all hands by credited time. On a pile that could not be slapped
    (``dead``) NOBODY wins, and the evidence are those false hands whose order is certain.
    ``forced`` tells that patience ended while a faster hand might still have been on its way.
    """

    by: Literal["slap", "flip", "deadline", "dead"]
    winner: int
    reason: Literal["fastest", "tie", ""]
    evidence: tuple[JudgedHand, ...]
    forced: bool = False
