"""Records among the files that are verified."""

import pytest

from firsthand.record import format_record
from firsthand.rules import preset
from firsthand.verify import Unreadable, verify
from tests.record.games import played

RECORD = format_record(played(7, preset("ratscrew")))


def test_a_true_record_passes() -> None:
    assert verify(RECORD).passed == 1


def test_a_record_that_is_not_true_fails_with_line_and_tape() -> None:
    lines = RECORD.splitlines()
    last = max(
        number
        for number, line in enumerate(lines)
        if " flips " in line and lines[number - 1].startswith("> ")
    )
    lines[last] = lines[last].replace("flips", "flips AS")
    [failed] = verify("\n".join(lines)).failures
    assert failed.line == last
    assert lines[last - 1] == f"> {failed.doing}"
    assert failed.tape == tuple(line for line in lines[9 : last - 1] if line[0] != "=")
    told = RECORD.replace("\nsalt 00", "\nsalt 01")
    [failed] = verify(told).failures
    assert (failed.line, failed.doing) == (1, "commitment")


def test_a_record_that_cannot_be_read_is_refused_with_its_line() -> None:
    with pytest.raises(Unreadable, match="line 1: 'firsthand record 9' is no record"):
        verify(RECORD.replace("record 1", "record 9"))
    with pytest.raises(Unreadable, match="line 7: '0' is not what it should be"):
        verify(RECORD.replace("\nsalt ", "\nsalt 0\n# "))
