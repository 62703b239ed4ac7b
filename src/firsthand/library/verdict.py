"""The verdict on a race for the pile, with the reason in words."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from firsthand.events import AnyEvent, PileTaken, Slapped, Verdict
from firsthand.library.seats import Seat, Seats
from firsthand.rules.own import short
from firsthand.sentences import Sentence, say, text


class Ruling(NamedTuple):
    """What a race for the pile came to. Seats are names where names were given, else numbers.

    >>> from firsthand import who_wins
    >>> ruling = who_wins("7H KC 7D", {0: 240, 2: 250}, rules="ratscrew")
    >>> ruling.winner, ruling.hands[2], ruling.size, ruling.why
    (0, 'lost', 3, 'sandwich, 10 ms before 2')
    >>> print(ruling.explain())
    Seat 0, 240 ms: the first right hand (sandwich)
    Seat 2, 250 ms: right, but not the first
    Seat 0 takes the pile of three cards.
    """

    winner: Seat | None
    """Who took the pile; None where nobody did."""
    hands: Mapping[Seat, Verdict]
    """What each hand came to: "won", "lost", "awarded", "bad", "void", "late", "ignored"."""
    reactions: Mapping[Seat, int]
    """How many ms after the newest card each hand fell; -1 where there was no card."""
    patterns: tuple[str, ...]
    """The names of the patterns that the pile showed; none where no hand was right."""
    size: int
    """How many cards the pile had that was taken; 0 where nobody took it."""
    events: tuple[AnyEvent, ...]
    """All that came to pass."""

    @property
    def why(self) -> str:
        """The reason in a few words, as in "double, 11 ms before Ann"."""
        if self.winner is None:
            return text(say("ruling-nobody"))
        pattern = say("ruling-made", slaps=self.patterns)
        right = sorted(self.reactions[seat] for seat, came in self.hands.items() if came == "lost")
        if self.hands.get(self.winner) == "awarded" or not right:
            return text(pattern)
        second = next(seat for seat, ms in self.reactions.items() if ms == right[0]
                      and self.hands[seat] == "lost")  # fmt: skip
        ahead = right[0] - self.reactions[self.winner]
        return text(say("ruling-ahead", made=pattern, ms=ahead, name=str(second)))

    def explain(self) -> str:
        """Return a line for each hand, in order of time, and one for the pile."""
        hands = sorted(self.hands, key=lambda seat: self.reactions[seat])
        lines = [self._line(seat) for seat in hands]
        if self.winner is not None:
            lines.append(say("ruling-takes", name=_called(self.winner), n=self.size))
        return "\n".join(map(text, lines))

    def _line(self, seat: Seat) -> Sentence:
        name, came = _called(seat), self.hands[seat]
        what = say("ruling-hand", came=came, slaps=self.patterns)
        return say("ruling-line", name=name, ms=self.reactions[seat], what=what)


def _called(seat: Seat) -> Sentence | str:
    return say("ruling-seat", n=seat) if isinstance(seat, int) else seat


def ruling(events: Iterable[AnyEvent], seats: Seats) -> Ruling:
    """Return what the events of one race came to."""
    log = tuple(events)
    slaps = [event for event in log if isinstance(event, Slapped)]
    taken = next((event for event in log if isinstance(event, PileTaken)
                  and event.why in ("slap", "tie", "forfeit")), None)  # fmt: skip
    return Ruling(
        winner=None if taken is None else seats.name(taken.seat),
        hands={seats.name(slap.seat): slap.verdict for slap in slaps},
        reactions={seats.name(slap.seat): slap.ms for slap in slaps},
        patterns=tuple(map(short, next((slap.patterns for slap in slaps if slap.patterns), ()))),
        size=0 if taken is None else taken.size,
        events=log,
    )
