"""Players are data: a name, or a file; what can't be is refused with what would be right."""

from pathlib import Path
from typing import Any

import pytest

from firsthand.bots import temperament
from firsthand.bots.error_rates import Risk
from firsthand.bots.players import BadPlayer, find, player
from firsthand.bots.reaction import ExGaussian, LogNormal, Measured
from firsthand.bots.temperament import NoSuchTemperament

KEEN = """
like = "sharp"
miss = 200
tempo = [90, 120]

[reaction]
shift = 180
median = 120
spread = 35

[risk]
ranks = ["J", "A"]
cards = 9
"""


def test_a_player_is_found_by_name_or_file(tmp_path: Path) -> None:
    assert find("sharp") is temperament("sharp")
    file = tmp_path / "keen.toml"
    file.write_text(KEEN, encoding="utf-8")
    keen = find(str(file))
    assert (keen.name, keen.reaction) == ("keen", LogNormal(180, 120, 35))
    assert (keen.miss, keen.fooled) == (200, temperament("sharp").fooled)
    assert (keen.soonest, keen.latest, keen.risk) == (90, 120, Risk(1 << 11 | 1 << 1, 9))


def test_what_is_not_said_is_as_with_a_steady_player() -> None:
    assert player({"name": "steady"}) == temperament("steady")
    assert player({"reaction": {"ms": [300, 250]}}).reaction == Measured((300, 250))
    assert player({"reaction": {"mu": 0, "sigma": 1, "tau": 9}}).reaction == ExGaussian(0, 1, 9)
    assert player({"risk": {}}).risk == Risk(0, 0)


def test_a_player_like_one_that_matches_does_so_until_reactions_are_given() -> None:
    keen = player({"like": "matching", "miss": 0, "tempo": [90, 120]})
    assert (keen.matches, keen.miss, keen.soonest) == (True, 0, 90)
    assert keen.reactions == temperament("matching").reactions
    assert not player({"like": "matching", "reaction": {"ms": [300]}}).matches
    assert find("matching") is temperament("matching")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"speed": 3}, "speed is unknown: a player has name, like, reaction"),
        ({"like": "angry"}, "'angry' is no temperament"),
        ({"like": 3}, "'3' is no temperament"),
        ({"miss": 10_001}, "miss = 10001: must be a whole number from 0 to 10000"),
        ({"slip": True}, "slip = True: must be a whole number"),
        ({"fooled": 0.5}, "fooled = 0.5: must be a whole number"),
        ({"reaction": 300}, r"reaction = 300: must be a table, \[reaction\]"),
        ({"reaction": {"mu": 300}}, "reaction has mu: it needs mu, sigma and tau, or shift"),
        ({"reaction": {}}, "reaction has nothing: it needs"),
        ({"reaction": {"ms": []}}, r"reaction.ms = \[\]: must be a list of whole numbers"),
        ({"reaction": {"ms": [50]}}, "reaction.ms = 50: must be a whole number from 110"),
        ({"reaction": {"mu": 300, "sigma": 0, "tau": 9}}, "reaction.sigma = 0: must be a whole"),
        ({"reaction": {"mu": 300, "sigma": 90, "tau": 1}}, "tau = 1: must be at least an eighth"),
        ({"tempo": [150, 100]}, r"tempo = \[150, 100\]: must be two percentages"),
        ({"tempo": [100]}, r"tempo = \[100\]: must be two percentages"),
        ({"risk": {"faces": 1}}, "risk.faces is unknown: a risk has ranks and cards"),
        ({"risk": {"ranks": ["Z"]}}, r"risk.ranks = \['Z'\]: must be a list of ranks"),
        ({"risk": {"ranks": "J"}}, "risk.ranks = 'J': must be a list of ranks"),
    ],
)
def test_what_can_not_be_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises((BadPlayer, NoSuchTemperament), match=words):
        player(given)


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPlayer, match=r"keen.toml cannot be read: No such file"):
        find(str(tmp_path / "keen.toml"))
    file = tmp_path / "keen.toml"
    file.write_text("miss = = 3", encoding="utf-8")
    with pytest.raises(BadPlayer, match=r"keen.toml is not a player's file: Invalid value"):
        find(str(file))
