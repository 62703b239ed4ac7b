"""Who wins a race for a pile: a question that needs no whole game."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from firsthand import actions as a
from firsthand.cards import Card, format_card
from firsthand.dice import seeded
from firsthand.errors import Malformed
from firsthand.game import State, apply, set_up
from firsthand.library.game import check_hands, rules_of, whole_ms
from firsthand.library.seats import Seat, Seats, seated
from firsthand.library.verdict import Ruling, ruling
from firsthand.notation import parse_pile
from firsthand.rules import SEATS_MOST, Rules
from firsthand.sentences import say


def who_wins(
    pile: str,
    reactions: Mapping[Seat, float] | Mapping[str, float] | Mapping[int, float],
    *,
    rules: str | Rules = "ratscrew",
    order: Sequence[Seat] = (),
) -> Ruling:
    """Return who takes a pile of cards, and why, given how fast each hand was.

    ``pile`` is written oldest card first, as in ``"7H KC 7D"``, face-down cards below it as a
    number, as in ``"(2) 7H KC 7D"``. ``reactions`` holds ms since the newest card, by seat or by
    name. No challenge is open, and the first seat is the next to flip. ``rules`` and ``order`` are
    as in `Game` and `Game.slap`. Raises `Malformed` for a text that is no pile, a seat or a time
    that cannot be, and a kind of `Illegal` for a race that the rules refuse.

    >>> who_wins("7H KC 7D", {0: 240, 2: 250}).winner
    0
    >>> print(who_wins("7H KC 7D", {"Ann": 250, "Ben": 240}).why)
    sandwich, 10 ms before Ann
    """
    rule_set = rules_of(rules)
    check_hands(reactions)
    seats = _seats(rule_set, list(reactions))
    state = _laid(rule_set, len(seats.names), pile)
    fallen = tuple(a.Hand(seats.number(seat), whole_ms(ms)) for seat, ms in reactions.items())
    race = a.Slap(fallen, tuple(map(seats.number, order)))
    at = min((hand.at for hand in fallen), default=0)
    return ruling(apply(state, race, at)[1], seats)


def _laid(rules: Rules, seats: int, pile: str) -> State:
    """Return a game in which a pile was just turned, and the other cards are in the hands."""
    left = list(rules.deck)
    faces, burned = parse_pile(str(pile))
    for card in faces:
        if card not in left:
            raise Malformed(say("library-card", given=format_card(card)))
        left.remove(Card(card))
    if burned > len(left) - seats:
        raise Malformed(say("library-burned", n=burned, left=len(left)))
    under, rest = tuple(left[:burned]), left[burned:]
    hands = tuple(tuple(rest[seat::seats]) for seat in range(seats))
    state = set_up(rules, hands, seeded(1), pile=faces, burned=under)
    shown = msgspec.structs.replace(state.table, flipped_at=0)
    return msgspec.structs.replace(state, table=shown)


def _seats(rules: Rules, reactions: Collection[object]) -> Seats:
    """Return who sits at the table: all that are named, and as many as the rules ask for."""
    named = [seat for seat in reactions if isinstance(seat, str)]
    if named and len(named) != len(reactions):
        raise Malformed(say("library-mixed"))
    if named:
        called = [*named, *(f"Seat {seat}" for seat in range(len(named), rules.seats.min))]
        return seated(called)
    last = max((seat for seat in reactions if isinstance(seat, int)), default=0)
    if not all(isinstance(seat, int) and 0 <= seat < SEATS_MOST for seat in reactions):
        raise Malformed(say("library-hands", last=SEATS_MOST - 1))
    return seated(max(last + 1, rules.seats.min, 2))
