"""Clients that lie, shout, reach for what is another's, or say nothing: the others play on."""

import pytest
from aiohttp import WSMsgType

from firsthand.judge import Policy
from firsthand.room.live import Live
from firsthand.shell import connection as lines
from firsthand.shell.actor import RoomActor
from firsthand.shell.registry import Registry
from firsthand.shell.session import BURST, PATIENCE
from firsthand.shell.wire import (
    PROTOCOL,
    Create,
    Flip,
    Found,
    Gone,
    Happened,
    Hello,
    Join,
    Peek,
    Propose,
    RaceResult,
    Refused,
    Seated,
    Slap,
)
from tests.homes.players import RULES
from tests.server.people import Dial, Manual, Person, together
from tests.words import said

ANN, BEN, EVE = range(3)
HONEST = 300
LOOPBACK = Policy().jitter_least + Policy().paint
"""What a line without delay excuses."""


@pytest.fixture
def clock() -> Manual:
    return Manual()


@pytest.fixture
def gap() -> float:
    """How many seconds of the wall's clock pass between PINGs: more than any test takes."""
    return 3_600


@pytest.fixture
def registry(clock: Manual, gap: float, monkeypatch: pytest.MonkeyPatch) -> Registry:
    """A registry in which lines are measured at once, and then by reveals alone."""
    monkeypatch.setattr(lines, "FIRST_GAP", 0)
    monkeypatch.setattr(lines, "GAP", gap)
    return Registry(clock)


class Company:
    """Three people at a table where every card may be slapped; Eve is up to no good."""

    def __init__(self, people: list[Person], clock: Manual, actor: RoomActor) -> None:
        self.people = people
        self.clock = clock
        self.actor = actor
        self.code = actor.room.code
        self.k = 0

    @property
    def live(self) -> Live:
        """The game that is on."""
        assert self.actor.room.live is not None
        return self.actor.room.live

    async def flip(self) -> None:
        """Turn the next card, and let everyone see it; Eve has yet to answer its PING."""
        await self.settle(ANN, BEN, EVE)
        turn = self.live.state.table.turn
        self.clock.pass_by(1_000)
        await self.people[turn].say(Flip(turn, self.k, 990))
        await self.talk(turn)
        self.k += 1
        while self.live.newest.k < self.k:
            self.clock.pass_by(1)
        for person in self.people[:EVE]:
            while not any(isinstance(told, Happened) and told.k == self.k for told in person.heard):
                await person.hear()
        await self.settle(ANN, BEN)

    async def settle(self, *seats: int) -> None:
        """Let the server read the answers to all PINGs, before time goes by for it.

        An answer is sent while the first reply is waited for, and read before the second.
        """
        for seat in seats:
            await self.talk(seat)
            await self.talk(seat)

    async def talk(self, seat: int) -> None:
        """Say something and hear the answer: all that was said before is heard too."""
        await self.people[seat].say(Peek(self.code))
        await self.people[seat].until(Found)

    async def slap(self, seat: int, c: float) -> None:
        """Somebody slaps the newest card."""
        await self.people[seat].say(Slap(seat, self.k, c, self.k))

    async def landed(self) -> None:
        """Wait until the server has read a hand: nobody is sent it."""
        while not self.live.hands:
            await self.talk(ANN)

    async def judged(self) -> RaceResult:
        """What comes of a hand of Ben's, which is heard 2 ms late."""
        await self.settle(ANN, BEN)
        shown = self.live.newest.sent_to(BEN) + self.live.began + self.live.halted
        self.clock.pass_by(shown + HONEST + 2 - self.clock.at)
        await self.slap(BEN, HONEST)
        await self.landed()
        self.clock.pass_by(1_000)
        return await self.people[ANN].until(RaceResult)


@pytest.fixture
async def company(dial: Dial, clock: Manual, registry: Registry) -> Company:
    people = [await dial() for _ in range(3)]
    for person in people:
        await person.hello()
    await people[ANN].say(Create("ratscrew", 3, 500, "Ann"))
    code = (await people[ANN].until(Seated)).code
    (actor,) = registry.actors.values()
    for person in people[BEN:]:
        await person.say(Join(code, ""))
        await person.until(Seated)
    await measured(people, actor)
    await people[ANN].say(Propose(0, RULES))
    for person in people:
        while not (await person.until(Seated)).changed:
            pass
    await together(*people)
    for person in people:
        await person.until(Happened)
    return Company(people, clock, actor)


async def measured(people: list[Person], actor: RoomActor) -> None:
    """Talk until every line is measured."""
    least = Policy().samples_least
    for seat, person in enumerate(people):
        while len(actor.room.seats[seat].line.rtts) < least:
            await person.say(Peek(actor.room.code))
            await person.until(Found)


def check_ben(result: RaceResult) -> None:
    """Ben has what he would have had without Eve."""
    assert result.winner == BEN
    (ben,) = [hand for hand in result.hands if hand.seat == BEN]
    assert (ben.credited, ben.claim, ben.how) == (HONEST, HONEST, "claim")


async def test_a_hand_of_an_honest_player_is_credited_as_claimed(company: Company) -> None:
    await company.flip()
    check_ben(await company.judged())


@pytest.mark.parametrize(
    ("claim", "credited"), [(100.0, 260 - LOOPBACK), (200.0, 260 - LOOPBACK), (1e308, 260)]
)
async def test_who_lies_about_time_gains_what_the_line_excuses_and_no_more(
    company: Company, claim: float, credited: float
) -> None:
    await company.flip()
    company.clock.pass_by(260)
    await company.slap(EVE, claim)
    await company.landed()
    company.clock.pass_by(HONEST + 2 - 260)
    await company.slap(BEN, HONEST)
    await company.talk(BEN)
    company.clock.pass_by(1_000)
    result = await company.people[ANN].until(RaceResult)
    while len(result.hands) == 1:
        result = await company.people[ANN].until(RaceResult)
    hands = {hand.seat: (hand.credited, hand.verdict) for hand in result.hands}
    assert hands[EVE] == (credited, "won")
    assert hands[BEN][0] == HONEST


