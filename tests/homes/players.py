"""Scripted people at tables between homes: they see, press and answer as a browser would."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from firsthand.judge import Policy, watches
from firsthand.room.messages import Reaching
from firsthand.shell.wire import (
    PROTOCOL,
    Flip,
    Gesture,
    Happened,
    Hello,
    Line,
    Nonce,
    OpenList,
    RaceResult,
    Reply,
    Request,
    Seated,
    Slap,
    Watermark,
)
from tests.reading import Reader
from tests.server.people import NONCE, word

if TYPE_CHECKING:
    from firsthand.table import Table

FRAME, TASK = 16.7, 1.5
"""A card is painted in one of the frames, and a task later, in ms."""

NOISE = 2.0
"""How far a claim is off, one standard deviation, in ms."""

GUARD, FAR, GRID = Policy.guard, Policy.grid_from, watches(Policy())

WILL = 0.9
"""The chance that a hand falls."""

SALUTE = (40, 120)
"""How long before a slap the gesture is made that the rules want, in ms."""

REST = 0.03
"""How long the winner waits before the next flip, in seconds."""

RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
RULES = f"ratscrew challenge.tries={{}} slap.patterns=[{' '.join(f'rank:{r}' for r in RANKS)}]"
"""Every card may be slapped, so that every card is a race."""


@dataclass
class Tally:
    """What came of the races: true reactions by card and seat in ms, and who was given it.

    ``results`` are the verdicts, and ``last`` the same with the hands that came later.
    """

    seats: int
    truth: dict[tuple[int, int, int], dict[int, float]] = field(default_factory=dict)
    won: dict[tuple[int, int, int], int] = field(default_factory=dict)
    results: dict[tuple[int, int, int], RaceResult] = field(default_factory=dict)
    last: dict[tuple[int, int, int], RaceResult] = field(default_factory=dict)
    wanted: int = 0
    enough: asyncio.Event = field(default_factory=asyncio.Event)

    def win(self, key: tuple[int, int, int], result: RaceResult) -> None:
        """Note who was given a pile."""
        self.last[key] = result
        if key not in self.won:
            self.won[key] = result.winner
            self.results[key] = result
        if len(self.won) >= self.wanted:
            self.enough.set()

    def ties(self) -> float:
        """The share of races that the tie rule decided."""
        return sum(result.reason == "tie" for result in self.results.values()) / len(self.results)

    def missed(self) -> Counter[str]:
        """Why the truly fastest hand was not given the pile, where it was not."""
        verdicts: Counter[str] = Counter()
        for key, winner in self.won.items():
            truth = self.truth[key]
            first = min(truth, key=truth.__getitem__)
            if winner == first:
                continue
            result = self.results[key]
            hand = next((hand for hand in result.hands if hand.seat == first), None)
            if hand is None:
                verdicts["not heard in time"] += 1
            elif result.reason == "tie":
                verdicts["tie"] += 1
            else:
                verdicts[f"{hand.how}, {hand.verdict}"] += 1
        return verdicts

    async def reached(self, races: int, seconds: float) -> None:
        """Wait until so many races were decided, or until so long without it."""
        self.wanted = races
        # Tables that came together sooner have begun already.
        if len(self.won) < races:
            self.enough.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.enough.wait(), seconds)

    def races(self) -> list[tuple[dict[int, float], int]]:
        """The races that were decided, with who took the pile."""
        return [(self.truth[key], seat) for key, seat in self.won.items() if key in self.truth]

    def share(self, within: float = 0.0) -> float:
        """The share of races that went to the truly fastest hand, or to one within so many ms."""
        races = self.races()
        right = sum(truth[seat] <= min(truth.values()) + within for truth, seat in races)
        return right / len(races)

    def gain(self, seat: int = 0) -> float:
        """By how many points of a hundred a seat won more often than it was fastest."""
        races = self.races()
        wins = sum(winner == seat for _, winner in races)
        fastest = sum(min(truth, key=truth.__getitem__) == seat for truth, _ in races)
        return 100 * (wins - fastest) / len(races)

    def worst(self) -> float:
        """The largest difference of a seat's share of wins and of being fastest, of 1."""
        races = self.races()
        gaps = []
        for seat in range(self.seats):
            wins = sum(winner == seat for _, winner in races)
            fastest = sum(min(truth, key=truth.__getitem__) == seat for truth, _ in races)
            gaps.append(abs(wins - fastest) / len(races))
        return max(gaps)


class Hands:
    """The reactions of all players of a table, drawn a card at a time."""

    def __init__(self, table: int, seats: int, chance: Random, tally: Tally) -> None:
        self.table = table
        self._chance = chance
        self._mu = [chance.gauss(250, 20) for _ in range(seats)]
        self.tally = tally

    def drawn(self, game: int, k: int) -> dict[int, float]:
        """Return the true reactions to a card by seat; at least one hand falls."""
        key = (self.table, game, k)
        while not self.tally.truth.get(key):
            self.tally.truth[key] = {
                seat: max(110.0, self._chance.gauss(mu, 30) + self._chance.expovariate(1 / 70))
                for seat, mu in enumerate(self._mu)
                if self._chance.random() < WILL
            }
        return self.tally.truth[key]


