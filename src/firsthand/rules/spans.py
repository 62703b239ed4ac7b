"""The patterns over a number of cards: ``run:4``, ``flush:3`` and their kin."""

from collections.abc import Callable
from typing import NamedTuple

from firsthand.law.patterns import Alike, Flag, Kind, Pattern
from firsthand.rules.shapes import SAMPLE, pattern, sample


def last_off(pile: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return a pile with another card on top."""
    return (*pile[:-1], card)


def _straight(number: int) -> tuple[str, ...]:
    return sample(list(SAMPLE[:number]))


def _suited(number: int) -> tuple[str, ...]:
    return tuple(word + "H" for word in SAMPLE[:number])


def _wrapped(number: int) -> tuple[str, ...]:
    return sample([SAMPLE[(index + 11) % 13] for index in range(number)])


def _mirrored(number: int) -> tuple[str, ...]:
    return sample([SAMPLE[min(index, number - 1 - index)] for index in range(number)])


Samples = Callable[[int], tuple[str, ...]]


class Spanned(NamedTuple):
    """A pattern over N cards: sample piles by N, its source, the least N, and its kind."""

    legal: Samples
    illegal: Samples
    source: str
    least: int
    pattern: Pattern


SPANNED = {
    "run": Spanned(
        legal=_straight,
        illegal=lambda n: last_off(_straight(n), "QS" if n in (2, 13) else "KS"),
        source="E-32",
        least=2,
        pattern=pattern(Kind.RUN, 0),
    ),
    "run_wrap": Spanned(
        legal=_wrapped,
        illegal=lambda n: last_off(_wrapped(n), "6S" if n < 5 else "QS"),
        source="Bicycle",
        least=2,
        pattern=pattern(Kind.RUN, 0, 0, Flag.WRAP),
    ),
    "run_any": Spanned(
        legal=lambda n: (*_straight(n)[1:], "AS"),
        illegal=lambda n: (*_straight(n)[1:], "2S"),
        source="arXiv 2304.01007",
        least=2,
        pattern=pattern(Kind.GATHERED, 0),
    ),
    "flush": Spanned(
        legal=_suited,
        illegal=lambda n: last_off(_suited(n), "9S"),
        source="Wikibooks",
        least=2,
        pattern=pattern(Kind.ALIKE, 0, Alike.SUIT),
    ),
    "straight_flush": Spanned(
        legal=_suited,
        illegal=lambda n: last_off(_suited(n), SAMPLE[n - 1] + "S"),
        source="composition",
        least=2,
        pattern=pattern(Kind.RUN, 0, 0, Flag.SUITED),
    ),
    "color": Spanned(
        legal=lambda n: sample(list(SAMPLE[:n]), "HD"),
        illegal=lambda n: last_off(sample(list(SAMPLE[:n]), "HD"), "9S"),
        source="no source found",
        least=2,
        pattern=pattern(Kind.ALIKE, 0, Alike.COLOR),
    ),
    "parity": Spanned(
        legal=lambda n: sample("2 4 10 6 8 2 4 6 8 10 2 4 6".split()[:n]),
        illegal=lambda n: last_off(sample(["2"] * n), "5S"),
        source="no source found",
        least=2,
        pattern=pattern(Kind.ALIKE, 0, Alike.PARITY),
    ),
    "palindrome": Spanned(
        legal=_mirrored,
        illegal=lambda n: last_off(_mirrored(n), "KS"),
        source="composition",
        least=3,
        pattern=pattern(Kind.MIRROR, 0),
    ),
    "trips": Spanned(
        legal=lambda n: sample(["7"] * n),
        illegal=lambda n: last_off(sample(["7"] * n), "8S"),
        source="PAGAPP",
        least=2,
        pattern=pattern(Kind.TRIPS, 0),
    ),
}
