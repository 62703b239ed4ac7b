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


class Place:
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
        self.places = [Place() for _ in range(seats)]

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
        self.places[fastest].fastest += 1
        self.places[outcome.verdict.winner].won += 1
        for place, suspected in zip(self.places, outcome.probation, strict=True):
            place.cards += 1
            place.probation += suspected
        for credit in outcome.credits:
            place = self.places[credit.seat]
            gain = outcome.reactions[credit.seat] - credit.credited
            place.hands += 1
            place.clamped += credit.how == "clamped"
            if gain == inf:
                # He had not slapped, had he not been sent a rival's hand.
                continue
            place.gain += gain
            place.most = max(place.most, gain)

    def join(self, other: "Tally") -> None:
        """Take in what was counted elsewhere."""
        self.cards += other.cards
        self.ties += other.ties
        self.forced += other.forced
        for mine, theirs in zip(self.methods, other.methods, strict=True):
            mine.right += theirs.right
            mine.near += theirs.near
            mine.waits += theirs.waits
        for place, there in zip(self.places, other.places, strict=True):
            place.cards += there.cards
            place.fastest += there.fastest
            place.won += there.won
            place.hands += there.hands
            place.clamped += there.clamped
            place.probation += there.probation
            place.gain += there.gain
            place.most = max(place.most, there.most)

    @property
    def methods(self) -> tuple[Method, ...]:
        """The ways to find the first hand."""
        return self.judge, self.no_band, self.arrival, self.half_trip
