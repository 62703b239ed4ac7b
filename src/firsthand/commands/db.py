"""``firsthand db``: look after the store of tables."""

from typing import Annotated, Literal

from cyclopts import Parameter

Task = Literal["upgrade", "backup", "export", "import", "erase"]


def db(
    task: Annotated[
        Task,
        Parameter(
            help="upgrade: change what an older Firsthand wrote; backup: copy a file of SQLite; "
            "export, import: all tables to a file of text or from one; erase: all tables at which "
            "somebody sat."
        ),
    ],
    what: Annotated[str, Parameter(help="The file to write or read, or the name to erase.")] = "",
    /,
    *,
    store: Annotated[
        str, Parameter(help="The store, as in play; by default the file in your data folder.")
    ] = "",
) -> None:
    """Look after the store in which play keeps tables.

    All but backup and export want the server to be stopped before.
    """
    from firsthand.commands.bodies.storing import looked_after  # noqa: PLC0415 - help is quick without

    looked_after(task, what, store)
