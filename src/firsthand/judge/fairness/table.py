"""A simulated table: it is measured for a while, then card after card is shown and slapped."""

from collections.abc import Iterator
from dataclasses import replace

from firsthand.judge import Move, credited, landed, sampled, turned, unvouched
from firsthand.judge.fairness.chance import Chance
from firsthand.judge.fairness.lines import Path
from firsthand.judge.fairness.players import ELITE, HONEST, USUAL, Player
from firsthand.judge.fairness.setting import Setting
from firsthand.judge.fairness.showing import Outcome, Seat, Showing

BURST = (0, 50, 100, 150, 200)
SECOND = 1000
WARM = 10
"""When PING frames are sent on connecting, then one a second: how many before the first card."""

LOPSIDED = 0.02
"""Which part of the round trip is the way to a mate who sees cards early."""

BETWEEN = 2000
"""From one card that may be slapped to the next, at least."""

LEISURE = 150
"""How long after the least gap the next card is turned, on average."""


class Table:
    """A table by its number: the same setting and number give the same table."""

    def __init__(self, setting: Setting, number: int) -> None:
        chance = Chance(setting.seed, number)
        policy = unvouched(setting.policy) if setting.behind_proxy else setting.policy
        self.policy = replace(policy, band=setting.band)
        self._chance = chance
        self._reveals = setting.reveals
        self._tells, self._warns_all = setting.tells, setting.warns_all
        self._seats = tuple(
            _seat(setting, chance, index, rtt) for index, rtt in enumerate(setting.rtts)
        )

    def play(self) -> Iterator[Outcome]:
        """Yield what comes of every card."""
        for seat in self._seats:
            seat.connect()
        for at in (*BURST, *range(SECOND, WARM * SECOND, SECOND)):
            self._ping(at)
        at = float(WARM * SECOND)
        for k in range(self._reveals):
            showing = Showing(
                self.policy, self._seats, k, at, tells=self._tells, warns_all=self._warns_all
            )
            outcome = showing.run()
            for credit in outcome.credits:
                seat = self._seats[credit.seat]
                seat.tracker = landed(self.policy, seat.tracker, credit)
            yield outcome
            done = self._turn(showing)
            for seat in self._seats:
                seat.fill()
            for second in range(int(at) + SECOND, int(at) + BETWEEN, SECOND):
                self._ping(max(second, done))
            at = max(at + BETWEEN, done + SECOND)

    def _ping(self, at: float) -> None:
        for seat in self._seats:
            back, tcp_rtt = seat.pinged(at)
            tcp_info = None if seat.proxied else seat.path.acknowledged(tcp_rtt)
            seat.tracker = sampled(self.policy, seat.tracker, back - at, tcp_info)

    def _turn(self, showing: Showing) -> float:
        """Cover the card by the next flipper; return when his flip has come."""
        index = showing.race.order[0]
        seat, painted = self._seats[index], showing.painted[index]
        reached = seat.path.down.carry(showing.now) - painted
        reaction = max(reached, self.policy.gap) + self._chance.exponential(LEISURE)
        player = seat.player
        came = seat.path.up.carry(player.sent(painted + reaction))
        move = Move(index, came, player.cheat.flip(player.measured(reaction)))
        seat.tracker = turned(self.policy, seat.tracker, credited(self.policy, showing.race, move))
        return came


def _seat(setting: Setting, chance: Chance, index: int, rtt: float) -> Seat:
    """Return a seat at a new table; the first one cheats, and the second may be its mate's."""
    cheat = HONEST if index else setting.cheat
    pace = ELITE if setting.elite else USUAL
    setup = setting.devices[index] if setting.devices else None
    player = Player(chance, cheat, setting.screen, setup, by_device=setting.by_device, pace=pace)
    path = Path(
        chance,
        rtt,
        setting.weather_of(index),
        in_order=setting.in_order,
        part=LOPSIDED if index == 1 and setting.cheat.kind == "peek" else setting.screen.part,
        delays=cheat.delays,
    )
    return Seat(player, path, proxied=setting.behind_proxy)
