"""English for numbers, times, ranks and lists, as a rule sheet says them."""

from collections.abc import Sequence
from decimal import Decimal

COUNTED = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
)  # fmt: skip
RANKS = {str(number): COUNTED[number] for number in range(2, 11)} | {
    "A": "ace", "J": "jack", "Q": "queen", "K": "king",
}  # fmt: skip
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
UNITS = ((86_400_000, "day"), (3_600_000, "hour"), (60_000, "minute"), (1_000, "second"))


def number(value: int) -> str:
    """Say a whole number, in words up to twelve.

    >>> number(3), number(52)
    ('three', '52')
    """
    return COUNTED[value] if value < len(COUNTED) else str(value)


def counted(value: int, noun: str) -> str:
    """Say how many there are of something.

    >>> counted(1, "card"), counted(2, "try"), counted(0, "joker")
    ('one card', 'two tries', 'no jokers')
    """
    many = noun[:-1] + "ies" if noun.endswith("ry") else noun + "s"
    return f"{number(value)} {noun if value == 1 else many}"


def times(value: int) -> str:
    """Say how often.

    >>> times(1), times(2), times(3)
    ('once', 'twice', 'three times')
    """
    return {1: "once", 2: "twice"}.get(value, f"{number(value)} times")


def duration(ms: int) -> str:
    """Say a time given in milliseconds, exactly.

    >>> duration(500), duration(1500), duration(600_000), duration(90_000), duration(850)
    ('half a second', '1.5 seconds', 'ten minutes', '90 seconds', '0.85 seconds')
    """
    if ms == 500:
        return "half a second"
    for length, unit in UNITS:
        if ms and ms % length == 0:
            return counted(ms // length, unit)
    return f"{Decimal(ms).scaleb(-3).normalize():f} seconds" if ms else "no time"


def rank(word: str) -> str:
    """Say a rank as options spell it, with its article.

    >>> rank("Q"), rank("10"), rank("A")
    ('a queen', 'a ten', 'an ace')
    """
    name = RANKS.get(word, word)
    return f"an {name}" if name[0] in "ae" else f"a {name}"


def card_name(word: str) -> str:
    """Say the name of a card, with its article.

    >>> card_name("QH"), card_name("10C"), card_name("JK2")
    ('the queen of hearts', 'the ten of clubs', 'joker 2')
    """
    if word.startswith("JK"):
        return f"joker {word[2:]}"
    return f"the {RANKS.get(word[:-1], word[:-1])} of {SUITS[word[-1]]}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Join words as English does.

    >>> listed(["a", "b", "c"]), listed(["a", "b"], "or"), listed(["a"])
    ('a, b and c', 'a or b', 'a')
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def sentence(text: str) -> str:
    """Begin with a capital letter.

    >>> sentence("an ace ends it.")
    'An ace ends it.'
    """
    return text[:1].upper() + text[1:]
