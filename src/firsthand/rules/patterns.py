"""The slap patterns by name: how each is spelt, said and shown, and what it means to the law.

``double`` or ``run:4``: a word, and where the pattern takes one, its argument behind a colon.
"""

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from firsthand.cards import RANKS, format_card, parse_card
from firsthand.law.patterns import Alike, Flag, Kind, Pattern

SPAN_MOST = 13
SUM_MOST = 20
SAMPLE = tuple("A 2 3 4 5 6 7 8 9 10 J Q K".split())
SUIT_TURNS = "HCDS"


class PatternError(ValueError):
    """A name that is no pattern; its text says what would be right."""


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


def _pattern(kind: Kind, span: int, arg: int = 0, flag: Flag = Flag.PLAIN) -> Pattern:
    return Pattern(int(kind), span, 0, int(arg), int(flag))


def _pair(first: str, second: str) -> int:
    return RANKS[first] << 4 | RANKS[second]


def _sample(ranks: list[str], suits: str = SUIT_TURNS) -> tuple[str, ...]:
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
            _pattern(Kind.EQUAL, 2, 0, Flag.JOKERS_TOO),
        ),
        _fixed(
            "sandwich|Sandwich|7 K 7|Two cards of the same rank with one card of another rank "
            "between.|7H KC 7D|7H KC QC|E-25, S-34",
            _pattern(Kind.EQUAL, 3, 0, Flag.MIDDLE_DIFFERS),
        ),
        _fixed(
            "sandwich_any|Any sandwich|7 x 7|Two cards of the same rank with any one card "
            "between.|7H 7C 7D|7H 7C 8D|E-25, with any middle",
            _pattern(Kind.EQUAL, 3),
        ),
        _fixed(
            "big_mac|Big Mac|7 K 2 7|Two cards of the same rank with two cards between.|"
            "7H KC 2D 7S|7H KC 7S|Wikibooks",
            _pattern(Kind.EQUAL, 4),
        ),
        _fixed(
            "top_bottom|Top and bottom|7 … 7|The newest card has the rank of the oldest face-up "
            "card of the pile.|7H KC 2D 7S|7H KC 2D KS|E-28",
            _pattern(Kind.BOTTOM, 2),
        ),
        _fixed(
            "tens_no_ace|Tens without ace|3 7|Two cards in a row add up to ten, and neither is an "
            "ace.|3H 7C|9H AC|h2g2",
            _pattern(Kind.SUM, 2, 10, Flag.NO_ACE),
        ),
        _fixed(
            "tens_letter_between|Tens round a letter|3 K 7|Two cards that add up to ten with a "
            "jack, queen, king or ace between.|3H KC 7D|3H 2C 7D|Bicycle",
            _pattern(Kind.SUM, 3, 10, Flag.LETTER_BETWEEN),
        ),
        _fixed(
            "tens_sandwich|Tens sandwich|6 x 4|Two cards that add up to ten with any one card "
            "between.|6C JH 4D|3H 2C 8D|Wikibooks",
            _pattern(Kind.SUM, 3, 10),
        ),
        _fixed(
            "marriage|Marriage|Q K|A queen and a king in a row, in either order.|KH QC|KH 2C QD|"
            "E-30",
            _pattern(Kind.COUPLE, 2, _pair("Q", "K")),
        ),
        _fixed(
            "lovers|Lovers|Q K, one suit|A queen and a king of one suit in a row, in either order."
            "|KH QH|KH QC|Northwest rules",
            _pattern(Kind.COUPLE, 2, _pair("Q", "K"), Flag.SUITED),
        ),
        _fixed(
            "divorce|Divorce|Q x K|A queen and a king with one card between, in either order.|"
            "KH 2C QD|KH 2C KD|cards.how",
            _pattern(Kind.COUPLE, 3, _pair("Q", "K")),
        ),
        _fixed(
            "scandal|Scandal|J Q|A jack and a queen in a row, in either order.|JH QC|KH QC|"
            "cards.how",
            _pattern(Kind.COUPLE, 2, _pair("J", "Q")),
        ),
        _fixed(
            "joker|Joker|joker|Any joker.|5H JK2|JK1 5H|E-31",
            Pattern(int(Kind.CARD), 1, _JOKERS, 0, 0),
        ),
        _fixed(
            "interleave|Double sandwich|7 2 7 2|Two ranks that alternate over four cards.|"
            "7H 2C 7D 2S|7H 2C 7D 3S|composition",
            _pattern(Kind.INTERLEAVE, 4),
        ),
        _fixed(
            "count|Count|A 2 3 …|The card has the rank of its place in the pile, counted from ace "
            "to king and round again.|9H 2C|9H 3C|Irish snap",
            _pattern(Kind.COUNT, 1, 0),
        ),
        _fixed(
            "count_near|One up, one down|count ± 1|The card's rank is within one of its place in "
            "the pile, counted from ace to king.|9H 3C|9H 4C|Irish snap",
            _pattern(Kind.COUNT, 1, 1),
        ),
    )
}

