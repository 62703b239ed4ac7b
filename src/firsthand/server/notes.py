"""Rule sets and temperaments in words, as the home screen shows them."""

from firsthand.bots.temperament import TEMPERAMENTS
from firsthand.rules import Rules
from firsthand.rules.sheet import sheet
from firsthand.server.wire import PatternNote, RulesNote, TemperamentNote

SEATS_MOST = 8
"""How many a table has room for: as many as there are colours and shapes."""


def bounds(rules: Rules) -> tuple[int, int]:
    """Return the least and the most seats of a table with these rules."""
    return rules.seats.min, min(rules.seats.max or SEATS_MOST, SEATS_MOST, rules.cards)


def rules_note(rules: Rules, name: str, title: str, line: str) -> RulesNote:
    """Return a rule set for people."""
    least, most = bounds(rules)
    return RulesNote(
        name=name,
        title=title,
        line=line,
        digest=rules.digest,
        least=least,
        most=most,
        challenge=bool(rules.challenge.tries),
        gesture=rules.slap.gesture or "",
        patterns=tuple(
            PatternNote(rule.name, rule.title, rule.short, rule.sentence, rule.legal, rule.illegal)
            for rule in rules.slap_rules
        ),
        sheet=sheet(rules),
    )


def temperament_notes() -> tuple[TemperamentNote, ...]:
    """Return the temperaments in words."""
    return tuple(
        TemperamentNote(each.name, each.title, each.words) for each in TEMPERAMENTS.values()
    )
