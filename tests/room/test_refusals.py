"""The kinds of wrong: each error that can reach a page has one, and each is one that travels."""

from typing import get_args

import pytest

from firsthand import errors
from firsthand.bots.temperament import NoSuchTemperament
from firsthand.room import refusals as r
from firsthand.room.seats.names import BadName


def test_the_kinds_of_the_game_are_those_that_its_rules_refuse() -> None:
    refused = {r.kind_of(kind(0, "")) for kind in errors.Illegal.__subclasses__()}
    assert refused == set(get_args(r.GameKind))


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (errors.Malformed("what?"), "malformed"),
        (errors.RulesError("pack", 0, "1 at least"), "rules_error"),
        (NoSuchTemperament("no such bot"), "no_such_temperament"),
        (BadName("no such name"), "bad_name"),
        (errors.FirsthandError("who knows"), "fault"),
    ],
)
def test_an_error_has_the_kind_of_its_type(error: errors.FirsthandError, kind: str) -> None:
    assert r.kind_of(error) == kind


def test_no_kind_is_said_twice() -> None:
    parts = (r.GameKind, r.PressKind, r.SeatKind, r.DealKind, r.ActKind, r.SessionKind)
    assert sum(len(get_args(part)) for part in parts) == len(get_args(r.RefusalKind))
