"""A game in motion: the law's consequences are drawn one after the other, and become events."""

from typing import NamedTuple

import msgspec

from firsthand.events import (
    AnyEvent,
    BeatSet,
    Locked,
    OutBy,
    Paid,
    PaidFor,
    PileTaken,
    Resumed,
    SeatOut,
    Slapped,
    TakenBy,
    Verdict,
    VotesCleared,
    Won,
    WonBy,
)
from firsthand.game.dealing import marks
from firsthand.game.fold import carry
from firsthand.game.state import (
    State,
    clock,
    flippers,
    flow,
    last_flipper,
    latest,
    live,
    showing,
    still_in,
)
from firsthand.law import duel as duels
from firsthand.law import ending, slaps
from firsthand.law.seats import bit
from firsthand.law.types import NEVER, NOBODY, Due, Flow, Gone, Judged, Law, Reasons, Taken, What
from firsthand.table import Table, VoteKind

TAKEN_BY: dict[int, TakenBy] = {
    Taken.SLAP: "slap",
    Taken.TIE: "tie",
    Taken.CHALLENGE: "challenge",
    Taken.LAST_JACK: "last_jack",
    Taken.FORFEIT: "forfeit",
    Taken.SOLE: "sole",
    Taken.LONE_HOLDER: "lone_holder",
    Taken.LAST_FLIPPER: "last_flipper",
}
OUT_BY: dict[int, OutBy] = {
    Gone.NO_SLAP_IN: "no_slap_in",
    Gone.TURN_CAME_ROUND: "turn_came_round",
    Gone.CHANCE_MISSED: "chance_missed",
    Gone.PILE_LOST: "pile_lost",
    Gone.ALL_EMPTY: "all_empty",
    Gone.UNANSWERED: "unanswered",
}


class Landed(NamedTuple):
    """One hand of a race with all that counts of the moment when it came down (R-11).

    ``at`` is in ms since the deal, ``judged`` what the hand is by itself, ``held`` how many cards
    its seat had, ``banished`` and ``stopped`` whether a false slap puts that seat out or, as it had
    none, locks it.
    """

    seat: int
    at: int
    judged: int
    held: int
    banished: bool
    stopped: bool


