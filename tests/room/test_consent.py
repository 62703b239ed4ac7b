"""Whatever happens at an open table, cards are dealt only by rules to which every person agreed."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from firsthand.notation import parse_rules
from firsthand.record.sealing import terms
from firsthand.room import messages as m
from firsthand.room.views.seated import kept
from tests.room.meeting import Meeting
from tests.room.table import act, told

pytestmark = pytest.mark.uncounted

RULES = ("ratscrew", "ratscrew penalty.count=2", "slapjack", "ratscrew penalty.count=3")
conns = st.sampled_from((1, 1, 1, 2, 3))
places = st.integers(0, 3)


class Consent(RuleBasedStateMachine):
    """Notes by itself which rules every key has agreed to last."""

    def __init__(self) -> None:
        super().__init__()
        self.begin()

    def begin(self) -> None:
        self.table = Meeting(3)
        self.agreed: dict[str, str] = {}

    def seats(self, conn: int) -> list[int]:
        return [place for place, seat in enumerate(self.table.room.seats) if seat.conn == conn]

    @rule(conn=conns)
    def comes(self, conn: int) -> None:
        if not self.seats(conn):
            self.table.come(conn, name="")

    @rule(conn=conns, which=st.sampled_from(RULES))
    def agrees(self, conn: int, which: str) -> None:
        for place in self.seats(conn):
            digest = parse_rules(which).digest
            agreed = terms(digest, kept(self.table.room))
            refused = told(self.table.agree(conn, place, digest=agreed), m.Refused)
            right = digest == self.table.room.rules.digest
            assert bool(refused) != right
            if right:
                self.agreed[f"key {conn}"] = digest

    @rule(conn=conns)
    def agrees_as_asked(self, conn: int) -> None:
        for place in self.seats(conn):
            self.table.agree(conn, place)
            self.agreed[f"key {conn}"] = self.table.room.rules.digest

    @rule()
    def fills_up_with_bots(self) -> None:
        room = self.table.room
        for place, seat in enumerate(room.seats):
            if seat.is_free and room.live is None and not room.closed:
                self.table.say(
                    room.seats[room.host].conn, m.SeatBot(room.host, place, temperament="sharp")
                )

    @rule(conn=conns, which=st.sampled_from(RULES))
    def proposes(self, conn: int, which: str) -> None:
        for place in self.seats(conn):
            self.table.say(conn, m.Propose(place, which))

    @rule(
        conn=conns,
        what=st.sampled_from(["bot", "free", "kick", "add", "remove", "host"]),
        whom=places,
    )
    def arranges(self, conn: int, what: str, whom: int) -> None:
        for place in self.seats(conn):
            self.table.say(conn, act(what, place, whom, text="steady"))

    @rule(conn=conns, what=st.sampled_from(["object", "leave"]))
    def minds(self, conn: int, what: str) -> None:
        for place in self.seats(conn):
            self.agreed.pop(f"key {conn}", None)
            self.table.say(conn, act(what, place))

    @invariant()
    def all_who_were_dealt_cards_had_agreed_to_these_rules(self) -> None:
        if self.table.room.closed:
            self.begin()
        if self.table.room.live is None:
            return
        digest = self.table.live.header.rules.digest
        for seat in self.table.room.seats:
            assert not seat.is_free
            assert seat.is_bot or self.agreed.get(seat.key) == digest
        self.begin()


Consent.TestCase.settings = settings(max_examples=120, stateful_step_count=40)
TestConsent = Consent.TestCase
