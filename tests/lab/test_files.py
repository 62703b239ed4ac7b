"""Games as files, and figures."""

import csv
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from firsthand.lab.estimate import Measure, measured
from firsthand.lab.figures import Curve, bars, chart, histogram, save
from firsthand.lab.files import Csv, Parquet, Sinks
from firsthand.lab.job import Games
from tests.lab.test_estimate import some_games

GAMES = some_games([0, 2, -1], ["all_cards", "last_one_in", "unfinished"])
LENGTHS: Measure = measured(np.array([30, 40, 40, 200, 5000]))


def test_csv_and_parquet_hold_a_row_a_game(tmp_path: Path) -> None:
    text, table = tmp_path / "games.csv", tmp_path / "games.parquet"
    sinks = Sinks((Csv, text), (Parquet, table), (Csv, None))
    sinks(Games(*(rows[:2] for rows in GAMES)))
    sinks(Games(*(rows[2:] for rows in GAMES)))
    sinks.close()
    rows = parquet.read_table(table).to_pylist()
    assert [row["game"] for row in rows] == [0, 1, 2]
    assert [row["end"] for row in rows] == ["all_cards", "last_one_in", "unfinished"]
    assert (rows[1]["winner"], rows[1]["ms"], rows[1]["false_2"]) == (2, 90_000, 3)
    with text.open() as lines:
        assert list(csv.DictReader(lines)) == [
            {name: str(value) for name, value in row.items()} for row in rows
        ]


def test_no_games_make_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "none.parquet"
    Sinks((Parquet, path)).close()
    assert path.stat().st_size == 0


@pytest.mark.parametrize("make", [Csv, Parquet])
def test_a_full_disk_is_an_error_of_the_system(make: type[Csv] | type[Parquet]) -> None:
    """It comes with a batch, or when the file is finished."""
    sinks = Sinks((make, Path("/dev/full")))
    with pytest.raises(OSError, match="No space left"):
        filled(sinks)


def filled(sinks: Sinks) -> None:
    try:
        for _ in range(2000):
            sinks(GAMES)
    finally:
        sinks.close()


def test_a_folder_that_is_not_there_is_told_and_leaves_nothing_open(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"none/games\.csv"):
        Sinks((Parquet, tmp_path / "one.parquet"), (Csv, tmp_path / "none/games.csv"))


def test_figures_are_drawn_twice_the_same(tmp_path: Path) -> None:
    lines = [
        Curve("one", [1, 2], [0.2, 0.4], [(0.1, 0.3), (0.3, 0.6)]),
        Curve("two", [1, 2], [0, 1]),
    ]
    for number, figure in enumerate(
        (
            histogram(LENGTHS, "length", "cards"),
            chart(lines, "shares", "ms", "wins", level=0.5),
            chart(lines, "shares", "ms", "wins"),
            bars(["a", "b"], [1, -2], [0.1, 0.2], "moves", "%"),
        )
    ):
        paths = save(figure, tmp_path / f"figure{number}")
        assert [path.suffix for path in paths] == [".png", ".svg"]
        before = [path.read_bytes() for path in paths]
        assert before[0].startswith(b"\x89PNG")
        assert b"</svg>" in before[1]
        assert save(figure, paths[1]) == (paths[1],)
        assert [path.read_bytes() for path in paths] == before
