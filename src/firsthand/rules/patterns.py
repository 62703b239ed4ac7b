"""The slap patterns by name: how each is spelt, said and shown, and what it means to the law.

``double`` or ``run:4``: a word, and where the pattern takes one, its argument behind a colon.
"""

import difflib
from collections.abc import Callable, Iterable
from functools import lru_cache

from firsthand.cards import JOKERS, RANKS, format_card, pack, parse_card
from firsthand.errors import Malformed
from firsthand.law.patterns import Kind, Pattern
from firsthand.rules import own
from firsthand.rules.english import card_name, rank
from firsthand.rules.shapes import FIXED, SAMPLE, SlapRule, pair, pattern, sample
from firsthand.rules.spans import SPANNED, last_off
from firsthand.sentences import Sentence, say

SPAN_MOST = 13
SUM_MOST = 20


class PatternError(Malformed):
    """A name that is no pattern; its text says what would be right."""


ALIASES = {
    "pair": "double",
    "doubles": "double",
    "snap": "double",
    "top/bottom": "top_bottom",
    "bottoms": "top_bottom",
    "tens": "sum:10",
    "add_to_ten": "sum:10",
    "ten_sandwich": "tens_sandwich",
    "royal_couple": "marriage",
    "couples": "lovers",
    "suited_marriage": "lovers",
    "marriage_sandwich": "divorce",
    "incest": "scandal",
    "book": "big_mac",
    "hoagie": "big_mac",
    "club": "big_mac",
    "two_in_the_middle": "big_mac",
    "double_sandwich": "interleave",
    "nested_sandwich": "palindrome:5",
    "double_decker": "palindrome:5",
    "four_in_a_row": "run:4",
    "straight": "run:4",
    "staircase": "run:4",
    "around_the_corner": "run_wrap:4",
    "sixty_nine": "pair_of:6,9",
    "69": "pair_of:6,9",
    "69_sandwich": "pair_sandwich_of:6,9",
    "6_7": "pair_of:6,7",
    "slapjack": "rank:J",
    "royals": "rank:J,Q,K",
    "faces": "rank:J,Q,K",
    "snap_count": "count",
    "heart_attack": "count",
    "one_up_one_down": "count_near",
    "three_of_a_kind": "trips:3",
    "four_of_a_kind": "trips:4",
}
"""Other names of the same patterns; spaces and hyphens may stand for the strokes."""


def _number(word: str, text: str, least: int, most: int) -> int:
    if text.isdecimal() and least <= int(text) <= most:
        return int(text)
    raise PatternError(say("pattern-wrong-number", word=word, least=least, most=most))


def _ranks(word: str, text: str) -> list[str]:
    ranks = {part.strip().upper() for part in text.split(",")}
    if not ranks <= RANKS.keys():
        raise PatternError(say("pattern-wrong-ranks", word=word))
    return sorted(ranks, key=lambda part: RANKS[part])


def _two(word: str, text: str) -> list[str]:
    ranks = _ranks(word, text)
    if len(ranks) != 2:
        raise PatternError(say("pattern-wrong-two", word=word))
    return ranks


def _printed(cards: Iterable[str]) -> Sentence:
    return say("pattern-printed", cards=" ".join(cards))


def _spanned(word: str, text: str) -> SlapRule:
    kind = SPANNED[word]
    number = _number(word, text, kind.least, SPAN_MOST)
    return SlapRule(
        f"{word}:{number}",
        say(f"pattern-{word}", n=number),
        say(f"pattern-{word}-short", n=number),
        say(f"pattern-{word}-when", n=number),
        kind.legal(number),
        kind.illegal(number),
        kind.source,
        kind.pattern._replace(span=number),
    )


