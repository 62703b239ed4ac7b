"""Verdicts and refusals in plain English; ranks as they are printed on the cards."""

from collections.abc import Sequence

from firsthand.cards import RANK_NAMES, SUIT_NAMES, Rank, Suit, rank, suit
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
from firsthand.room.messages import Heat
from firsthand.rules import Rules, SlapRule
from firsthand.rules.english import listed
from firsthand.sentences import Sentence, say, text
from firsthand.table import Table

CALLED = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NAMED_MOST = 3
"""A false slap names this many patterns at most that the pile did not make."""

TAKERS = {
    "next": "the next to flip takes it",
    "nearer": "who flips sooner takes it",
    "first": "the hand that came in first takes it",
    "lot": "one of them takes it by lot",
}
TAKES = {
    "next": "{0} is next, {0} takes it",
    "nearer": "{0} flips sooner, {0} takes it",
    "first": "{0} came in first, {0} takes it",
    "lot": "{0} takes it by lot",
}


def printed(card: int) -> str:
    """Return a card's rank as it is printed on it.

    >>> printed(49), printed(41)
    ('Q', '10')
    """
    return RANK_NAMES[Rank(rank(card))]


def called(card: int) -> str:
    """Return a card's whole name.

    >>> called(45), called(41), called(60)
    ('jack of hearts', '10 of hearts', 'joker')
    """
    if rank(card) == Rank.JOKER:
        return "joker"
    name = CALLED.get(Rank(rank(card)), printed(card))
    return f"{name} of {SUITS[SUIT_NAMES[Suit(suit(card))]]}"


def counted(number: int, noun: str) -> str:
    """Return a number of things.

    >>> counted(1, "card"), counted(2, "card"), counted(12, "card")
    ('one card', 'two cards', '12 cards')
    """
    word = COUNTS[number] if number < len(COUNTS) else str(number)
    return f"{word} {noun}" if number == 1 else f"{word} {noun}s"


def sentence(text: str) -> str:
    """Begin with a capital and end with a full stop.

    >>> sentence("no pile is owed to you")
    'No pile is owed to you.'
    """
    ended = text if text.endswith((".", "!", "?")) else f"{text}."
    return ended[:1].upper() + ended[1:]


def small(title: str) -> str:
    """Return a title inside a sentence."""
    return title[:1].lower() + title[1:]


# ---- what was right -------------------------------------------------------------------------


def making(rule: SlapRule, pile: tuple[int, ...]) -> tuple[int, ...]:
    """Return which cards made a pattern, counted from the top; 0 is the newest."""
    if rule.pattern.kind == Kind.BOTTOM:
        return (0, len(pile) - 1)
    return tuple(range(rule.pattern.span))


def made(rule: SlapRule, pile: tuple[int, ...]) -> str:
    """Return what a pile made: the pattern's name and its cards, oldest first."""
    if rule.pattern.kind == Kind.CARD:
        return called(pile[-1])
    ranks = [printed(pile[-1 - place]) for place in reversed(making(rule, pile))]
    dash = "…" if rule.pattern.kind == Kind.BOTTOM else "-"
    return f"{small(text(rule.title))} {dash.join(ranks)}"


def right(ms: float, rule: SlapRule, pile: tuple[int, ...]) -> str:
    """Return the line of a slap that won: "231 ms: sandwich 7-K-7"."""
    return f"{round(ms)} ms: {made(rule, pile)}"


FORCED = "The judge waited no longer: one line was too slow."
"""What is said where patience ended before it was sure that nobody else was first."""


def apart(ms: float) -> str:
    """Say how far apart hands fell.

    >>> apart(4.2), apart(0.2)
    ('4 ms', 'under 1 ms')
    """
    return f"{round(ms)} ms" if round(ms) else "under 1 ms"


