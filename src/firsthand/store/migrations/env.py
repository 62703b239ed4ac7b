"""What Alembic runs: it changes the tables over the connection that it is given."""

from alembic import context

from firsthand.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
