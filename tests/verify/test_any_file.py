"""Whatever stands in a file, it is checked, or refused with line and reason."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.sentences import text as text_of
from firsthand.verify import Report, Unreadable, verify

pytestmark = pytest.mark.uncounted

DATA = Path(__file__).parents[1] / "data"
BOOK: dict[str, Any] = json.loads((DATA / "cases.json").read_text())
TINY = json.loads((DATA / "beggar_decks.json").read_text())[-9:]
PARTS = ("cases", "pattern_vectors", "deal_vectors", "match_vectors")
ODD: list[Any] = [
    None, True, False, 0, -1, 2, 99, 10**30, 1.5, "", "x", "7H", "double", "flip", "slap", [], [1],
    ["7H"], [[]], {}, {"by": 0}, {"0": 1},
]  # fmt: skip


def places(value: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the place of everything inside a value."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield (*before, key)
        if isinstance(value[key], dict | list):
            yield from places(value[key], (*before, key))


def outcome(text: str) -> Report | Unreadable:
    try:
        return verify(text)
    except Unreadable as refused:
        return refused


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_spoiled_file_is_checked_or_refused(data: st.DataObject) -> None:
    part = data.draw(st.sampled_from((*PARTS, "deals")))
    entry = copy.deepcopy(data.draw(st.sampled_from(TINY if part == "deals" else BOOK[part])))
    place = data.draw(st.sampled_from(list(places(entry))))
    holder = entry
    for key in place[:-1]:
        holder = holder[key]
    odd = data.draw(st.sampled_from([*ODD, ...]))
    if odd is not ...:
        holder[place[-1]] = odd
    elif isinstance(holder, dict):
        del holder[place[-1]]
    text = json.dumps([entry] if part == "deals" else {part: [entry]})
    report = outcome(text)
    if isinstance(report, Unreadable):
        assert report.line == 1
        assert text_of(report.why)
    else:
        assert report.passed + len(report.failures) == 1


@settings(max_examples=200)
@given(st.text(max_size=60) | st.text('{}[],:"t1 \n', max_size=30))
def test_any_text_is_checked_or_refused(text: str) -> None:
    report = outcome(text)
    assert not isinstance(report, Unreadable) or 1 <= report.line <= text.count("\n") + 1
