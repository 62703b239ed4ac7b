"""Games that another engine, written from the texts alone, played otherwise than ours."""

import pytest

from firsthand.verify import verify
from tests.cases import DATA

FOUND = DATA / "found"


@pytest.mark.parametrize(
    "file",
    [
        "D1-window-already-over.json",
        "D3-lap-in-seat-order.json",
        "D4-A74-last-flipper.json",
        "D8-two-verdicts.json",
    ],
)
def test_a_game_that_was_found_is_played_as_ruled(file: str) -> None:
    report = verify((FOUND / file).read_text(encoding="utf-8"))
    assert report.passed == 1, report.failures
