"""One slappable card at a simulated table, message by message, from its reveal to its verdict."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from heapq import heappop, heappush
from math import ceil, inf
from typing import Any, NamedTuple

from firsthand.judge import (
    NOBODY,
    Final,
    Hand,
    JudgedHand,
    LagTracker,
    Policy,
    Race,
    Wait,
    answered,
    heard,
    judge,
    lag_of,
    marked,
    offsets,
    pressed,
    revealed,
    sampled,
)
from firsthand.judge.fairness.lines import Path, Trip
from firsthand.judge.fairness.players import Player
from firsthand.judge.judge import ranked

BYTES = 60
"""How long a message of a seat is, about."""

STEP = 10
"""The first version asked rivals for a watermark up to the time that led, rounded up to this."""

Event = tuple[float, int, Callable[..., None], tuple[Any, ...]]
"""When, in which order at one time, what happens, and with what."""


class Seat:
    """A player, his line, and what the server measured of it."""

    __slots__ = ("path", "player", "proxied", "tracker")

    def __init__(self, player: Player, path: Path, *, proxied: bool = False) -> None:
        self.proxied = proxied
        self.player = player
        self.path = path
        self.tracker = LagTracker(step=player.step)

    def pinged(self, at: float) -> Trip:
        """Return the round trip of a PING that is sent at ``at``, however long it is held back."""
        read, came = self.path.there(at)
        held = self.player.cheat.holds
        return self.path.answer(read + held, at, came, held)

    def connect(self) -> None:
        """Shake hands, which TCP times; whoever fills his line begins behind that."""
        came = self.path.down.carry(0)
        self.path.acknowledged(self.path.up.carry(came))
        self.fill()

    def fill(self) -> None:
        """Fill the way from the seat until the next card, if its player cheats so."""
        self.path.up.queue_ms, self.path.up.queue_from = self.player.cheat.queue, inf

    def silent(self, at: float) -> None:
        """Stop filling it at ``at``; what is queued drains."""
        self.path.up.queue_from = at


class Outcome(NamedTuple):
    """The result of one card; times are in ms."""

    reactions: tuple[float, ...]
    """The true reaction of each seat; infinite if it made none."""
    verdict: Final
    """The verdict."""
    loose: Final
    """The verdict without a tie band."""
    waits: tuple[float, float]
    """The time from the first hand's arrival to either verdict."""
    credits: tuple[JudgedHand, ...]
    """How the hands were judged."""
    arrivals: tuple[float, ...]
    """When each hand would have arrived had the card been sent to all seats at one time."""
    min_rtts: tuple[float, ...]
    """The least round trip of each seat, as measured."""
    probation: tuple[bool, ...]
    """Whether each seat was on probation."""


