"""Bots of the host's own at live tables: who asks them, and what is heard of them."""

from collections.abc import Callable
from typing import Protocol

from firsthand.room import BotQuestion

Answer = Callable[[int | None], None]
"""Takes the ms after the time of its view when a bot acts; None where it does not."""


class OwnBots(Protocol):
    """Asks bots of the host's own; none of them can hold a table up."""

    def ask(self, table: str, question: BotQuestion, answer: Answer) -> None:
        """Ask the bot at a seat of a table, by its code; ``answer`` may be called later, or never.

        It returns at once and raises nothing.
        """

    def leave(self, table: str) -> None:
        """End what was begun for the bots of a table."""
