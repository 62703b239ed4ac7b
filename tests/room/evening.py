"""Evenings between homes, simulated: lines that delay, pages that reload, people at a table.

Messages of a connection keep their order, those of different ones overtake each other. Whatever
the room announces is checked at once.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from heapq import heappop, heappush
from itertools import count
from random import Random

from firsthand.events import AnyEvent, Slapped
from firsthand.judge import Policy, watches
from firsthand.room import (
    Acted,
    AnyInput,
    Closed,
    Connected,
    Ponged,
    Said,
    Send,
    Sent,
    Store,
    Wake,
    WakeAt,
    step,
)
from firsthand.room import messages as m
from firsthand.room.live import Live
from firsthand.room.views.wording import FORCED
from firsthand.rules import Rules, amended, preset
from tests.room.table import Table, act

PLAYERS, MINDS = ("Ann", "Ben", "Cleo", "Dan"), ("steady", "sharp")
GUARD, BAND = Policy().guard, Policy().band
FAR, GRID = Policy().grid_from, watches(Policy())
RANKS = [f"rank:{rank}" for rank in "A 2 3 4 5 6 7 8 9 10 J Q K".split()]
RULES: tuple[Rules, ...] = (
    amended(preset("ratscrew"), {"challenge.tries": {}, "slap.patterns": RANKS}),
    amended(preset("ratscrew"), {"collect.window_ms": 700}),
    preset("ratscrew_full_house"),
    preset("slapjack"),
)
"""Under the first, every card is worth a race."""

SETTLED, LONGEST = 6_000, 1_000


class Home:
    """One player's browser and line: what the page shows, and when it was last left, in ms."""

    def __init__(self, seat: int, rtt: int) -> None:
        self.seat = seat
        self.rtt = rtt
        self.conn = seat + 1
        self.k = 0
        self.painted = 0
        self.pressed = -1
        self.n = 0
        self.up = self.down = 0
        self.away = 0
        self.last: m.Asked | None = None


