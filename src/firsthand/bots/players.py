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
from firsthand.sentences import Sentence, say

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
        described = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        unread = say("player-unread", file=str(path), why=str(error.strerror))
        raise BadPlayer(unread) from None
    except ValueError as error:
        raise BadPlayer(say("player-file", file=str(path), why=str(error))) from None
    return player({"name": path.stem, **described})


def player(described: Mapping[str, Any]) -> Temperament:
    """Return the player that a file's contents describe, `steady` in all that it does not say."""
    unknown = sorted(set(described) - set(KNOWN))
    if unknown:
        raise BadPlayer(say("player-field", field=unknown[0], known=KNOWN))
    like = described.get("like", "steady")
    base = temperament(like if isinstance(like, str) else repr(like))
    soonest, latest = tempo(described.get("tempo", [base.soonest, base.latest]))
    return replace(
        base,
        name=str(described.get("name", base.name)),
        reaction=reaction(described["reaction"]) if "reaction" in described else base.reaction,
        miss=whole("miss", described.get("miss", base.miss), 0, CHANCES),
        fooled=whole("fooled", described.get("fooled", base.fooled), 0, CHANCES),
        slip=whole("slip", described.get("slip", base.slip), 0, CHANCES),
        soonest=soonest,
        latest=latest,
        risk=risk(described["risk"]) if "risk" in described else base.risk,
    )


def wrong(field: str, value: object, right: Sentence) -> BadPlayer:
    """Return the error of a field that holds a value, and what would be right."""
    return BadPlayer(say("wrong-field", field=field, value=repr(value), right=right))


def whole(field: str, value: object, least: int, most: int) -> int:
    """Return a whole number within bounds, or raise `BadPlayer`."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(field, value, say("wrong-whole", least=least, most=most))
    return value


def table(field: str, value: object) -> dict[str, Any]:
    """Return a table of a file, or raise `BadPlayer`."""
    if not isinstance(value, dict):
        raise wrong(field, value, say("player-table", field=field))
    return value


def several(field: str, value: object, least: int, most: int) -> tuple[int, ...]:
    """Return a list of whole numbers within bounds, or raise `BadPlayer`."""
    if not isinstance(value, list) or not value:
        raise wrong(field, value, say("player-list"))
    return tuple(whole(field, each, least, most) for each in value)


def reaction(described: object) -> Reaction:
    """Return how long a hand takes, by the one of three shapes whose fields are there."""
    fields = table("reaction", described)
    if set(fields) == {"ms"}:
        return Measured(several("reaction.ms", fields["ms"], FLOOR, LONGEST))
    shape = SHAPES.get(frozenset(fields))
    if shape is None:
        given_fields = tuple(sorted(fields))
        raise BadPlayer(
            say("player-shape", fields=given_fields) if given_fields else say("player-no-shape")
        )
    least = {"mu": 0, "shift": 0}
    numbers = {
        name: whole(f"reaction.{name}", value, least.get(name, 1), LONGEST)
        for name, value in fields.items()
    }
    if shape is ExGaussian and 8 * numbers["tau"] < numbers["sigma"]:
        small = say("player-tau", sigma=numbers["sigma"])
        raise wrong("reaction.tau", numbers["tau"], small)
    return shape(**numbers)


def tempo(described: object) -> tuple[int, int]:
    """Return after how many percent of the pace a player flips, at the soonest and the latest."""
    ends = several("tempo", described, 0, SLOWEST)
    if len(ends) != 2 or ends[0] > ends[1]:
        raise wrong("tempo", list(ends), say("player-tempo"))
    return ends[0], ends[1]


def risk(described: object) -> Risk:
    """Return when a player slaps without looking."""
    fields = table("risk", described)
    unknown = sorted(set(fields) - {"ranks", "cards"})
    if unknown:
        raise BadPlayer(say("player-risk", field=f"risk.{unknown[0]}"))
    ranks = fields.get("ranks", [])
    if not isinstance(ranks, list) or not all(rank in RANKS for rank in ranks):
        raise wrong("risk.ranks", ranks, say("player-ranks"))
    cards = whole("risk.cards", fields.get("cards", 0), 0, 1_000_000)
    return Risk(sum(1 << RANKS[rank] for rank in dict.fromkeys(ranks)), cards)