class Play:
    """A state being moved on at one moment: what is emitted changes it, and is kept in order.

    ``behind`` are the hands of a race that are still to be judged.
    """

    def __init__(self, state: State, at: int) -> None:
        """Begin at ``at``, in ms since the deal."""
        self.state = state
        self.at = at
        self.events: list[AnyEvent] = []
        self.behind: list[Landed] = []
        self._piles = state.table.piles
        self._counted = state.table.out

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.state.table

    @property
    def law(self) -> Law:
        """The law in force."""
        return self.state.rules.law

    @property
    def flow(self) -> Flow:
        """The state as the law reads it."""
        return flow(self.state)

    @property
    def now(self) -> int:
        """Milliseconds of play."""
        return clock(self.table, self.at)

    def emit(self, event: AnyEvent, after: Flow | None = None) -> None:
        """Let an event come to pass; ``after`` is the flow that the law made of it."""
        state = carry(self.state, event)
        if after is not None:
            state = msgspec.structs.replace(state, passed=after.seats.passed)
        self.state = state
        self.events.append(event)

    def lapse(self, after: Flow) -> None:
        """Take over which empty seats have lost their chance; nobody is told yet."""
        self.state = msgspec.structs.replace(self.state, passed=after.seats.passed)

    # ---- piles --------------------------------------------------------------------------

    def take(self, seat: int, why: Taken, *, drawn: bool = False, comeback: bool = False) -> None:
        """Give the pile to a seat; ``comeback`` tells that it slapped with no cards (E-38)."""
        table = self.table
        after = duels.taken(
            self.law, self.flow, seat, why, int(live(self.state).empty), last_flipper(table)
        )
        self.emit(
            PileTaken(
                at=self.now,
                seat=seat,
                why=TAKEN_BY[why],
                size=table.size,
                duel=after.duel,
                comeback=comeback,
                drawn=drawn,
            ),
            after,
        )

    def put_out(self, seat: int, why: OutBy) -> None:
        """Put a seat out for good; its cards go under the pile (A-87)."""
        before = self._reasons
        after = duels.eliminated(self.law, self.flow, seat)
        surrendered = self.table.counts[seat]
        self.emit(
            SeatOut(at=self.now, seat=seat, why=why, duel=after.duel, surrendered=surrendered),
            after,
        )
        self._wait_anew(before)

    @property
    def _reasons(self) -> Reasons:
        return ending.reasons(self.flow, int(live(self.state).empty))

    def _wait_anew(self, before: Reasons) -> None:
        """Start the endgame window again where a reason for it has come up since (R-1)."""
        if ending.arises(before, self._reasons):
            self.state = msgspec.structs.replace(self.state, window_at=self.now)

    # ---- false slaps --------------------------------------------------------------------

    def pay(self, seat: int, to: int, why: PaidFor) -> None:
        """Move one card of a penalty."""
        before = self._reasons
        after = duels.paid(self.law, self.flow, seat, to, self.table.counts[seat] - 1)
        self.emit(Paid(at=self.now, seat=seat, to=to, why=why, duel=after.duel), after)
        self._wait_anew(before)

    def landed(self, seat: int, at: int, judged: int) -> Landed:
        """Return a hand, as everything stands now."""
        held = self.table.counts[seat]
        banished = slaps.banished(self.law, self.flow, seat, held)
        stopped = slaps.stopped(self.law, self.flow, seat, held)
        return Landed(seat, at, judged, held, banished, stopped)

    def fine(self, hand: Landed, why: PaidFor, *, flipper: int = NOBODY) -> None:
        """Charge one ordinary penalty (E-33, E-34, S-17, S-18); what follows is yet to be settled.

        ``flipper`` turned the card that was slapped, where it is not the newest one (A-22). A lock
        begins after the pile that is lost by it (A-92).
        """
        if self.table.out[hand.seat]:
            return
        if self.law.penalty.enabled:
            self._penalise(hand, why, flipper)
        locks = slaps.locks(self.law, int(why == "false_slap"), int(hand.stopped))
        if locks and not (self.table.out[hand.seat] or self.table.locked[hand.seat]):
            self.emit(Locked(at=self.now, seat=hand.seat))

    def _penalise(self, hand: Landed, why: PaidFor, flipper: int) -> None:
        seat, other = hand.seat, flipper
        if flipper in (NOBODY, seat) or self.table.out[flipper]:
            other = latest(self.table, besides=seat)
        if slaps.forfeits(self.law, other):
            if self.table.size > 0:
                self.take(other, Taken.FORFEIT)
        elif hand.held > 0:
            self._charge(seat, why, other)
        if hand.banished:
            self.put_out(seat, "false_slap")

    def _charge(self, seat: int, why: PaidFor, other: int) -> None:
        paid, previous = 0, seat
        while self.table.counts[seat] > 0:
            to = slaps.payee(self.law, self.flow, seat, paid, previous, other)
            if to == slaps.ENOUGH:
                return
            self.pay(seat, to, why)
            paid, previous = paid + 1, to

    def slapped(
        self, seat: int, verdict: Verdict, at: int, *, held: int = 0, flips: int = -1
    ) -> None:
        """Log one hand on the pile at ``at`` ms since the deal, whatever it came to (S-41).

        A right one held so many cards, or was given what a hand did that held so many. One that was
        meant for an earlier card has ``flips`` as in `Slapped`.
        """
        names: tuple[str, ...] = ()
        if verdict in ("won", "lost", "awarded"):
            rules = self.state.rules.rules_for(held)
            bits = showing(tuple(rule.pattern for rule in rules), self.table.pile)
            names = tuple(rule.name for place, rule in enumerate(rules) if bits >> place & 1)
        ms = clock(self.table, at) - self.table.flipped_at if self.table.pile else -1
        self.emit(
            Slapped(at=self.now, seat=seat, verdict=verdict, ms=ms, patterns=names, flips=flips)
        )

    # ---- what follows -------------------------------------------------------------------

    def settle(self, *, closed: bool = False) -> None:
        """Let everything happen that is due at once; ``closed`` ends the time for slaps."""
        self._follow_all(closed=closed)
        self._recount()
        if not self.table.over:
            self._watch()

    def _follow_all(self, *, closed: bool) -> None:
        while not self.table.over:
            open_ = not closed and live(self.state).empty
            due = ending.due(self.law, self.flow, int(open_), self.table.size, flippers(self.state))
            if due.what == What.NOTHING:
                return
            self._follow(due)

    def _follow(self, due: Due) -> None:
        match due.what:
            case What.OUT:
                self.put_out(due.seat, OUT_BY[due.why])
            case What.TAKE:
                self.take(due.seat, Taken(due.why))
            case What.WIN:
                alone = due.why == Taken.SOLE
                self.win((due.seat,), "last_one_in" if alone else "all_cards")
            case _:
                self.win((), "dead_pile" if self.table.recent else "no_flipper")

    # ---- votes --------------------------------------------------------------------------

    def count(self, kind: VoteKind, seat: int, ms: int) -> None:
        """Do what is asked about a seat once enough of the others ask for it (S-29, S-31)."""
        table = self.table
        votes = sum(
            (vote.kind, vote.seat, vote.ms) == (kind, seat, ms) and not table.out[vote.by]
            for vote in table.votes
        )
        others = len(still_in(table)) - 1
        if kind == "beat" and 2 * votes > others:
            self.emit(BeatSet(at=self.now, seat=seat, ms=ms))
            self.emit(VotesCleared(at=self.now, kind="beat", seat=seat))
        elif kind == "interference" and votes == others:
            self.emit(VotesCleared(at=self.now, kind="interference", seat=seat))
            self.fine(self.landed(seat, self.at, Judged.FALSE), "interference")
            self._follow_all(closed=False)

    def _recount(self) -> None:
        """Count all open votes anew where a seat has gone out, until none does (R-5).

        The oldest comes first. Where play stands still it goes on if all who are left agree.
        """
        if self.table.out == self._counted:
            return
        while self._news():
            self._counted = self.table.out
            for kind, seat, ms in dict.fromkeys((v.kind, v.seat, v.ms) for v in self.table.votes):
                if not self.table.out[seat]:
                    self.count(kind, seat, ms)
                if self.table.over or self._news():
                    break
        self.go_on()

    def _news(self) -> bool:
        return not self.table.over and self.table.out != self._counted

    def go_on(self) -> None:
        """Go on where play stands still and all have agreed to."""
        table = self.table
        agreed = all(table.ready[seat] for seat in still_in(table))
        if table.frozen_at >= 0 and agreed and not table.over:
            self.emit(Resumed(at=self.now, stood=self.at - table.stood - table.frozen_at))

    # ---- endings ------------------------------------------------------------------------

    def win(self, winners: tuple[int, ...], why: WonBy) -> None:
        """End the game; hands that are not judged yet have no effect, and are logged before."""
        for hand in self.behind:
            self.slapped(hand.seat, "rejected", hand.at)
        self.behind = []
        self.emit(Won(at=self.now, winners=winners, why=why))

    def _watch(self) -> None:
        """End the game where a state repeats (A-29) or the cap of flips is reached."""
        if self.table.piles > self._piles:
            self._piles = self.table.piles
            fresh = marks(self.state)
            if self.state.seen.issuperset(fresh) and fresh:
                self.win((), "repeat")
                return
            self.state = msgspec.structs.replace(self.state, seen=self.state.seen.union(fresh))
        if self.law.ending.flips != NEVER and self.table.flips >= self.law.ending.flips:
            self.limit("flips")

    def limit(self, why: WonBy) -> None:
        """A limit is reached: a lost challenge is paid, then the biggest hand wins (E-41, A-30)."""
        if self.table.lost:
            self.take(self.table.challenger, Taken.CHALLENGE)
            self._follow_all(closed=False)
        if self.table.over or not any(self.table.counts):
            return
        sizes = self.table.counts
        biggest = max(sizes)
        level = sum(bit(seat) for seat, size in enumerate(sizes) if size == biggest)
        winners = ending.level(self.law, level)
        self.win(tuple(seat for seat in range(len(sizes)) if winners & bit(seat)), why)
