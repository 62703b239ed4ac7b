"""The deal: who deals, and where every card goes."""

import hashlib

import msgspec

from firsthand.cards import Card
from firsthand.dice import Dice, draw, shuffled
from firsthand.errors import RulesError
from firsthand.events import Dealt
from firsthand.game.fold import EMPTY, evolve
from firsthand.game.state import State
from firsthand.law.duel import mark_of
from firsthand.rules import Rules


def commitment(digest: str, seed: int, salt: bytes) -> str:
    """Return what binds a deal before it is played: SHA-256 over rules digest, seed and salt.

    ``seed`` is a 256-bit number; anyone who knows all three later can check it.
    """
    text = bytes.fromhex(digest) + seed.to_bytes(32, "big") + salt
    return hashlib.sha256(text).hexdigest()


def first_dealer(
    rules: Rules, seats: int, deck: tuple[Card, ...], dice: Dice
) -> tuple[int, tuple[tuple[int, ...], ...], Dice]:
    """Return who deals the first round, the cards shown for it, and the dice after (S-05).

    ``deck`` is a pack from which cards are cut; with ``cut`` the lowest deals, ace low, and those
    who tie cut again.
    """
    if rules.deal.dealer == "last":
        return seats - 1, (), dice
    if rules.deal.dealer == "random":
        dealer, dice = draw(dice, seats)
        return dealer, (), dice
    shown: list[tuple[int, ...]] = []
    level = list(range(seats))
    while len(level) > 1:
        cut, dice = shuffled(deck, dice)
        cards = cut[: len(level)]
        shown.append(tuple(int(card) for card in cards))
        lowest = min(card >> 2 for card in cards)
        level = [seat for seat, card in zip(level, cards, strict=True) if card >> 2 == lowest]
    return level[0], tuple(shown), dice


def deal(
    rules: Rules,
    seats: int,
    deck: tuple[Card, ...],
    dice: Dice,
    *,
    dealer: int | None = None,
    shown: tuple[tuple[int, ...], ...] = (),
    commitment: str = "",
) -> tuple[State, Dealt]:
    """Deal a shuffled deck one card at a time from the dealer's left (E-08 to E-12, S-07).

    The first card dealt lies at the bottom of its hand (A-46). Without ``dealer`` the last seat
    deals. Later shuffles draw from ``dice``. Raises `RulesError` for a number of seats that the
    rules refuse.
    """
    refusal = rules.seats_allowed(seats)
    if refusal is not None:
        raise RulesError("seats", seats, refusal)
    dealer = seats - 1 if dealer is None else dealer
    first = (dealer + 1) % seats
    left_over = len(deck) % seats if rules.deal.remainder == "centre" else 0
    round_the_table, centre = deck[: len(deck) - left_over], deck[len(deck) - left_over :]
    stocks: list[list[int]] = [[] for _ in range(seats)]
    for turn, card in enumerate(round_the_table):
        stocks[(first + turn) % seats].insert(0, card)
    event = Dealt(
        at=0,
        counts=tuple(len(stock) for stock in stocks),
        dealer=dealer,
        first=first,
        burned=left_over,
        digest=rules.digest,
        commitment=commitment,
        shown=shown,
    )
    hands = tuple(tuple(stock) for stock in stocks)
    return begin(rules, event, hands, tuple(int(card) for card in reversed(centre)), dice), event


def begin(
    rules: Rules,
    event: Dealt,
    stocks: tuple[tuple[int, ...], ...],
    burned: tuple[int, ...],
    dice: Dice,
) -> State:
    """Return the state that a deal makes."""
    state = State(rules, evolve(EMPTY, event), stocks, burned, dice)
    return msgspec.structs.replace(state, seen=frozenset(marks(state)))


def set_up(
    rules: Rules,
    hands: tuple[tuple[int, ...], ...],
    dice: Dice,
    *,
    pile: tuple[int, ...] = (),
    burned: tuple[int, ...] = (),
    first: int = 0,
    dealer: int | None = None,
) -> State:
    """Return a game set up by hand: ``hands`` top card first, pile and burned lowest first."""
    dealer = len(hands) - 1 if dealer is None else dealer
    counts = tuple(len(hand) for hand in hands)
    event = Dealt(at=0, counts=counts, dealer=dealer, first=first, burned=len(burned))
    state = begin(rules, event, hands, burned, dice)
    return msgspec.structs.replace(state, table=msgspec.structs.replace(state.table, pile=pile))


def mark(state: State) -> bytes:
    """Return what repeats in a slap-free game: all hands as court or plain, and the leader."""
    law = state.rules.law
    hands = [bytes(mark_of(law, card >> 2) for card in stock) for stock in state.stocks]
    return bytes([state.table.turn & 0xFF]) + b"\xff".join(hands)


def marks(state: State) -> tuple[bytes, ...]:
    """Return the mark of a pile's start where the rules watch for repeats (A-29)."""
    return (mark(state),) if state.rules.end.repeat == "draw" else ()
