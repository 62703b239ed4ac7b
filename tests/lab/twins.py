"""One game in both executors: the engine's and the kernel's, compared row by row."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from firsthand import events as e
from firsthand.bots.following import follow
from firsthand.bots.matching import START, Matching
from firsthand.lab.compiling import COMPILES, compiled, ints
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.positions import TableSetup
from firsthand.lab.layout import layout_of, seeded_board, setup_of, taped
from firsthand.lab.tape import Row, event, grouped, rows
from firsthand.record import Sides
from firsthand.rules import Rules, amended, nested
from tests.drawing import drawn_rules, plain_rules
from tests.lab.scripts import Played, engine_game

ROWS = 4_000
ACTIONS = 150
"""A game under drawn rules may never end, and is stopped after so many actions."""


class Kernel(NamedTuple):
    """What the kernel made of a script: its rows, and where every card lies at the end."""

    rows: list[Row]
    stocks: tuple[tuple[int, ...], ...]
    burned: tuple[int, ...]
    passed: int


class Drawn(NamedTuple):
    """What a seed draws: rules, seats, and how many cards are dealt (0: all)."""

    rules: Rules
    seats: int
    cards: int


def drawn(seed: int) -> Drawn:
    random, newer = Random(seed), Random(~seed)  # noqa: S311 - the same game every time
    if random.random() < 0.3:
        rules, seats = plain_rules(random.choice, newer.choice), random.randint(2, 5)
        return Drawn(rules, seats, random.choice((seats, seats + 1, 2 * seats)))
    rules = drawn_rules(random.choice, newer.choice)
    seats = random.randint(2, 8)
    if seed % 4 == 0:
        rules = amended(rules, {"seats.min": seats})
    return Drawn(rules, seats, random.choice((0, 0, seats, 2 * seats, 12 + seats, 30)))


def kernel_game(
    rules: Rules,
    seats: int,
    seed: int,
    game: Played,
    *,
    windows: bool = COMPILES,
    matching: int = 0,
    dealer: int = -1,
) -> Kernel:
    """Let the kernel play a script; bots that match have a set of the seats."""
    setup = setup_of(rules, seats, cards=len(game.deck), windows=windows)
    _, board, cards = layout_of(rules, setup, game.deck)
    board = taped(board, ROWS)
    seeded_board(board, seed)
    board[p.DEALER] = dealer % seats
    board[p.MATCHING] = matching
    given = (rules.law, setup, ints(board), ints(cards), ints(game.script))
    compiled("scripted", given)(*given[2:])
    return opened(setup, given[2], given[3])


def opened(setup: TableSetup, board: p.Ints, cards: p.Ints) -> Kernel:
    """Read what stands on a board after a game."""
    number, tape = int(board[p.ROWS]), int(board[p.TAPE])
    assert number <= ROWS
    hands = [
        [
            int(cards[seat * setup.ring + (board[p.HEAD + seat] + depth) % setup.ring])
            for depth in range(board[p.COUNT + seat])
        ]
        for seat in range(setup.seats)
    ]
    burned = cards[setup.pile - int(board[p.BURNED]) : setup.pile]
    return Kernel(
        list(rows(board[tape : tape + p.WIDTH * number])),
        tuple(tuple(hand) for hand in hands),
        tuple(int(card) for card in burned),
        int(board[p.PASSED]),
    )


def paces(kernel: Kernel) -> list[Matching]:
    """How fast the kernel's bots that match were after each race."""
    return [Matching(row.a, row.b) for row in kernel.rows if row.what == p.PACE]


def folded(events: Iterable[e.AnyEvent], matching: int, seats: int) -> list[Matching]:
    """How fast they were after each race by the events; all other seats are people's."""
    bots = tuple(seat for seat in range(seats) if matching >> seat & 1)
    sides = Sides(bots, tuple(seat for seat in range(seats) if seat not in bots))
    now, paces = Matching(START, 0), []
    out, race = set[int](), list[e.AnyEvent]()
    for made in events:
        race.append(made)
        if isinstance(made, e.PileTaken) and made.why in ("slap", "tie"):
            now = follow(now, race, sides, out)
            paces.append(now)
            out |= {gone.seat for gone in race if isinstance(gone, e.SeatOut)}
            race = []
    return paces


def compare(
    rules: Rules, seats: int, seed: int, *, cards: int = 0, actions: int = ACTIONS
) -> Played:
    """Play a game in both executors; they must agree on all that came to pass."""
    return agreed(rules, seats, seed, engine_game(rules, seats, seed, actions=actions, cards=cards))


def agreed(rules: Rules, seats: int, seed: int, game: Played) -> Played:
    """Let the kernel play what the engine has played, and compare the two."""
    matching = Random(~seed).getrandbits(seats)  # noqa: S311 - the same seats every time
    kernel = kernel_game(rules, seats, seed, game, matching=matching)
    assert paces(kernel) == (folded(game.events, matching, seats) if matching else [])
    refusals = [row.a for row in kernel.rows if row.what == p.REFUSED]
    told = [row for row in kernel.rows if row.what != p.REFUSED]
    dealt, *events = [event(rules, group) for group in grouped(told)]
    first = game.events[0]
    assert isinstance(first, e.Dealt)
    assert isinstance(dealt, e.Dealt)
    assert (dealt.counts, dealt.first, dealt.burned) == (first.counts, first.first, first.burned)
    assert events == game.events[1:]
    assert refusals == game.refusals
    state = game.state
    assert (kernel.stocks, kernel.burned) == (state.stocks, state.burned)
    assert kernel.passed == state.passed
    return game


def earlier(events: Iterable[e.AnyEvent]) -> Counter[object]:
    """Count the false slaps on earlier cards: first ones, and further ones on the same card."""
    seen: Counter[object] = Counter()
    cards = set[tuple[int, int]]()
    flips = 0
    for made in events:
        if isinstance(made, e.Flipped):
            flips += len(made.cards)
        elif isinstance(made, e.PileTaken):
            cards.clear()
        elif isinstance(made, e.Slapped) and made.verdict == "bad":
            card = made.seat, flips if made.flips < 0 else made.flips
            if card[1] < flips:
                seen["earlier", "again" if card in cards else "first"] += 1
            cards.add(card)
    return seen


def occurring(rules: Rules, game: Played) -> Counter[object]:
    """Count what a game shows: options, kinds of pattern, events and their kinds, refusals."""
    seen: Counter[object] = Counter()
    for section, options in nested(rules).items():
        for option, value in options.items():
            seen[f"{section}.{option}", str(value)] += 1
    seen.update(("pattern", rule.pattern.kind, rule.pattern.flag) for rule in rules.slap_rules)
    seen.update(("refused", number) for number in game.refusals)
    seen.update(earlier(game.events))
    for made in game.events:
        kind = type(made).__name__
        seen[kind] += 1
        for field in ("verdict", "why", "kind", "drawn", "comeback", "by_itself"):
            if hasattr(made, field):
                seen[kind, field, getattr(made, field)] += 1
    return seen
