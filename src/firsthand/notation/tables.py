"""The text of a table: one line of clauses, each a word and what it says.

``hands 1 2 2; dealer 2; pile (1) KH 7D; turn 1 owes 2 to 0; flips 2``. Hands, dealer, pile and
turn always come first; of the rest only what is not as it was at the deal.
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple, get_args

import msgspec

from firsthand.errors import Malformed
from firsthand.law.types import Duel
from firsthand.notation.codecs import CODECS, DUEL, INT, read_duel, write_duel
from firsthand.notation.piles import format_pile, parse_pile
from firsthand.sentences import say
from firsthand.table import Fine, Table, Vote, VoteKind

SEPARATOR = "; "
FIRST = ("hands", "dealer", "pile", "turn")
EXAMPLE = "hands 1 2 2; dealer 2; pile (1) KH 7D; turn 1 owes 2 to 0"
FINE = rf"[0-9]{{1,9}}@{INT}/{INT}/{INT}(?:/{INT}(?:/{INT})?)?"
VOTE = rf"{INT}:(?:beat|interference):{INT}:{INT}"


class Clause(NamedTuple):
    """How one field of a table is written and read, given the number of seats."""

    field: str
    pattern: str
    read: Callable[[str, int], Any]
    write: Callable[[Any], str]


def _seat(word: str, seats: int) -> int:
    if int(word) < seats:
        return int(word)
    raise Malformed(say("wrong-seat-of", seat=int(word), seats=seats, last=seats - 1))


def _number(field: str) -> Clause:
    return Clause(field, INT, lambda text, _seats: int(text), str)


def _numbers(field: str, name: str = "ints") -> Clause:
    codec = CODECS[name]
    return Clause(field, codec.pattern, lambda text, _seats: codec.read(text), codec.write)


def _flags(field: str) -> Clause:
    def read(text: str, seats: int) -> tuple[bool, ...]:
        among = {_seat(word, seats) for word in text.split(" ")}
        return tuple(seat in among for seat in range(seats))

    def write(flags: tuple[bool, ...]) -> str:
        return " ".join(str(seat) for seat, flag in enumerate(flags) if flag)

    return Clause(field, r"[0-9]{1,9}(?: [0-9]{1,9})*", read, write)


def _read_fines(text: str, seats: int) -> tuple[Fine | None, ...]:
    fines: list[Fine | None] = [None] * seats
    for word in text.split(" "):
        seat, numbers = word.split("@")
        at, flips, piles, *first = (int(number) for number in numbers.split("/"))
        fines[_seat(seat, seats)] = Fine(at, flips, piles, *(first or [at]))
    return tuple(fines)


def _write_fines(fines: tuple[Fine | None, ...]) -> str:
    return " ".join(
        f"{seat}@{fine.at}/{fine.flips}/{fine.piles}"
        + (f"/{fine.first}" if fine.first != fine.at or fine.cards != 1 else "")
        + (f"/{fine.cards}" if fine.cards != 1 else "")
        for seat, fine in enumerate(fines)
        if fine
    )


KINDS: dict[str, VoteKind] = {kind: kind for kind in get_args(VoteKind)}


def _read_votes(text: str, _seats: int) -> tuple[Vote, ...]:
    parts = (word.split(":") for word in text.split(" "))
    return tuple(Vote(KINDS[kind], int(by), int(seat), int(ms)) for by, kind, seat, ms in parts)


def _write_votes(votes: tuple[Vote, ...]) -> str:
    return " ".join(f"{vote.by}:{vote.kind}:{vote.seat}:{vote.ms}" for vote in votes)


CLAUSES = {
    "flips": _number("flips"),
    "piles": _number("piles"),
    "recent": _numbers("recent"),
    "out": _flags("out"),
    "comebacks": _numbers("comebacks"),
    "gestured": _flags("gestured"),
    "fined": Clause("fines", rf"{FINE}(?: {FINE})*", _read_fines, _write_fines),
    "locked": _flags("locked"),
    "beats": _numbers("beats"),
    "votes": Clause("votes", rf"{VOTE}(?: {VOTE})*", _read_votes, _write_votes),
    "flipped": _number("flipped_at"),
    "taken": _number("taken_at"),
    "lost": _number("lost_at"),
    "since": _number("turn_at"),
    "frozen": _number("frozen_at"),
    "ready": _flags("ready"),
    "stood": _number("stood"),
    "over": _numbers("winners", "seats"),
}
"""What may follow the first four clauses, by its word."""


def at_rest(counts: tuple[int, ...], dealer: int) -> Table:
    """Return a table whose values go unsaid: the one just dealt."""
    no, none = (False,) * len(counts), (0,) * len(counts)
    return Table(
        counts, dealer, out=no, comebacks=none, gestured=no, beats=none, ready=no,
        fines=(None,) * len(counts), locked=no,
    )  # fmt: skip


def format_table(table: Table) -> str:
    """Write a table on one line.

    >>> format_table(at_rest((1, 2), 1))
    'hands 1 2; dealer 1; pile -; turn nobody'
    """
    rest = at_rest(table.counts, table.dealer)
    said = [
        f"hands {CODECS['ints'].write(table.counts)}",
        f"dealer {table.dealer}",
        f"pile {format_pile(table.pile, table.burned)}",
        f"turn {write_duel(table.duel)}",
    ]
    for word, clause in CLAUSES.items():
        value = getattr(table, clause.field)
        if value != getattr(rest, clause.field) or (word == "over" and table.over):
            said.append(f"{word} {clause.write(value)}")
    return SEPARATOR.join(said)


def parse_table(text: str) -> Table:
    """Read a table, or raise `Malformed` that names the clause and shows what is right.

    >>> parse_table("hands 1 2; dealer 1; pile -; turn nobody").counts
    (1, 2)
    """
    parts = [part.partition(" ") for part in text.split(SEPARATOR)]
    if tuple(word for word, _, _ in parts[:4]) != FIRST:
        raise Malformed(say("wrong-table", text=repr(text), example=repr(EXAMPLE)))
    hands, dealer, pile, turn = (said for _, _, said in parts[:4])
    _check("hands", hands, CODECS["ints"].pattern)
    _check("dealer", dealer, INT)
    _check("turn", turn, DUEL)
    counts = CODECS["ints"].read(hands)
    cards, burned = parse_pile(pile)
    fields: dict[str, Any] = {"pile": cards, "burned": burned, **_duel(read_duel(turn))}
    for word, _, said in parts[4:]:
        if word not in CLAUSES:
            raise Malformed(say("wrong-clause", word=repr(word), known=tuple(CLAUSES)))
        clause = CLAUSES[word]
        _check(word, said, clause.pattern)
        fields[clause.field] = clause.read(said, len(counts))
        if word == "over":
            fields["over"] = True
    return msgspec.structs.replace(at_rest(counts, int(dealer)), **fields)


def _duel(duel: Duel) -> dict[str, Any]:
    return duel._asdict() | {"lost": bool(duel.lost)}


def _check(word: str, said: str, pattern: str) -> None:
    if re.fullmatch(pattern, said) is None:
        wrong = say("wrong-clause-value", word=word, said=repr(said), example=repr(EXAMPLE))
        raise Malformed(wrong)
