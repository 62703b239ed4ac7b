"""Where the commands keep tables."""

import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from firsthand.errors import Malformed
from firsthand.sentences import Sentence, say, text

if TYPE_CHECKING:
    from firsthand.commands.db import Task
    from firsthand.shell.storage import Storage
    from firsthand.store.place import Place

MEMORY = "memory"
"""What is asked for where tables are to be kept for as long as the process lives."""


def own_url() -> str:
    """Return the URL of the file in the user's data folder."""
    return f"sqlite:///{user_data_path('firsthand') / 'tables.db'}"


def storage_of(url: str) -> "Storage | None":
    """Open the store at a URL, by default the user's own; None for memory. Raises `Unusable`.

    Where the user's own can't be used memory takes its place, and that is said.
    """
    if url == MEMORY:
        return None
    from firsthand.store.opening import open_store  # noqa: PLC0415 - it is not always needed
    from firsthand.store.place import Unusable  # noqa: PLC0415 - as above

    try:
        return open_store(url or own_url())
    except Unusable as error:
        if url:
            raise
        sys.stdout.write(f"{text(say('store-memory', why=error.sentence))}\n")
        return None


def looked_after(task: "Task", what: str, url: str) -> None:
    """Do what ``firsthand db`` was asked. Raises a `FirsthandError` where it can't be done."""
    if not what and task != "upgrade":
        raise Malformed(say("store-what", task=task))
    from firsthand.store.opening import alone  # noqa: PLC0415 - it is not always needed
    from firsthand.store.place import place_of  # noqa: PLC0415 - as above

    place = place_of(url or own_url())
    if task in ("backup", "export"):
        done = copied(task, place, Path(what))
    else:
        with closing(alone(place)):
            done = changed(task, place, what)
    sys.stdout.write(f"{text(done)}\n")


def copied(task: "Task", place: "Place", file: Path) -> Sentence:
    """Copy a store, which a server may use meanwhile."""
    from firsthand.store import moving  # noqa: PLC0415 - it is not always needed

    if task == "backup":
        moving.back_up(place, file)
        return say("store-copied", name=place.name, file=str(file))
    count = moving.export_to(place, file)
    return say("store-exported", count=count, file=str(file))


def changed(task: "Task", place: "Place", what: str) -> Sentence:
    """Change a store that no server uses."""
    from firsthand.store import moving, upgrading  # noqa: PLC0415 - it is not always needed

    if task == "upgrade":
        upgrading.upgrade(place)
        return say("store-upgraded", name=place.name)
    upgrading.prepare(place)
    if task == "import":
        return say("store-imported", count=moving.import_from(place, Path(what)), name=place.name)
    return say("store-erased", count=moving.erase(place, what), name=place.name)
