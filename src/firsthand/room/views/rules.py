"""Rule sets in words, as people read and agree to them."""

from firsthand.cards import parse_card
from firsthand.notation import format_rules
from firsthand.room.messages import PackView, PatternView, RulesView
from firsthand.rules import Rules, SlapRule, preset, title
from firsthand.rules import line as line_of
from firsthand.rules.sheet import differences, sections
from firsthand.sentences import Sentence, say

SEATS_MOST = 8
"""How many a table has room for: as many as there are colours and shapes."""


def bounds(rules: Rules) -> tuple[int, int]:
    """Return the least and the most seats of a table with these rules."""
    return rules.seats.min, min(rules.seats.max or SEATS_MOST, SEATS_MOST, rules.cards)


def seats_refused(rules: Rules, seats: int) -> Sentence | None:
    """Return why a number of seats can't play by these rules at a table; None if it can."""
    least, most = bounds(rules)
    refusal = rules.seats_allowed(seats)
    if refusal is None and not least <= seats <= most:
        return say("refusal-room-for", least=least, most=most)
    return refusal


def pattern_view(rule: SlapRule) -> PatternView:
    """Return a slap rule for people."""
    return PatternView(rule.name, rule.title, rule.short, rule.sentence, rule.legal, rule.illegal)


def rules_view(rules: Rules, name: str, title: Sentence, line: Sentence) -> RulesView:
    """Return a rule set for people."""
    least, most = bounds(rules)
    return RulesView(
        name=name,
        title=title,
        line=line,
        digest=rules.digest,
        least=least,
        most=most,
        drops=rules.turn.drop == "counts",
        challenge=bool(rules.challenge.tries),
        gesture=rules.slap.gesture or "",
        patterns=tuple(map(pattern_view, rules.slap_rules)),
        comeback=tuple(map(pattern_view, rules.comeback_rules)),
        pack=PackView(
            rules.pack.decks, rules.pack.jokers, tuple(map(parse_card, rules.pack.without))
        ),
        sheet=sections(rules),
        text=format_rules(rules),
    )


def proposal(rules: Rules) -> RulesView:
    """Return a rule set that somebody put together, called after the preset nearest to it."""
    name = format_rules(rules).partition(" ")[0]
    base = preset(name)
    if base == rules:
        return rules_view(rules, name, title(name), line_of(name))
    count = len(differences(base, rules))
    line = say("preset-our-way-line", title=title(name), n=count)
    return rules_view(rules, "", say("preset-our-way", title=title(name)), line)
