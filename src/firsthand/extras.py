"""Importing packages that only an extra of Firsthand installs."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from firsthand.errors import FirsthandError, Malformed
from firsthand.sentences import say


class NotInstalled(FirsthandError, ImportError):
    """A package that is not installed; its text says what to install."""


def need(module: str, extra: str) -> Any:
    """Return a module that an extra installs, or raise `NotInstalled`."""
    try:
        return import_module(module)
    except ImportError as error:
        raise NotInstalled(say("library-extra", name=str(error.name), extra=extra)) from None


FRAMES: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "pandas": ("pandas", lambda module: module.DataFrame),
    "polars": ("polars", lambda module: module.DataFrame),
    "arrow": ("pyarrow", lambda module: module.table),
}
"""Libraries of data frames: the module of each, and what makes a frame of columns there."""


def framed(columns: Mapping[str, Any], library: str) -> Any:
    """Return columns as a frame of "pandas" or "polars", or as a table of "arrow".

    Raises `NotInstalled`, and `Malformed` for any other library.
    """
    if library not in FRAMES:
        raise Malformed(say("library-frame", given=repr(library), known=tuple(FRAMES)))
    module, maker = FRAMES[library]
    return maker(need(module, "frames"))(dict(columns))
