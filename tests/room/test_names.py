"""Names that people give themselves (EDGES 26)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.room.seats.lookalikes import LOOKALIKES
from firsthand.room.seats.names import BLANKS, LONGEST, BadName, checked, compared_form, untaken


@pytest.mark.parametrize("name", ["Ann", "Zoë", "李雷", "<b>Bob</b>", "O'Neill", "مريم", "🐙 Octo"])
def test_letters_of_any_script_and_markup_are_text(name: str) -> None:
    assert checked(f" {name} ") == name


def test_nothing_is_no_name() -> None:
    assert checked("   ") == ""


@pytest.mark.parametrize(
    "name", ["a\nb", "\x00", "x\u202ey", "x\u2066y", "a\u200bb", "\ud800", "\u2028x"]
)
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadName, match="can't hold"):
        checked("x" + name + "x")


@pytest.mark.parametrize("length", [LONGEST + 1, 10_000])
def test_long_names_are_refused(length: int) -> None:
    with pytest.raises(BadName, match=f"at most {LONGEST} characters; this one has {length}"):
        checked("x" * length)


@given(st.text(max_size=40))
def test_a_name_is_refused_or_short_and_printable(name: str) -> None:
    try:
        kept = checked(name)
    except BadName:
        return
    assert len(kept) <= LONGEST
    assert all(character.isprintable() or character.isspace() for character in kept)


@pytest.mark.parametrize("name", ["\ufe0f", "Be\u034fn", *sorted(BLANKS)])
def test_a_name_of_no_ink_is_refused(name: str) -> None:
    with pytest.raises(BadName, match="nobody can see"):
        checked(name)


LOOK_ALIKE = ["\u0412en", "B\u0435n", "\u0392\u03b5n", "Be\u0578", "\U0001d539en"]
"""Cyrillic Ve and Ie, Greek Beta and Epsilon, Armenian Vo, double-struck B."""


@pytest.mark.parametrize("name", ["\uff22en", "bEn", "BEN\ufe0e", "Ben", *LOOK_ALIKE])
def test_names_that_read_alike_are_numbered(name: str) -> None:
    assert untaken(checked(name), frozenset({"Ben"})) == f"{name} 2"


@given(st.text(max_size=24))
def test_what_reads_alike_is_told_so_again(name: str) -> None:
    assert compared_form(compared_form(name)) == compared_form(name)


@pytest.mark.parametrize(("one", "other"), [("I1l", "lIi"), ("B0b", "BOB"), ("P\u0430ul", "Paul")])
def test_digits_and_letters_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert compared_form(one) == compared_form(other)


@pytest.mark.parametrize("name", ["Z" + "\u0300" * 4, "a\u0488\u0489\u0300\u0301b"])
def test_a_tower_of_marks_is_refused(name: str) -> None:
    with pytest.raises(BadName, match="more than 3 marks"):
        checked(name)


@pytest.mark.parametrize(
    "name", ["Nguy\u1ec5n", "\u05e9\u05c1\u05b8\u05bc", "Zoe\u0308", "1\ufe0f\u20e3"]
)
def test_marks_that_a_script_needs_may_stand(name: str) -> None:
    assert checked(name) == name


def test_the_table_of_look_alikes_leads_to_letters_that_stay() -> None:
    assert len(LOOKALIKES) > 300
    for other, plain in LOOKALIKES.items():
        assert plain.isascii()
        assert ord(plain) not in LOOKALIKES
        assert compared_form(chr(other)) == plain
