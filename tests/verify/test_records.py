"""Records among the files that are verified."""

import pytest

from firsthand.record import format_record
from firsthand.rules import preset
from firsthand.sentences import in_words
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


def earlier(number: int) -> str:
    """Return the record with the time of a line 1 ms before that of the line before it."""
    lines = RECORD.splitlines()
    action = lines[number].startswith("> ")
    timed = [line for line in lines[10:number] if line[0] != "="]
    kind = [line for line in timed if line.startswith("> ") == action]
    before = int(kind[-1].removeprefix("> ").split(" ")[0])
    _, rest = lines[number].removeprefix("> ").split(" ", 1)
    lines[number] = f"{'> ' if action else ''}{before - 1} {rest}"
    return "\n".join(lines)


TIMED = [
    number for number, line in enumerate(RECORD.splitlines()) if number > 40 and line[0] != "="
][::7]


@pytest.mark.parametrize("number", TIMED)
def test_a_record_whose_times_run_backwards_is_refused_with_the_line(number: int) -> None:
    text = earlier(number)
    line = text.splitlines()[number]
    [failed] = verify(text).failures
    at = int(line.removeprefix("> ").split(" ")[0])
    assert failed.line == number + 1
    assert failed.doing == line.removeprefix("> ")
    assert in_words(failed.expected) == f"no earlier than {at + 1}"
    assert in_words(failed.came) == f"{at}: times never go back"


def test_remarks_between_events_do_not_move_the_line() -> None:
    number = TIMED[0]
    lines = earlier(number).splitlines()
    lines[number:number] = ["# a remark", "", "= []"]
    [failed] = verify("\n".join(lines)).failures
    assert failed.line == number + 4
