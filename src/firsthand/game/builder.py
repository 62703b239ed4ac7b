"""The builder of one step of a game: a state that is moved on, and the events of that."""

import msgspec

from firsthand.events import AnyEvent
from firsthand.game.facts import Landed
from firsthand.game.fold import carry
from firsthand.game.state import State, clock
from firsthand.law.types import UNTIMED, Flow
from firsthand.table import Table


class StepBuilder:
    """A state that is moved on from one moment to another.

    Each event that is emitted changes the state, and is kept in order.
    """

    def __init__(self, state: State, at: int) -> None:
        """Begin at ``at``, in ms since the deal."""
        self.state = state
        self.at = at
        self.events: list[AnyEvent] = []
        self.hands = list[Landed]()
        """The hands of the race that is being judged."""
        self.watched = state.table.piles
        """The number of piles taken when a repeat was last looked for."""
        self.out = state.table.out
        """Which seats were out when votes were last counted."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.state.table

    @property
    def now(self) -> int:
        """Milliseconds of play."""
        return clock(self.table, self.at)

    def reaction(self, at: int) -> int:
        """Return the ms from newest card to a hand at ``at`` ms since the deal, or `UNTIMED`."""
        return clock(self.table, at) - self.table.flipped_at if self.table.pile else UNTIMED

    def emit(self, event: AnyEvent, after: Flow | None = None) -> None:
        """Take over an event, and the flow ``after`` it that the law returned."""
        self.state = carry(self.state, event)
        self.events.append(event)
        if after is not None:
            self.state = msgspec.structs.replace(self.state, passed=after.seats.passed)
