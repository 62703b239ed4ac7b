"""What an option may hold: each check reads one value or says what would be right."""

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from firsthand.cards import RANKS, Card, format_card, parse_card
from firsthand.errors import Malformed, RulesError
from firsthand.rules.patterns import PatternError, canonical
from firsthand.sentences import Sentence, say

TRIES_MOST = 15
LETTERS_MOST = 40
"""No word that is called is longer."""


def nearest(name: str, known: Iterable[str]) -> Sentence | str:
    """Return a hint that names the most similar known word, or nothing."""
    close = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    return say("wrong-near", word=repr(close[0])) if close else ""


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    values: tuple[str, ...]

    def read(self, field: str, value: object) -> str:
        """Return the word, or raise `RulesError` that lists them all."""
        if isinstance(value, str) and value in self.values:
            return value
        near = nearest(value, self.values) if isinstance(value, str) else ""
        raise RulesError(field, value, say("wrong-choice", values=self.values, near=near))


@dataclass(frozen=True)
class OrNone:
    """One word, or nothing."""

    word: str

    def read(self, field: str, value: object) -> str | None:
        """Return the word or None, or raise `RulesError`."""
        if value is None or value == self.word:
            return None if value is None else self.word
        raise RulesError(field, value, say("wrong-or-none", word=self.word))


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds; nothing at all where that means something."""

    least: int
    most: int
    or_none: Sentence | None = None

    def read(self, field: str, value: object) -> int | None:
        """Return the number, or raise `RulesError` with the bounds."""
        if value is None and self.or_none:
            return None
        if type(value) is int and self.least <= value <= self.most:
            return value
        least, most, meaning = self.least, self.most, self.or_none
        right = (
            say("wrong-whole", least=least, most=most)
            if meaning is None
            else say("wrong-whole-or-none", least=least, most=most, meaning=meaning)
        )
        raise RulesError(field, value, right)


@dataclass(frozen=True)
class Switch:
    """On or off."""

    def read(self, field: str, value: object) -> bool:
        """Return the switch, or raise `RulesError`."""
        if isinstance(value, bool):
            return value
        raise RulesError(field, value, say("wrong-switch"))


def rank_word(field: str, value: object, *, joker: bool) -> str:
    """Return a rank's canonical word, or raise `RulesError`."""
    known = [*RANKS, "joker"] if joker else list(RANKS)
    word = str(value)
    word = "joker" if word.lower() == "joker" else word.upper()
    if isinstance(value, str) and word in known:
        return word
    raise RulesError(field, value, say("wrong-rank", ranks=tuple(known)))


def rank_order(word: str) -> int:
    """Sort ranks as a pack does, the joker last."""
    return RANKS.get(word, 15)


@dataclass(frozen=True)
class Tries:
    """Ranks that challenge, each with its number of tries."""

    def read(self, field: str, value: object) -> tuple[tuple[str, int], ...]:
        """Return pairs in rank order, or raise `RulesError`."""
        if not isinstance(value, Mapping):
            raise RulesError(field, value, say("wrong-tries"))
        tries = Whole(1, TRIES_MOST)
        read: dict[str, int] = {}
        for key, count in value.items():
            word = rank_word(field, key, joker=True)
            read[word] = tries.read(f"{field}.{word}", count) or 0
        return tuple(sorted(read.items(), key=lambda pair: rank_order(pair[0])))


@dataclass(frozen=True)
class Ranks:
    """A list of ranks."""

    def read(self, field: str, value: object) -> tuple[str, ...]:
        """Return the ranks in order without repeats, or raise `RulesError`."""
        if not isinstance(value, list | tuple):
            raise RulesError(field, value, say("wrong-ranks"))
        words = {rank_word(field, word, joker=False) for word in value}
        return tuple(sorted(words, key=rank_order))


@dataclass(frozen=True)
class Cards:
    """A list of cards; one that is named twice is two copies."""

    def read(self, field: str, value: object) -> tuple[str, ...]:
        """Return the cards in order, or raise `RulesError`."""
        if not isinstance(value, list | tuple):
            raise RulesError(field, value, say("wrong-cards"))
        return tuple(format_card(card) for card in sorted(card_of(field, word) for word in value))


def card_of(field: str, value: object) -> Card:
    """Return the card of a word, or raise `RulesError`."""
    if not isinstance(value, str):
        raise RulesError(field, value, say("wrong-card-quotes"))
    try:
        return parse_card(value.strip().upper())
    except Malformed as error:
        raise RulesError(field, value, error.sentence) from None


@dataclass(frozen=True)
class Patterns:
    """A list of slap patterns by name; nothing at all where that means something."""

    or_none: Sentence | None = None

    def read(self, field: str, value: object) -> tuple[str, ...] | None:
        """Return canonical names sorted without repeats, or raise `RulesError`."""
        if self.or_none and value is None:
            return None
        if self.or_none and value in ([], ()):
            raise RulesError(field, value, say("wrong-patterns-empty", meaning=self.or_none))
        if not isinstance(value, list | tuple):
            raise RulesError(field, value, say("wrong-patterns"))
        names = set()
        for name in value:
            try:
                names.add(canonical(name))
            except PatternError as error:
                raise RulesError(field, name, error.sentence) from None
        return tuple(sorted(names))


@dataclass(frozen=True)
class GestureText:
    """No gesture, a salute, or a word to call."""

    def read(self, field: str, value: object) -> str | None:
        """Return the gesture, or raise `RulesError`."""
        if value is None or value == "salute":
            return value
        if isinstance(value, str) and value.startswith("word:"):
            word = value.removeprefix("word:").strip()
            if 0 < len(word) <= LETTERS_MOST and word.isprintable():
                return f"word:{word}"
        raise RulesError(field, value, say("wrong-gesture", most=LETTERS_MOST))


Check = Choice | OrNone | Whole | Switch | Tries | Ranks | Cards | Patterns | GestureText
