"""Importing packages that only an extra of Firsthand installs."""

from importlib import import_module
from typing import Any

from firsthand.errors import FirsthandError


class NotInstalled(FirsthandError, ImportError):
    """A package that is not installed; its text says what to install."""


def need(module: str, extra: str) -> Any:
    """Return a module that an extra installs, or raise `NotInstalled`."""
    try:
        return import_module(module)
    except ImportError as error:
        raise NotInstalled(
            f"{error.name} is not installed: this needs pip install 'firsthand[{extra}]'"
        ) from None
