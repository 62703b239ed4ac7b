"""Verdicts and refusals as sentences; ranks as they are printed on the cards."""

from collections.abc import Sequence

from firsthand.cards import RANK_NAMES, Rank, rank, suit
from firsthand.errors import (
    GameOver,
    Illegal,
    NoCards,
    NotOwed,
    Out,
    OutOfTurn,
    PileOwed,
)
from firsthand.game.state import showing
from firsthand.law.patterns import Kind
from firsthand.law.types import NOBODY
from firsthand.room.messages import DeadHeat
from firsthand.rules import Rules, SlapRule
from firsthand.sentences import Sentence, say
from firsthand.table import Table

NAMED_MOST = 3
"""A false slap names this many patterns at most that the pile did not make."""

SUITS = ("spades", "hearts", "diamonds", "clubs")


def printed_rank(card: int) -> str:
    """Return a card's rank as it is printed on it.

    >>> printed_rank(49), printed_rank(41)
    ('Q', '10')
    """
    return RANK_NAMES[Rank(rank(card))]


def card_name(card: int) -> Sentence:
    """Return a card's whole name.

    >>> text(card_name(45)), text(card_name(41)), text(card_name(60))
    ('jack of hearts', '10 of hearts', 'joker')
    """
    if rank(card) == Rank.JOKER:
        return say("card-figure", rank=int(Rank.JOKER))
    return say("card-printed", rank=int(rank(card)), suit=SUITS[suit(card)])


# ---- what was right -------------------------------------------------------------------------


def cards_of_pattern(rule: SlapRule, pile: tuple[int, ...]) -> tuple[int, ...]:
    """Return which cards made a pattern, counted from the top; 0 is the newest."""
    if rule.pattern.kind == Kind.BOTTOM:
        return (0, len(pile) - 1)
    return tuple(range(rule.pattern.span))


def pattern_made(rule: SlapRule, pile: tuple[int, ...]) -> Sentence:
    """Return what a pile made: the pattern's name and its cards, oldest first."""
    if rule.pattern.kind == Kind.CARD:
        return card_name(pile[-1])
    ranks = [printed_rank(pile[-1 - index]) for index in reversed(cards_of_pattern(rule, pile))]
    dash = "…" if rule.pattern.kind == Kind.BOTTOM else "-"
    return say("verdict-made", title=rule.title, cards=dash.join(ranks))


def right(ms: float, rule: SlapRule, pile: tuple[int, ...]) -> Sentence:
    """Return the line of a slap that won: "231 ms: sandwich 7-K-7"."""
    return say("verdict-won", ms=round(ms), made=pattern_made(rule, pile))


FORCED = say("verdict-forced")
"""What is said where patience ended before it was sure that nobody else was first."""


def why_dead_heat(heat: DeadHeat) -> Sentence:
    """Say why a dead heat was one, and by which rule it was settled."""
    ms = round(heat.ms)
    if heat.limit >= 1:
        return say("verdict-heat-limit", ms=ms, limit=round(heat.limit), by=heat.by)
    return say("verdict-heat", ms=ms, by=heat.by)


def dead_heat(heat: DeadHeat, taker: str) -> Sentence:
    """Return the line of a dead heat, with the name of who takes the pile.

    >>> text(dead_heat(DeadHeat(4, 10, (0, 2), "next"), "Wren"))
    'Dead heat, 4 ms: Wren is next, Wren takes it'
    """
    return say("verdict-heat-line", ms=round(heat.ms), by=heat.by, name=taker)


# ---- what was wrong -------------------------------------------------------------------------


def wrong(pile: tuple[int, ...]) -> Sentence:
    """Return the line of a false slap: "not a slap: 7 on K"."""
    if not pile:
        return say("verdict-bare")
    if len(pile) == 1:
        return say("verdict-one", top=printed_rank(pile[-1]))
    return say("verdict-wrong", top=printed_rank(pile[-1]), below=printed_rank(pile[-2]))


def why_wrong(rules: Rules, table: Table, seat: int) -> Sentence:
    """Say why a slap by a seat was false, in a sentence."""
    mine = rules.rules_for(table.counts[seat])
    pile = table.pile
    if not pile:
        return say("verdict-no-card")
    if showing(tuple(part for rule in mine for part in rule.patterns), pile):
        during = rules.challenge.slaps == "until_lost"
        return say("verdict-lost") if during else say("verdict-no-challenge")
    if showing(rules.patterns, pile) and not table.counts[seat]:
        slaps = tuple(say("verdict-inside", title=rule.title) for rule in mine)
        return say("verdict-empty-hand", slaps=slaps)
    return why_nothing(mine, pile)


def why_nothing(mine: Sequence[SlapRule], pile: tuple[int, ...]) -> Sentence:
    """Say what a pile of one card or more makes none of."""
    on_top = all(rule.pattern.kind == Kind.CARD for rule in mine)
    top = printed_rank(pile[-1])
    if len(pile) == 1 or on_top:
        return say("verdict-is", top=top, missing=missing(mine))
    return say("verdict-makes", top=top, below=printed_rank(pile[-2]), missing=missing(mine))


def missing(mine: Sequence[SlapRule]) -> Sentence:
    """Name the patterns that a pile did not make, or count them where they are many."""
    if len(mine) > NAMED_MOST:
        return say("verdict-none-of", n=len(mine))
    return say("count-all", items=tuple(say("verdict-no", title=rule.title) for rule in mine))


def why_void(rules: Rules, table: Table, seat: int, ms: float) -> Sentence:
    """Say why a slap did not count, neither way."""
    flipper = table.recent[0] if table.recent and table.pile else NOBODY
    gesture = rules.slap.gesture
    if table.frozen_at >= 0:
        return say("verdict-rebuilt")
    if flipper == seat and not rules.slap.flipper_allowed:
        return say("verdict-own-card")
    if flipper != NOBODY and ms < table.beats[flipper]:
        return say("verdict-beat", ms=table.beats[flipper])
    if gesture is not None and not table.gestured[seat]:
        if gesture == "salute":
            return say("verdict-salute")
        return say("verdict-call", word=gesture.removeprefix("word:"))
    return say("verdict-locked-pile") if table.locked[seat] else say("verdict-locked-while")


def why_late(owner: str) -> Sentence:
    """Say why a hand came too late: ``owner`` had the pile, or with none the next card won."""
    return say("verdict-late-for", name=owner) if owner else say("verdict-late-card")


# ---- refusals -------------------------------------------------------------------------------


def refusal(illegal: Illegal, table: Table, names: tuple[str, ...]) -> Sentence:
    """Say why the rules refuse something, by the names of the seats."""
    match illegal:
        case OutOfTurn() if table.turn >= 0:
            return say("refusal-turn", name=names[table.turn])
        case PileOwed() if table.owed >= 0:
            return say("refusal-owed", name=names[table.owed])
        case NoCards():
            return say("refusal-no-cards")
        case NotOwed():
            return say("refusal-not-owed")
        case Out():
            return say("refusal-out")
        case GameOver():
            return say("refusal-game-over")
        case _:
            return say("refusal-illegal", why=illegal.sentence)
