"""Writing games to files while they are played, a row a game: CSV, and Parquet by pyarrow."""

import csv
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from firsthand.extras import need
from firsthand.lab.job import ENDS, Games

EXTRA = "parquet"
"""What installs pyarrow."""


def columns(games: Games, first: int) -> dict[str, Any]:
    """Return games as named columns; the games are numbered from ``first`` on."""
    table: dict[str, Any] = {
        "game": np.arange(first, first + len(games.cards)),
        "cards": games.cards,
        "tricks": games.tricks,
        "slaps": games.slaps,
        "ms": games.ms,
        "winner": games.winner,
        "outs": games.outs,
        "leads": games.leads,
        "end": np.array(ENDS)[games.why],
    }
    for seat in range(games.won.shape[1]):
        table[f"won_{seat}"] = games.won[:, seat]
        table[f"false_{seat}"] = games.false[:, seat]
    return table


class Writer(Protocol):
    """Where games go, until it is closed. Raises `OSError` where there is no room."""

    def write(self, games: Games, /) -> None:
        """Write some more games."""

    def close(self) -> None:
        """Finish the file."""


class Csv:
    """Games as comma-separated values, with a line of names."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", newline="", encoding="utf-8")
        self.rows = csv.writer(self.file)
        self.games = 0

    def write(self, games: Games, /) -> None:
        """Write some more games."""
        table = columns(games, self.games)
        if not self.games:
            self.rows.writerow(table)
        self.rows.writerows(zip(*(column.tolist() for column in table.values()), strict=True))
        self.games += len(games.cards)

    def close(self) -> None:
        """Finish the file."""
        self.file.close()


class Parquet:
    """Games as a Parquet file; batches are its row groups. Raises `NotInstalled`."""

    def __init__(self, path: Path) -> None:
        self.arrow, self.parquet = need("pyarrow", EXTRA), need("pyarrow.parquet", EXTRA)
        self.file = path.open("wb")
        self.writer: Any = None
        self.games = 0

    def write(self, games: Games, /) -> None:
        """Write some more games."""
        table = self.arrow.table(columns(games, self.games))
        if self.writer is None:
            self.writer = self.parquet.ParquetWriter(self.file, table.schema)
        self.writer.write_table(table)
        self.games += len(games.cards)

    def close(self) -> None:
        """Finish the file."""
        try:
            if self.writer is not None:
                self.writer.close()
        finally:
            self.file.close()


class Sinks:
    """Some files that get the same games, closed together. Raises `OSError` as its writers do."""

    def __init__(self, *wanted: tuple[Callable[[Path], Writer], Path | None]) -> None:
        self.writers: list[Writer] = []
        with ExitStack() as opened:
            for make, path in wanted:
                if path is not None:
                    self.writers.append(make(path))
                    opened.callback(self.writers[-1].close)
            self.opened = opened.pop_all()

    def __call__(self, games: Games, /) -> None:
        """Write some more games to every file."""
        for writer in self.writers:
            writer.write(games)

    def close(self) -> None:
        """Finish every file, also after one that could not be."""
        self.opened.close()
