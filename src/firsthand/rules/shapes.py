"""The patterns that take no argument, and what a pattern is for people and for the law."""

from dataclasses import dataclass

from firsthand.cards import RANKS
from firsthand.law.patterns import Flag, Kind, Pattern
from firsthand.sentences import Sentence, say

SAMPLE = tuple("A 2 3 4 5 6 7 8 9 10 J Q K".split())
SUIT_TURNS = "HCDS"


@dataclass(frozen=True)
class SlapRule:
    """A pattern for people and for the law."""

    name: str
    """Its name in rule sets."""
    title: Sentence
    """Its title."""
    short: Sentence
    """Its title in few letters."""
    when: Sentence
    """When it may be slapped."""
    legal: tuple[str, ...]
    """Piles that show it, oldest card first."""
    illegal: tuple[str, ...]
    """Piles that almost show it, oldest card first."""
    source: str
    """The clause that has it, or where it is played so."""
    pattern: Pattern
    """The pattern as the law reads it."""
    more: tuple[Pattern, ...] = ()
    """Further patterns of the law that it stands for as well."""

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """All that the law reads of it."""
        return (self.pattern, *self.more)

    @property
    def sentence(self) -> Sentence:
        """When it may be slapped, in a sentence."""
        return say("pattern-sentence", when=self.when)


def pattern(kind: Kind, span: int, arg: int = 0, flag: Flag = Flag.PLAIN) -> Pattern:
    """Return a pattern in plain numbers, so that all of them compile to one type."""
    return Pattern(int(kind), span, 0, int(arg), int(flag))


def pair(first: str, second: str) -> int:
    """Return two ranks as a COUPLE takes them."""
    return RANKS[first] << 4 | RANKS[second]


def sample(ranks: list[str], suits: str = SUIT_TURNS) -> tuple[str, ...]:
    """Return cards of some ranks, in suits that take turns."""
    return tuple(word + suits[index % len(suits)] for index, word in enumerate(ranks))


def _fixed(name: str, *, legal: str, illegal: str, source: str, pattern: Pattern) -> SlapRule:
    return SlapRule(
        name,
        say(f"pattern-{name}"),
        say(f"pattern-{name}-short"),
        say(f"pattern-{name}-when"),
        tuple(legal.split()),
        tuple(illegal.split()),
        source,
        pattern,
    )


_JOKERS = sum(1 << card - 4 for card in range(60, 64))

FIXED = {
    rule.name: rule
    for rule in (
        _fixed(
            "double",
            legal="7H 7C",
            illegal="7H 8C",
            source="E-24, S-34",
            pattern=pattern(Kind.EQUAL, 2, 0, Flag.JOKERS_TOO),
        ),
        _fixed(
            "sandwich",
            legal="7H KC 7D",
            illegal="7H KC QC",
            source="E-25, S-34",
            pattern=pattern(Kind.EQUAL, 3, 0, Flag.MIDDLE_DIFFERS),
        ),
        _fixed(
            "sandwich_any",
            legal="7H 7C 7D",
            illegal="7H 7C 8D",
            source="E-25, with any middle",
            pattern=pattern(Kind.EQUAL, 3),
        ),
        _fixed(
            "big_mac",
            legal="7H KC 2D 7S",
            illegal="7H KC 7S",
            source="Wikibooks",
            pattern=pattern(Kind.EQUAL, 4),
        ),
        _fixed(
            "top_bottom",
            legal="7H KC 2D 7S",
            illegal="7H KC 2D KS",
            source="E-28",
            pattern=pattern(Kind.BOTTOM, 2),
        ),
        _fixed(
            "tens_no_ace",
            legal="3H 7C",
            illegal="9H AC",
            source="h2g2",
            pattern=pattern(Kind.SUM, 2, 10, Flag.NO_ACE),
        ),
        _fixed(
            "tens_letter_between",
            legal="3H KC 7D",
            illegal="3H 2C 7D",
            source="Bicycle",
            pattern=pattern(Kind.SUM, 3, 10, Flag.LETTER_BETWEEN),
        ),
        _fixed(
            "tens_sandwich",
            legal="6C JH 4D",
            illegal="3H 2C 8D",
            source="Wikibooks",
            pattern=pattern(Kind.SUM, 3, 10),
        ),
        _fixed(
            "marriage",
            legal="KH QC",
            illegal="KH 2C QD",
            source="E-30",
            pattern=pattern(Kind.COUPLE, 2, pair("Q", "K")),
        ),
        _fixed(
            "lovers",
            legal="KH QH",
            illegal="KH QC",
            source="Northwest rules",
            pattern=pattern(Kind.COUPLE, 2, pair("Q", "K"), Flag.SUITED),
        ),
        _fixed(
            "divorce",
            legal="KH 2C QD",
            illegal="KH 2C KD",
            source="cards.how",
            pattern=pattern(Kind.COUPLE, 3, pair("Q", "K")),
        ),
        _fixed(
            "scandal",
            legal="JH QC",
            illegal="KH QC",
            source="cards.how",
            pattern=pattern(Kind.COUPLE, 2, pair("J", "Q")),
        ),
        _fixed(
            "joker",
            legal="5H JK2",
            illegal="JK1 5H",
            source="E-31",
            pattern=Pattern(int(Kind.CARD), 1, _JOKERS, 0, 0),
        ),
        _fixed(
            "interleave",
            legal="7H 2C 7D 2S",
            illegal="7H 2C 7D 3S",
            source="composition",
            pattern=pattern(Kind.INTERLEAVE, 4),
        ),
        _fixed(
            "count",
            legal="9H 2C",
            illegal="9H 3C",
            source="Irish snap",
            pattern=pattern(Kind.COUNT, 1, 0),
        ),
        _fixed(
            "count_near",
            legal="9H 3C",
            illegal="9H 4C",
            source="Irish snap",
            pattern=pattern(Kind.COUNT, 1, 1),
        ),
    )
}
