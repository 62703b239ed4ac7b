"""The version of a store's tables: looked up at start, and raised by Alembic."""

from typing import Any, Literal

from sqlalchemy import func, inspect, select

from firsthand.sentences import say
from firsthand.store.engine import connected
from firsthand.store.place import Place, Unusable
from firsthand.store.schema import HEAD, versions

LOCK = 5_117_219
"""The number under which PostgreSQL keeps all but one process from changing the tables."""

Version = Literal["none", "older", "this"]


def version(place: Place) -> Version:
    """Return which version's tables are at a place.

    Raises `Unusable` where it can't be read, holds tables of something else, or of a newer version.
    """
    with connected(place) as connection:
        names = set(inspect(connection).get_table_names())
        if not names:
            return "none"
        if not {versions.name, "rooms"} <= names:
            raise Unusable(say("store-foreign", name=place.name))
        revision = connection.scalar(select(versions.c.version_num))
    if revision == HEAD:
        return "this"
    if revision in _revisions():
        return "older"
    raise Unusable(say("store-newer", name=place.name))


def upgrade(place: Place) -> None:
    """Create the tables, or change those of an older version. Raises `Unusable`."""
    from alembic import command  # noqa: PLC0415 - it takes half a second, and few starts need it

    config = _config()
    with connected(place, writes=True) as connection:
        if place.kind != "sqlite":
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def prepare(place: Place) -> None:
    """Create the tables where there are none; raise `Unusable` where they are older or newer."""
    match version(place):
        case "none":
            upgrade(place)
        case "older":
            raise Unusable(say("store-older", name=place.name))
        case "this":
            pass


def _config() -> Any:
    from alembic.config import Config  # noqa: PLC0415 - as above

    config = Config()
    config.set_main_option("script_location", "firsthand.store:migrations")
    return config


def _revisions() -> set[str]:
    """Return the numbers of all migrations."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - as above

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
