"""Games between bots, played by the engine: whose hand, flip or window comes next.

Hands are judged as at a table with an ideal line for everyone (`firsthand.judge`), and as in the
laboratory: those that come within the judge's band tie.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from firsthand import actions as a
from firsthand.bots.answers import answer
from firsthand.bots.bot import Bot, View, name_of
from firsthand.bots.following import follow
from firsthand.bots.intent import Moment
from firsthand.bots.matching import START, Matching
from firsthand.bots.policy import GESTURE_MS
from firsthand.bots.temperament import Temperament
from firsthand.events import AnyEvent
from firsthand.game import State, apply, deadline
from firsthand.game.builder import StepBuilder
from firsthand.game.procedure.race import judgement
from firsthand.game.state import flow, last_flipper, slappable_by
from firsthand.judge import Policy
from firsthand.law.seats import bit, following, members
from firsthand.law.slaps import next_flipper, tie_winner
from firsthand.law.types import NOBODY, Judged, TieTo
from firsthand.record import Matched, Record, Sides, begun
from firsthand.record.record import Header
from firsthand.sentences import Sentence, say, text

MOST_CARDS = 100_000
"""How many cards are flipped before a game is given up as unfinished."""

Answer = Callable[[View, Random], float | None]


class Fault(NamedTuple):
    """What a bot did wrong: who, when (ms since the deal), and what, in a line."""

    bot: str
    at: int
    what: Sentence

    def __str__(self) -> str:
        """Return the line that is printed of it."""
        return text(say("library-fault", name=self.bot, at=self.at, what=self.what))


class Played(NamedTuple):
    """A game that was played: its deal, what was done when, its end, and what bots did wrong."""

    dealt: Record
    actions: tuple[tuple[int, a.AnyAction], ...]
    state: State
    events: tuple[AnyEvent, ...]
    faults: tuple[Fault, ...]


def matched(bots: Sequence[Bot]) -> Matched | None:
    """Return the pace at which bots that match begin a game, or None if nobody matches.

    All other players are the people whom they follow.
    """
    keeps = [isinstance(bot, Temperament) and bot.matches for bot in bots]
    seats = tuple(seat for seat, it in enumerate(keeps) if it)
    people = tuple(seat for seat, it in enumerate(keeps) if not it)
    return Matched(START, 0, Sides(seats, people)) if seats else None


def played(header: Header, bots: Sequence[Bot], pace: int, luck: int) -> Played:
    """Play a game to its end, or until `MOST_CARDS` were flipped.

    ``pace`` is the least time between two flips in ms; ``luck`` seeds what bots draw from.
    """
    sitting = Sitting(header, bots, pace, luck)
    while not sitting.state.table.over and sitting.state.table.flips < MOST_CARDS:
        sitting.advance()
    return Played(
        sitting.dealt,
        tuple(sitting.actions),
        sitting.state,
        tuple(sitting.events),
        tuple(sitting.faults),
    )


class Sitting:
    """A game between bots while it is played. Times are in ms since the deal."""

    def __init__(self, header: Header, bots: Sequence[Bot], pace: int, luck: int) -> None:
        self.dealt, self.state = begun(header)
        self.names = header.names
        self.bots = bots
        self.pace = pace
        self.rngs = [Random(luck << 8 | seat) for seat in range(len(bots))]  # noqa: S311 - a game
        self.at = 0
        self.actions: list[tuple[int, a.AnyAction]] = []
        self.events: list[AnyEvent] = [self.dealt.dealt]
        self.faults: list[Fault] = []
        self.hands: dict[int, int] = {}
        self.gestures: dict[int, int] = {}
        self.mover = NOBODY
        self.moves_at = 0
        self.matched = header.matched
        self.matching = Matching(START, 0)
        for seat, bot in enumerate(bots):
            self._asked(seat, bot.begin)
        self._go_on()

    def advance(self) -> None:
        """Carry out what comes next: a hand, a gesture, a card turned or a window that closes.

        A hand at the very time of a flip is in time, as
        for the judge; a window has closed by then.
        """
        due = deadline(self.state)
        now = min(
            ([] if due is None else [due.at])
            + [*self.gestures.values(), *self.hands.values()]
            + ([] if self.mover == NOBODY else [self.moves_at])
        )
        self.at = now
        if due is not None and due.at == now:
            self._do(a.Tick())
        elif now in self.gestures.values():
            seat = first_of(self.gestures)
            del self.gestures[seat]
            self._do(a.Gesture(seat))
        elif now in self.hands.values():
            self._do(self._race(first_of(self.hands)))
        else:
            seat, self.mover = self.mover, NOBODY
            self._do(a.Collect(seat) if self.state.table.owed == seat else a.Flip(seat))

    def _do(self, action: a.AnyAction) -> None:
        before = self.state.table
        self.state, events = apply(self.state, action, self.at)
        self.actions.append((self.at, action))
        self.events += events
        if self.matched is not None:
            out = [seat for seat, gone in enumerate(before.out) if gone]
            self.matching = follow(self.matching, events, self.matched.sides, out)
        table = self.state.table
        if table.flips != before.flips:
            self._reveal()
        elif table.piles != before.piles:
            self.hands, self.gestures = {}, {}
        else:
            self.hands, self.gestures = (
                {seat: at for seat, at in meant.items() if not table.out[seat]}
                for meant in (self.hands, self.gestures)
            )
        self._go_on()

    # ---- what bots mean to do -----------------------------------------------------------------

    def _view(self, seat: int) -> View:
        table = self.state.table
        bots = 1
        if self.matched is not None:
            bots = sum(not table.out[other] for other in self.matched.sides.bots)
        moment = Moment(table.flips, self.at, self.matching.theta, bots, self.pace)
        return View(self.state.rules, table, seat, self.names, moment)

    def _reveal(self) -> None:
        """Ask everyone whether to slap a card just turned."""
        table, rules = self.state.table, self.state.rules
        self.hands, self.gestures = {}, {}
        self.mover = NOBODY
        if not table.pile or rules.slap_free or table.over:
            return
        flipper = NOBODY if rules.slap.flipper_allowed else table.recent[0]
        for seat, bot in enumerate(self.bots):
            if table.out[seat] or seat == flipper:
                continue
            after = self._asked(seat, bot.at_card)
            if after is None:
                continue
            at = table.flipped_at + table.stood + after
            if rules.slap.gesture is not None:
                self.gestures[seat] = at
                at += GESTURE_MS
            self.hands[seat] = at

    def _go_on(self) -> None:
        """Ask the seat on turn when it flips, or takes a pile that is owed to it."""
        table = self.state.table
        seat = table.owed if table.owed != NOBODY else table.turn
        waits = table.over or seat in (NOBODY, self.mover)
        self.mover = seat
        if waits:
            return
        after = self._asked(seat, self.bots[seat].at_turn)
        self.moves_at = self.at + (self.pace if after is None else after)
        if table.owed == NOBODY and table.flipped_at >= 0:
            soonest = table.flipped_at + table.stood + self.pace
            self.moves_at = max(self.moves_at, soonest)

    def _asked(self, seat: int, ask: Callable[[View, Random], object]) -> int | None:
        """Return a bot's answer in ms, or None; note what it did wrong."""
        given = answer(ask, self._view(seat), self.rngs[seat])
        if isinstance(given, Sentence):
            self.faults.append(Fault(name_of(self.bots[seat]), self.at, given))
            return None
        return given

    # ---- races --------------------------------------------------------------------------------

    def _race(self, seat: int) -> a.Slap:
        """Return the race that begins with a hand: right ones that come soon after have lost."""
        at = self.hands.pop(seat)
        state = self.state
        alone = a.Slap((a.Hand(seat, at),))
        step = StepBuilder(state, self.at)
        first = judgement(state.rules.law, step, seat, at) == Judged.VALID
        if not first or state.rules.slap.gesture is not None:
            return alone
        until = at + Policy.patience
        others = sorted(
            (then, other)
            for other, then in self.hands.items()
            if then <= until and slappable_by(state, other)
        )
        for _, other in others:
            del self.hands[other]
        return self._ordered([a.Hand(seat, at), *(a.Hand(other, then) for then, other in others)])

    def _ordered(self, hands: list[a.Hand]) -> a.Slap:
        """Return a race with its hands in order: whom the judge finds first, then by time."""
        law = self.state.rules.law
        lead = hands[0].at
        winner = self._first(hands)
        seats = [hand.seat for hand in hands]
        if winner in seats:
            seats.remove(winner)
            return a.Slap(tuple(hands), (winner, *seats))
        level = lead + law.tie.window
        return a.Slap(tuple(a.Hand(h.seat, lead) if h.at <= level else h for h in hands))

    def _first(self, hands: list[a.Hand]) -> int:
        """Return who is first of some hands, as the judge sees it (A-21, S-20)."""
        law, lead = self.state.rules.law, hands[0].at
        last_at = lead + max(Policy.band, law.tie.window)
        tied = sum(bit(hand.seat) for hand in hands if hand.at <= last_at)
        if members(tied) == 1:
            return hands[0].seat
        now, last = flow(self.state), last_flipper(self.state.table)
        if law.tie.to == TieTo.NEXT_FLIPPER and hands[1].at - lead > law.tie.window:
            return following(tied, next_flipper(now, last) - 1)
        lot = self.rngs[0].randrange(members(tied)) if law.tie.to == TieTo.RANDOM else 0
        return tie_winner(law, now, tied, hands[0].seat, last, lot)


def first_of(meant: dict[int, int]) -> int:
    """Return the seat that means to act first; of those at one time the lowest."""
    return min(meant, key=lambda seat: (meant[seat], seat))
