"""How single values are written inside a line, and read again."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple, get_args

from firsthand.actions import Hand
from firsthand.cards import format_card, parse_card
from firsthand.law.types import NOBODY, Duel
from firsthand.quoting import QUOTED, write_text

NOTHING = "-"
"""How an empty list is written."""

NONE = "nobody"
"""How no seat is written."""

INT = r"-?[0-9]{1,18}"
SEAT = r"(?:[0-9]{1,18}|nobody)"
CARD = r"(?:(?:10|[2-9AJQK])[SHDC]|JK[1-4])"
CARDS = rf"(?:{CARD}(?: {CARD})*|-)"
LOST = rf"lost to {SEAT}(?: with {INT} left)?"
DUEL = rf"(?:{SEAT}(?: owes {INT} to {SEAT}| {LOST})?|{LOST})"


class Codec(NamedTuple):
    """A value's text: a regular expression without groups, and both directions."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]


def spaced(text: str) -> list[str]:
    """Return the words of a list, none for a dash."""
    return [] if text == NOTHING else text.split(" ")


def joined(words: list[str]) -> str:
    """Write a list: its words, or a dash."""
    return " ".join(words) or NOTHING


def read_cards(text: str) -> tuple[int, ...]:
    """Read cards parted by spaces."""
    return tuple(parse_card(word) for word in spaced(text))


def write_cards(cards: tuple[int, ...]) -> str:
    """Write cards parted by spaces."""
    return joined([format_card(card) for card in cards])


def read_seat(text: str) -> int:
    """Read a seat, or nobody."""
    return NOBODY if text == NONE else int(text)


def write_seat(seat: int) -> str:
    """Write a seat, or nobody."""
    return NONE if seat == NOBODY else str(seat)


def read_duel(text: str) -> Duel:
    """Read whose turn it is and what is owed to whom.

    >>> read_duel("1 owes 3 to 0")
    Duel(turn=1, challenger=0, tries=3, lost=0)
    """
    words = text.split(" ")
    if words[0] == "lost":
        words.insert(0, NONE)
    match words:
        case [turn, "owes", tries, _, challenger]:
            return Duel(read_seat(turn), read_seat(challenger), int(tries), 0)
        case [turn, "lost", _, challenger, *left]:
            return Duel(read_seat(turn), read_seat(challenger), int(left[1]) if left else 0, 1)
        case _:
            return Duel(read_seat(words[0]), NOBODY, 0, 0)


def write_duel(duel: Duel) -> str:
    """Write whose turn it is and what is owed to whom.

    >>> write_duel(Duel(2, -1, 0, 0)), write_duel(Duel(-1, 0, 0, 1))
    ('2', 'lost to 0')
    """
    turn, challenger = write_seat(duel.turn), write_seat(duel.challenger)
    if duel.lost:
        left = f" with {duel.tries} left" if duel.tries else ""
        return f"{'' if turn == NONE else turn + ' '}lost to {challenger}{left}"
    if duel.challenger == NOBODY and duel.tries == 0:
        return turn
    return f"{turn} owes {duel.tries} to {challenger}"


def _read_hands(text: str) -> tuple[Hand, ...]:
    return tuple(Hand(*(int(n) for n in word.split("@"))) for word in spaced(text))


def _write_hands(hands: tuple[Hand, ...]) -> str:
    return joined([f"{hand.seat}@{hand.at}" for hand in hands])


def words(kind: Any) -> Codec:
    """Return the codec of a `Literal` of words; underscores are written as spaces."""
    known = "|".join(word.replace("_", " ") for word in get_args(kind))
    return Codec(
        f"(?:{known})", lambda text: text.replace(" ", "_"), lambda word: word.replace("_", " ")
    )


def _list_of(item: str, read: Callable[[str], Any], separator: str = " ") -> Codec:
    return Codec(
        rf"(?:{item}(?:{separator}{item})*|-)",
        lambda text: tuple(read(word) for word in ([] if text == "-" else text.split(separator))),
        lambda values: separator.join(str(value) for value in values) or NOTHING,
    )


CODECS = {
    "int": Codec(INT, int, str),
    "signed": Codec(r"[+-][0-9]{1,18}", int, lambda value: f"{value:+}"),
    "ints": _list_of(INT, int),
    "seats": Codec(
        rf"(?:{INT}(?: {INT})*|{NONE})",
        lambda text: () if text == NONE else tuple(int(word) for word in text.split(" ")),
        lambda seats: " ".join(str(seat) for seat in seats) or NONE,
    ),
    "cards": Codec(CARDS, read_cards, write_cards),
    "shown": Codec(
        rf"{CARDS}(?: / {CARDS})*",
        lambda text: tuple(read_cards(part) for part in text.split(" / ")),
        lambda rounds: " / ".join(write_cards(cards) for cards in rounds),
    ),
    "duel": Codec(DUEL, read_duel, write_duel),
    "payee": Codec(
        rf"(?:{INT}|the pile)",
        lambda text: NOBODY if text == "the pile" else int(text),
        lambda seat: "the pile" if seat == NOBODY else str(seat),
    ),
    "names": _list_of(r"[\w:,-]+", str),
    "hex": Codec(r"[0-9a-f]+", str, str),
    "vote": Codec("(?:beat|interference)", str, str),
    "hands": Codec(rf"(?:{INT}@{INT}(?: {INT}@{INT})*|-)", _read_hands, _write_hands),
    "text": Codec(QUOTED, json.loads, write_text),
}
"""Codecs by the name that a form gives them."""