@pytest.mark.parametrize("claim", [-1e300, -5.0, 0.0, 99.0])
async def test_a_time_that_no_human_needs_is_no_hand_on_this_card(
    company: Company, claim: float
) -> None:
    await company.flip()
    await company.flip()
    await company.slap(EVE, claim)
    early = await company.people[ANN].until(RaceResult)
    assert [(hand.seat, hand.how) for hand in early.hands] == [(EVE, "early")]
    check_ben(await company.judged())


NONSENSE = [
    ('{"type":"slap","seat":2,"k":1,"c":NaN,"n":1}', "malformed"),
    ('{"type":"slap","seat":2,"k":1,"c":Infinity,"n":1}', "malformed"),
    ('{"type":"slap","seat":2,"k":1,"c":-1e999,"n":1}', "malformed"),
    ('{"type":"slap","seat":2,"k":1,"c":"fast","n":1}', "malformed"),
    ('{"type":"slap","seat":2,"k":2,"c":200,"n":1}', "unknown_card"),
    ('{"type":"slap","seat":2,"k":-1,"c":200,"n":1}', "unknown_card"),
    ('{"type":"slap","seat":2,"k":1e30,"c":200,"n":1}', "malformed"),
    ('{"type":"flip","seat":2,"k":7,"c":200}', "unknown_card"),
    ('{"type":"flip","seat":2,"k":-3,"c":200}', "unknown_card"),
    ('{"type":"flip","seat":2,"k":1,"c":200,"count":-1}', "malformed"),
    ('{"type":"slap","seat":1,"k":1,"c":200,"n":9}', "not_your_seat"),
    ('{"type":"watermark","seat":1,"k":1,"t":999}', "not_your_seat"),
    ('{"type":"agree","seat":1,"digest":"","server_hash":"","nonce_hash":""}', "not_your_seat"),
    ('{"type":"slap","seat":99,"k":1,"c":200,"n":9}', "no_such_seat"),
    ('{"type":"ponged","seat":2,"trip":900}', "malformed"),
]


@pytest.mark.parametrize(("text", "kind"), NONSENSE)
async def test_nonsense_is_refused_and_changes_nothing(
    company: Company, text: str, kind: str
) -> None:
    await company.flip()
    await company.people[EVE].shout(text)
    refused = await company.people[EVE].until(Refused)
    assert refused.kind == kind
    assert said(refused.reason)
    check_ben(await company.judged())


async def test_answers_to_no_ping_measure_nothing(company: Company) -> None:
    await company.flip()
    await company.talk(EVE)
    before = company.actor.room.seats[EVE].line
    for _ in range(50):
        await company.people[EVE].socket.pong(b"12345678")
    await company.talk(EVE)
    assert company.actor.room.seats[EVE].line == before
    check_ben(await company.judged())


async def test_a_flood_of_control_frames_ends_its_own_connection_alone(
    company: Company,
) -> None:
    await company.flip()
    eve = company.people[EVE].socket
    for number in range(BURST + PATIENCE + 100):
        await (eve.ping(b"") if number % 2 else eve.pong(b"made up"))
    while (frame := await eve.receive(10)).type is WSMsgType.TEXT:
        pass
    assert frame.type is WSMsgType.CLOSE
    assert eve.close_code == 1008
    check_ben(await company.judged())


async def test_a_flood_ends_its_own_connection_alone(company: Company) -> None:
    await company.flip()
    eve = company.people[EVE]
    for _ in range(BURST + PATIENCE + 100):
        await eve.shout('{"type":"slap","seat":2,"k":1,"c":50,"n":1}')
    while (frame := await eve.socket.receive(10)).type is WSMsgType.TEXT:
        pass
    assert frame.type is WSMsgType.CLOSE
    assert eve.socket.close_code == 1008
    check_ben(await company.judged())


async def test_a_key_that_was_made_up_takes_nobodys_seat(company: Company, dial: Dial) -> None:
    await company.flip()
    thief = await dial()
    await thief.say(Hello(PROTOCOL, "made-up"))
    assert (await thief.until(Gone)).reason
    await thief.say(Slap(BEN, 1, 150, 1))
    assert (await thief.until(Refused)).kind == "no_table"
    check_ben(await company.judged())


async def test_who_says_nothing_is_waited_for_no_longer_than_agreed(
    company: Company, clock: Manual
) -> None:
    await company.flip()
    company.clock.pass_by(HONEST + 2)
    await company.slap(BEN, HONEST)
    await company.landed()
    began = clock.at
    company.clock.pass_by(Policy().patience)
    check_ben(await company.people[ANN].until(RaceResult))
    assert clock.at - began == Policy().patience


@pytest.mark.parametrize("gap", [0.01])
async def test_who_answers_no_ping_is_cut_off_and_the_others_play_on(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    await company.flip()
    monkeypatch.setattr(lines, "SILENCE_MOST", 900)
    # Ann and Ben answer as time goes by, Eve never does.
    ann = company.people[ANN]
    while ann.seated is not None and all(seat.here for seat in ann.seated.seats):
        company.clock.pass_by(100)
        await company.settle(ANN, BEN)
    assert ann.seated is not None
    assert [seat.here for seat in ann.seated.seats] == [True, True, False]
