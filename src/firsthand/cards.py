"""Playing cards as small integers: rank, suit, packs and jokers.

A card is ``rank << 2 | suit``: the ace is 1, the king 13, a joker 15 (14 is kept for the ace
when it counts high), and 0 is no card. So every card is below 64, and a set of cards fits in
one 64-bit integer.
"""

from enum import IntEnum
from typing import NewType

from firsthand.errors import Malformed
from firsthand.sentences import say

Card = NewType("Card", int)
"""One card: ``rank << 2 | suit``. Two packs hold equal cards twice (A-37)."""


class Suit(IntEnum):
    """The four suits, in the order of a new pack.

    >>> Suit(suit(parse_card("QH"))).name
    'HEART'
    """

    SPADE = 0
    HEART = 1
    DIAMOND = 2
    CLUB = 3


class Rank(IntEnum):
    """The thirteen ranks and the joker, which has a rank but no value (A-36).

    >>> Rank(rank(parse_card("QH"))).name
    'QUEEN'
    """

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    JOKER = 15


RANKS = {
    "A": Rank.ACE,
    "2": Rank.TWO,
    "3": Rank.THREE,
    "4": Rank.FOUR,
    "5": Rank.FIVE,
    "6": Rank.SIX,
    "7": Rank.SEVEN,
    "8": Rank.EIGHT,
    "9": Rank.NINE,
    "10": Rank.TEN,
    "J": Rank.JACK,
    "Q": Rank.QUEEN,
    "K": Rank.KING,
}
"""The letters and figures printed on a card, without the joker."""

RANK_NAMES = {rank: text for text, rank in RANKS.items()} | {Rank.JOKER: "joker"}
SUITS = {"S": Suit.SPADE, "H": Suit.HEART, "D": Suit.DIAMOND, "C": Suit.CLUB}
SUIT_NAMES = {suit: text for text, suit in SUITS.items()}
JOKERS = 4
"""How many jokers look different; a fifth looks like the first again."""


def card(rank: int, suit: int) -> Card:
    """Make the card of a rank and a suit.

    >>> card(Rank.QUEEN, Suit.HEART)
    49
    """
    return Card(rank << 2 | suit)


def rank(card: int) -> int:
    """Return the rank of a card, 1 to 13, or 15 for a joker (A-36).

    >>> rank(parse_card("QH")), rank(parse_card("JK1"))
    (12, 15)
    """
    return card >> 2


def suit(card: int) -> int:
    """Return the suit of a card, 0 to 3; of a joker, its number less one.

    >>> suit(parse_card("QH")), suit(parse_card("JK2"))
    (1, 1)
    """
    return card & 3


def parse_card(text: str) -> Card:
    """Read a card as it is written: rank then suit, or ``JK`` and a joker's number.

    Raises `Malformed` that says what a card looks like.

    >>> parse_card("10H"), parse_card("JK2")
    (41, 61)
    """
    number = text.removeprefix("JK")
    if number != text and number in {"1", "2", "3", "4"}:
        return card(Rank.JOKER, int(number) - 1)
    if len(text) >= 2 and text[:-1] in RANKS and text[-1] in SUITS:
        return card(RANKS[text[:-1]], SUITS[text[-1]])
    raise Malformed(say("wrong-card", text=repr(text)))


def format_card(card: int) -> str:
    """Write a card; the inverse of `parse_card`.

    >>> format_card(49)
    'QH'
    """
    if rank(card) == Rank.JOKER:
        return f"JK{suit(card) + 1}"
    return RANK_NAMES[Rank(rank(card))] + SUIT_NAMES[Suit(suit(card))]


DECK = tuple(card(rank, suit) for suit in Suit for rank in Rank if rank != Rank.JOKER)
"""The 52 cards of one deck in the order of a new pack."""


def pack(decks: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Return all cards of a game in the order of new packs, jokers last (E-05, E-07, S-37).

    >>> len(pack(2, 3))
    107
    """
    return DECK * decks + tuple(card(Rank.JOKER, number % JOKERS) for number in range(jokers))
