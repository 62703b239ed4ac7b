"""The options as a page offers them: in groups, each with usual answers and its value in words."""

from typing import Any, Literal, NamedTuple

from firsthand.rules.checks import Check, Choice, GestureText, OrNone, Switch, Whole
from firsthand.rules.english import card_name, duration, rank
from firsthand.rules.patterns import slap_rule
from firsthand.rules.reading import options
from firsthand.rules.rules import Rules
from firsthand.rules.text import flat_options, write_option
from firsthand.sentences import Sentence, say

GROUPS: dict[str, tuple[str, ...]] = {
    "slaps": (
        "slap.patterns",
        "pack.jokers",
        "bonus.last_jack",
        "slap.flipper_allowed",
        "slap.empty_pile",
        "slap.late_grace_ms",
        "slap.gesture",
        "slap.without_gesture",
    ),
    "challenges": (
        "challenge.tries",
        "challenge.cancel_ranks",
        "challenge.on_empty",
        "challenge.slaps",
        "collect.window_ms",
        "collect.order",
        "collect.shuffle",
        "lead.after_challenge",
    ),
    "wrong": (
        "penalty.enabled",
        "penalty.count",
        "penalty.to",
        "penalty.card",
        "penalty.when_empty",
        "penalty.out_at",
        "slap.once_per_card",
        "slap.lockout_until",
        "slap.lockout_ms",
        "slap.lockout_cards",
    ),
    "empty": ("comeback.limit", "comeback.until", "comeback.patterns", "comeback.answering"),
    "ties": ("tie.window_ms", "tie.goes_to", "tie.devices"),
    "end": (
        "match.rounds",
        "match.mode",
        "match.level",
        "match.dealer",
        "end.time_ms",
        "end.flips",
        "end.level",
        "end.lone_holder",
        "end.dead_pile",
        "end.window_ms",
        "end.repeat",
    ),
    "table": (
        "pack.decks",
        "pack.without",
        "deal.dealer",
        "deal.remainder",
        "seats.min",
        "seats.max",
        "turn.timeout_ms",
        "turn.out_of_turn",
        "turn.drop",
        "lead.after_slap",
    ),
}
"""The options by group, in the order they are offered; each stands in one group."""

SECOND, MINUTE = 1000, 60_000

ANSWERS: dict[str, tuple[Any, ...]] = {
    "pack.decks": (1, 2, 3),
    "pack.jokers": (0, 2, 4),
    "pack.without": ([], ["2C"]),
    "seats.min": (2, 3, 4),
    "seats.max": (None, 2, 4, 6, 8),
    "turn.timeout_ms": (None, 2 * SECOND, 5 * SECOND, 10 * SECOND),
    "challenge.tries": (
        {"A": 4, "J": 1, "Q": 2, "K": 3},
        {},
        {"A": 4, "10": 1, "J": 1, "Q": 2, "K": 3},
        {"A": 1, "J": 1, "Q": 1, "K": 1},
    ),
    "challenge.cancel_ranks": ([], ["10"]),
    "slap.late_grace_ms": (0, 250, 500, SECOND),
    "slap.lockout_ms": (0, SECOND, 2 * SECOND, 5 * SECOND),
    "slap.lockout_cards": (0, 1, 3, 5),
    "slap.gesture": (None, "salute", "word:Slap"),
    "penalty.count": (1, 2, 3, 5),
    "penalty.out_at": (0, 1, 3),
    "collect.window_ms": (None, 0, 500, SECOND, 2 * SECOND),
    "comeback.limit": (None, 0, 1, 2, 3),
    "comeback.patterns": (None, ["double"], ["rank:J"]),
    "tie.window_ms": (0, 10, 20, 50),
    "end.window_ms": (0, SECOND, 3 * SECOND, 5 * SECOND),
    "end.time_ms": (None, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE),
    "end.flips": (None, 200, 500, 1000),
    "match.rounds": (1, 3, 5, 7),
}
"""Usual answers of the options that are no choice of a few words."""


OtherValues = Literal["", "number", "time", "tries", "ranks", "cards", "patterns", "word"]
"""What values an option may have beside its usual ones: none, a number, a time in ms, and so on."""


class Offered(NamedTuple):
    """How an option is offered: its answers as a line of rules writes them, and how others look."""

    answers: tuple[tuple[str, Sentence], ...]
    """The usual answers, each with its words."""
    kind: OtherValues
    """What other values there are."""
    least: int
    """The least number that may be given."""
    most: int
    """The greatest number that may be given."""


