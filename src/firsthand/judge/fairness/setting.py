"""What is simulated: the connections, the weather, the liar, and how many tables and cards."""

from dataclasses import dataclass
from typing import get_args

from firsthand.errors import FirsthandError
from firsthand.judge.fairness.devices import Setup
from firsthand.judge.fairness.lines import Weather
from firsthand.judge.fairness.players import HONEST, Cheat
from firsthand.judge.fairness.screens import SCREENS, Screen
from firsthand.judge.policy import Policy
from firsthand.sentences import say

LONGEST = 2000
PLAIN = Policy()
SEATS_MOST = 10


class BadSetting(FirsthandError):
    """A simulation that cannot be run: what was asked and what would be right."""


@dataclass(frozen=True)
class Setting:
    """A simulation."""

    rtts: tuple[float, ...] = (5, 40, 120, 300)
    """The round trip of each seat, in ms."""
    weather: Weather = "calm"
    """What becomes of packets."""
    one: bool = False
    """Whether only the first seat has that weather."""
    cheat: Cheat = HONEST
    """How the first seat lies."""
    band: int = Policy.band
    """The tie band, in ms."""
    tables: int = 400
    """How many tables play."""
    reveals: int = 100
    """How many cards may be slapped at each table."""
    seed: int = 1
    """What fixes the simulation, at least 0."""
    in_order: bool = True
    """Whether a late packet holds up those behind it, as over TCP."""
    screen: Screen = SCREENS["ordinary"]
    """What all seats play on."""
    policy: Policy = PLAIN
    """What the judge goes by, but for the band."""
    behind_proxy: bool = False
    """Whether the tables are behind a proxy, where no connection is vouched for."""
    tells: bool = False
    """Whether rivals are sent a hand or a gesture at once, as the first version of the room did."""
    warns_all: bool = True
    """Whether everyone is warned that a card will fall, as the room does, or who turns it."""
    devices: tuple[Setup, ...] = ()
    """What each seat plays with; none where devices are not late at all."""
    by_device: bool = False
    """Whether touches count earlier, under ``tie.devices = class``."""
    elite: bool = False
    """Whether all are trained, and about as fast as each other."""

    def __post_init__(self) -> None:
        """Refuse what cannot be simulated."""
        if self.weather not in get_args(Weather):
            raise BadSetting(
                say("fairness-weather", weather=repr(self.weather), known=get_args(Weather))
            )
        for name in ("tables", "reveals"):
            if (count := getattr(self, name)) < 1:
                raise BadSetting(say("fairness-none", name=name, count=count))
        if not 0 <= self.band <= LONGEST:
            raise BadSetting(say("fairness-band", ms=self.band, most=LONGEST))
        if self.seed < 0:
            raise BadSetting(say("fairness-seed", seed=self.seed))

    def weather_of(self, seat: int) -> Weather:
        """Return what becomes of the packets of a seat."""
        return "calm" if self.one and seat else self.weather


def read_table(text: str) -> tuple[float, ...]:
    """Return the round trips that a text like ``5,40,120,300`` lists, in ms.

    Raises `BadSetting`.
    """
    try:
        rtts = tuple(float(word) for word in text.split(","))
    except ValueError:
        raise BadSetting(say("fairness-table-text", table=repr(text))) from None
    if not 2 <= len(rtts) <= SEATS_MOST:
        raise BadSetting(
            say("fairness-table-seats", table=repr(text), n=len(rtts), most=SEATS_MOST)
        )
    for rtt in rtts:
        if not 0 <= rtt <= LONGEST:
            raise BadSetting(say("fairness-table-trip", table=repr(text), most=LONGEST))
    return rtts
