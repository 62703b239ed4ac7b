"""The tables of a store, and the number of the newest migration."""

from sqlalchemy import Column, Integer, LargeBinary, MetaData, Table, Text

HEAD = "r0001"
"""The revision of Alembic at which the tables below stand."""

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("code", Text, primary_key=True),
    Column("standing", LargeBinary, nullable=False),
)
"""How each room stands, as `firsthand.shell.rows` writes it."""

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

versions = Table("alembic_version", MetaData(), Column("version_num", Text))
"""Where Alembic keeps which migrations were done; it creates that table itself."""
