"""Liars at tables between homes: clients that claim, hold back and fill lines as `Cheat` says."""

from contextlib import suppress

from aiohttp import WSMsgType

from firsthand.events import Gestured, Slapped
from firsthand.judge import Policy
from firsthand.judge.fairness import Cheat
from firsthand.judge.fairness.players import HONEST
from firsthand.judge.fairness.players import Copycat as Audited
from firsthand.shell.wire import Happened, RaceResult, Reply, Slap
from tests.homes.players import NOISE, Player
from tests.homes.relay import Way


class FilledWay:
    """A way up that its owner's upload fills until a card comes."""

    def __init__(self, way: Way, queue: float) -> None:
        self._way, self._queue = way, queue
        self.filled = True

    def delay(self) -> float:
        """Draw how long a message takes, in ms."""
        return self._way.delay() + self._queue * self.filled


class Liar(Player):
    """A client of somebody's own, or a script in its page: it sends what `Cheat` says."""

    cheat: Cheat = HONEST
    way: FilledWay | None = None
    answers = False

    async def _listen(self) -> None:
        async for frame in self.socket:
            if frame.type is WSMsgType.TEXT:
                self._heed(self._reader.decode(frame.data))
            elif frame.type is WSMsgType.PING:
                self._loop.call_later(self.cheat.holds / 1000, self._pong, frame.data)

    def _pong(self, nonce: bytes) -> None:
        task = self._loop.create_task(self._answer(nonce))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _answer(self, nonce: bytes) -> None:
        with suppress(ConnectionError):
            await self.socket.pong(nonce)

    def _reveal(self, k: int) -> None:
        if self.way is not None:
            self.way.filled = False
        super()._reveal(k)

    def _judged(self, result: RaceResult) -> None:
        if self.way is not None:
            self.way.filled = True
        super()._judged(result)

    def _press(self, k: int) -> None:
        if self._pressed == k:
            return
        reaction = self._reaction(k)
        self._claim(
            k, self.cheat.claim(reaction + self._chance.gauss(0, NOISE), 100, hopeless=False)
        )

    def _claim(self, k: int, claim: float) -> None:
        self._pressed = k
        self._n += 1
        self.say(Slap(self.seat, k, round(claim), self._n))

    def _watermark(self, k: int) -> None:
        """Send nothing that would bind a claim."""


class Copycat(Liar):
    """A script that claims to have pressed just before a rival of whose hand it is told."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]  # as any player
        self._audit = Audited()

    def _heed(self, reply: Reply) -> None:
        wanted = self._told_of(reply)
        super()._heed(reply)
        if wanted is not None and self._pressed != self._k:
            self._claim(self._k, self._audit.claim(Policy(), wanted, self._elapsed, RTT))

    @property
    def _elapsed(self) -> float:
        return (self._loop.time() - self._painted[self._k]) * 1000

    def _told_of(self, reply: Reply) -> float | None:
        """Return when a rival's hand fell on the newest card, where a message tells of one."""
        if not isinstance(reply, RaceResult | Happened) or reply.k != self._k or not self._k:
            return None
        if isinstance(reply, RaceResult):
            others = [hand.credited for hand in reply.hands if hand.seat != self.seat]
            return min(others, default=None) if reply.winner < 0 else None
        told = [event for event in reply.events if isinstance(event, Slapped | Gestured)]
        rivals = [event for event in told if event.seat != self.seat]
        return self._elapsed if rivals and not self._done >= reply.k else None


class Follower(Liar):
    """A script that makes the gesture and slaps as soon as it is told of a rival's gesture."""

    def _heed(self, reply: Reply) -> None:
        super()._heed(reply)
        if not isinstance(reply, Happened) or reply.k != self._k or self._pressed == self._k:
            return
        seats = [event.seat for event in reply.events if isinstance(event, Gestured)]
        if any(seat != self.seat for seat in seats) and self._done < self._k:
            self._salute(self._k)
            self._claim(self._k, (self._loop.time() - self._painted[self._k]) * 1000)


class Warned(Liar):
    """A person who is quicker where he knows when the card falls: he turned it himself."""

    @property
    def _sooner(self) -> float:
        assert self._table is not None
        return self.alert if self._warned or self._table.recent[0] == self.seat else 0


class Peeker(Liar):
    """One who reacts to the card when a mate is shown it, on a second device."""

    mate: "Mate | None" = None

    def _reveal(self, k: int) -> None:
        super()._reveal(k)
        assert self.mate is not None
        if (seen := self.mate.seen.get(k)) is not None:
            self.hurry(k, seen)

    def hurry(self, k: int, seen: float) -> None:
        """Press sooner: the mate saw the card at ``seen``."""
        assert self.seated is not None
        reaction = self._hands.drawn(self.seated.game, k).get(self.seat)
        own = self._painted.get(k)
        if reaction is None or own is None or seen >= own or self._pressed == k:
            return
        self._timers[k][0].cancel()
        self._at(k, max(self._loop.time(), seen + reaction / 1000), self._press_peeked)

    def _press_peeked(self, k: int) -> None:
        assert self.seated is not None
        self._pressed = k
        self._n += 1
        claim = (self._loop.time() - self._painted[k]) * 1000
        self.say(Slap(self.seat, k, round(claim), self._n))


class Mate(Player):
    """The second device: it shows its cards to the first seat."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]  # as any player
        self.seen: dict[int, float] = {}
        self.peeker: Peeker | None = None

    def _reveal(self, k: int) -> None:
        super()._reveal(k)
        self.seen[k] = self._painted[k]
        if self.peeker is not None:
            self.peeker.hurry(k, self.seen[k])


OWN: dict[str, type[Liar]] = {"copycat": Copycat, "gesture": Follower, "warned": Warned}
"""The ways to cheat that have a client of their own."""

RTT = 5
"""What a copycat takes for its round trip, in ms."""

LOPSIDED = 0.02
"""Which part of the round trip is the way to a mate who sees cards early."""


def kind_of(cheat: Cheat, seat: int) -> type[Player]:
    """Return who sits at a seat of a table whose first seat cheats."""
    if cheat.kind == "peek" and seat < 2:
        return (Peeker, Mate)[seat]
    if cheat.kind in OWN and seat == 0:
        return OWN[cheat.kind]
    return Liar if cheat.kind and seat == 0 else Player


def introduced(players: list[Player], cheat: Cheat, up: FilledWay | None) -> None:
    """Give the cheat at a table his lie, his upload and his mate."""
    first = players[0]
    for player in players:
        player.alert = cheat.sooner
    if isinstance(first, Liar):
        first.cheat, first.way = cheat, up
    if isinstance(first, Peeker) and isinstance(players[1], Mate):
        first.mate, players[1].peeker = players[1], first


def ways_of(cheat: Cheat, seat: int, ways: tuple[Way, Way]) -> tuple[Way | FilledWay, Way]:
    """Return a seat's line, the way up first: the cheat's may be filled, his mate's is uneven."""
    up, down = ways
    if cheat.queue and seat == 0:
        return FilledWay(up, cheat.queue), down
    if cheat.kind == "peek" and seat == 1:
        whole = up.least + down.least
        return (
            Way(whole * (1 - LOPSIDED), up.jitter, up.rough, up.chance),
            Way(whole * LOPSIDED, down.jitter, down.rough, down.chance),
        )
    return ways
