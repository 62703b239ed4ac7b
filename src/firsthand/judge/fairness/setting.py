"""What is simulated: the connections, the weather, the liar, and how many tables and cards."""

from dataclasses import dataclass
from typing import get_args

from firsthand.errors import FirsthandError
from firsthand.judge.fairness.lines import Weather
from firsthand.judge.fairness.players import HONEST, Cheat
from firsthand.judge.policy import Policy

LONGEST = 2000
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
    in_order: bool = False
    """Whether a late packet holds up those behind it, as over TCP."""
    behind_proxy: bool = False
    """Whether the tables are behind a proxy, where no connection is vouched for."""
    tells: bool = False
    """Whether rivals are sent a hand or a gesture at once, as the first version of the room did."""
    warns_all: bool = False
    """Whether everyone is warned that a card will fall, and not only who turns it."""

    def __post_init__(self) -> None:
        """Refuse what cannot be simulated."""
        if self.weather not in get_args(Weather):
            known = ", ".join(get_args(Weather))
            raise BadSetting(f"weather {self.weather!r} is not known: it must be one of {known}")
        for name in ("tables", "reveals"):
            if getattr(self, name) < 1:
                raise BadSetting(f"{name} = {getattr(self, name)}: there must be at least 1")
        if not 0 <= self.band <= LONGEST:
            raise BadSetting(f"tie band {self.band}: it must be from 0 to {LONGEST} ms")
        if self.seed < 0:
            raise BadSetting(f"seed {self.seed}: it must be at least 0")

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
        raise BadSetting(
            f"table {text!r}: it must be round trips in ms with commas between, like 5,40,120,300"
        ) from None
    if not 2 <= len(rtts) <= SEATS_MOST:
        seats = f"{len(rtts)} seat{'s' * (len(rtts) != 1)}"
        raise BadSetting(f"table {text!r} has {seats}: it must be 2 to {SEATS_MOST}")
    for rtt in rtts:
        if not 0 <= rtt <= LONGEST:
            raise BadSetting(f"table {text!r}: a round trip is from 0 to {LONGEST} ms")
    return rtts
