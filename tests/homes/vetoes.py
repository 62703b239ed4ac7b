"""Attackers at tables between homes: they answer every hand, and every card, with an act."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from aiohttp import ClientSession

from firsthand.judge import Policy
from firsthand.room import messages as m
from firsthand.room.views.wording import FORCED
from firsthand.shell.wire import (
    Create,
    Gesture,
    HandView,
    Happened,
    Join,
    Propose,
    RaceResult,
    Refused,
    Reply,
    Request,
    Settle,
    Slap,
    Visibility,
    Watermark,
)
from tests.homes.players import RULES, Hands, Player, Tally, dialled
from tests.homes.relay import Relay, ways
from tests.words import said

LONGEST = 20.0
RTTS = (40, 120, 5, 5)
"""Round trips in ms: who attacks is nearest."""

Say = Callable[[int, int, int], Request]
"""What an attacker on a seat says of card ``k`` at a table of so many seats."""

ACTS: dict[str, Say] = {
    "disrupt": lambda seat, _k, _seats: m.Disrupt(seat),
    "resume": lambda seat, _k, _seats: m.Resume(seat),
    "beat": lambda seat, _k, seats: m.Beat(seat, (seat + 1) % seats, 5_000),
    "accuse": lambda seat, _k, seats: m.Accuse(seat, (seat + 1) % seats),
    "pause": lambda seat, _k, _seats: m.Pause(seat),
    "go on": lambda seat, _k, _seats: m.GoOn(seat),
    "vote out": lambda seat, _k, seats: m.VoteOut(seat, (seat + 1) % seats),
    "spare": lambda seat, _k, seats: m.Spare(seat, (seat + 1) % seats),
    "host": lambda seat, _k, _seats: m.PassHost(seat, seat),
    "kick": lambda seat, _k, seats: m.Kick(seat, (seat + 1) % seats),
    "object": lambda seat, _k, _seats: m.ObjectTo(seat),
    "propose": lambda seat, _k, _seats: Propose(seat, "slapjack"),
    "settle": lambda seat, _k, _seats: Settle(seat, 20, "fold", 5_000, 0),
    "gesture": lambda seat, k, _seats: Gesture(seat, k, 200, 0),
    "watermark": lambda seat, k, _seats: Watermark(seat, k, 9_000),
    "hide": lambda _seat, _k, _seats: Visibility(hidden=True),
    "show": lambda _seat, _k, _seats: Visibility(hidden=False),
    "slap the card before": lambda seat, k, _seats: Slap(seat, k - 1, 900, 10**6 + k),
    "the device takes the hands": lambda seat, k, _seats: m.Interrupt(seat, k),
    "a slow screen": lambda seat, k, _seats: m.Seen(seat, k),
    "hurry": lambda seat, _k, _seats: m.Hurry(seat),
    "rename": lambda seat, _k, seats: m.Rename(seat, (seat + 1) % seats, "Zoe"),
    "add a seat": lambda seat, _k, _seats: m.AddSeat(seat),
    "deal now": lambda seat, _k, _seats: m.DealNow(seat),
    "show a nonce": lambda seat, _k, _seats: m.Nonce(seat, "0" * 64),
}
"""One after the other, so that each meets races enough. A flip in turn is of the race itself."""


HELD_UP = 1000
"""What comes so much later than it fell, in ms, was held up by a busy machine, and is too late."""


def is_void(hand: HandView) -> bool:
    """Whether a hand that came in time counted for nothing.

    One that came before it fell was heard by a server that stood still meanwhile, as all others
    were: nobody knows which of them came first.
    """
    in_time = 0 <= hand.arrival - hand.claim < HELD_UP
    return hand.verdict in {"void", "rejected"} and in_time


class Victim(Player):
    """Plays on, is ready as soon as a pile is to be rebuilt, and keeps what became of its slaps."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.refused: list[str] = []
        self.judged: set[tuple[int, int, int]] = set()
        self.void: list[HandView] = []
        self._fell: set[tuple[int, int]] = set()

    @property
    def table_number(self) -> int:
        """Which table this is."""
        return self._hands.table

    def pressed_at(self, game: int, k: int) -> bool:
        """Whether a hand fell on a card."""
        return (game, k) in self._fell

    def _press(self, k: int) -> None:
        super()._press(k)
        if self.seated is not None:
            self._fell.add((self.seated.game, k))

    def _reveal(self, k: int) -> None:
        # After a disruption of a bare table there is nothing to slap.
        if self._table is not None and self._table.pile:
            super()._reveal(k)

    def _heed(self, reply: Reply) -> None:
        super()._heed(reply)
        match reply:
            case Refused("slap", _, reason):
                self.refused.append(said(reason))
            case RaceResult(k, _, _, hands) if self.seated is not None:
                game = self.seated.game
                self.judged |= {(game, k, hand.seat) for hand in hands}
                self.void += [hand for hand in hands if hand.seat == self.seat and is_void(hand)]
            case Happened(table=table) if table.frozen_at >= 0 and not table.ready[self.seat]:
                self.say(m.Resume(self.seat))
            case _:
                pass


