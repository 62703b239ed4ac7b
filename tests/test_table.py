"""The table: what every eye sees, and nothing else."""

import msgspec

from firsthand.law.types import NOBODY, Duel
from firsthand.table import Fine, Table, Vote


def test_a_table_counts_what_lies_on_it() -> None:
    table = Table(counts=(3, 0, 7), dealer=2, pile=(29, 30), burned=3)
    assert table.seats == 3
    assert table.size == 5


def test_a_pile_is_owed_only_once_it_is_lost() -> None:
    table = Table(counts=(3, 4), dealer=1, turn=0, challenger=1, tries=2)
    assert table.duel == Duel(0, 1, 2, 0)
    assert table.owed == NOBODY
    lost = msgspec.structs.replace(table, turn=NOBODY, lost=True)
    assert lost.owed == 1
    assert lost.duel == Duel(NOBODY, 1, 2, 1)


def test_a_table_travels() -> None:
    table = Table(
        counts=(3, 4), dealer=1, fines=(Fine(5, 1, 0, 5), None), votes=(Vote("beat", 0, 1, 300),)
    )
    assert msgspec.json.decode(msgspec.json.encode(table), type=Table) == table
