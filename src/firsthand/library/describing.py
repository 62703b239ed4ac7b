"""A table in words, as ``print(game)`` shows it."""

from collections.abc import Sequence

from firsthand.cards import format_card
from firsthand.law.types import NOBODY
from firsthand.sentences import Sentence, say, text
from firsthand.table import Table


def described(table: Table, names: Sequence[str], patterns: tuple[str, ...]) -> str:
    """Return seats, pile, what may be slapped and whose turn it is, a line each."""
    lines = [
        say("game-seat-out", name=name) if out else say("game-seat", name=name, n=count)
        for name, out, count in zip(names, table.out, table.counts, strict=True)
    ]
    cards = " ".join([*["?"] * table.burned, *map(format_card, table.pile)])
    pile = say("game-pile", n=table.size, cards=cards) if cards else say("game-pile-empty")
    lines += [pile, *([say("game-slap", slaps=patterns)] if patterns else [])]
    return "\n".join(map(text, [*lines, turn(table, names)]))


def turn(table: Table, names: Sequence[str]) -> Sentence:
    """Return whose turn it is, or how the game ended."""
    if table.over:
        won = tuple(names[seat] for seat in table.winners)
        return say("game-won", names=won) if won else say("game-drawn")
    if table.owed != NOBODY:
        return say("game-owed", name=names[table.owed])
    if table.turn == NOBODY:
        return say("game-waits")
    if table.challenger == NOBODY:
        return say("game-turn", name=names[table.turn])
    other = names[table.challenger]
    return say("game-answer", name=names[table.turn], n=table.tries, other=other)
