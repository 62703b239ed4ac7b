"""A match: rounds that are tallied, and who deals the next (S-26, A-53).

A round that several share counts as a win for each of them, as they all have won it (A-30); one
that nobody wins counts for nobody. Where nobody has won a single round when a match ends, nobody
wins it.
"""

from collections.abc import Iterable
from functools import reduce

import msgspec

from firsthand.events import AnyEvent, Dealt, SeatOut, Won
from firsthand.game import EMPTY, evolve
from firsthand.law.types import NOBODY
from firsthand.rules import Mode, Rules


class Round(msgspec.Struct, frozen=True):
    """A finished game: who dealt, who won (several, or none for a draw), and who lost.

    ``loser`` is `NOBODY` where nobody did.
    """

    dealer: int
    winners: tuple[int, ...]
    loser: int = NOBODY


class Match(msgspec.Struct, frozen=True):
    """The rounds played so far, under the options of a rule set's section ``match``."""

    seats: int
    rounds: int = 1
    mode: Mode = "fixed"
    level: str = "shared"
    deals: str = "left"
    played: tuple[Round, ...] = ()

    @property
    def tally(self) -> tuple[int, ...]:
        """Rounds won, by seat."""
        return tuple(
            sum(seat in round_.winners for round_ in self.played) for seat in range(self.seats)
        )

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most wins, if there are any."""
        most = max(self.tally)
        return tuple(seat for seat, wins in enumerate(self.tally) if wins == most and most > 0)

    @property
    def over(self) -> bool:
        """Whether the match is decided, or ends level because it may."""
        if not self._run:
            return False
        return len(self.leaders) == 1 or self.level == "shared"

    @property
    def _run(self) -> bool:
        """Whether as many rounds were played, or won, as the mode asks for."""
        wins = sorted(self.tally, reverse=True)
        left = self.rounds - len(self.played)
        if self.mode == "first_to":
            return wins[0] >= self.rounds
        return left <= 0 or (self.mode == "best_of" and wins[0] > wins[1] + left)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the match: nobody while it goes on, several where it is shared."""
        return self.leaders if self.over else ()

    def after(self, finished: Round) -> "Match":
        """Return the match after one more round."""
        return msgspec.structs.replace(self, played=(*self.played, finished))

    def next_dealer(self) -> int:
        """Return who deals the next round, or NOBODY where the first dealer is still to be found.

        Where the choice falls on nobody the deal passes to the left; where it falls on several,
        to the first of them on the dealer's left.
        """
        if not self.played:
            return NOBODY
        last = self.played[-1]
        among: tuple[int, ...] = ()
        if self.deals == "winner":
            among = last.winners
        elif self.deals == "loser" and last.loser != NOBODY:
            among = (last.loser,)
        return first_left_of(last.dealer, among, self.seats)


def first_left_of(dealer: int, among: Iterable[int], seats: int) -> int:
    """Return the first of some seats clockwise from the dealer's left; of none, that seat itself.

    >>> first_left_of(2, (0, 2), 4), first_left_of(3, (), 4)
    (0, 0)
    """
    return min(among, key=lambda seat: (seat - dealer - 1) % seats, default=(dealer + 1) % seats)


def match_of(rules: Rules, seats: int) -> Match:
    """Return the match that a rule set asks for, before its first round."""
    match = rules.match
    return Match(seats, match.rounds, match.mode, match.level, match.dealer)


def round_of(events: Iterable[AnyEvent]) -> Round:
    """Return the round that a finished game's events, from the deal on, make.

    The loser is who went out first; if nobody did, who has the fewest cards, the first of them on
    the dealer's left; and nobody where all have won. Raises ``ValueError`` for an unfinished game.
    """
    log = tuple(events)
    if not log or not isinstance(log[-1], Won) or not isinstance(log[0], Dealt):
        raise ValueError("a round is a game from its deal to its end")
    dealer, winners = log[0].dealer, log[-1].winners
    out = next((event.seat for event in log if isinstance(event, SeatOut)), NOBODY)
    if out == NOBODY:
        counts = reduce(evolve, log, EMPTY).counts
        others = [seat for seat in range(len(counts)) if seat not in winners]
        fewest = min((counts[seat] for seat in others), default=0)
        last = [seat for seat in others if counts[seat] == fewest]
        out = first_left_of(dealer, last, len(counts)) if last else NOBODY
    return Round(dealer, winners, out)
