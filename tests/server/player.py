"""A scripted player who checks, message by message, what the server tells."""

from firsthand.events import AnyEvent, Dealt
from firsthand.game import EMPTY, evolve
from firsthand.game.state import showing
from firsthand.law.duel import live
from firsthand.record.sealing import seal, seed_of
from firsthand.rules import Rules, preset
from firsthand.shell.wire import (
    Collect,
    Flip,
    Happened,
    Open,
    RaceResult,
    Reply,
    Revealed,
    Seated,
    Slap,
)
from firsthand.table import Table
from tests.server.people import NONCE, Fast, Person

QUICK = 150
"""A reaction that no bot beats often, in ms."""


class Player:
    """Sits at seat 0, flips when it is its turn, and with a clock slaps what may be slapped.

    Folds the events as they come: the fold must be the table that the server sends along.
    """

    def __init__(self, person: Person, wish: Open, clock: Fast | None = None) -> None:
        self.person = person
        self.wish = wish
        self.rules: Rules = preset(wish.rules)
        self.clock = clock
        self.table: Table = EMPTY
        self.events: list[AnyEvent] = []
        self.results: list[RaceResult] = []
        self.seated: Seated | None = None
        self.revealed: Revealed | None = None
        self.pressed = -1

    async def sit(self) -> Seated:
        """Come to the table and agree to its rules."""
        self.seated = await self.person.sit(self.wish)
        await self.agree()
        return self.seated

    async def agree(self) -> None:
        await self.person.agree()

    async def play(self, flips: int = 1_000_000) -> None:
        """Play until the game is over and its seed is revealed, or for so many flips."""
        while self.revealed is None and self.table.flips < flips:
            await self.heed(await self.person.hear())

    async def heed(self, reply: Reply) -> None:
        match reply:
            case Seated():
                self.seated = reply
            case Happened():
                self.fold(reply)
                await self.act(reply)
            case RaceResult():
                self.results.append(reply)
            case Revealed():
                self.revealed = reply
            case _:
                pass

    def fold(self, told: Happened) -> None:
        assert told.number == len(self.events)
        for event in told.events:
            self.table = evolve(self.table, event)
            self.events.append(event)
        assert self.table == told.table

    async def act(self, told: Happened) -> None:
        table = told.table
        if table.over or told.paused:
            return
        if self.clock and self.pressed != told.k and self.right(table):
            self.pressed = told.k
            await self.clock.pass_by(QUICK)
            await self.person.say(Slap(0, told.k, QUICK, told.k))
        elif table.owed == 0:
            await self.person.say(Collect(0, told.k, 2 * QUICK))
        elif table.turn == 0:
            await self.person.say(Flip(0, told.k, 2 * QUICK))

    def right(self, table: Table) -> bool:
        """Whether a slap would be right now."""
        return live(self.rules.law, table.duel, showing(self.rules.patterns, table.pile))

    def check_deal(self) -> None:
        """The seed that is revealed is the one that was bound before the first flip."""
        dealt, told = self.events[0], self.revealed
        assert isinstance(dealt, Dealt)
        assert told is not None
        assert told.listed is not None
        assert seal(told.listed) == dealt.commitment == told.commitment
        assert told.digest == dealt.digest == self.rules.digest
        assert told.nonces[0] == NONCE.hex()
        server, nonces = bytes.fromhex(told.server), map(bytes.fromhex, told.nonces)
        made = seed_of(told.listed, server, tuple(nonces))
        assert told.chosen == bool(self.wish.seed)
        assert (told.seed == f"{made:064x}") != told.chosen
