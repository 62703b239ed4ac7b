"""Players as data: a temperament by name, or one that a TOML file describes.

A file holds the player's ``name``, its ``[reaction]`` (``mu``, ``sigma`` and ``tau``, or ``shift``,
``median`` and ``spread``, or ``ms``, a list of reactions), its chances ``miss``, ``fooled`` and
``slip`` of ten thousand, its ``tempo`` as two percentages of the pace, and if it takes risks
``[risk]`` with ``ranks`` and ``cards``. With ``like`` it begins as a temperament of that name.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from firsthand.bots.error_rates import CHANCES, Risk
from firsthand.bots.reaction import FLOOR, ExGaussian, LogNormal, Measured, Reaction
from firsthand.bots.temperament import Temperament, temperament
from firsthand.cards import RANKS
from firsthand.errors import FirsthandError

SHAPES: dict[frozenset[str], type[ExGaussian | LogNormal]] = {
    frozenset({"mu", "sigma", "tau"}): ExGaussian,
    frozenset({"shift", "median", "spread"}): LogNormal,
}
KNOWN = ("name", "like", "reaction", "miss", "fooled", "slip", "tempo", "risk")
LONGEST = 60_000
"""No reaction is longer, in ms."""

SLOWEST = 10_000
"""No tempo is slower, in percent of the pace."""


class BadPlayer(FirsthandError):
    """A player who can't be; the text says which field is wrong and what would be right."""


def find(word: str) -> Temperament:
    """Return a player by the name of a temperament or the path of a TOML file.

    Raises `NoSuchTemperament`, or `BadPlayer` for a file that describes none.
    """
    return load(Path(word)) if word.strip().endswith(".toml") else temperament(word)


def load(path: Path) -> Temperament:
    """Return the player of a TOML file; raise `BadPlayer`, which says what is wrong with it."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPlayer(f"{path} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise BadPlayer(f"{path} is not a player's file: {error}") from None
    return player({"name": path.stem, **given})


def player(given: Mapping[str, Any]) -> Temperament:
    """Return the player that a file's contents describe, `steady` in all that it does not say."""
    unknown = sorted(set(given) - set(KNOWN))
    if unknown:
        raise BadPlayer(f"{unknown[0]} is unknown: a player has {', '.join(KNOWN)}")
    like = given.get("like", "steady")
    base = temperament(like if isinstance(like, str) else repr(like))
    soonest, latest = tempo(given.get("tempo", [base.soonest, base.latest]))
    return replace(
        base,
        name=str(given.get("name", base.name)),
        reaction=reaction(given["reaction"]) if "reaction" in given else base.reaction,
        miss=whole("miss", given.get("miss", base.miss), 0, CHANCES),
        fooled=whole("fooled", given.get("fooled", base.fooled), 0, CHANCES),
        slip=whole("slip", given.get("slip", base.slip), 0, CHANCES),
        soonest=soonest,
        latest=latest,
        risk=risk(given["risk"]) if "risk" in given else base.risk,
    )


def whole(field: str, value: object, least: int, most: int) -> int:
    """Return a whole number within bounds, or raise `BadPlayer`."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPlayer(f"{field} = {value!r}: must be a whole number from {least} to {most}")
    return value


def table(field: str, value: object) -> dict[str, Any]:
    """Return a table of a file, or raise `BadPlayer`."""
    if not isinstance(value, dict):
        raise BadPlayer(f"{field} = {value!r}: must be a table, [{field}]")
    return value


def several(field: str, value: object, least: int, most: int) -> tuple[int, ...]:
    """Return a list of whole numbers within bounds, or raise `BadPlayer`."""
    if not isinstance(value, list) or not value:
        raise BadPlayer(f"{field} = {value!r}: must be a list of whole numbers")
    return tuple(whole(field, each, least, most) for each in value)


def reaction(given: object) -> Reaction:
    """Return how long a hand takes, by the one of three shapes whose fields are there."""
    fields = table("reaction", given)
    if set(fields) == {"ms"}:
        return Measured(several("reaction.ms", fields["ms"], FLOOR, LONGEST))
    shape = SHAPES.get(frozenset(fields))
    if shape is None:
        raise BadPlayer(
            f"reaction has {', '.join(sorted(fields)) or 'nothing'}: it needs mu, sigma and tau, "
            "or shift, median and spread, or ms"
        )
    least = {"mu": 0, "shift": 0}
    numbers = {
        name: whole(f"reaction.{name}", value, least.get(name, 1), LONGEST)
        for name, value in fields.items()
    }
    if shape is ExGaussian and 8 * numbers["tau"] < numbers["sigma"]:
        raise BadPlayer(
            f"reaction.tau = {numbers['tau']}: must be at least an eighth of sigma, "
            f"{numbers['sigma']}"
        )
    return shape(**numbers)


def tempo(given: object) -> tuple[int, int]:
    """Return after how many percent of the pace a player flips, at the soonest and the latest."""
    ends = several("tempo", given, 0, SLOWEST)
    if len(ends) != 2 or ends[0] > ends[1]:
        raise BadPlayer(f"tempo = {list(ends)!r}: must be two percentages, the smaller one first")
    return ends[0], ends[1]


def risk(given: object) -> Risk:
    """Return when a player slaps without looking."""
    fields = table("risk", given)
    unknown = sorted(set(fields) - {"ranks", "cards"})
    if unknown:
        raise BadPlayer(f"risk.{unknown[0]} is unknown: a risk has ranks and cards")
    ranks = fields.get("ranks", [])
    if not isinstance(ranks, list) or not all(rank in RANKS for rank in ranks):
        raise BadPlayer(f'risk.ranks = {ranks!r}: must be a list of ranks, as in ["J", "Q"]')
    cards = whole("risk.cards", fields.get("cards", 0), 0, 1_000_000)
    return Risk(sum(1 << RANKS[rank] for rank in dict.fromkeys(ranks)), cards)
