"""The tables of a store, and the number of the newest migration."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Identity,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

HEAD = "r0002"
"""The revision of Alembic at which the tables below stand."""

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("code", Text, primary_key=True),
    Column("standing", LargeBinary, nullable=False),
    Column("epoch", BigInteger, nullable=False, server_default="0"),
)
"""How each room stands, as `firsthand.shell.rows` writes it, and the epoch of its owner.

It is 0 where there is no owner: in a file of SQLite always.
"""

entries = Table(
    "entries",
    metadata,
    Column("code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What is kept of the games of each room, in order."""

owners = Table(
    "owners",
    metadata,
    Column("epoch", BigInteger, Identity(), primary_key=True),
    Column("until", Float, nullable=False),
)
"""The servers that share a PostgreSQL, and when the lease of each runs out, in seconds of its
clock."""

versions = Table("alembic_version", MetaData(), Column("version_num", Text))
"""Where Alembic keeps which migrations were done; it creates that table itself."""
