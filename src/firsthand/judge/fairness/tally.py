"""Counting the results of simulated cards: shares with intervals, waits, and gains by seat."""

from collections.abc import Sequence
from math import inf

from firsthand.judge.fairness.showing import Outcome


def quantile(values: Sequence[float], part: float) -> float:
    """Return the value below or at which a part of the sorted values lies."""
    return values[min(len(values) - 1, int(part * len(values)))]


class Method:
    """One way to find the first hand: how often it was right, and how long it took."""

    __slots__ = ("near", "right", "waits")

    def __init__(self) -> None:
        self.right = self.near = 0
        self.waits: list[float] = []

    def count(self, reactions: Sequence[float], winner: int, wait: float, band: float) -> None:
        """Count a card: whether the winner was the fastest hand, or within the band of it."""
        fastest = min(reactions)
        self.right += reactions[winner] == fastest
        self.near += reactions[winner] <= fastest + band
        self.waits.append(wait)


class SeatCounts:
    """One seat: how often it was first, how often it won, and what its claims came to."""

    __slots__ = ("cards", "clamped", "fastest", "gain", "hands", "most", "probation", "won")

    def __init__(self) -> None:
        self.cards = self.fastest = self.won = self.hands = self.clamped = self.probation = 0
        self.gain, self.most = 0.0, -inf


class Tally:
    """Everything counted of a simulation, by method and by seat."""

    def __init__(self, seats: int, band: float) -> None:
        self.band = band
        self.cards = self.ties = self.forced = 0
        self.judge, self.no_band, self.arrival, self.half_trip = (Method() for _ in range(4))
        self.by_seat = [SeatCounts() for _ in range(seats)]

    def add(self, outcome: Outcome) -> None:
        """Count what came of a card."""
        self.cards += 1
        self.ties += outcome.verdict.reason == "tie"
        self.forced += outcome.verdict.forced
        reactions = outcome.reactions
        late, sooner = outcome.waits
        self.judge.count(reactions, outcome.verdict.winner, late, self.band)
        self.no_band.count(reactions, outcome.loose.winner, sooner, self.band)
        came = outcome.arrivals
        first = min(came)
        self.arrival.count(reactions, came.index(first), 0, self.band)
        halves = [rtt / 2 for rtt in outcome.min_rtts]
        guessed = [at - half for at, half in zip(came, halves, strict=True)]
        lead = min(guessed)
        # Nobody else can turn out earlier once he was heard, or his half round trip has passed.
        wait = max(min(at, lead + half) for at, half in zip(came, halves, strict=True)) - first
        self.half_trip.count(reactions, guessed.index(lead), max(0, wait), self.band)
        self._seats(outcome)

    def _seats(self, outcome: Outcome) -> None:
        fastest = outcome.reactions.index(min(outcome.reactions))
        self.by_seat[fastest].fastest += 1
        self.by_seat[outcome.verdict.winner].won += 1
        for counts, suspected in zip(self.by_seat, outcome.probation, strict=True):
            counts.cards += 1
            counts.probation += suspected
        for credit in outcome.credits:
            counts = self.by_seat[credit.seat]
            gain = outcome.reactions[credit.seat] - credit.credited
            counts.hands += 1
            counts.clamped += credit.how == "clamped"
            if gain == inf:
                # He had not slapped, had he not been sent a rival's hand.
                continue
            counts.gain += gain
            counts.most = max(counts.most, gain)

    def join(self, other: "Tally") -> None:
        """Take in what was counted elsewhere."""
        self.cards += other.cards
        self.ties += other.ties
        self.forced += other.forced
        for mine, theirs in zip(self.methods, other.methods, strict=True):
            mine.right += theirs.right
            mine.near += theirs.near
            mine.waits += theirs.waits
        for counts, there in zip(self.by_seat, other.by_seat, strict=True):
            counts.cards += there.cards
            counts.fastest += there.fastest
            counts.won += there.won
            counts.hands += there.hands
            counts.clamped += there.clamped
            counts.probation += there.probation
            counts.gain += there.gain
            counts.most = max(counts.most, there.most)

    @property
    def methods(self) -> tuple[Method, ...]:
        """The ways to find the first hand."""
        return self.judge, self.no_band, self.arrival, self.half_trip