class Attacker(Victim):
    """Plays as the others do, and says something at each card and while hands fall on it."""

    seats = 2
    said = 0

    def _heed(self, reply: Reply) -> None:
        super()._heed(reply)
        match reply:
            case Happened(k=k) if k > 0 and reply.table.pile:
                self._act(k)
                # Nobody is sent a hand before the verdict: hands fall about now.
                for after in (0.25, 0.35):
                    self._at(k, self._loop.time() + after, self._act)
            case _:
                pass

    def _act(self, k: int) -> None:
        names = list(ACTS)
        for name in (names[self.said % len(names)], "disrupt"):
            self.say(ACTS[name](self.seat, k, self.seats))
        self.said += 1


@dataclass
class Found:
    """What came of an attack: how many races, and those that were changed."""

    races: int
    changed: list[str]


def judged(tally: Tally, decided: dict[tuple[int, int, int], int], victims: list[Victim]) -> Found:
    """Look at every hand of a victim: it is judged, never void, and loses to no slower one.

    A flip may be quicker, and who is heard too late on a busy machine is late.
    """
    changed = [reason for victim in victims for reason in victim.refused]
    changed += [f"{hand} was void" for victim in victims for hand in victim.void]
    for victim in victims:
        won = {key[1:]: key for key in decided if key[0] == victim.table_number}
        for (game, k), key in won.items():
            pressed = victim.pressed_at(game, k)
            last = (game, k) == max(won)
            if pressed and not last and (game, k, victim.seat) not in victim.judged:
                changed.append(f"{key}: the hand of {victim.seat} was never judged")
            result = tally.last[key]
            if FORCED not in result.why:
                changed += [
                    f"{key}: {hand} lost" for hand in bent(result) if hand.seat == victim.seat
                ]
    return Found(len(decided), changed)


def bent(result: RaceResult) -> list[HandView]:
    """Return the hands that were faster than the winner's by more than the tie band."""
    won = next(hand for hand in result.hands if hand.seat == result.winner)
    return [hand for hand in result.hands if hand.credited + Policy.band < won.credited]


async def attacked(port: int, *, tables: int, races: int, seed: int) -> Found:
    """Play at tables of two, three and four seats, some with a bot, until so many races are won."""
    tally = Tally(4)
    async with ClientSession() as session:
        met = await asyncio.gather(
            *(gathered(session, port, number, tally, seed) for number in range(tables))
        )
        await tally.reached(races, LONGEST + 4.0 * races / tables)
        # What is decided while people leave is not looked at: who has left hears of nothing.
        won = dict(tally.won)
        everyone = [one for players, _ in met for one in players if isinstance(one, Victim)]
        cut = [one for one in everyone if one.socket.closed]
        await asyncio.gather(*(player.leave() for player in everyone))
        for _, relays in met:
            for relay in relays:
                await relay.stop()
    found = judged(tally, won, [one for one in everyone if type(one) is Victim])
    found.changed += [
        f"{one.seat} at table {one.table_number} was cut off: {one.socket.close_code}"
        for one in cut
    ]
    return found


async def gathered(
    session: ClientSession,
    port: int,
    number: int,
    tally: Tally,
    seed: int,
) -> tuple[list[Player], list[Relay]]:
    """Let a table come together: the last person attacks, and of four people the last two."""
    people, bots = 2 + number % 3, number % 2
    chance = Random(f"{seed} {number}")  # noqa: S311  # nobody guards a secret with it
    hands = Hands(number, people, chance, tally)
    attackers = 2 if people == 4 else 1
    relays = [Relay(port, *ways(RTTS[seat], chance, rough=False)) for seat in range(people)]
    players: list[Player] = []
    for seat, relay in enumerate(relays):
        await relay.start()
        kind = Victim if seat < people - attackers else Attacker
        player = await dialled(session, relay.port, hands, chance, kind)
        if isinstance(player, Attacker):
            player.seats = people + bots
        if players:
            assert players[0].seated is not None
            player.say(Join(players[0].seated.code, ""))
        else:
            player.say(Create("ratscrew", people + bots, 500, "Ann"))
        await asyncio.wait_for(player.sat.wait(), LONGEST)
        players.append(player)
    if bots:
        players[0].say(m.SeatBot(0, people, temperament="steady"))
    players[0].say(Propose(0, RULES))
    return players, relays
