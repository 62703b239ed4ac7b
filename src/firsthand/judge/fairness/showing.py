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
        self.tracker = LagTracker()

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
        self.race = Race(k, True, sent, lags, watermarks=(NOBODY,) * number, order=order)
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
        """Let everything happen until the card is decided and all hands are known."""
        for place in range(len(self.seats)):
            self._reveal(place)
        for place in range(len(self.seats)):
            self._reach(place)
        while self._open or not self._decided:
            self.now, _, happens, given = heappop(self._events)
            happens(*given)
        while self._events:
            self.now, _, happens, given = heappop(self._events)
            if happens in (self._pings, self._measured):
                happens(*given)
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

    def _reveal(self, place: int) -> None:
        seat, sent = self.seats[place], self.race.sent[place]
        read, came = seat.path.there(sent)
        seat.silent(read)
        held = seat.player.cheat.holds
        self.painted[place] = painted = read + seat.player.paint()
        self._push(read + held, self._answers, place, sent, came, held)
        later = seat.player.later()
        self._push(sent + later, self._pings, place, later >= self.policy.during_from)
        known = self.race.lags[place]
        # Who lies says nothing that would bind his claim.
        says = known.measured and not seat.player.cheat.kind
        if says and known.min_rtt > self.policy.grid_from:
            first = self.policy.grid_first
            self._push(painted + first, self._ticks, place, first)

    def _reach(self, place: int) -> None:
        """Let a hand fall when its player has seen the card, at his own seat or at his mate's."""
        reaction, player = self.reactions[place], self.seats[place].player
        seen = self.painted[place]
        if player.cheat.kind == "peek":
            seen = min(seen, self.painted[1])
        if reaction < inf:
            self._open += 1
            press = seen + reaction - self._sooner(place)
            self._push(press, self._presses, place)
            if self._salutes and place:
                self._push(press - player.salute(), self._gestures, place)

    def _sooner(self, place: int) -> float:
        """Return how much faster a player is for knowing beforehand when the card falls, in ms."""
        return self.seats[0].player.cheat.sooner if self._warns_all or not place else 0

    @property
    def _salutes(self) -> bool:
        """Whether the rules want a gesture before each slap."""
        return self.seats[0].player.cheat.kind == "gesture"

    def _gestures(self, place: int) -> None:
        self._push(self.seats[place].path.up.carry(self.now), self._gesture)

    def _answers(self, place: int, sent: float, came: float | None, held: float) -> None:
        back, tcp_rtt = self.seats[place].path.answer(self.now, sent, came, held)
        self._push(back, self._pong, place, tcp_rtt)

    def _pings(self, place: int, during: bool) -> None:  # noqa: FBT001  # an event's argument
        """Measure the line once more while hands fall."""
        seat, sent = self.seats[place], self.now
        back, tcp_rtt = seat.pinged(sent)
        self._push(back, self._measured, place, sent, tcp_rtt, during)

    def _presses(self, place: int) -> None:
        if self._down[place]:
            return
        player = self.seats[place].player
        self._down[place] = True
        claim = player.cheat.claim(
            player.measured(self.now - self.painted[place]),
            self.policy.cutoff,
            hopeless=self._warned[place],
        )
        self._push(self.seats[place].path.up.carry(self.now), self._slap, place, claim)

    def _follows(self) -> None:
        """Let the first seat press because a rival has made the gesture."""
        if not self._down[0]:
            self._open += self.reactions[0] == inf
            self._presses(0)

    def _copies(self, place: int, wanted: float) -> None:
        """Let a page script press because it was sent a rival's hand."""
        if self._down[place]:
            return
        seat, elapsed = self.seats[place], self.now - self.painted[place]
        self._down[place] = True
        self._open += self.reactions[place] == inf
        claim = seat.player.copycat.claim(self.policy, wanted, elapsed, seat.path.min_rtt)
        self._push(seat.path.up.carry(self.now), self._slap, place, round(claim))

    def _ticks(self, place: int, elapsed: float) -> None:
        if self._down[place]:
            return
        self._say_quiet(place)
        if elapsed < self.policy.grid_last:
            step = self.policy.grid_step
            self._push(self.now + step, self._ticks, place, elapsed + step)

    def _asked_for(self, place: int, wanted: float) -> None:
        self._warned[place] = True
        if self.seats[place].player.cheat.kind == "copycat":
            self._copies(place, wanted)
        if self._down[place] or wanted <= self._asked[place]:
            return
        self._asked[place] = wanted
        due = self.painted[place] + wanted + self.policy.guard
        self._push(max(self.now, due), self._answer, place)

    def _answer(self, place: int) -> None:
        if not self._down[place]:
            self._say_quiet(place)

    def _say_quiet(self, place: int) -> None:
        elapsed = self.now - self.painted[place]
        arrives = self.seats[place].path.up.carry(self.now)
        self._push(arrives, self._mark, place, elapsed - self.policy.guard)

    # ---- at the server ------------------------------------------------------------------

    def _pong(self, place: int, tcp_rtt: float | None) -> None:
        seat = self.seats[place]
        tcp_info = None if seat.proxied else seat.path.acknowledged(tcp_rtt)
        rtt = self.now - self.race.sent[place]
        seat.tracker = answered(self.policy, seat.tracker, rtt, tcp_info)
        self._relink(place)
        self._consult()

    def _measured(
        self,
        place: int,
        sent: float,
        tcp_rtt: float | None,
        during: bool,  # noqa: FBT001  # an event's argument
    ) -> None:
        seat = self.seats[place]
        tcp_info = None if seat.proxied else seat.path.acknowledged(tcp_rtt)
        rtt = self.now - sent
        seat.tracker = sampled(self.policy, seat.tracker, rtt, tcp_info, during=during)

    def _gesture(self) -> None:
        """Send the first seat a rival's gesture, if the room does so at once."""
        if self._tells:
            self._push(self.seats[0].path.down.carry(self.now), self._follows)

    def _mark(self, place: int, t: float) -> None:
        seat = self.seats[place]
        seat.tracker = heard(seat.tracker, BYTES)
        self.race = marked(self.race, place, t, self.now)
        if t >= self._bound:
            self._consult()

    def _slap(self, place: int, claim: float) -> None:
        seat = self.seats[place]
        seat.tracker = pressed(heard(seat.tracker, BYTES))
        self._relink(place)
        self._open -= 1
        self.arrivals[place] = self.now
        hand = Hand(place, self.now, claim, place=len(self.race.hands))
        self.race = self.race._replace(hands=(*self.race.hands, hand))
        self._consult(hand)

    def _relink(self, place: int) -> None:
        lags = list(self.race.lags)
        lags[place] = lag_of(self.policy, self.seats[place].tracker)
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
            for place, seat in enumerate(self.seats):
                if place != hand.seat:
                    self._push(seat.path.down.carry(self.now), self._asked_for, place, wanted)
