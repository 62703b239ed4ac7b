"""Waiting from outside for what a page will hold: its policy forbids to wait within by a text."""

from collections.abc import Callable
from time import monotonic, sleep
from typing import TypeVar

from tests.browser.conftest import SHOWN

Read = TypeVar("Read")

BETWEEN = 0.02
"""How long a page is left alone between two looks, in s."""


def wait_until(read: Callable[[], Read], wanted: Callable[[Read], bool]) -> Read:
    """Read again and again until it is as wanted, and return it.

    Raises `AssertionError`, with what was read last, after as long as `expect` waits.
    """
    end = monotonic() + SHOWN / 1000
    while True:
        found = read()
        if wanted(found):
            return found
        assert monotonic() < end, f"still not as wanted: {found!r}"
        sleep(BETWEEN)


def wait_for(read: Callable[[], Read], wanted: Read) -> None:
    """Read again and again until it is equal to what is wanted."""
    wait_until(read, lambda found: found == wanted)
