"""What a bot decides to do, from what everyone at the table can see."""

from functools import lru_cache

from firsthand.bots.error_rates import CHANCES, dares, falls
from firsthand.bots.intent import Doing, Intent, Moment
from firsthand.bots.near_misses import is_near_miss
from firsthand.bots.reaction import ExGaussian, LogNormal
from firsthand.bots.temperament import Temperament
from firsthand.dice import Dice, draw
from firsthand.game.state import see, showing
from firsthand.law.duel import live
from firsthand.law.patterns import Pattern
from firsthand.law.sight import Sight
from firsthand.law.slaps import locked
from firsthand.law.types import NEVER
from firsthand.rules import Rules
from firsthand.table import Table

GESTURE_MS = 120
"""How long the agreed gesture takes before the hand falls."""

REST = 75
"""How much longer than for a card a bot takes to lead after a pile, in percent of the pace."""

Wishes = tuple[Intent, ...]

_near = lru_cache(maxsize=8192)(is_near_miss)


def near_miss(patterns: tuple[Pattern, ...], sight: Sight) -> bool:
    """Return whether a pile nearly shows a pattern."""
    return _near(patterns, sight)


def reading(rules: Rules, table: Table, seat: int) -> tuple[int, int]:
    """Return whether a seat may slap the pile, and whether it looks as if it might.

    It also looks so where only others may, who hold cards or hold none (A-90).
    """
    holds = table.counts[seat] > 0
    mine, others = rules.patterns, rules.comeback_patterns
    if not holds:
        mine, others = others, mine
    bits = showing(mine, table.pile)
    if live(rules.law, table.duel, bits):
        return 1, 0
    shown = bits != 0 or showing(others, table.pile) != 0
    return 0, int(shown or near_miss(mine, see(table.pile)))


def waits(rules: Rules, table: Table, seat: int, at: int) -> bool:
    """Return whether a seat is locked at ``at`` ms of play, so that its slaps would be void."""
    fine = table.fines[seat]
    return locked(
        rules.law,
        int(table.locked[seat]),
        NEVER if fine is None else at - fine.at,
        NEVER if fine is None else at - fine.first,
        table.flips - (0 if fine is None else fine.flips),
    )


def below(pile: tuple[int, ...]) -> int:
    """Return the ranks that lie face up under the newest card, one bit each."""
    return sum(1 << rank for rank in {card >> 2 for card in pile[:-1]})


def reacts(
    temper: Temperament,
    rules: Rules,
    table: Table,
    seat: int,
    moment: Moment,
    luck: int,
    number: int,
) -> int:
    """Return how many ms after a card just turned a bot's hand, or its gesture, comes, or NEVER.

    ``luck`` is a number below ten thousand, ``number`` one below that of its reactions.
    """
    slappable, close = reading(rules, table, seat)
    reaction = temper.reaction_ms(number, moment.theta, moment.bots)
    # One that was measured has its device in it, and one that matches follows what people need.
    if isinstance(temper.reaction, ExGaussian | LogNormal):
        reaction += moment.later
    after = falls(temper.error_rates, slappable, close, luck, reaction)
    if any(temper.risk) and dares(temper.risk, below(table.pile), table.size, table.counts[seat]):
        after = reaction
    mine = not rules.slap.flipper_allowed and table.recent[:1] == (seat,)
    lands = after + (0 if rules.slap.gesture is None else GESTURE_MS)
    if after == NEVER or mine or waits(rules, table, seat, moment.at + lands):
        return NEVER
    return after


def at_card(
    temper: Temperament, rules: Rules, table: Table, seat: int, moment: Moment, dice: Dice
) -> tuple[Wishes, Dice]:
    """Return what a bot means to do about a card just turned, and its dice after."""
    if rules.slap_free or not table.pile or table.out[seat]:
        return (), dice
    luck, dice = draw(dice, CHANCES)
    number, dice = draw(dice, len(temper.reactions))
    after = reacts(temper, rules, table, seat, moment, luck, number)
    if after == NEVER:
        return (), dice
    if rules.slap.gesture is None:
        return (_intent(table, seat, "slap", moment, after),), dice
    return (
        _intent(table, seat, "gesture", moment, after),
        _intent(table, seat, "slap", moment, after + GESTURE_MS),
    ), dice


def moves(table: Table, seat: int, pace: int, percent: int) -> int:
    """Return how many ms after now a bot flips or takes a pile, ``percent`` being its tempo.

    It depends on the pace alone: if it depended on the cards it would give them away.
    """
    leads = table.owed != seat and not table.pile and table.taken_at >= 0
    return pace * (percent + REST * leads) // 100


def at_turn(
    temper: Temperament, table: Table, seat: int, moment: Moment, pace: int, dice: Dice
) -> tuple[Wishes, Dice]:
    """Return a bot's flip, or its taking of a pile that is owed to it, and its dice after."""
    percent, dice = draw(dice, temper.latest - temper.soonest + 1)
    after = moves(table, seat, pace, temper.soonest + percent)
    doing: Doing = "collect" if table.owed == seat else "flip"
    return (_intent(table, seat, doing, moment, after),), dice


def _intent(table: Table, seat: int, doing: Doing, moment: Moment, after: int) -> Intent:
    return Intent(seat, doing, moment.at + after, moment.k, table.piles)
