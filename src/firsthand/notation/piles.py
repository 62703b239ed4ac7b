"""The text of cards and piles."""

import re

from firsthand import cards
from firsthand.cards import Card
from firsthand.errors import Malformed
from firsthand.notation.codecs import CODECS, NOTHING, read_cards, write_cards
from firsthand.sentences import say

PILE = re.compile(rf"(?:\(([0-9]{{1,18}})\)(?: |$))?({CODECS['cards'].pattern})?")


def parse_card(text: str) -> Card:
    """Read one card, or raise `Malformed`.

    >>> parse_card("QH")
    49
    """
    return cards.parse_card(text)


def format_cards(row: tuple[int, ...]) -> str:
    """Write cards in their order, or a dash for none.

    >>> format_cards((49, 41))
    'QH 10H'
    """
    return write_cards(row)


def parse_cards(text: str) -> tuple[int, ...]:
    """Read cards parted by spaces, or raise `Malformed`.

    >>> parse_cards("QH 10H"), parse_cards("-")
    ((49, 41), ())
    """
    return tuple(parse_card(word) for word in text.split() if text.strip() != NOTHING)


def format_pile(pile: tuple[int, ...], burned: int = 0) -> str:
    """Write a pile, oldest card first; the number of face-down cards below it in brackets.

    >>> format_pile((49, 41), burned=2), format_pile(())
    ('(2) QH 10H', '-')
    """
    if burned == 0:
        return write_cards(pile)
    return f"({burned}) {write_cards(pile)}" if pile else f"({burned})"


def parse_pile(text: str) -> tuple[tuple[int, ...], int]:
    """Read a pile and how many face-down cards lie below it, or raise `Malformed`.

    >>> parse_pile("(2) QH 10H")
    ((49, 41), 2)
    """
    match = PILE.fullmatch(text)
    if match is None or not text:
        raise Malformed(say("wrong-pile", text=repr(text)))
    return read_cards(match[2] or NOTHING), int(match[1] or 0)