ALIASES = {
    "pair": "double",
    "doubles": "double",
    "snap": "double",
    "top/bottom": "top_bottom",
    "bottoms": "top_bottom",
    "tens": "sum:10",
    "ten_sandwich": "tens_sandwich",
    "royal_couple": "marriage",
    "couples": "lovers",
    "suited_marriage": "lovers",
    "marriage_sandwich": "divorce",
    "incest": "scandal",
    "book": "big_mac",
    "hoagie": "big_mac",
    "club": "big_mac",
    "two-in-the-middle": "big_mac",
    "double_sandwich": "interleave",
    "nested_sandwich": "palindrome:5",
    "double-decker": "palindrome:5",
    "four_in_a_row": "run:4",
    "straight": "run:4",
    "staircase": "run:4",
    "around_the_corner": "run_wrap:4",
    "sixty-nine": "pair_of:6,9",
    "69": "pair_of:6,9",
    "royals": "rank:J,Q,K",
    "faces": "rank:J,Q,K",
    "snap-count": "count",
    "heart_attack": "count",
}
"""Other names of the same patterns."""

COUNTED = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven"}
NAMES = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}


def _number(word: str, text: str, least: int, most: int) -> int:
    if text.isdecimal() and least <= int(text) <= most:
        return int(text)
    raise PatternError(f"write {word}:N with a whole number N from {least} to {most}")


def _ranks(word: str, text: str) -> list[str]:
    ranks = {part.strip().upper() for part in text.split(",")}
    if not ranks <= RANKS.keys():
        raise PatternError(f"write {word}: and ranks (A, 2 to 10, J, Q, K) parted by commas")
    return sorted(ranks, key=lambda part: RANKS[part])


def _two(word: str, text: str) -> list[str]:
    ranks = _ranks(word, text)
    if len(ranks) != 2:
        raise PatternError(f"write {word}: and two different ranks, as in {word}:6,9")
    return ranks


def _or(words: list[str]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)


def _counted(number: int) -> str:
    return COUNTED.get(number, str(number))


def _spanned(word: str, text: str) -> SlapRule:
    title, short, sentence, legal, illegal, source, least, pattern = SPANNED[word]
    number = _number(word, text, least, SPAN_MOST)
    return SlapRule(
        f"{word}:{number}",
        title.format(_counted(number)),
        short.format(number),
        sentence.format(_counted(number)),
        legal(number),
        illegal(number),
        source,
        pattern._replace(span=number),
    )


def _last_off(pile: tuple[str, ...], card: str) -> tuple[str, ...]:
    return (*pile[:-1], card)


def _straight(number: int) -> tuple[str, ...]:
    return _sample(list(SAMPLE[:number]))


def _suited(number: int) -> tuple[str, ...]:
    return tuple(word + "H" for word in SAMPLE[:number])


def _wrapped(number: int) -> tuple[str, ...]:
    return _sample([SAMPLE[(place + 11) % 13] for place in range(number)])


def _mirrored(number: int) -> tuple[str, ...]:
    return _sample([SAMPLE[min(place, number - 1 - place)] for place in range(number)])


