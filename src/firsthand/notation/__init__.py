"""The one-line text of everything: ``parse(format(x)) == x``. A record has a file of its own."""

from firsthand.cards import format_card
from firsthand.notation.moves import (
    format_action,
    format_event,
    format_timed,
    parse_action,
    parse_event,
    parse_timed,
)
from firsthand.notation.piles import (
    format_cards,
    format_pile,
    parse_card,
    parse_cards,
    parse_pile,
)
from firsthand.notation.tables import format_table, parse_table
from firsthand.rules.text import format_rules, parse_rules

__all__ = [
    "format_action",
    "format_card",
    "format_cards",
    "format_event",
    "format_pile",
    "format_rules",
    "format_table",
    "format_timed",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_event",
    "parse_pile",
    "parse_rules",
    "parse_table",
    "parse_timed",
]
