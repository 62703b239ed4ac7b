"""Refusals: each kind of wrong is a type with its data, and has a name that travels."""

import pytest

from firsthand import errors


def kinds(of: type[errors.Illegal]) -> list[type[errors.Illegal]]:
    return [kind for child in of.__subclasses__() for kind in (child, *kinds(child))]


@pytest.mark.parametrize("kind", kinds(errors.Illegal), ids=lambda kind: kind.__name__)
def test_a_refusal_knows_whom_it_concerns_and_why(kind: type[errors.Illegal]) -> None:
    refusal = kind(3, "because")
    assert (refusal.seat, refusal.reason, str(refusal)) == (3, "because", "because")
    assert refusal.kind.replace("_", "") == kind.__name__.lower()
    assert kind.__doc__
    assert kind.__doc__.endswith(".")


def test_kinds_are_written_in_snake_case() -> None:
    assert errors.OutOfTurn(0, "").kind == "out_of_turn"
    assert errors.Out(0, "").kind == "out"
    assert errors.NoSuchSeat(0, "").kind == "no_such_seat"


def test_a_rules_error_names_field_value_and_what_is_right() -> None:
    error = errors.RulesError("penalty.count", 0, "must be at least 1")
    assert (error.field, error.value, error.right) == ("penalty.count", 0, "must be at least 1")
    assert str(error) == "penalty.count = 0: must be at least 1"
    assert isinstance(error, errors.FirsthandError)
    assert issubclass(errors.Malformed, ValueError)
