"""Rows of numbers for many tables."""

from firsthand.lab.stepping.tables import grid


def test_each_table_has_a_row_of_its_own() -> None:
    rows = grid(2, [3, 0, 5, 0, 0])
    rows[0][4] = 9
    assert [list(row) for row in rows] == [[3, 0, 5, 0, 9], [3, 0, 5, 0, 0]]
