"""Numbers, times, ranks and cards as sentences of the catalogue."""

from collections.abc import Sequence

from firsthand.cards import RANKS, Rank
from firsthand.sentences import Sentence, say, text

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def duration(ms: int) -> Sentence:
    """Say a time given in milliseconds, exactly.

    >>> [text(duration(ms)) for ms in (500, 1500, 600_000, 90_000, 850)]
    ['half a second', '1.5 seconds', 'ten minutes', '90 seconds', '0.85 seconds']
    """
    if ms == 0:
        return say("duration-none")
    if ms == 500:
        return say("duration-half-second")
    if ms % 86_400_000 == 0:
        return say("duration-days", n=ms // 86_400_000)
    if ms % 3_600_000 == 0:
        return say("duration-hours", n=ms // 3_600_000)
    if ms % 60_000 == 0:
        return say("duration-minutes", n=ms // 60_000)
    if ms % 1000 == 0:
        return say("duration-seconds", n=ms // 1000)
    return say("duration-parts", n=ms / 1000)


def rank(word: str) -> int:
    """Return the number of a rank as options spell it; the joker has one too.

    >>> rank("Q"), rank("10"), rank("joker")
    (12, 10, 15)
    """
    return int(RANKS.get(word, Rank.JOKER))


def card_name(word: str, *, article: bool = True) -> Sentence:
    """Say the name of a card, with its article.

    >>> [text(card_name(word)) for word in ("QH", "10C", "JK2")]
    ['the queen of hearts', 'the ten of clubs', 'joker 2']
    """
    if word.startswith("JK"):
        return say("card-joker", n=int(word[2:]))
    name, suit = rank(word[:-1]), SUITS[word[-1]]
    if article:
        return say("card-the", rank=name, suit=suit)
    return say("card-name", rank=name, suit=suit)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Join words as English does.

    >>> listed(["a", "b", "c"]), listed(["a", "b"], "or"), listed(["a"])
    ('a, b and c', 'a or b', 'a')
    """
    items = tuple(words)
    return text(say("count-any", items=items) if last == "or" else say("count-all", items=items))
