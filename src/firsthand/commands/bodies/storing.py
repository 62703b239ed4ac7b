"""Where the commands keep tables."""

import sys
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from firsthand.sentences import say, text

if TYPE_CHECKING:
    from firsthand.shell.storage import Storage

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
