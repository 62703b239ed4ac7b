"""Any actions in any order under any rules: no card is lost, and the log tells all."""

from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import pack
from firsthand.dice import seeded, shuffled
from firsthand.game import State, apply, deadline, deal, legal, refusal, slappable
from firsthand.law.types import NOBODY
from firsthand.rules import Rules
from tests.playing import check_lengths, check_times, check_verdicts
from tests.strategies import rule_sets
from tests.tabletop import census, check_consistent, fold

pytestmark = pytest.mark.uncounted

SEATS = st.integers(-1, 8)
PAUSE = st.sampled_from([0, 1, 20, 300, 500, 501, 1001, 3001, 15_000])


class Playing(RuleBasedStateMachine):
    """A table at which anything may be asked for."""

    state: State
    agreed: Rules
    at: int

    @initialize(
        rules=rule_sets(), seats=st.integers(2, 8), seed=st.integers(0, 1 << 30), few=st.booleans()
    )
    def sit_down(self, rules: Rules, seats: int, seed: int, *, few: bool) -> None:
        """Deal a whole pack, or three cards each."""
        deck, dice = shuffled(pack(rules.pack.decks, rules.pack.jokers), seeded(seed))
        self.state, dealt = deal(rules, seats, deck[: 3 * seats] if few else deck, dice)
        self.agreed, self.at = rules, 0
        self.log: list[e.AnyEvent] = [dealt]
        self.whole = census(self.state)

    def ask(self, action: a.AnyAction, pause: int = 0) -> bool:
        """Ask for something, and check what comes of it."""
        before, at = self.state, self.at + pause
        frozen = msgspec.json.encode((before.table, before.stocks, before.burned, before.dice))
        refused = refusal(before, action, at)
        if refused is not None:
            assert refused.reason
            now = msgspec.json.encode((before.table, before.stocks, before.burned, before.dice))
            assert now == frozen
            return False
        after, events = apply(before, action, at)
        check_lengths(before, events, after)
        check_times(after, events, at, self.log[-1].at)
        check_verdicts(action, events)
        assert apply(before, action, at) == (after, events), "the same again"
        self.state, self.at = after, at
        self.log += events
        return True

    @rule(seat=SEATS, pause=PAUSE)
    def flip(self, seat: int, pause: int) -> None:
        allowed = 0 <= seat < self.state.table.seats and a.Flip in legal(
            self.state.rules, self.state.table, seat
        )
        done = self.ask(a.Flip(seat), pause)
        if pause == 0 and deadline(self.state) is None:
            burns = self.agreed.turn.out_of_turn == "burn"
            assert done == allowed or burns

    @precondition(lambda self: self.state.table.turn != NOBODY)
    @rule(pause=PAUSE)
    def flip_in_turn(self, pause: int) -> None:
        self.ask(a.Flip(self.state.table.turn), pause)

    @precondition(lambda self: slappable(self.state))
    @rule(data=st.data())
    def slap_a_live_pile(self, data: st.DataObject) -> None:
        seats = data.draw(st.permutations(range(self.state.table.seats)))
        number = data.draw(st.integers(1, len(seats)))
        hands = tuple(a.Hand(s, max(0, self.at - data.draw(PAUSE))) for s in seats[:number])
        order = tuple(seats[: data.draw(st.integers(0, number))])
        self.ask(a.Slap(hands, order))

    @rule(seat=SEATS, pause=PAUSE)
    def slap(self, seat: int, pause: int) -> None:
        self.ask(a.Slap((a.Hand(seat, self.at + pause),)), pause)

    @rule(seat=SEATS, flipper=SEATS, late=st.booleans())
    def stray(self, seat: int, flipper: int, *, late: bool) -> None:
        self.ask(a.Stray(seat, self.at, flipper, late))

    @rule(seat=SEATS, count=st.integers(-1, 60))
    def drop(self, seat: int, count: int) -> None:
        self.ask(a.Drop(seat, count))

    @rule(seat=SEATS)
    def collect(self, seat: int) -> None:
        self.ask(a.Collect(seat))

    @rule(seat=SEATS, word=st.sampled_from(["", "Slapjack", "?"]))
    def gesture(self, seat: int, word: str) -> None:
        self.ask(a.Gesture(seat, word))

    @rule(seat=SEATS)
    def disrupt(self, seat: int) -> None:
        self.ask(a.Disrupt(seat))

    @precondition(lambda self: self.state.table.frozen_at >= 0)
    @rule(pause=PAUSE)
    def resume(self, pause: int) -> None:
        for seat in range(self.state.table.seats):
            self.ask(a.Resume(seat), pause)

    @rule(by=SEATS, seat=SEATS, ms=st.sampled_from([-1, 0, 300, 5000, 5001]))
    def beat(self, by: int, seat: int, ms: int) -> None:
        self.ask(a.Beat(by, seat, ms))

    @rule(seat=SEATS)
    def accuse(self, seat: int) -> None:
        for by in range(self.state.table.seats):
            self.ask(a.Accuse(by, seat))

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        self.ask(a.Leave(seat))

    @rule(pause=PAUSE)
    def wait(self, pause: int) -> None:
        assert self.ask(a.Tick(), pause)

    @precondition(lambda self: deadline(self.state) is not None)
    @rule()
    def wait_for_the_next_deadline(self) -> None:
        due = deadline(self.state)
        assert due is not None
        assert due.at > self.at or due.what == "time"
        events = len(self.log)
        self.ask(a.Tick(), max(0, due.at - self.at))
        assert len(self.log) > events, "something happens when it is due"

    @invariant()
    def every_card_is_there_and_the_log_tells_all(self) -> None:
        if not hasattr(self, "whole"):
            return
        assert census(self.state) == self.whole
        assert fold(self.log) == self.state.table
        check_consistent(self.state)


TestPlaying: Any = Playing.TestCase
TestPlaying.settings = settings(max_examples=100, stateful_step_count=60, deadline=None)
