"""Statements take their parameters by name, in the way of each database."""

import pytest

from firsthand.store.statements import statements


@pytest.mark.parametrize(("kind", "code"), [("sqlite", ":code"), ("postgresql", "%(code)s")])
def test_each_database_is_spoken_to_in_its_way(kind: str, code: str) -> None:
    sql = statements(kind)
    assert all(code in one for one in sql if one != sql.codes)
    assert "ON CONFLICT (code, number) DO UPDATE" in sql.put_entry
