"""Give rooms to owners, so that several servers can share a PostgreSQL."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    """Add the table of owners, and the owner of each room: nobody."""
    op.create_table(
        "owners",
        sa.Column("epoch", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.add_column("rooms", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
