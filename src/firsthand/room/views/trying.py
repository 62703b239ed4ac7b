"""Piles to try rules on: which may be slapped, and why, as the law has it."""

from collections.abc import Iterator, Sequence
from itertools import cycle, islice, zip_longest
from typing import NamedTuple

from firsthand.cards import Card, parse_card
from firsthand.dice import Dice, draw, shuffled
from firsthand.room.view_types import TryPile
from firsthand.room.views import wording
from firsthand.rules import Rules, SlapRule, slap_rule
from firsthand.rules.seeing import showing

PILES = 10
"""How many piles are tried, half of which may be slapped."""

LEAST, MOST = 4, 7
"""How many cards lie on such a pile, unless a pattern needs more."""

SHUFFLES = 4
"""How many packs are looked through for each pattern; a rare one is laid by hand."""

Pile = tuple[int, ...]


class Side(NamedTuple):
    """Two rule sets: those that are tried, and those that they began from."""

    rules: Rules
    base: Rules

    def judged(self, pile: Pile) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return which patterns a pile shows by the rules, and by those that they began from."""
        return names(self.rules, pile), names(self.base, pile)


def names(rules: Rules, pile: Pile) -> tuple[str, ...]:
    """Return the names of the patterns of some rules that a pile shows."""
    return rules.names_of(showing(rules.patterns, pile), 1)


def try_piles(rules: Rules, base: Rules, dice: Dice) -> tuple[TryPile, ...]:
    """Return piles to try rules on, half of them slaps; first those that ``base`` judges otherwise.

    None where nothing is slapped.
    """
    if rules.slap_free:
        return ()
    side = Side(rules, base)
    piles, dice = dealt(rules, dice)
    slaps = list(islice(chosen(slap_order(side), piles), PILES // 2))
    leaves = left_alone(side, piles, PILES - len(slaps))
    order, _ = shuffled((*slaps, *leaves), dice)
    views = [view(side, pile) for pile in order]
    return tuple(sorted(views, key=lambda one: one.changed == ""))


def dealt(rules: Rules, dice: Dice) -> tuple[list[Pile], Dice]:
    """Return piles as they lie in packs that are shuffled: one from each card on."""
    piles: list[Pile] = []
    for _ in range(SHUFFLES):
        cards, dice = shuffled(rules.deck, dice)
        for start in range(len(cards) - MOST):
            size, dice = draw(dice, MOST - LEAST + 1)
            piles.append(tuple(cards[start : start + LEAST + size]))
    return piles, dice


def slap_order(side: Side) -> Iterator[SlapRule]:
    """Yield the patterns that are to be slapped, those that were added first, again and again."""
    old = side.base.slap_rules
    added = [rule for rule in side.rules.slap_rules if rule not in old]
    others = [rule for rule in side.rules.slap_rules if rule in old]
    return cycle((*added, *others))


def chosen(order: Iterator[SlapRule], piles: Sequence[Pile]) -> Iterator[Pile]:
    """Return a pile for each pattern: one that was dealt and shows it, else one laid by hand."""
    used: set[Pile] = set()

    def shown(rule: SlapRule) -> Pile:
        fitting = (pile for pile in piles if pile not in used and showing(rule.patterns, pile))
        pile = next(fitting, None) or laid(rule.legal)
        used.add(pile)
        return pile

    return map(shown, order)


def laid(words: Sequence[str]) -> Pile:
    """Return the pile of a picture."""
    return tuple(map(parse_card, words))


def left_alone(side: Side, piles: Sequence[Pile], many: int) -> tuple[Pile, ...]:
    """Return piles that are no slap: what was one before, near misses, and others."""
    plain = [pile for pile in piles if not names(side.rules, pile)]
    before = [pile for pile in plain if names(side.base, pile)][: many // 2]
    near = [ended(rule.illegal, pile) for rule, pile in zip(cycle(side.rules.slap_rules), plain)]
    misses = [pile for pile in dict.fromkeys(near) if not names(side.rules, pile)]
    rest = [pile for pile in plain if pile not in before]
    mixed = (pile for pair in zip_longest(misses, rest) for pile in pair if pile)
    return tuple(islice((*before, *dict.fromkeys(mixed)), many))


def ended(words: Sequence[str], below: Pile) -> Pile:
    """Return a pile that ends as a picture shows, on a few others of its cards."""
    top = laid(words)
    others = [Card(card) for card in below if card not in top]
    return (*others[: max(0, LEAST - len(top))], *top)


def view(side: Side, pile: Pile) -> TryPile:
    """Return a pile with its verdict, and whether the rules it began from judge it otherwise."""
    shown, before = side.judged(pile)
    if shown:
        rule = slap_rule(shown[0])
        return TryPile(
            pile=pile,
            slap=True,
            cards=wording.cards_of_pattern(rule, pile),
            words=wording.pattern_made(rule, pile),
            why=rule.sentence,
            pattern=rule.name,
            changed="" if before else "added",
        )
    return TryPile(
        pile=pile,
        slap=False,
        cards=(),
        words=wording.wrong(pile),
        why=wording.why_nothing(side.rules.slap_rules, pile),
        pattern=before[0] if before else "",
        changed="dropped" if before else "",
    )