class Showing:
    """The messages about one card, in virtual time; ``at`` is when the server would reveal it.

    It ``tells`` rivals of a hand and a gesture at once if it is the first version of the room, and
    ``warns_all`` if everyone knows beforehand when the card falls.
    """

    def __init__(
        self,
        policy: Policy,
        seats: Sequence[Seat],
        k: int,
        at: float,
        *,
        tells: bool = False,
        warns_all: bool = False,
    ) -> None:
        self.policy = policy
        self.seats = seats
        self.now = at
        self._tells, self._warns_all = tells, warns_all
        # Without a band a race is open for no longer, so that is asked for first.
        self._policies = (replace(policy, band=0), policy)
        self._events: list[Event] = []
        self._count = 0
        self._alarm = self._bound = -inf
        number = len(seats)
        for seat in seats:
            seat.tracker = revealed(policy, seat.tracker)
        lags = tuple(lag_of(policy, seat.tracker) for seat in seats)
        self.held = offsets(policy, lags)
        sent = tuple(at + held for held in self.held)
        order = tuple((k + step) % number for step in range(number))
        aids = tuple(seat.player.handicap for seat in seats)
        race = Race(k, True, sent, lags, order=order, handicaps=aids)
        self.race = race._replace(watermarks=(NOBODY,) * number)
        self.painted = [0.0] * number
        self.reactions = self._reactions()
        self.arrivals = [inf] * number
        self._down = [False] * number
        self._warned = [False] * number
        self._asked = [0.0] * number
        self._open = 0
        self._finals: list[tuple[Final, float]] = []

    def _reactions(self) -> tuple[float, ...]:
        while True:
            drawn = [seat.player.reaction() if seat.player.slaps() else inf for seat in self.seats]
            if min(drawn) < inf:
                return tuple(drawn)

    # ---- the loop -----------------------------------------------------------------------

    def run(self) -> Outcome:
        """Run events in order until the card is decided and all hands are known."""
        for index in range(len(self.seats)):
            self._reveal(index)
        for index in range(len(self.seats)):
            self._reach(index)
        while self._open or not self._decided:
            self.now, _, happens, arguments = heappop(self._events)
            happens(*arguments)
        while self._events:
            self.now, _, happens, arguments = heappop(self._events)
            if happens in (self._pings, self._replies, self._measured):
                happens(*arguments)
        return self._outcome()

    @property
    def _decided(self) -> bool:
        return len(self._finals) == len(self._policies)

    def _push(self, at: float, happens: Callable[..., None], *given: Any) -> None:
        self._count += 1
        heappush(self._events, (at, self._count, happens, given))

    def _outcome(self) -> Outcome:
        (loose, sooner), (verdict, later) = self._finals
        first = min(hand.arrival for hand in self.race.hands)
        return Outcome(
            reactions=self.reactions,
            verdict=verdict,
            loose=loose,
            waits=(later - first, sooner - first),
            credits=ranked(self.policy, self.race),
            arrivals=tuple(
                came - held for came, held in zip(self.arrivals, self.held, strict=True)
            ),
            min_rtts=tuple(known.min_rtt for known in self.race.lags),
            probation=tuple(known.on_probation for known in self.race.lags),
        )

    # ---- at the seats -------------------------------------------------------------------

    def _reveal(self, index: int) -> None:
        seat, sent = self.seats[index], self.race.sent[index]
        read, came = seat.path.there(sent)
        seat.silent(read)
        held = seat.player.cheat.holds
        self.painted[index] = painted = seat.player.painted(read)
        self._push(read + held, self._answers, index, sent, came, held)
        later = seat.player.later()
        self._push(sent + later, self._pings, index, later >= self.policy.during_from)
        known = self.race.lags[index]
        # Who lies says nothing that would bind his claim.
        says = known.measured and not seat.player.cheat.kind
        if says and known.min_rtt > self.policy.grid_from:
            first = self.policy.grid_first
            self._push(painted + first, self._ticks, index, first)

    def _reach(self, index: int) -> None:
        """Plan a press for when its player has seen the card, at his own seat or his mate's."""
        reaction, player = self.reactions[index], self.seats[index].player
        seen = self.painted[index]
        if player.cheat.kind == "peek":
            seen = min(seen, self.painted[1])
        if reaction < inf:
            self._open += 1
            press = seen + reaction + player.late() - self._sooner(index)
            self._push(press, self._presses, index)
            if self._salutes and index:
                self._push(press - player.salute(), self._gestures, index)

    def _sooner(self, index: int) -> float:
        """Return how much faster a player is for knowing beforehand when the card falls, in ms."""
        return self.seats[0].player.cheat.sooner if self._warns_all or not index else 0

    @property
    def _salutes(self) -> bool:
        """Whether the rules want a gesture before each slap."""
        return self.seats[0].player.cheat.kind == "gesture"

    def _gestures(self, index: int) -> None:
        self._push(self.seats[index].path.up.carry(self.now), self._gesture)

    def _answers(self, index: int, sent: float, came: float | None, held: float) -> None:
        back, tcp_rtt = self.seats[index].path.answer(self.now, sent, came, held)
        self._push(back, self._pong, index, tcp_rtt)

    def _pings(self, index: int, during: bool) -> None:  # noqa: FBT001  # an event's argument
        """Measure the line once more while hands fall."""
        seat, sent = self.seats[index], self.now
        read, came = seat.path.there(sent)
        held = seat.player.cheat.holds
        self._push(read + held, self._replies, index, sent, came, held, during)

    def _replies(
        self,
        index: int,
        sent: float,
        came: float | None,
        held: float,
        during: bool,  # noqa: FBT001  # an event's argument
    ) -> None:
        """Answer such a PING: what is sent before that goes up before it."""
        back, tcp_rtt = self.seats[index].path.answer(self.now, sent, came, held)
        self._push(back, self._measured, index, sent, tcp_rtt, during)

    def _presses(self, index: int) -> None:
        if self._down[index]:
            return
        player = self.seats[index].player
        self._down[index] = True
        claim = player.cheat.claim(
            player.measured(self.now - self.painted[index]),
            self.policy.cutoff,
            hopeless=self._warned[index],
        )
        left = player.sent(self.now)
        self._push(self.seats[index].path.up.carry(left), self._slap, index, claim)

    def _follows(self) -> None:
        """Press for the first seat because a rival has made the gesture."""
        if not self._down[0]:
            self._open += self.reactions[0] == inf
            self._presses(0)

    def _copies(self, index: int, wanted: float) -> None:
        """Press for a page script that was sent a rival's hand."""
        if self._down[index]:
            return
        seat, elapsed = self.seats[index], self.now - self.painted[index]
        self._down[index] = True
        self._open += self.reactions[index] == inf
        claim = seat.player.copycat.claim(self.policy, wanted, elapsed, seat.path.min_rtt)
        self._push(seat.path.up.carry(self.now), self._slap, index, round(claim))

    def _ticks(self, index: int, elapsed: float) -> None:
        if self._down[index]:
            return
        self._say_quiet(index)
        if elapsed < self.policy.grid_last:
            step = self.policy.grid_step
            self._push(self.now + step, self._ticks, index, elapsed + step)

    def _asked_for(self, index: int, wanted: float) -> None:
        self._warned[index] = True
        if self.seats[index].player.cheat.kind == "copycat":
            self._copies(index, wanted)
        if self._down[index] or wanted <= self._asked[index]:
            return
        self._asked[index] = wanted
        due = self.painted[index] + wanted + self.policy.guard
        self._push(max(self.now, due), self._answer, index)

    def _answer(self, index: int) -> None:
        if not self._down[index]:
            self._say_quiet(index)

    def _say_quiet(self, index: int) -> None:
        elapsed = self.now - self.painted[index]
        arrives = self.seats[index].path.up.carry(self.now)
        self._push(arrives, self._mark, index, elapsed - self.policy.guard)

    # ---- at the server ------------------------------------------------------------------

    def _pong(self, index: int, tcp_rtt: float | None) -> None:
        seat = self.seats[index]
        tcp_info = None if seat.proxied else seat.path.acknowledged(tcp_rtt)
        rtt = self.now - self.race.sent[index]
        seat.tracker = answered(self.policy, seat.tracker, rtt, tcp_info)
        self._relink(index)
        self._consult()

    def _measured(
        self,
        index: int,
        sent: float,
        tcp_rtt: float | None,
        during: bool,  # noqa: FBT001  # an event's argument
    ) -> None:
        seat = self.seats[index]
        tcp_info = None if seat.proxied else seat.path.acknowledged(tcp_rtt)
        rtt = self.now - sent
        seat.tracker = sampled(self.policy, seat.tracker, rtt, tcp_info, during=during)

    def _gesture(self) -> None:
        """Send the first seat a rival's gesture, if the room does so at once."""
        if self._tells:
            self._push(self.seats[0].path.down.carry(self.now), self._follows)

    def _mark(self, index: int, t: float) -> None:
        seat = self.seats[index]
        seat.tracker = heard(seat.tracker, BYTES)
        self.race = marked(self.race, index, t, self.now)
        if t >= self._bound:
            self._consult()

    def _slap(self, index: int, claim: float) -> None:
        seat = self.seats[index]
        seat.tracker = pressed(heard(seat.tracker, BYTES))
        self._relink(index)
        self._open -= 1
        self.arrivals[index] = self.now
        player, came = seat.player, len(self.race.hands)
        hand = Hand(index, self.now, claim, 0, came, player.handicap, player.device)
        self.race = self.race._replace(hands=(*self.race.hands, hand))
        self._consult(hand)

    def _relink(self, index: int) -> None:
        lags = list(self.race.lags)
        lags[index] = lag_of(self.policy, self.seats[index].tracker)
        self.race = self.race._replace(lags=tuple(lags))

    def _consult(self, hand: Hand | None = None) -> None:
        """Ask the judge, as a room does whenever it hears something."""
        while self.race.hands and not self._decided:
            policy = self._policies[len(self._finals)]
            verdict = judge(policy, self.race, self.now)
            if isinstance(verdict, Wait):
                self._await(verdict, self.policy.band - policy.band, hand)
                return
            self._finals.append((verdict, self.now))

    def _await(self, wait: Wait, band: int, hand: Hand | None) -> None:
        self._bound = wait.bound
        if wait.until != self._alarm:
            self._alarm = wait.until
            self._push(wait.until, self._consult)
        if hand is not None and self._tells:
            wanted = ceil((wait.bound + band) / STEP) * STEP
            for index, seat in enumerate(self.seats):
                if index != hand.seat:
                    self._push(seat.path.down.carry(self.now), self._asked_for, index, wanted)