class Player:
    """One browser and the person before it."""

    answers = True
    """Whether PING frames are answered at once, as a browser does."""

    def __init__(self, socket: ClientWebSocketResponse, hands: Hands, chance: Random) -> None:
        self.socket = socket
        self._reader = Reader()
        self.seat = -1
        self.seated: Seated | None = None
        self._hands = hands
        self._chance = chance
        self._loop = asyncio.get_running_loop()
        self._painted: dict[int, float] = {}
        self._ready = 0.0
        self.alert = 0.0
        self._done = -1
        self._pressed = -1
        self._n = 0
        self._far = False
        self._table: Table | None = None
        self._k = 0
        self._warned = False
        self._timers: dict[int, list[asyncio.TimerHandle]] = defaultdict(list)
        self._sending: set[asyncio.Task[None]] = set()
        self.sat = asyncio.Event()
        self._listening = self._loop.create_task(self._listen())

    def say(self, request: Request) -> None:
        """Send a message, in order."""
        task = self._loop.create_task(self._send(msgspec.json.encode(request).decode()))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, text: str) -> None:
        with suppress(ConnectionError):
            await self.socket.send_str(text)

    async def leave(self) -> None:
        """Close the line."""
        await self.socket.close()
        await self._listening

    async def _listen(self) -> None:
        """Take in what the server says until the line is cut."""
        async for frame in self.socket:
            if frame.type is WSMsgType.TEXT:
                self._heed(self._reader.decode(frame.data))

    def _heed(self, reply: Reply) -> None:
        match reply:
            case Seated():
                self._sit(reply)
            case Line():
                self._far = reply.rtt > FAR
            case OpenList():
                self.say(Nonce(self.seat, NONCE.hex()))
            case Happened():
                self._see(reply)
            case Reaching():
                self._warned = True
            case RaceResult():
                self._judged(reply)
            case _:
                pass

    def _sit(self, seated: Seated) -> None:
        anew = self.seated is None or seated.game != self.seated.game
        self.seated = seated
        (self.seat,) = seated.yours
        if anew:
            self._painted.clear()
            self._done = self._pressed = -1
        self.sat.set()
        over = self._table is not None and self._table.over
        if len(seated.rules.patterns) == len(RANKS) and (over or not seated.agreed[self.seat]):
            self.say(word(seated))

    def _see(self, told: Happened) -> None:
        fresh = told.k != self._k or self._table is None
        self._table, self._k = told.table, told.k
        if told.table.over:
            self._k = 0
            return
        if fresh and told.k:
            self._reveal(told.k)
        if told.table.turn == self.seat and (told.k == 0 or told.k <= self._done):
            self._flip_soon(told.k)

    def _reveal(self, k: int) -> None:
        assert self.seated is not None
        assert self._table is not None
        paint = self._loop.time() + (self._chance.uniform(0, FRAME) + TASK) / 1000
        self._painted[k] = paint
        self._ready = self._sooner
        self._warned = False
        reactions = self._hands.drawn(self.seated.game, k)
        if self.seat in reactions and not self._table.out[self.seat]:
            press = paint + (reactions[self.seat] - self._ready) / 1000
            self._at(k, press, self._press)
            if self.seated.rules.gesture:
                self._at(k, press - self._chance.uniform(*SALUTE) / 1000, self._salute)
        if self._far:
            for t in GRID:
                self._at(k, paint + t / 1000, self._watermark)

    def _at(self, k: int, when: float, call: Callable[[int], None]) -> None:
        self._timers[k].append(self._loop.call_at(when, call, k))

    @property
    def _sooner(self) -> float:
        """How much faster this person is for knowing when the card falls, in ms."""
        return self.alert if self._warned else 0

    def _salute(self, k: int) -> None:
        self._n += 1
        elapsed = (self._loop.time() - self._painted[k]) * 1000
        self.say(Gesture(self.seat, k, max(0, round(elapsed)), self._n))

    def _press(self, k: int) -> None:
        self._pressed = k
        self._n += 1
        claim = round(self._reaction(k) + self._chance.gauss(0, NOISE))
        self.say(Slap(self.seat, k, claim, self._n))

    def _reaction(self, k: int) -> float:
        """Return how long after the paint of a card this person presses, in ms."""
        assert self.seated is not None
        return self._hands.drawn(self.seated.game, k)[self.seat] - self._ready

    def _watermark(self, k: int) -> None:
        if self._pressed != k and self._done < k:
            t = (self._loop.time() - self._painted[k]) * 1000 - GUARD
            self.say(Watermark(self.seat, k, round(t)))

    def _judged(self, result: RaceResult) -> None:
        assert self.seated is not None
        self._done = max(self._done, result.k)
        for timer in self._timers.pop(result.k, ()):
            timer.cancel()
        key = (self._hands.table, self.seated.game, result.k)
        if result.winner >= 0:
            self._hands.tally.win(key, result)
        if self._table is not None and self._table.turn == self.seat and self._k == result.k:
            self._flip_soon(result.k)

    def _flip_soon(self, k: int) -> None:
        self._loop.call_later(REST, self._flip, k)

    def _flip(self, k: int) -> None:
        if self._k == k and self._table is not None and self._table.turn == self.seat:
            paint = self._painted.get(k, self._loop.time())
            self.say(Flip(self.seat, k, round((self._loop.time() - paint) * 1000)))


async def dialled(
    session: ClientSession, port: int, hands: Hands, chance: Random, kind: type[Player] = Player
) -> Player:
    """Return a player who has greeted the server; a session over a Unix socket needs no port."""
    where = f"http://127.0.0.1:{port}"
    socket = await session.ws_connect(f"{where}/ws", origin=where, autoping=kind.answers)
    player = kind(socket, hands, chance)
    player.say(Hello(PROTOCOL))
    return player