Samples = Callable[[int], tuple[str, ...]]
SPANNED: dict[str, tuple[str, str, str, Samples, Samples, str, int, Pattern]] = {
    "run": (
        "{} in a row",
        "run of {}",
        "{} cards in sequence, strictly up or strictly down; the ace is low or high.",
        _straight,
        lambda n: _last_off(_straight(n), "QS" if n in (2, 13) else "KS"),
        "E-32",
        2,
        _pattern(Kind.RUN, 0),
    ),
    "run_wrap": (
        "{} in a row, round the corner",
        "round run of {}",
        "{} cards in sequence, up or down, where king and ace are neighbours.",
        _wrapped,
        lambda n: _last_off(_wrapped(n), "6S" if n < 5 else "QS"),
        "Bicycle",
        2,
        _pattern(Kind.RUN, 0, 0, Flag.WRAP),
    ),
    "run_any": (
        "{} neighbours",
        "any run of {}",
        "{} ranks in a row, in any order, with the ace low.",
        lambda n: (*_straight(n)[1:], "AS"),
        lambda n: (*_straight(n)[1:], "2S"),
        "arXiv 2304.01007",
        2,
        _pattern(Kind.GATHERED, 0),
    ),
    "flush": (
        "{} of a suit",
        "flush of {}",
        "{} cards of the same suit in a row.",
        _suited,
        lambda n: _last_off(_suited(n), "9S"),
        "Wikibooks",
        2,
        _pattern(Kind.ALIKE, 0, Alike.SUIT),
    ),
    "straight_flush": (
        "{} in a row of a suit",
        "straight flush of {}",
        "{} cards of one suit in sequence, strictly up or strictly down.",
        _suited,
        lambda n: _last_off(_suited(n), SAMPLE[n - 1] + "S"),
        "composition",
        2,
        _pattern(Kind.RUN, 0, 0, Flag.SUITED),
    ),
    "color": (
        "{} of a colour",
        "colour of {}",
        "{} cards in a row that are all red or all black.",
        lambda n: _sample(list(SAMPLE[:n]), "HD"),
        lambda n: _last_off(_sample(list(SAMPLE[:n]), "HD"), "9S"),
        "no source found",
        2,
        _pattern(Kind.ALIKE, 0, Alike.COLOR),
    ),
    "parity": (
        "{} odd or even",
        "parity of {}",
        "{} number cards in a row that are all odd or all even; the ace is one.",
        lambda n: _sample(["2", "4", "10", "6", "8", "2", "4", "6", "8", "10", "2", "4", "6"][:n]),
        lambda n: _last_off(_sample(["2"] * n), "5S"),
        "no source found",
        2,
        _pattern(Kind.ALIKE, 0, Alike.PARITY),
    ),
    "palindrome": (
        "Mirror of {}",
        "mirror of {}",
        "{} cards that read the same forwards and backwards, beginning with two different ranks.",
        _mirrored,
        lambda n: _last_off(_mirrored(n), "KS"),
        "composition",
        3,
        _pattern(Kind.MIRROR, 0),
    ),
    "trips": (
        "{} of a kind",
        "{} of a kind",
        "{} cards of the same rank in a row.",
        lambda n: _sample(["7"] * n),
        lambda n: _last_off(_sample(["7"] * n), "8S"),
        "PAGAPP",
        2,
        _pattern(Kind.TRIPS, 0),
    ),
}
"""Patterns over N cards: title, short form, sentence, samples, source, least N, pattern."""