def why_heat(heat: Heat) -> str:
    """Say why a dead heat was one, and by which rule it was settled."""
    gap = apart(heat.ms)
    limit = f" (up to {round(heat.limit)} ms)" if heat.limit >= 1 else ""
    close = f"{gap[:1].upper()}{gap[1:]} apart is too close to call here{limit}."
    return f"{close} House rule: {TAKERS[heat.by]}."


def dead_heat(heat: Heat, taker: str) -> str:
    """Return the line of a dead heat, with the name of who takes the pile.

    >>> dead_heat(Heat(4, 10, (0, 2), "next"), "Wren")
    'Dead heat, 4 ms: Wren is next, Wren takes it'
    """
    return f"Dead heat, {apart(heat.ms)}: {TAKES[heat.by].format(taker)}"


# ---- what was wrong -------------------------------------------------------------------------


def wrong(pile: tuple[int, ...]) -> str:
    """Return the line of a false slap: "not a slap: 7 on K"."""
    if not pile:
        return "not a slap: no card there"
    return f"not a slap: {' on '.join(printed(card) for card in reversed(pile[-2:]))}"


def why_wrong(rules: Rules, table: Table, seat: int) -> str:
    """Say why a slap by a seat was false, in a sentence."""
    mine = rules.rules_for(table.counts[seat])
    pile = table.pile
    if not pile:
        return "Not a slap: there was no card."
    if showing(tuple(rule.pattern for rule in mine), pile):
        during = rules.challenge.slaps == "until_lost"
        why = "the challenge was already lost" if during else "no challenge is slapped here"
        return f"Not a slap: {why}."
    if showing(rules.patterns, pile) and not table.counts[seat]:
        return f"Not a slap: with no cards you may slap {listed(titles(mine), 'or')} only."
    on_top = all(rule.pattern.kind == Kind.CARD for rule in mine)
    if len(pile) == 1 or on_top:
        return f"Not a slap: {printed(pile[-1])} is {missing(mine)}."
    return f"Not a slap: {printed(pile[-1])} on {printed(pile[-2])} makes {missing(mine)}."


def titles(rules: Sequence[SlapRule]) -> list[str]:
    """Name patterns inside a sentence."""
    return [small(text(rule.title)) for rule in rules]


def missing(mine: Sequence[SlapRule]) -> str:
    """Name the patterns that a pile did not make, or count them where they are many."""
    names = titles(mine)
    if len(names) > NAMED_MOST:
        return f"none of the {counted(len(names), 'slap')} of this table"
    return listed([f"no {name}" for name in names])


def cost(paid: int) -> str:
    """Say what a false slap cost."""
    return f"It costs {counted(paid, 'card')}." if paid else ""


LOCKED = "Further slaps do not count until a pile is taken."


def why_void(rules: Rules, table: Table, seat: int, ms: float) -> str:
    """Say why a slap did not count, neither way."""
    flipper = table.recent[0] if table.recent and table.pile else -1
    gesture = rules.slap.gesture
    if table.frozen_at >= 0:
        why = "the pile was being rebuilt"
    elif flipper == seat and not rules.slap.flipper_allowed:
        why = "nobody slaps a card of their own"
    elif flipper >= 0 and ms < table.beats[flipper]:
        why = f"slaps wait {table.beats[flipper]} ms after this seat's cards"
    elif gesture is not None and not table.gestured[seat]:
        word = gesture.removeprefix("word:")
        why = "salute first" if gesture == "salute" else f"call “{word}” first"
    elif table.locked[seat]:
        why = "a false slap locks you out until a pile is taken"
    else:
        why = "a false slap locks you out for a while"
    return f"It did not count: {why}."


def why_late(owner: str) -> str:
    """Say why a hand came too late: ``owner`` had the pile, or with none the next card won."""
    return f"Too late: {owner} had the pile." if owner else "Too late: the next card was quicker."


WHY_EARLY = "Too early: meant for the card before."


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
            return say("refusal-other", text=sentence(illegal.reason))
