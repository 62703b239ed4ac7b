"""Transactions through SQLAlchemy, for what is done to a store as a whole."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, NullPool, create_engine, event

from firsthand.errors import FirsthandError
from firsthand.store.place import Away, Place, unusable


@contextmanager
def connected(place: Place, *, writes: bool = False) -> Iterator[Connection]:
    """Run what is done within as one transaction. Raises `Unusable`."""
    engine = create_engine(place.url, poolclass=NullPool, creator=place.connect)
    if place.kind == "sqlite":
        # SQLite changes tables within a transaction, and reads from one, where it is begun by hand.
        event.listen(engine, "begin", _beginning("BEGIN IMMEDIATE" if writes else "BEGIN"))
    try:
        with engine.begin() as connection:
            yield connection
    except FirsthandError:
        raise
    except Exception as error:
        raise Away(unusable(place, error).sentence) from error


def _beginning(statement: str) -> Callable[[Connection], None]:
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)

    return begin
