"""The patterns over a number of cards: ``run:4``, ``flush:3`` and their kin."""

from collections.abc import Callable

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
    return sample([SAMPLE[(place + 11) % 13] for place in range(number)])


def _mirrored(number: int) -> tuple[str, ...]:
    return sample([SAMPLE[min(place, number - 1 - place)] for place in range(number)])


Samples = Callable[[int], tuple[str, ...]]
SPANNED: dict[str, tuple[str, str, str, Samples, Samples, str, int, Pattern]] = {
    "run": (
        "{} in a row",
        "run of {}",
        "{} cards in sequence, strictly up or strictly down; the ace is low or high.",
        _straight,
        lambda n: last_off(_straight(n), "QS" if n in (2, 13) else "KS"),
        "E-32",
        2,
        pattern(Kind.RUN, 0),
    ),
    "run_wrap": (
        "{} in a row, round the corner",
        "round run of {}",
        "{} cards in sequence, up or down, where king and ace are neighbours.",
        _wrapped,
        lambda n: last_off(_wrapped(n), "6S" if n < 5 else "QS"),
        "Bicycle",
        2,
        pattern(Kind.RUN, 0, 0, Flag.WRAP),
    ),
    "run_any": (
        "{} neighbours",
        "any run of {}",
        "{} ranks in a row, in any order, with the ace low.",
        lambda n: (*_straight(n)[1:], "AS"),
        lambda n: (*_straight(n)[1:], "2S"),
        "arXiv 2304.01007",
        2,
        pattern(Kind.GATHERED, 0),
    ),
    "flush": (
        "{} of a suit",
        "flush of {}",
        "{} cards of the same suit in a row.",
        _suited,
        lambda n: last_off(_suited(n), "9S"),
        "Wikibooks",
        2,
        pattern(Kind.ALIKE, 0, Alike.SUIT),
    ),
    "straight_flush": (
        "{} in a row of a suit",
        "straight flush of {}",
        "{} cards of one suit in sequence, strictly up or strictly down.",
        _suited,
        lambda n: last_off(_suited(n), SAMPLE[n - 1] + "S"),
        "composition",
        2,
        pattern(Kind.RUN, 0, 0, Flag.SUITED),
    ),
    "color": (
        "{} of a colour",
        "colour of {}",
        "{} cards in a row that are all red or all black.",
        lambda n: sample(list(SAMPLE[:n]), "HD"),
        lambda n: last_off(sample(list(SAMPLE[:n]), "HD"), "9S"),
        "no source found",
        2,
        pattern(Kind.ALIKE, 0, Alike.COLOR),
    ),
    "parity": (
        "{} odd or even",
        "parity of {}",
        "{} number cards in a row that are all odd or all even; the ace is one.",
        lambda n: sample(["2", "4", "10", "6", "8", "2", "4", "6", "8", "10", "2", "4", "6"][:n]),
        lambda n: last_off(sample(["2"] * n), "5S"),
        "no source found",
        2,
        pattern(Kind.ALIKE, 0, Alike.PARITY),
    ),
    "palindrome": (
        "Mirror of {}",
        "mirror of {}",
        "{} cards that read the same forwards and backwards, beginning with two different ranks.",
        _mirrored,
        lambda n: last_off(_mirrored(n), "KS"),
        "composition",
        3,
        pattern(Kind.MIRROR, 0),
    ),
    "trips": (
        "{} of a kind",
        "{} of a kind",
        "{} cards of the same rank in a row.",
        lambda n: sample(["7"] * n),
        lambda n: last_off(sample(["7"] * n), "8S"),
        "PAGAPP",
        2,
        pattern(Kind.TRIPS, 0),
    ),
}
"""Patterns over N cards: title, short form, sentence, samples, source, least N, pattern."""
