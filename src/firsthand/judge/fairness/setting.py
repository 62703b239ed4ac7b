"""What is simulated: which lines, which weather, who lies, and how much of it."""

from dataclasses import dataclass
from typing import Literal

from firsthand.errors import FirsthandError
from firsthand.judge.fairness.players import HONEST, Cheat
from firsthand.judge.policy import Policy

LONGEST = 2000
SEATS_MOST = 10


class BadSetting(FirsthandError):
    """A simulation that cannot be run: what was asked and what would be right."""


@dataclass(frozen=True)
class Setting:
    """A simulation: ``rtts`` are the round trips of the seats in ms, the first seat may cheat.

    So many ``tables`` see so many ``reveals`` each; ``band`` is the tie band in ms. ``in_order``
    a packet that is late holds up those behind it, as over TCP. ``behind_proxy`` no line is
    vouched for.
    """

    rtts: tuple[float, ...] = (5, 40, 120, 300)
    weather: Literal["calm", "rough"] = "calm"
    cheat: Cheat = HONEST
    band: int = Policy.band
    tables: int = 400
    reveals: int = 100
    seed: int = 1
    in_order: bool = False
    behind_proxy: bool = False

    def __post_init__(self) -> None:
        """Refuse what cannot be simulated."""
        if self.weather not in ("calm", "rough"):
            raise BadSetting(f"weather {self.weather!r} is not known: it must be calm or rough")
        for name in ("tables", "reveals"):
            if getattr(self, name) < 1:
                raise BadSetting(f"{name} = {getattr(self, name)}: there must be at least 1")
        if not 0 <= self.band <= LONGEST:
            raise BadSetting(f"tie band {self.band}: it must be from 0 to {LONGEST} ms")
        if self.seed < 0:
            raise BadSetting(f"seed {self.seed}: it must be at least 0")

    @property
    def rough(self) -> bool:
        """Whether single packets are much delayed."""
        return self.weather == "rough"


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
