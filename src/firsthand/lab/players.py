"""Players as data: a temperament or a strategy by its name, or a TOML file of one's own.

.. code-block:: toml

    like = "steady"             # whom all else is taken from
    miss = 0.05                 # chances: to overlook, to fall for a near miss, to slip
    fooled = 0.02
    slip = 0.0005
    flips = [100, 140]          # soonest and latest flip, in percent of the pace

    [reaction]                  # in ms; or shift, median and spread (percent); or ms = [310, 340]
    mu = 350
    sigma = 45
    tau = 80

    [risk]                      # slaps without looking: after these cards, or from so many on
    after = ["J", "Q", "K"]
    from = 5
"""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from firsthand.bots import Temperament, temperament
from firsthand.bots.nerves import CHANCES, Risk
from firsthand.bots.reaction import ExGaussian, LogNormal, Measured, Reaction
from firsthand.cards import RANKS
from firsthand.errors import Malformed

Chance = Annotated[float, Meta(ge=0, le=1)]
Percent = Annotated[int, Meta(ge=1, le=1000)]
Ms = Annotated[int, Meta(ge=1, le=60_000)]
Odd = Annotated[int, Meta(ge=0, le=60_000)]


class Spread(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reaction as a file gives it, in one of three ways."""

    mu: Ms | None = None
    sigma: Ms | None = None
    tau: Ms | None = None
    shift: Odd | None = None
    median: Ms | None = None
    spread: Percent | None = None
    ms: Annotated[tuple[Ms, ...], Meta(min_length=1)] | None = None

    def read(self) -> Reaction:
        """Return the reaction, or raise `ValueError`."""
        given = {name for name in self.__struct_fields__ if getattr(self, name) is not None}
        match self:
            case Spread(mu=int(mu), sigma=int(sigma), tau=int(tau)) if len(given) == 3:
                if sigma > 4 * tau:
                    raise ValueError("reaction.sigma must be at most four times reaction.tau")
                return ExGaussian(mu, sigma, tau)
            case Spread(shift=int(shift), median=int(median), spread=int(spread)) if (
                len(given) == 3
            ):
                return LogNormal(shift, median, spread)
            case Spread(ms=tuple(ms)) if len(given) == 1:
                return Measured(ms)
        raise ValueError("reaction must hold mu, sigma and tau, or shift, median and spread, or ms")


class Dare(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from"}):
    """When a player slaps without looking, as a file gives it."""

    after: tuple[str, ...] = ()
    least: Annotated[int, Meta(ge=0, le=10_000)] = 0

    def read(self) -> Risk:
        """Return the risk, or raise `ValueError`."""
        unknown = [rank for rank in self.after if rank not in RANKS]
        if unknown:
            raise ValueError(f"risk.after holds {unknown[0]!r}: it must hold {', '.join(RANKS)}")
        return Risk(sum(1 << RANKS[rank] for rank in set(self.after)), self.least)


class Portrait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player as a file gives it; what is not said is as of the one that it is like."""

    like: str = "steady"
    name: str | None = None
    miss: Chance | None = None
    fooled: Chance | None = None
    slip: Chance | None = None
    flips: tuple[Percent, Percent] | None = None
    reaction: Spread | None = None
    risk: Dare | None = None

    def read(self, name: str) -> Temperament:
        """Return the player, or raise `ValueError`; ``name`` is the file's."""
        chances = {"miss": self.miss, "fooled": self.fooled, "slip": self.slip}
        changed: dict[str, Any] = {
            each: round(chance * CHANCES) for each, chance in chances.items() if chance is not None
        }
        if self.flips is not None:
            changed["soonest"], changed["latest"] = self.flips
            if self.flips[0] > self.flips[1]:
                raise ValueError("flips must hold the soonest before the latest")
        if self.reaction is not None:
            changed["reaction"] = self.reaction.read()
        if self.risk is not None:
            changed["risk"] = self.risk.read()
        return replace(temperament(self.like), name=self.name or name, **changed)


def load(path: Path) -> Temperament:
    """Return the player of a TOML file, or raise `Malformed` that tells what is wrong with it."""
    try:
        given = tomllib.loads(path.read_text("utf-8"))
        return msgspec.convert(given, Portrait).read(path.stem)
    except OSError as error:
        raise Malformed(f"{path}: {error.strerror}") from None
    except (ValueError, msgspec.ValidationError) as error:
        raise Malformed(f"{path} is no player: {error}") from None


def player(word: str) -> Temperament:
    """Return a player by name or by file, or raise `FirsthandError`."""
    path = Path(word.strip())
    return load(path) if path.suffix == ".toml" else temperament(word)