def _sum(word: str, text: str) -> SlapRule:
    number = _number(word, text, 2, SUM_MOST)
    low = max(1, number - 10, number // 2 - 2)
    legal = sample([SAMPLE[low - 1], SAMPLE[number - low - 1]])
    return SlapRule(
        f"sum:{number}",
        say("pattern-sum", n=number),
        _printed(card[:-1] for card in legal),
        say("pattern-sum-when", n=number),
        legal,
        last_off(legal, "KC"),
        "E-29" if number == 10 else "Bicycle, varied",
        pattern(Kind.SUM, 2, number),
    )


def _rank(word: str, text: str) -> SlapRule:
    ranks = _ranks(word, text)
    cards = sum(1 << (RANKS[name] << 2 | place) - 4 for name in ranks for place in range(4))
    other = next((name for name in reversed(SAMPLE) if name not in ranks), "")
    titles = tuple(say("card-figure-title", rank=rank(name)) for name in ranks)
    names = tuple(say("card-figure", rank=rank(name)) for name in ranks)
    return SlapRule(
        f"rank:{','.join(ranks)}",
        say("pattern-rank", ranks=titles),
        _printed(ranks),
        say("pattern-rank-when", first=rank(ranks[0]), ranks=names),
        ("2C", f"{ranks[0]}H"),
        (f"{ranks[0]}H", f"{other}C") if other else (),
        {"J": "S-14", "J,Q,K": "S-35"}.get(",".join(ranks), "Wikibooks"),
        Pattern(int(Kind.CARD), 1, cards, 0, 0),
    )


def _card(word: str, text: str) -> SlapRule:
    try:
        cards = sorted({parse_card(part.strip()) for part in text.split(",")})
    except Malformed as error:
        wrong = say("pattern-wrong-cards", word=word, why=error.sentence)
        raise PatternError(wrong) from None
    names = [format_card(card) for card in cards]
    called = tuple(card_name(name) for name in names)
    others = ("2C", "3C", *map(format_card, pack(1, JOKERS)))
    other = tuple(word for word in others if word not in names)[:1]
    return SlapRule(
        f"card:{','.join(names)}",
        say("pattern-card", cards=(card_name(names[0], article=False), *called[1:])),
        _printed(names),
        say("pattern-card-when", cards=called),
        (*other, names[0]),
        (names[0], *other) if other else (),
        "Northwest rules",
        Pattern(int(Kind.CARD), 1, sum(1 << card - 4 for card in cards), 0, 0),
    )


def _pair_of(word: str, text: str) -> SlapRule:
    first, second = _two(word, text)
    apart = word == "pair_sandwich_of"
    between = ["2" if "2" not in (first, second) else "3"] if apart else []
    one, two = (say("card-figure", rank=rank(name)) for name in (first, second))
    return SlapRule(
        f"{word}:{first},{second}",
        say(f"pattern-{word}", one=first, two=second),
        _printed([first, *(["x"] if apart else []), second]),
        say(f"pattern-{word}-when", one=one, two=two),
        sample([first, *between, second]),
        sample([first, *between, first]),
        source="played so by some",
        pattern=pattern(Kind.COUPLE, 3 if apart else 2, pair(first, second)),
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

REFUSED = {"queen_beatrice": say("pattern-wrong-unclear")}


def _unknown(name: str) -> PatternError:
    if name in BUILDERS:
        return PatternError(say("pattern-wrong-bare", name=name, example=examples()[name]))
    known = [*FIXED, *ALIASES, *BUILDERS]
    word = name.partition(":")[0]
    close = difflib.get_close_matches(word, known, n=1, cutoff=0.5)
    if not close:
        return PatternError(say("pattern-wrong-unknown"))
    near = examples().get(close[0], close[0])
    return PatternError(say("pattern-wrong-near", word=repr(near)))


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

    >>> slap_rule("tens").name, slap_rule("rank:K,J").name
    ('sum:10', 'rank:J,K')
    """
    name = name.strip()
    if name.startswith(f"{own.OWN}:"):
        try:
            return own.read_name(name)
        except Malformed as error:
            raise PatternError(error.sentence) from None
    word = name.lower().replace(" ", "_").replace("-", "_")
    name = word if word in FIXED else ALIASES.get(word, name)
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
    if isinstance(name, SlapRule):
        return name.name
    if not isinstance(name, str):
        raise PatternError(say("pattern-wrong-quotes"))
    return slap_rule(name).name


def catalogue() -> tuple[SlapRule, ...]:
    """Return every pattern once, those with an argument by example."""
    return (*FIXED.values(), *(slap_rule(name) for name in examples().values()))
