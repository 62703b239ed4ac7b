"""How rules and players are laid out in the arrays of whole numbers that a kernel reads."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from firsthand.bots import Temperament
from firsthand.bots.error_rates import CHANCES
from firsthand.cards import Card
from firsthand.dice import WORD
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.deal import GIVEN, LAST_DEALS, LOWEST_DEALS, RANDOM_DEALS
from firsthand.lab.kernel.hands import REVERSED, SHUFFLED
from firsthand.lab.kernel.marks import MARKS
from firsthand.lab.kernel.positions import Cast, TableSetup
from firsthand.lab.kernel.windows import ACROSS
from firsthand.law.patterns import Alike, Flag, Kind, Pattern
from firsthand.law.types import NEVER
from firsthand.rules import Rules

DEALERS = {"last": LAST_DEALS, "random": RANDOM_DEALS, "cut": LOWEST_DEALS}
ORDERS = {"pile": 0, "reverse": REVERSED, "shuffle": SHUFFLED}

RANKED = {Kind.EQUAL, Kind.SUM, Kind.GATHERED, Kind.INTERLEAVE, Kind.MIRROR, Kind.TRIPS, Kind.BOX}
"""Kinds of pattern that ranks alone decide."""


class Layout(NamedTuple):
    """A setup, and the content of its arrays, board and cards, at the start of a batch."""

    setup: TableSetup
    board: list[int]
    cards: list[int]


def decided_by_ranks(pattern: Pattern, deck: Iterable[int]) -> bool:
    """Return whether ranks alone decide if a pattern is there, in a window of cards."""
    if pattern.span > ACROSS:
        return False
    match pattern.kind:
        case Kind.COUPLE | Kind.RUN:
            return pattern.flag != Flag.SUITED
        case Kind.ALIKE:
            return pattern.arg == Alike.PARITY
        case Kind.CARD:
            named = {card >> 2 for card in deck if pattern.cards >> card - 4 & 1}
            return all(pattern.cards >> card - 4 & 1 for card in deck if card >> 2 in named)
        case _:
            return pattern.kind in RANKED


@lru_cache(maxsize=64)
def sorted_patterns(
    rules: Rules, *, windows: bool
) -> tuple[tuple[Pattern, ...], tuple[Pattern, ...], int]:
    """Return the patterns that windows decide, all others, and the span of top and bottom or 0."""
    deck = rules.deck
    by_window = tuple(
        pattern for pattern in rules.patterns if windows and decided_by_ranks(pattern, deck)
    )
    odd = [pattern for pattern in rules.patterns if pattern not in by_window]
    bottom = [pattern for pattern in odd if pattern.kind == Kind.BOTTOM]
    rest = tuple(pattern for pattern in odd if pattern.kind != Kind.BOTTOM)
    return by_window, rest, bottom[0].span if bottom else 0


def ring_of(cards: int) -> int:
    """Return the length of a ring for ``cards`` cards: the least power of two that holds them."""
    return 1 << (cards - 1).bit_length()


def setup_of(rules: Rules, seats: int, *, cards: int = 0, windows: bool = True) -> TableSetup:
    """Return what the executor must know of rules and table.

    With ``cards`` only that many are dealt, by the dealer whose seat is on the board. Without
    ``windows`` every pattern is looked for by itself, with the same result.
    """
    by_window, odd, bottom = sorted_patterns(rules, windows=windows)
    few = cards > 0
    cards = cards or rules.cards
    ring = ring_of(cards)
    windowed_at = p.VARIED + p.PATTERN * len(rules.patterns)
    odd_at = windowed_at + p.PATTERN * len(by_window)
    same = rules.comeback.patterns is None
    return TableSetup(
        seats=seats,
        cards=cards,
        ring=ring,
        pile=seats * ring + cards,
        pack=seats * ring + 2 * cards,
        patterns=p.VARIED,
        all_of=len(rules.patterns),
        windowed_at=windowed_at,
        windowed=len(by_window),
        odd_at=odd_at,
        odd=len(odd),
        bottom=bottom,
        empty_at=p.VARIED if same else odd_at + p.PATTERN * len(odd),
        empty=len(rules.comeback_patterns),
        burns=int(rules.turn.out_of_turn == "burn"),
        drops=int(rules.turn.drop == "counts"),
        lowest=int(rules.penalty.card == "bottom"),
        order=ORDERS[rules.collect.order],
        whole=int(rules.collect.shuffle == "whole_hand"),
        time=NEVER if rules.end.time_ms is None else rules.end.time_ms,
        repeat=int(rules.end.repeat == "draw"),
        dealer=GIVEN if few else DEALERS[rules.deal.dealer],
        centre=int(rules.deal.remainder == "centre"),
    )


def layout_of(rules: Rules, setup: TableSetup, deck: tuple[Card, ...] = ()) -> Layout:
    """Return a setup with its board and cards; ``deck`` may hold fewer cards than the rules."""
    by_window, odd, _ = sorted_patterns(rules, windows=setup.windowed > 0)
    board = [0] * p.VARIED
    back = () if rules.comeback.patterns is None else rules.comeback_patterns
    for pattern in (*rules.patterns, *by_window, *odd, *back):
        board += pattern
    cards = [0] * setup.pack + list(deck or rules.deck)
    if setup.repeat:
        cards += [0] * (MARKS * (setup.cards + setup.seats + 1))
    return Layout(setup, board, cards)


def taped(board: list[int], rows: int) -> list[int]:
    """Return a board with an empty tape of ``rows`` rows behind it."""
    longer = [*board, *[0] * (p.WIDTH * rows)]
    longer[p.TAPE], longer[p.CAPACITY] = len(board), rows
    return longer


def seeded_board(board: list[int], seed: int) -> None:
    """Put a game's seed on a board."""
    for place in range(8):
        board[p.KEY + place] = seed >> 32 * place & WORD


def seated(
    setup: TableSetup, board: list[int], cast: tuple[Temperament, ...], pace: int, most: int
) -> Cast:
    """Write a cast's chances and reactions to a board, and return what holds for all its seats.

    The reactions are put behind the board. ``pace`` is in ms, ``most`` counts cards.
    """
    board[p.MATCHING] = sum(temper.matches << seat for seat, temper in enumerate(cast))
    placed: dict[tuple[int, ...], int] = {}
    errs, unlikely = 0, 1.0
    for seat, temper in enumerate(cast):
        if temper.reactions not in placed:
            placed[temper.reactions] = len(board)
            board += temper.reactions
        error_rates, risk = temper.error_rates, temper.risk
        facts = {
            p.MISS: error_rates.miss, p.FOOLED: error_rates.fooled, p.SLIP: error_rates.slip,
            p.SOONEST: temper.soonest, p.SPAN: temper.latest - temper.soonest + 1,
            p.RISK_RANKS: risk.ranks, p.RISK_CARDS: risk.cards,
            p.REACTIONS: placed[temper.reactions], p.REACTED: len(temper.reactions),
        }  # fmt: skip
        for place, fact in facts.items():
            board[place + seat] = fact
        unlikely *= 1 - max(error_rates.fooled, error_rates.slip) / CHANCES
        errs = round((1 - unlikely) * (1 << 31)) if setup.all_of else 0
        board[p.FIRST + seat] = errs
    return Cast(errs, int(any(any(temper.risk) for temper in cast)), pace, most)
