"""The changes of a store's tables from version to version, for Alembic."""