def _sum(word: str, text: str) -> SlapRule:
    number = _number(word, text, 2, SUM_MOST)
    low = max(1, number - 10, number // 2 - 2)
    legal = _sample([SAMPLE[low - 1], SAMPLE[number - low - 1]])
    title, source = ("Tens", "E-29") if number == 10 else (f"Sum of {number}", "Bicycle, varied")
    return SlapRule(
        f"sum:{number}",
        title,
        f"{legal[0][:-1]} {legal[1][:-1]}",
        f"Two number cards in a row add up to {number}; the ace is one.",
        legal,
        _last_off(legal, "KC"),
        source,
        _pattern(Kind.SUM, 2, number),
    )


def _rank(word: str, text: str) -> SlapRule:
    ranks = _ranks(word, text)
    cards = sum(1 << (RANKS[name] << 2 | place) - 4 for name in ranks for place in range(4))
    other = next((name for name in reversed(SAMPLE) if name not in ranks), "")
    names = [NAMES.get(name, name) for name in ranks]
    article = "An" if names[0] in ("ace", "8") else "A"
    return SlapRule(
        f"rank:{','.join(ranks)}",
        _or([name.capitalize() for name in names]),
        " ".join(ranks),
        f"{article} {_or(names)} on top.",
        ("2C", f"{ranks[0]}H"),
        (f"{ranks[0]}H", f"{other}C") if other else (),
        {"J": "S-14", "J,Q,K": "S-35"}.get(",".join(ranks), "Wikibooks"),
        Pattern(int(Kind.CARD), 1, cards, 0, 0),
    )


def _card(word: str, text: str) -> SlapRule:
    try:
        cards = sorted({parse_card(part.strip()) for part in text.split(",")})
    except ValueError as error:
        raise PatternError(f"write {word}: and cards parted by commas; {error}") from None
    names = [format_card(card) for card in cards]
    other = next(word for word in ("2C", "3C", "4C") if word not in names) if cards else ""
    return SlapRule(
        f"card:{','.join(names)}",
        _or(names),
        " ".join(names),
        f"The card {_or(names)} on top.",
        (other, names[0]),
        (names[0], other),
        "Northwest rules",
        Pattern(int(Kind.CARD), 1, sum(1 << card - 4 for card in cards), 0, 0),
    )


def _pair_of(word: str, text: str) -> SlapRule:
    first, second = _two(word, text)
    apart = word == "pair_sandwich_of"
    between = ["2" if "2" not in (first, second) else "3"] if apart else []
    names = f"{NAMES.get(first, first)} and {NAMES.get(second, second)}"
    return SlapRule(
        f"{word}:{first},{second}",
        f"{first} and {second}" + (" sandwich" if apart else ""),
        " ".join([first, *(["x"] if apart else []), second]),
        f"{names.capitalize()} {'with one card between' if apart else 'in a row'}, "
        "in either order.",
        _sample([first, *between, second]),
        _sample([first, *between, first]),
        "played so by some",
        _pattern(Kind.COUPLE, 3 if apart else 2, _pair(first, second)),
    )


BUILDERS: dict[str, Callable[[str, str], SlapRule]] = {
    "sum": _sum,
    "rank": _rank,
    "card": _card,
    "pair_of": _pair_of,
    "pair_sandwich_of": _pair_of,
    **dict.fromkeys(SPANNED, _spanned),
}
"""Patterns that take an argument, by the word before the colon."""

REFUSED = {"queen_beatrice": "no source says what it is; write card:QH or rank:Q for what you mean"}


def _unknown(name: str) -> PatternError:
    if name in BUILDERS:
        return PatternError(f"{name} needs an argument, as in {examples()[name]}")
    known = [*FIXED, *ALIASES, *BUILDERS]
    word = name.partition(":")[0]
    close = difflib.get_close_matches(word, known, n=1, cutoff=0.5)
    hint = f"did you mean {examples().get(close[0], close[0])!r}?" if close else "see the rule book"
    return PatternError(f"is not a slap pattern; {hint}")


def examples() -> dict[str, str]:
    """Return for each word that takes an argument one whole pattern name."""
    return {
        "sum": "sum:10", "rank": "rank:J", "card": "card:QH", "pair_of": "pair_of:6,9",
        "pair_sandwich_of": "pair_sandwich_of:6,9", "run": "run:4", "run_wrap": "run_wrap:4",
        "run_any": "run_any:3", "flush": "flush:3", "straight_flush": "straight_flush:3",
        "color": "color:4", "parity": "parity:3", "palindrome": "palindrome:5", "trips": "trips:3",
    }  # fmt: skip


@lru_cache(maxsize=1024)
def slap_rule(name: str) -> SlapRule:
    """Return the pattern of a name or alias.

    Raises `PatternError` that says what would be right.

    >>> slap_rule("tens").name, slap_rule("rank:K,J").sentence
    ('sum:10', 'A jack or king on top.')
    """
    name = name.strip()
    name = ALIASES.get(name, name)
    if name in FIXED:
        return FIXED[name]
    if name in REFUSED:
        raise PatternError(REFUSED[name])
    word, colon, text = name.partition(":")
    if not colon or word not in BUILDERS:
        raise _unknown(name)
    return BUILDERS[word](word, text)


def canonical(name: object) -> str:
    """Return the one spelling of a pattern's name, or raise `PatternError`."""
    if not isinstance(name, str):
        raise PatternError("must be a pattern's name in quotes")
    return slap_rule(name).name


def catalogue() -> tuple[SlapRule, ...]:
    """Return every pattern once, those with an argument by example."""
    return (*FIXED.values(), *(slap_rule(name) for name in examples().values()))
