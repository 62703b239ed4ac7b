"""A game set up by hand and played in text, checked for lost cards after every move."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import Card, format_card, parse_card
from firsthand.game import EMPTY, State, carry, deadline, evolve, slappable
from firsthand.law.types import NOBODY
from firsthand.library.game import Game
from firsthand.rules import Rules, amended, preset
from firsthand.table import Table

STEP = 100


def cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by spaces."""
    return tuple(parse_card(word) for word in text.split())


def words(cards: Iterable[int]) -> str:
    """Write cards parted by spaces."""
    return " ".join(format_card(card) for card in cards)


def rules_of(name: str, options: Mapping[str, Any] | None = None) -> Rules:
    """Return a preset with some options changed, by dotted names."""
    return amended(preset(name), options or {})


def census(state: State) -> Counter[int]:
    """Count every card of a game."""
    return Counter([*state.burned, *state.table.pile, *(c for hand in state.stocks for c in hand)])


def check_consistent(state: State) -> None:
    """The open table tells the truth about the hidden cards, and somebody or time moves on."""
    table = state.table
    assert table.counts == tuple(len(stock) for stock in state.stocks)
    assert table.burned == len(state.burned)
    assert not any(count for count, out in zip(table.counts, table.out, strict=True) if out)
    if table.challenger == NOBODY:
        assert table.tries == 0
        assert not table.lost
    if table.over:
        assert table.turn == NOBODY
        assert deadline(state) is None
        return
    if table.turn != NOBODY:
        assert table.counts[table.turn] > 0
        assert not table.lost
    assert table.turn != NOBODY or table.lost or deadline(state) is not None


def check_events(before: State, events: Iterable[e.AnyEvent], after: State) -> None:
    """Every event keeps all cards, and the table is the fold of the events alone."""
    whole = census(before)
    state = before
    for event in events:
        state = carry(state, event)
        assert census(state) == whole, event
        assert state.table.counts == tuple(len(stock) for stock in state.stocks), event
        assert state.table.burned == len(state.burned), event
    assert state.table == after.table
    assert (state.stocks, state.burned, state.dice) == (after.stocks, after.burned, after.dice)
    check_consistent(after)


class Tabletop:
    """A game in progress. Hands are written top card first and parted by bars, as in "7H 2C | 4S".

    A pile is written oldest card first, burned cards in brackets. A move without a time comes
    `STEP` ms after the one before.
    """

    def __init__(
        self,
        hands: str,
        name: str = "ratscrew",
        options: Mapping[str, Any] | None = None,
        *,
        pile: str = "",
        first: int = 0,
        dealer: int | None = None,
        seed: int = 1,
    ) -> None:
        self.game = Game.set_up(
            rules_of(name, options),
            hands.split("|"),
            pile=pile,
            turn=first,
            dealer=dealer,
            seed=seed,
        )
        self.log: list[e.AnyEvent] = []

    # ---- moves --------------------------------------------------------------------------

    def do(self, action: a.AnyAction, at: int | None = None) -> tuple[e.AnyEvent, ...]:
        """Play an action, and check what came of it."""
        before = self.state
        events = self.game.do(action, after=STEP if at is None else at - self.time)
        check_events(before, events, self.state)
        self.log += events
        return events

    def wait(self, at: int) -> tuple[e.AnyEvent, ...]:
        """Let time pass."""
        return self.do(a.Tick(), at)

    def flip(self, *seats: int, at: int | None = None) -> None:
        """Turn cards, seat by seat."""
        for seat in seats:
            self.do(a.Flip(seat), at)

    def slap(
        self,
        *seats: int,
        at: int | None = None,
        times: Mapping[int, int] | None = None,
        order: tuple[int, ...] = (),
    ) -> dict[int, str]:
        """Race for the pile, and return what each hand came to."""
        time = self.time + STEP if at is None else at
        hands = tuple(a.Hand(seat, (times or {}).get(seat, time)) for seat in seats)
        events = self.do(a.Slap(hands, order), time)
        return {event.seat: event.verdict for event in events if isinstance(event, e.Slapped)}

    def agree_beat(self, seat: int, ms: int, at: int | None = None) -> None:
        """Let all other seats ask for a beat."""
        for other in self.playing():
            if other != seat:
                self.do(a.Beat(other, seat, ms), self.time if at is None else at)

    def resume_all(self, at: int | None = None) -> None:
        """Let all seats say that the pile is rebuilt."""
        for seat in self.playing():
            self.do(a.Resume(seat), self.time if at is None else at)

    # ---- what there is to see -----------------------------------------------------------

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.game.state

    @property
    def time(self) -> int:
        """When it is, in ms since the deal."""
        return self.game.time

    @property
    def table(self) -> Table:
        """The open table."""
        return self.state.table

    def playing(self) -> list[int]:
        """The seats still in."""
        return [seat for seat, out in enumerate(self.table.out) if not out]

    @property
    def pile(self) -> str:
        """The pile, oldest card first, burned cards in brackets."""
        burned = [f"({format_card(card)})" for card in self.state.burned]
        return " ".join([*burned, *map(format_card, self.table.pile)])

    @property
    def hands(self) -> str:
        """All hands, top card first."""
        return " | ".join(words(stock) for stock in self.state.stocks)

    @property
    def turn(self) -> int:
        """The seat that must flip, or NOBODY."""
        return self.table.turn

    @property
    def challenge(self) -> str:
        """Who challenged and the tries that are left, as in "0:3"; empty without a challenge."""
        table = self.table
        return "" if table.challenger == NOBODY else f"{table.challenger}:{table.tries}"

    @property
    def owed(self) -> int:
        """The seat that a lost pile is owed to, or NOBODY."""
        return self.table.owed

    def live(self) -> bool:
        """Whether a slap would be right now."""
        return slappable(self.state)

    @property
    def out(self) -> list[int]:
        """The seats that are out for good."""
        return [seat for seat, out in enumerate(self.table.out) if out]

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        return list(self.table.winners)

    @property
    def why(self) -> str:
        """Why the game ended; empty while it goes on."""
        return next((event.why for event in self.log if isinstance(event, e.Won)), "")

    def of(self, kind: type[Any]) -> list[Any]:
        """Return the events of one kind so far."""
        return [event for event in self.log if isinstance(event, kind)]


def fold(events: Iterable[e.AnyEvent]) -> Table:
    """Replay a game from nothing but its events."""
    return reduce(evolve, events, EMPTY)
