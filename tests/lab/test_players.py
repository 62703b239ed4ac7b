"""Players as data."""

from pathlib import Path

import pytest

from firsthand.bots import temperament
from firsthand.bots.nerves import Risk
from firsthand.bots.reaction import ExGaussian, LogNormal, Measured
from firsthand.errors import FirsthandError
from firsthand.lab import players
from firsthand.lab.asking import job_of
from firsthand.lab.players import player


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mia.toml"
    path.write_text(text)
    return str(path)


def test_the_example_of_the_module_is_a_player(tmp_path: Path) -> None:
    assert players.__doc__ is not None
    mia = player(written(tmp_path, players.__doc__.partition(".. code-block:: toml")[2]))
    assert (mia.name, mia.nerves) == ("mia", (500, 200, 5))
    assert (mia.soonest, mia.latest) == (100, 140)
    assert mia.reaction == ExGaussian(350, 45, 80)
    assert mia.risk == Risk(1 << 11 | 1 << 12 | 1 << 13, 5)


def test_what_is_not_said_is_as_the_others(tmp_path: Path) -> None:
    nobody = player(written(tmp_path, ""))
    assert (nobody.reaction, nobody.risk) == (temperament("steady").reaction, Risk(0, 0))
    ann = player(written(tmp_path, 'like = "sharp"\nname = "Ann"'))
    assert (ann.name, ann.nerves) == ("Ann", temperament("sharp").nerves)


def test_reactions_may_be_of_any_shape(tmp_path: Path) -> None:
    slanted = written(tmp_path, "[reaction]\nshift = 0\nmedian = 200\nspread = 30")
    assert player(slanted).reaction == LogNormal(0, 200, 30)
    measured = written(tmp_path, "[reaction]\nms = [310, 340]")
    assert player(measured).reaction == Measured((310, 340))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("miss = 2", r"mia.toml is no player: Expected `float` <= 1.0 - at `\$.miss`"),
        ("speed = 2", "unknown field `speed`"),
        ("like = 3", "Expected `str`, got `int`"),
        ("like", "is no player"),
        ('like = "stedy"', "did you mean steady"),
        ("flips = [140, 100]", "the soonest before the latest"),
        ("[reaction]\nmu = 300", "reaction must hold mu, sigma and tau"),
        ("[reaction]\nmu = 3\nsigma = 3\ntau = 3\nms = [3]", "reaction must hold mu"),
        ("[reaction]\nmu = 300\nsigma = 99\ntau = 9", "at most four times"),
        ('[risk]\nafter = ["B"]', "risk.after holds 'B': it must hold A, 2, 3"),
    ],
)
def test_what_is_no_player_is_told(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(FirsthandError, match=reason):
        player(written(tmp_path, text))


def test_a_file_that_is_not_there_is_told() -> None:
    with pytest.raises(FirsthandError, match=r"nowhere\.toml: No such file"):
        player("nowhere.toml")


def test_players_sit_down_by_name_or_file(tmp_path: Path) -> None:
    job = job_of("ratscrew", ["sharp", written(tmp_path, "miss = 0")], 1, 1)
    assert [who.name for who in job.cast] == ["sharp", "mia"]
