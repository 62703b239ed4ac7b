"""Slap patterns of your own, as data: which ranks the newest cards must have, and the words for it.

A pattern of one, two or three cards is a set of boxes; a box names the ranks that each card may
have. Its name holds all of it, so that whoever reads rules or events has the whole pattern:
``own:lucky:7,7:two_sevens_in_a_row:7H,7C:7H,8C`` is label, boxes, words, a pile that shows it and
one that does not. Piles and boxes are written oldest card first, boxes parted by strokes.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from firsthand.cards import RANKS, format_card, parse_card
from firsthand.errors import Malformed
from firsthand.law.patterns import JOKER, Kind, Pattern
from firsthand.rules.seeing import showing
from firsthand.rules.shapes import SlapRule
from firsthand.sentences import say

OWN = "own"
MOST = 3
"""The most cards that a pattern of your own looks at."""

BOXES_MOST = 256
"""The most boxes of a pattern: three ranks make no more than fourteen times fourteen."""

LETTERS = "A23456789TJQK"
"""A rank as a box writes it, one letter each; X is a joker."""

LABEL = re.compile(r"[a-z][a-z0-9_]{0,31}")
PLAIN = re.compile(r"[A-Za-z0-9 ]")
SUITS = "HCDS"
LENGTH = 120
Ranks = tuple[int, ...]
"""The ranks of some cards, the newest first."""


def short(name: str) -> str:
    """Return what people call a pattern: the label of one of their own.

    >>> short("own:lucky:7,7:Two_sevens:7H,7C:AH,AC"), short("sum:10")
    ('lucky', 'sum:10')
    """
    return name.split(":")[1] if name.startswith(f"{OWN}:") else name


def boxes(table: Iterable[Ranks]) -> tuple[tuple[int, ...], ...]:
    """Return a set of ranks as boxes: for each card, the newest first, a set of ranks in bits.

    >>> boxes({(7, 7), (7, 8), (9, 7), (9, 8)})
    ((640, 384),)
    """
    rows: dict[int, set[Ranks]] = {}
    for newest, *rest in table:
        rows.setdefault(newest, set()).add(tuple(rest))
    alike: dict[tuple[int, ...], int] = {}
    for newest in sorted(rows):
        inner: tuple[tuple[int, ...], ...] = ((),)
        if rows[newest] != {()}:
            inner = boxes(rows[newest])
        for box in inner:
            alike[box] = alike.get(box, 0) | 1 << newest
    return tuple((among, *box) for box, among in sorted(alike.items()))


def _letters(among: int) -> str:
    text = "".join(letter for rank, letter in enumerate(LETTERS, 1) if among >> rank & 1)
    return text + "X" * (among >> JOKER & 1)


def _bits(text: str) -> int:
    return sum(1 << (JOKER if letter == "X" else 1 + LETTERS.index(letter)) for letter in text)


def _write(text: str) -> str:
    """Write any text with letters, figures, strokes and underscores alone."""
    return "".join(
        (letter if letter != " " else "_") if PLAIN.fullmatch(letter) else f"-{ord(letter):x}-"
        for letter in text
    )


def _read(text: str) -> str:
    """Read what `_write` wrote; raises ``ValueError``."""
    parts = text.split("-")
    return "".join(
        chr(int(part, 16)) if index % 2 else part.replace("_", " ")
        for index, part in enumerate(parts)
    )


def named(label: str, table: Iterable[Ranks], sentence: str, legal: str, illegal: str) -> SlapRule:
    """Return a pattern by what it is; ``legal`` and ``illegal`` are piles, oldest card first."""
    shapes = boxes(set(table))
    shape = "-".join(",".join(map(_letters, reversed(box))) for box in shapes)
    piles = (",".join(text.split()) for text in (legal, illegal))
    return read_name(":".join([OWN, label, shape, _write(sentence), *piles]))


def read_name(name: str) -> SlapRule:
    """Return the pattern of a name that begins with ``own:``; raise `Malformed`."""
    try:
        _, label, shape, words, legal, illegal = name.split(":")
        sentence = _read(words)
        shapes = [tuple(_bits(text) for text in box.split(",")[::-1]) for box in shape.split("-")]
        piles = [tuple(pile.split(",")) for pile in (legal, illegal)]
        cards = [tuple(map(parse_card, pile)) for pile in piles]
    except ValueError:
        raise Malformed(say("own-name", name=repr(name))) from None
    span = len(shapes[0])
    if not (
        LABEL.fullmatch(label) and 0 < len(sentence) <= LENGTH and sentence.isprintable()
        and 1 <= span <= MOST and len(shapes) <= BOXES_MOST
        and all(len(box) == span and all(box) for box in shapes)
    ):  # fmt: skip
        raise Malformed(say("own-name", name=repr(name)))
    patterns = tuple(_pattern(box) for box in shapes)
    for pile, shows in zip(cards, (True, False), strict=True):
        if bool(showing(patterns, pile)) != shows:
            shown = " ".join(map(format_card, pile))
            raise Malformed(say("own-pile", label=repr(label), pile=shown, shows=str(shows)))
    return SlapRule(
        name,
        say("pattern-own", name=label.replace("_", " ")),
        say("pattern-own", name=label.replace("_", " ")),
        say("pattern-own-when", when=sentence),
        piles[0],
        piles[1],
        source="composition",
        pattern=patterns[0],
        more=patterns[1:],
    )


def _pattern(box: tuple[int, ...]) -> Pattern:
    ranks = sum(among << 16 * index for index, among in enumerate(box))
    return Pattern(int(Kind.BOX), len(box), ranks, 0, 0)


def tabulated(span: int, test: Callable[..., object], *, jokers: bool) -> set[Ranks]:
    """Return all ranks for which a test is true; it is given them newest first.

    Raises `Malformed` for what the test raises, and where it is never or always true.
    """
    ranks = [*range(1, 14), *([JOKER] if jokers else [])]
    rows = set()
    for row in product(ranks, repeat=span):
        try:
            if test(*row):
                rows.add(row)
        except Exception as error:
            kind, cards = type(error).__name__, ", ".join(map(str, row))
            raise Malformed(say("own-raised", given=cards, error=kind, why=str(error))) from error
    if len(rows) in (0, len(ranks) ** span):
        raise Malformed(say("own-never") if not rows else say("own-always"))
    return rows


def pattern(
    label: str,
    *,
    span: int,
    test: Callable[..., object],
    sentence: str,
    legal: str = "",
    illegal: str = "",
    jokers: bool = False,
) -> SlapRule:
    """Return a slap pattern of your own, which rules may list in ``slap.patterns``.

    ``test`` is asked once for all ranks of the ``span`` newest cards, one to three, and given as
    numbers: the newest first, 1 for the ace to 13 for the king, 15 for a joker where ``jokers``
    count. ``sentence`` says when it may be slapped, for the rule sheet; ``legal`` and ``illegal``
    are piles that show it and almost show it, oldest card first; without them some are found.
    The pattern is data from then on: records, the laboratory and the browser need no code of yours.
    Raises `Malformed`, which says what would be right.

    >>> lucky = pattern("lucky", span=2, test=lambda newer, older: newer == older == 7,
    ...                 sentence="Two sevens in a row")
    >>> lucky.name
    'own:lucky:7,7:Two_sevens_in_a_row:7H,7C:AH,AC'
    """
    if isinstance(span, bool) or span not in range(1, MOST + 1):
        raise Malformed(say("own-span", given=repr(span), most=MOST))
    if not LABEL.fullmatch(str(label)):
        raise Malformed(say("own-label", given=repr(label)))
    if not (0 < len(str(sentence)) <= LENGTH and str(sentence).isprintable()):
        raise Malformed(say("own-sentence", label=repr(label), most=LENGTH))
    table = tabulated(span, test, jokers=jokers)
    others = (row for row in product(range(1, 14), repeat=span) if row not in table)
    return named(
        label,
        table,
        sentence,
        _faces(legal) or _example(min(table)),
        _faces(illegal) or _example(next(others, (JOKER,) * span)),
    )


def _faces(pile: str) -> str:
    """Return a pile in canonical spelling, or raise `Malformed`."""
    try:
        return " ".join(format_card(parse_card(word)) for word in pile.upper().split())
    except ValueError as error:
        raise Malformed(str(error)) from None


def _example(row: Ranks) -> str:
    """Return a pile of some ranks, oldest card first."""
    called = {int(number): word for word, number in RANKS.items()}
    return " ".join(
        "JK1" if rank == JOKER else called[rank] + SUITS[index % len(SUITS)]
        for index, rank in enumerate(reversed(row))
    )


FIELDS = ("piles", "sentence", "legal", "illegal")


def from_file(label: str, described: Any) -> SlapRule:
    """Return the pattern that a rule file describes in ``[pattern.label]``; raise `Malformed`.

    ``piles`` lists ranks, oldest card first, as in ``["7 7", "J-K A"]``: a stroke is from one rank
    to another, commas list some, ``x`` is any rank but a joker. The other fields are as in
    `pattern`.
    """
    if not isinstance(described, Mapping) or not isinstance(described.get("piles"), list):
        raise Malformed(say("own-file", label=repr(label)))
    unknown = sorted(set(described) - set(FIELDS))
    if unknown:
        raise Malformed(say("own-field", label=repr(label), field=unknown[0], known=FIELDS))
    rows = [row for text in described["piles"] for row in _rows(label, text)]
    spans = {len(row) for row in rows}
    if len(spans) != 1:
        raise Malformed(say("own-file", label=repr(label)))
    table = set(rows)
    jokers = any(JOKER in row for row in rows)
    return pattern(
        label,
        span=spans.pop(),
        test=lambda *row: row in table,
        sentence=described.get("sentence", ""),
        legal=str(described.get("legal", "")),
        illegal=str(described.get("illegal", "")),
        jokers=jokers,
    )


def _rows(label: str, text: object) -> Iterator[Ranks]:
    try:
        words = str(text).upper().split()
        yield from (row[::-1] for row in product(*map(_ranks, words)))
    except KeyError:
        raise Malformed(say("own-row", label=repr(label), given=repr(text))) from None


def _ranks(word: str) -> list[int]:
    known: dict[str, int] = {**RANKS, "JOKER": JOKER}
    if word == "X":
        return [*range(1, 14)]
    ranks = list[int]()
    for part in word.split(","):
        low, _, high = part.partition("-")
        ranks += range(known[low], known[high or low] + 1)
    return ranks
