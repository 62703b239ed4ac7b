"""A rule set: every option, validated, with its digest and its law."""

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any

from firsthand.cards import Card, Rank, pack, parse_card
from firsthand.errors import RulesError
from firsthand.law import types as law
from firsthand.law.patterns import Kind, Pattern
from firsthand.rules import own
from firsthand.rules.compiled import compiled
from firsthand.rules.options import (
    Bonus,
    Challenge,
    Collect,
    Comeback,
    Deal,
    End,
    Lead,
    Match,
    Pack,
    Penalty,
    Players,
    Slap,
    Tie,
    Turn,
)
from firsthand.rules.patterns import slap_rule
from firsthand.rules.seeing import showing
from firsthand.rules.shapes import SlapRule
from firsthand.sentences import Sentence, say, text


@dataclass(frozen=True)
class Rules:
    """A rule set in fourteen sections; ``Rules()`` is preset ``ratscrew``.

    Values are those of a TOML file, read and checked by `firsthand.rules.read`. Raises
    `RulesError` for options that cannot be played together.

    >>> Rules.load("ratscrew") == Rules(), Rules().penalty.count, Rules().cards
    (True, 1, 52)
    """

    pack: Pack = field(default_factory=Pack)
    deal: Deal = field(default_factory=Deal)
    seats: Players = field(default_factory=Players)
    turn: Turn = field(default_factory=Turn)
    challenge: Challenge = field(default_factory=Challenge)
    slap: Slap = field(default_factory=Slap)
    penalty: Penalty = field(default_factory=Penalty)
    collect: Collect = field(default_factory=Collect)
    lead: Lead = field(default_factory=Lead)
    comeback: Comeback = field(default_factory=Comeback)
    bonus: Bonus = field(default_factory=Bonus)
    tie: Tie = field(default_factory=Tie)
    end: End = field(default_factory=End)
    match: Match = field(default_factory=Match)

    def __post_init__(self) -> None:
        """Refuse options that contradict each other."""
        check_pack(self)
        check_together(self)

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """All cards in play in the order of new packs (A-50, A-75, A-94)."""
        left = list(pack(self.pack.decks, self.pack.jokers))
        for word in self.pack.without:
            left.remove(parse_card(word))
        return tuple(left)

    @property
    def cards(self) -> int:
        """How many cards are in play."""
        return len(self.deck)

    @property
    def slap_free(self) -> bool:
        """Whether these rules know no slaps."""
        return not self.slap.patterns

    @cached_property
    def slap_rules(self) -> tuple[SlapRule, ...]:
        """The slap patterns in canonical order."""
        return tuple(slap_rule(name) for name in self.slap.patterns)

    @cached_property
    def comeback_rules(self) -> tuple[SlapRule, ...]:
        """The patterns that a hand without cards may slap, in canonical order (A-90)."""
        if self.comeback.patterns is None:
            return self.slap_rules
        return tuple(slap_rule(name) for name in self.comeback.patterns)

    def rules_for(self, held: int) -> tuple[SlapRule, ...]:
        """Return the patterns that a hand of ``held`` cards may slap."""
        return self.slap_rules if held > 0 else self.comeback_rules

    def names_of(self, bits: int, held: int) -> tuple[str, ...]:
        """Return the names of the patterns that a hand of ``held`` cards may slap.

        ``bits`` says which of `patterns`, or of `comeback_patterns` for a hand without cards.
        """
        owners = (rule.name for rule in self.rules_for(held) for _ in rule.patterns)
        return tuple(dict.fromkeys(name for index, name in enumerate(owners) if bits >> index & 1))

    @cached_property
    def comeback_patterns(self) -> tuple[Pattern, ...]:
        """The patterns that a hand without cards may slap, as the law reads them."""
        return tuple(part for rule in self.comeback_rules for part in rule.patterns)

    @cached_property
    def patterns(self) -> tuple[Pattern, ...]:
        """The slap patterns as the law reads them."""
        return tuple(part for rule in self.slap_rules for part in rule.patterns)

    @cached_property
    def law(self) -> law.Law:
        """The rule set as the law reads it."""
        return compiled(self)

    @cached_property
    def digest(self) -> str:
        """Sixty-four hexadecimal digits that identify the rule set, by its canonical form."""
        text = json.dumps(canonical(self), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    @classmethod
    def load(cls, word: str) -> "Rules":
        """Return the rules of a preset's name, a rule file, or a preset and what differs from it.

        Raises `RulesError` or `Malformed`, which say what would be right.

        >>> Rules.load("ratscrew penalty.count=2").penalty.count
        2
        """
        from firsthand.rules.text import find  # noqa: PLC0415 - it makes rules itself

        return find(word)

    def amend(self, changes: Mapping[str, Any]) -> "Rules":
        """Return these rules with some options changed, by dotted names or in nested tables.

        Raises `RulesError` that names the option, its value and what would be right.

        >>> Rules().amend({"slap.patterns": ["double", "tens"]}).slap.patterns
        ('double', 'sum:10')
        """
        from firsthand.rules.reading import amended  # noqa: PLC0415 - it makes rules itself

        return amended(self, changes)

    def sheet(self) -> str:
        """Return the rules in plain English: headings, and a sentence a line below them.

        >>> print(*Rules().sheet().splitlines()[:3], sep=", ")
        The players, - For two or more players., - It is best with three to six.
        """
        from firsthand.rules.sheet import sheet  # noqa: PLC0415 - it reads rules itself

        return "\n\n".join(
            "\n".join((heading, *(f"- {line}" for line in lines))) for heading, lines in sheet(self)
        )

    def diff(self, other: "str | Rules") -> tuple[str, ...]:
        """Return in sentences what another rule set says that this one does not.

        The other is a rule set, or a word as in `load`.

        >>> Rules().diff(Rules().amend({"penalty.count": 2}))[0].partition("; ")[0]
        'A false slap costs two cards, face down under the pile'
        """
        from firsthand.rules.sheet import differences  # noqa: PLC0415 - it reads rules itself

        rules = Rules.load(other) if isinstance(other, str) else other
        return tuple(map(text, differences(self, rules)))

    def patterns_of(self, pile: str | Sequence[int], *, empty: bool = False) -> tuple[str, ...]:
        """Return the names of the slap patterns that a pile shows, oldest card first.

        Where an open challenge forbids slaps is up to the game (`firsthand.Game.patterns`). With
        ``empty`` they are those that a hand without cards may slap (A-90). Raises ``ValueError``
        for what is no card.

        >>> Rules().patterns_of("7H KC 7D")
        ('sandwich',)
        """
        cards = map(parse_card, pile.split()) if isinstance(pile, str) else pile
        bits = showing(self.comeback_patterns if empty else self.patterns, tuple(cards))
        return tuple(map(own.short, self.names_of(bits, int(not empty))))

    def seats_allowed(self, seats: int) -> Sentence | None:
        """Return why a number of seats can't play, None if it can (E-04, S-02, A-55)."""
        least = self.seats.min
        most = min(self.seats.max or self.cards, self.cards)
        if least <= seats <= most:
            return None
        return say("wrong-seats", least=least, most=most, seats=seats)


def nested(rules: Rules) -> dict[str, dict[str, Any]]:
    """Return all options by section, as JSON and TOML hold them."""
    return {
        section.name: {
            option.name: plain_option(getattr(rules, section.name), option.name)
            for option in fields(getattr(rules, section.name))
        }
        for section in fields(rules)
    }


AS_BEFORE: dict[tuple[str, str], Any] = {
    ("pack", "without"): [],
    ("comeback", "patterns"): None,
    ("comeback", "answering"): True,
    ("slap", "lockout_until"): None,
    ("tie", "devices"): "off",
}
"""Options that were added later, with the value that plays as if they were not there."""


def canonical(rules: Rules) -> dict[str, dict[str, Any]]:
    """Return the options that a digest is made of.

    Later options are left out as long as they change nothing, so that older digests stay.
    """
    return {
        section: {
            option: value
            for option, value in options.items()
            if (section, option) not in AS_BEFORE or value != AS_BEFORE[section, option]
        }
        for section, options in nested(rules).items()
    }


def plain_option(section: object, name: str) -> Any:
    """Return one option as JSON holds it."""
    value = getattr(section, name)
    if name == "tries":
        return dict(value)
    return list(value) if isinstance(value, tuple) else value


def check_pack(rules: Rules) -> None:
    """Raise `RulesError` for cards that are taken out and not there, or too few that are left."""
    copies = Counter(pack(rules.pack.decks, rules.pack.jokers))
    for word, times in Counter(rules.pack.without).items():
        there = copies[parse_card(word)]
        if times > there:
            decks, jokers = rules.pack.decks, rules.pack.jokers
            absent = say("wrong-without", decks=decks, jokers=jokers, there=there)
            raise RulesError("pack.without", word, absent)
    if rules.cards < rules.seats.min:
        too_few = say("wrong-left", least=rules.seats.min)
        raise RulesError("pack.without", rules.cards, too_few)


def check_in_play(rules: Rules) -> None:
    """Raise `RulesError` for a slap pattern that waits for cards which are not in the pack.

    Records of games that were played with one are read without this.
    """
    lists = {"slap.patterns": rules.slap_rules}
    if rules.comeback.patterns is not None:
        lists["comeback.patterns"] = rules.comeback_rules
    for option, named in lists.items():
        for rule in named:
            pattern = rule.pattern
            if pattern.kind != Kind.CARD or any(pattern.cards >> c - 4 & 1 for c in rules.deck):
                continue
            jokers = pattern.cards >> (Rank.JOKER << 2) - 4 != 0
            waits = say("wrong-waits", cards="jokers" if jokers else "others")
            raise RulesError(option, rule.name, waits)


def check_together(rules: Rules) -> None:
    """Raise `RulesError` for options that cannot be played together."""
    tries = dict(rules.challenge.tries)
    if rules.seats.max is not None and rules.seats.max < rules.seats.min:
        above = say("wrong-most", least=rules.seats.min)
        raise RulesError("seats.max", rules.seats.max, above)
    if rules.turn.drop == "counts" and tries:
        raise RulesError("turn.drop", "counts", say("wrong-drop"))
    ranked = [name for name in rules.slap.patterns if name.startswith("rank:")]
    if rules.pack.jokers and not tries and ranked and "joker" not in rules.slap.patterns:
        no_jokers = say("wrong-jokers", pattern=ranked[0])
        raise RulesError("pack.jokers", rules.pack.jokers, no_jokers)
    both = [rank for rank in rules.challenge.cancel_ranks if rank in tries]
    if both:
        raise RulesError("challenge.cancel_ranks", both[0], say("wrong-cancel"))
    if rules.comeback.patterns is not None and not rules.slap.patterns:
        names = list(rules.comeback.patterns)
        raise RulesError("comeback.patterns", names, say("wrong-comeback"))
    if rules.penalty.when_empty == "lockout" and not rules.slap.patterns:
        raise RulesError("penalty.when_empty", "lockout", say("wrong-lockout"))
    if rules.end.repeat == "draw" and rules.slap.patterns:
        raise RulesError("end.repeat", "draw", say("wrong-repeat-slaps"))
    if rules.end.repeat == "draw" and rules.collect.order == "shuffle":
        raise RulesError("end.repeat", "draw", say("wrong-repeat-shuffle"))