class Evening:
    """A table, its homes, and all messages that are on their way."""

    def __init__(self, rules: Rules, rtts: Sequence[int], bots: int, seed: int) -> None:
        lines = {seat + 1: float(rtt) for seat, rtt in enumerate(rtts)}
        people, minds = PLAYERS[: len(rtts)], MINDS[:bots]
        table = Table(rules, people, minds, pace=500, seed=seed, rtts=lines).begin()
        self.room, self.alarm, self.now = table.room, table.alarm, table.now
        self.dealt = tuple(table.out)
        self.homes = [Home(seat, rtt) for seat, rtt in enumerate(rtts)]
        for home in self.homes:
            home.painted = self.now
        self.luck = Random(seed)  # noqa: S311 - not for secrets
        self.conns = count(100)
        self.order = count()
        self.coming: list[tuple[int, int, Callable[[], None]]] = []
        self.presses, self.judged = Counter[int](), Counter[int]()
        self.won: dict[int, m.RaceResult] = {}
        self.forced: set[int] = set()
        self.races = 0

    @property
    def live(self) -> Live:
        assert self.room.live is not None
        return self.room.live

    # ---- time ---------------------------------------------------------------------------

    def later(self, at: int, do: Callable[[], None]) -> None:
        heappush(self.coming, (at, next(self.order), do))

    def pass_by(self, ms: int) -> None:
        """Let time go by: alarms ring, and messages come in."""
        until = self.now + ms
        while True:
            first = self.coming[0][0] if self.coming else until + 1
            if self.alarm is not None and self.alarm <= min(until, first):
                self.now = self.alarm
                self.put(Wake(self.now))
            elif first <= until:
                self.now, _, do = heappop(self.coming)
                do()
            else:
                break
        self.now = until

    def delay(self, home: Home) -> int:
        """How long a message takes one way; one in twenty takes much longer."""
        spike = 120 if self.luck.random() < 0.05 else 0
        return home.rtt // 2 + self.luck.randint(0, 2 + home.rtt // 10) + spike

    # ---- messages -----------------------------------------------------------------------

    def put(self, given: AnyInput) -> None:
        """Give the room an input, and send on what it says."""
        self.room, out = step(self.room, given)
        told = None
        for output in out:
            match output:
                case WakeAt(at):
                    self.alarm = at
                case Send(conn, message, at):
                    if isinstance(message, m.RaceResult) and message is not told:
                        told = message
                        self.check(message)
                    self.send(conn, message, max(at, self.now))
                case Store(Acted(_, entry)):
                    self.check_hands(entry.events)
                case _:
                    pass
        self.check_cards()

    def send(self, conn: int, message: m.Told, at: int) -> None:
        home = next((home for home in self.homes if home.conn == conn), None)
        if home is None:
            return
        if isinstance(message, m.Happened) and message.k != self.room_k(home):
            at += self.held_up(home, message.k, at)
        home.down = max(home.down, at + self.delay(home))
        self.later(home.down, lambda: self.hear(home, conn, message, at))

    def room_k(self, home: Home) -> int:
        return home.k

    def held_up(self, home: Home, k: int, at: int) -> int:
        """Now and then the server writes a card later than it should, and says so."""
        if self.luck.random() > 0.05:
            return 0
        late, conn = self.luck.randint(3, 40), home.conn
        self.later(at + late, lambda: self.put(Sent(self.now, conn, k, at + late)))
        return late

    def hear(self, home: Home, conn: int, message: m.Told, sent: int) -> None:
        """A page takes in a message."""
        if home.conn != conn:
            return
        match message:
            case m.Happened() if message.k != home.k:
                home.k, home.painted = message.k, self.now
                self.pong(home, message.k, sent)
                if home.rtt > FAR:
                    for t in GRID:
                        self.later(self.now + t, partial(self.mark, home, conn, message.k))
            case _:
                pass

    def pong(self, home: Home, k: int, sent: int) -> None:
        conn = home.conn
        home.up = max(home.up, self.now + self.delay(home))
        at = home.up

        def came() -> None:
            if home.conn == conn:
                self.put(Ponged(self.now, conn, at - sent, k))

        self.later(at, came)

    def mark(self, home: Home, conn: int, k: int) -> None:
        if home.conn == conn and home.k == k and home.pressed != k:
            self.say(home, m.Watermark(home.seat, k, self.now - home.painted - GUARD))

    def say(self, home: Home, message: m.Asked) -> None:
        """A page sends a message."""
        conn = home.conn
        home.up = max(home.up, self.now + self.delay(home))
        home.last = message

        def came() -> None:
            if home.conn != conn:
                return
            self.put(Said(self.now, conn, message))

        self.later(home.up, came)

    # ---- what people do -----------------------------------------------------------------

    def slap(self, home: Home, back: int = 0) -> None:
        """Somebody slaps, or means a card before; the handler runs a little after the press."""
        home.n += 1
        home.pressed = home.k
        self.presses[home.seat] += 1
        c = self.now - home.painted
        self.say(home, m.Slap(home.seat, home.k - back, c, home.n))

    def flip(self) -> None:
        """Whose turn it is flips, or collects."""
        table = self.live.state.table
        seat = max(table.turn, table.owed)
        if not 0 <= seat < len(self.homes):
            return
        home = self.homes[seat]
        c = self.now - home.painted
        flips = table.turn == seat
        self.say(home, m.Flip(seat, home.k, c) if flips else m.Collect(seat, home.k, c))

    def again(self, home: Home) -> None:
        """A message comes twice."""
        if home.last is not None:
            self.say(home, home.last)

    def close(self, home: Home) -> None:
        if home.conn:
            conn, home.conn, home.away = home.conn, 0, self.now
            self.put(Closed(self.now, conn))

    def back(self, home: Home) -> None:
        """A page is loaded anew."""
        self.close(home)
        home.conn, home.k, home.n, home.last = next(self.conns), -1, 0, None
        home.up = home.down = self.now
        self.put(Connected(self.now, home.conn, f"key {home.seat + 1}"))

    def hide(self, home: Home, *, hidden: bool) -> None:
        """A tab is hidden or shown, as far as the room is told."""
        home.away = self.now + 10_000 if hidden else self.now + 1_000
        self.say(home, m.Visibility(hidden))

    def knock(self, home: Home, what: str) -> None:
        """The pile is knocked, to which another home agrees half the time, or rebuilt."""
        self.say(home, act(what, home.seat))
        if self.luck.random() < 0.5:
            other = self.homes[home.seat - 1]
            self.say(other, act(what, other.seat))

    # ---- what must be so ----------------------------------------------------------------

    def check(self, result: m.RaceResult) -> None:
        """An announced result never changes, and whoever comes later was slower."""
        known = self.won.get(result.k)
        if known is None:
            if result.winner >= 0:
                self.won[result.k] = result
                self.races += 1
                if FORCED in result.why:
                    self.forced.add(result.k)
            return
        if result.winner < 0:
            return
        assert result.winner == known.winner
        assert result.hands[: len(known.hands)] == known.hands
        self.won[result.k] = result
        self.check_late(result, known)

    def check_late(self, result: m.RaceResult, known: m.RaceResult) -> None:
        lead, newest = known.hands[0].credited, self.live.newest
        for hand in result.hands[len(known.hands) :]:
            if hand.seat >= len(self.homes):
                continue
            home = self.homes[hand.seat]
            shown = newest.sent_to(hand.seat) + self.live.began + self.live.halted
            waited = home.away < shown and newest.k == result.k and not self.live.returned
            # Who keeps the others waiting for too long is waited for no longer.
            if waited and result.k not in self.forced and hand.how != "early":
                assert hand.credited > lead + BAND

    def check_hands(self, events: tuple[AnyEvent, ...]) -> None:
        """Each press is judged once, however often its message comes."""
        for event in events:
            if isinstance(event, Slapped) and event.verdict != "awarded":
                self.judged[event.seat] += event.seat < len(self.homes)
                assert self.judged[event.seat] <= self.presses[event.seat]

    def check_cards(self) -> None:
        state = self.live.state
        cards = [*state.table.pile, *state.burned, *(c for stock in state.stocks for c in stock)]
        assert len(cards) == len(set(cards)) == self.room.rules.cards

    def check_goes_on(self) -> None:
        """Somebody owes an action, something is awaited, or the game is over."""
        live, table = self.live, self.live.state.table
        still = live.halted_at >= 0 or table.over
        assert still or self.alarm is not None or table.frozen_at >= 0 or self.owes()
        if live.hands or live.false_slaps:
            assert still or self.alarm is not None

    def owes(self) -> bool:
        table = self.live.state.table
        seat = max(table.turn, table.owed)
        return seat >= 0 and self.room.seats[seat].away_since < 0

    def check_settled(self) -> None:
        """Once people are quiet no race is open for long; bots may play on."""
        self.pass_by(SETTLED)
        live = self.live
        if live.halted_at < 0:
            open_since = live.played(self.now) - LONGEST
            hands = [*live.hands, *(slap.hand for slap in live.false_slaps)]
            assert all(hand.arrival > open_since for hand in hands)
        self.check_goes_on()
