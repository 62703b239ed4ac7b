"""The patterns that take no argument, and what a pattern is for people and for the law."""

from dataclasses import dataclass

from firsthand.cards import RANKS
from firsthand.law.patterns import Flag, Kind, Pattern

SAMPLE = tuple("A 2 3 4 5 6 7 8 9 10 J Q K".split())
SUIT_TURNS = "HCDS"


@dataclass(frozen=True)
class SlapRule:
    """A pattern for people and for the law.

    ``sentence`` says when it may be slapped; ``legal`` and ``illegal`` are piles, oldest card
    first; ``source`` names the clause, or where it is played so.
    """

    name: str
    title: str
    short: str
    sentence: str
    legal: tuple[str, ...]
    illegal: tuple[str, ...]
    source: str
    pattern: Pattern


def pattern(kind: Kind, span: int, arg: int = 0, flag: Flag = Flag.PLAIN) -> Pattern:
    """Return a pattern in plain numbers, so that all of them compile to one type."""
    return Pattern(int(kind), span, 0, int(arg), int(flag))


def pair(first: str, second: str) -> int:
    """Return two ranks as a COUPLE takes them."""
    return RANKS[first] << 4 | RANKS[second]


def sample(ranks: list[str], suits: str = SUIT_TURNS) -> tuple[str, ...]:
    """Return cards of some ranks, in suits that take turns."""
    return tuple(word + suits[place % len(suits)] for place, word in enumerate(ranks))


def _fixed(line: str, pattern: Pattern) -> SlapRule:
    name, title, short, sentence, legal, illegal, source = line.split("|")
    return SlapRule(
        name, title, short, sentence, tuple(legal.split()), tuple(illegal.split()), source, pattern
    )


_JOKERS = sum(1 << card - 4 for card in range(60, 64))

FIXED = {
    rule.name: rule
    for rule in (
        _fixed(
            "double|Double|7 7|Two cards of the same rank in a row.|7H 7C|7H 8C|E-24, S-34",
            pattern(Kind.EQUAL, 2, 0, Flag.JOKERS_TOO),
        ),
        _fixed(
            "sandwich|Sandwich|7 K 7|Two cards of the same rank with one card of another rank "
            "between.|7H KC 7D|7H KC QC|E-25, S-34",
            pattern(Kind.EQUAL, 3, 0, Flag.MIDDLE_DIFFERS),
        ),
        _fixed(
            "sandwich_any|Any sandwich|7 x 7|Two cards of the same rank with any one card "
            "between.|7H 7C 7D|7H 7C 8D|E-25, with any middle",
            pattern(Kind.EQUAL, 3),
        ),
        _fixed(
            "big_mac|Big Mac|7 K 2 7|Two cards of the same rank with two cards between.|"
            "7H KC 2D 7S|7H KC 7S|Wikibooks",
            pattern(Kind.EQUAL, 4),
        ),
        _fixed(
            "top_bottom|Top and bottom|7 … 7|The newest card has the rank of the oldest face-up "
            "card of the pile.|7H KC 2D 7S|7H KC 2D KS|E-28",
            pattern(Kind.BOTTOM, 2),
        ),
        _fixed(
            "tens_no_ace|Tens without ace|3 7|Two cards in a row add up to ten, and neither is an "
            "ace.|3H 7C|9H AC|h2g2",
            pattern(Kind.SUM, 2, 10, Flag.NO_ACE),
        ),
        _fixed(
            "tens_letter_between|Tens round a letter|3 K 7|Two cards that add up to ten with a "
            "jack, queen, king or ace between.|3H KC 7D|3H 2C 7D|Bicycle",
            pattern(Kind.SUM, 3, 10, Flag.LETTER_BETWEEN),
        ),
        _fixed(
            "tens_sandwich|Tens sandwich|6 x 4|Two cards that add up to ten with any one card "
            "between.|6C JH 4D|3H 2C 8D|Wikibooks",
            pattern(Kind.SUM, 3, 10),
        ),
        _fixed(
            "marriage|Marriage|Q K|A queen and a king in a row, in either order.|KH QC|KH 2C QD|"
            "E-30",
            pattern(Kind.COUPLE, 2, pair("Q", "K")),
        ),
        _fixed(
            "lovers|Lovers|Q K, one suit|A queen and a king of one suit in a row, in either order."
            "|KH QH|KH QC|Northwest rules",
            pattern(Kind.COUPLE, 2, pair("Q", "K"), Flag.SUITED),
        ),
        _fixed(
            "divorce|Divorce|Q x K|A queen and a king with one card between, in either order.|"
            "KH 2C QD|KH 2C KD|cards.how",
            pattern(Kind.COUPLE, 3, pair("Q", "K")),
        ),
        _fixed(
            "scandal|Scandal|J Q|A jack and a queen in a row, in either order.|JH QC|KH QC|"
            "cards.how",
            pattern(Kind.COUPLE, 2, pair("J", "Q")),
        ),
        _fixed(
            "joker|Joker|joker|Any joker.|5H JK2|JK1 5H|E-31",
            Pattern(int(Kind.CARD), 1, _JOKERS, 0, 0),
        ),
        _fixed(
            "interleave|Double sandwich|7 2 7 2|Two ranks that alternate over four cards.|"
            "7H 2C 7D 2S|7H 2C 7D 3S|composition",
            pattern(Kind.INTERLEAVE, 4),
        ),
        _fixed(
            "count|Count|A 2 3 …|The card has the rank of its place in the pile, counted from ace "
            "to king and round again.|9H 2C|9H 3C|Irish snap",
            pattern(Kind.COUNT, 1, 0),
        ),
        _fixed(
            "count_near|One up, one down|count ± 1|The card's rank is within one of its place in "
            "the pile, counted from ace to king.|9H 3C|9H 4C|Irish snap",
            pattern(Kind.COUNT, 1, 1),
        ),
    )
}