KINDS: dict[str, OtherValues] = {
    "Tries": "tries",
    "Ranks": "ranks",
    "Cards": "cards",
    "Patterns": "patterns",
    "GestureText": "word",
}


def offered(name: str) -> Offered:
    """Return how the option of a dotted name is offered.

    >>> offered("penalty.card").answers[0][0], offered("penalty.count").kind
    ('top', 'number')
    """
    check = options()[name]
    values = ANSWERS.get(name) or few(check)
    answers = tuple((write_option(value), value_words(name, value)) for value in values)
    if isinstance(check, Whole):
        kind: OtherValues = "time" if name.endswith("_ms") else "number"
        return Offered(answers, kind, check.least, check.most)
    return Offered(answers, KINDS.get(type(check).__name__, ""), 0, 0)


def few(check: Check) -> tuple[Any, ...]:
    """Return all values of an option that has a few."""
    match check:
        case Choice(values):
            return values
        case OrNone(word):
            return None, word
        case Switch():
            return True, False
        case _:
            return ()


def value_words(name: str, value: Any) -> Sentence:
    """Return what an option's value is in words, as they stand behind its title.

    >>> from firsthand.sentences import text
    >>> text(value_words("penalty.count", 2)), text(value_words("challenge.tries", {"Q": 2}))
    ('2 cards', 'Q 2')
    """
    check = options()[name]
    if isinstance(check, Whole):
        return number_words(name, value)
    if isinstance(check, Choice | Switch | OrNone):
        return say(f"choice-{name.replace('.', '-')}-value", value=write_option(value))
    if isinstance(check, GestureText):
        return gesture_words(value)
    if value is None:
        return say("choice-same-patterns")
    return list_words(name, value)


def number_words(name: str, value: int | None) -> Sentence:
    """Return a number or a time in words, or what there is without one."""
    key = name.replace(".", "-")
    if value is None:
        return say(f"choice-{key}-none")
    if not name.endswith("_ms"):
        return say(f"choice-{key}-value", n=value)
    zero = value == 0
    return say(f"choice-{key}-zero") if zero else say(f"choice-{key}-value", time=duration(value))


def gesture_words(value: str | None) -> Sentence:
    """Return what comes before a slap in words."""
    if value is None:
        return say("choice-gesture-none")
    if value == "salute":
        return say("choice-gesture-salute")
    return say("choice-gesture-word", word=value.removeprefix("word:"))


def list_words(name: str, value: Any) -> Sentence:
    """Return tries, ranks, cards or patterns in words."""
    if not value:
        return say("choice-nothing")
    if name == "challenge.tries":
        ordered = sorted(value.items(), key=lambda pair: (pair[1], rank(pair[0])))
        return say("choice-list", items=tuple(tries_words(*pair) for pair in ordered))
    if name == "challenge.cancel_ranks":
        return say("choice-list", items=tuple(value))
    if name == "pack.without":
        return say("choice-list", items=tuple(card_name(word) for word in value))
    return say("choice-list", items=tuple(slap_rule(one).title for one in value))


def tries_words(word: str, tries: int) -> Sentence:
    """Return a rank with its tries."""
    name: Sentence | str = say("choice-joker") if word == "joker" else word
    return say("choice-tries", rank=name, n=tries)


def changes(base: Rules, rules: Rules) -> tuple[Sentence, ...]:
    """Return a clause for each option in which a rule set differs, and each slap that does.

    >>> from firsthand.sentences import text
    >>> [text(one) for one in changes(Rules(), Rules().amend({"penalty.count": 2}))]
    ['a wrong slap costs: 2 cards, not 1 card']
    """
    before, after = flat_options(base), flat_options(rules)
    named = [option for group in GROUPS.values() for option in group]
    differing = (name for name in named if before[name] != after[name] and name != "slap.patterns")
    clauses = (
        say(
            "choice-change",
            title=say(f"choice-{name.replace('.', '-')}"),
            after=value_words(name, after[name]),
            before=value_words(name, before[name]),
        )
        for name in differing
    )
    return (*slap_changes(base, rules), *clauses)


def slap_changes(base: Rules, rules: Rules) -> tuple[Sentence, ...]:
    """Return one clause for each slap that a rule set adds or drops."""
    old, new = base.slap_rules, rules.slap_rules
    added = [say("choice-on", title=one.title) for one in new if one not in old]
    dropped = [say("choice-off", title=one.title) for one in old if one not in new]
    return (*added, *dropped)
