"""How numbers, plurals and lists are written by locale, as `Intl` does it in a browser.

A translation needs an entry here for the commands to speak it; the browser knows all locales.
"""

from collections.abc import Callable, Sequence
from decimal import ROUND_HALF_UP, Context, Decimal
from typing import NamedTuple

MOST_DIGITS = 3
"""Digits behind the point, where nothing else is asked for."""

EXACT = Context(prec=400)
"""Digits enough for every number that a float can be."""

FSI, PDI = "\u2068", "\u2069"
"""First strong isolate, pop directional isolate: they keep a name's direction its own."""


class Locale(NamedTuple):
    """The data of one locale."""

    tag: str
    """Its BCP 47 tag, as `Intl` takes it."""
    folder: str
    """The folder of its messages."""
    plural: Callable[[Decimal], str]
    """The plural category of a number."""
    digits: str
    """The digits from 0 to 9."""
    group: str
    """What stands between groups of three digits."""
    point: str
    """What stands before the digits of a fraction."""
    minus: str
    """What stands before a negative number."""
    lists: dict[str, tuple[str, str, str]]
    """By type of list what joins two items, the first items of more, and the last one."""
    isolating: bool
    """Whether arguments stand between marks that keep their direction."""
    disguise: Callable[[str], str]
    """A function over each piece of text; the pseudo-locale changes its letters."""


def english_plural(value: Decimal) -> str:
    """Return the plural category of a number as it is shown: "1.0" is no single thing."""
    return "one" if str(abs(value)) == "1" else "other"


def arabic_plural(value: Decimal) -> str:
    """Return the Arabic plural category of a number."""
    if value != int(value):
        return "other"
    whole = int(abs(value))
    if whole < 3:
        return ("zero", "one", "two")[whole]
    if 3 <= whole % 100 <= 10:
        return "few"
    return "many" if whole % 100 >= 11 else "other"


ACCENTS = str.maketrans({
    "a": "áá", "e": "éé", "i": "íí", "o": "óó", "u": "úú", "y": "ýý", "c": "ç", "n": "ñ", "s": "š",
    "A": "ÁÁ", "E": "ÉÉ", "I": "ÍÍ", "O": "ÓÓ", "U": "ÚÚ", "Y": "ÝÝ", "C": "Ç", "N": "Ñ", "S": "Š",
})  # fmt: skip


def disguised(text: str) -> str:
    """Return a text as the pseudo-locale shows it: accented, longer, and from right to left.

    Right-to-left override and pop directional formatting stand around it.
    """
    return f"\u202e{text.translate(ACCENTS)}\u202c"


ENGLISH = Locale(
    tag="en-GB",
    folder="en",
    plural=english_plural,
    digits="0123456789",
    group=",",
    point=".",
    minus="-",
    lists={
        "conjunction": (" and ", ", ", " and "),
        "disjunction": (" or ", ", ", " or "),
        "unit": (", ", ", ", ", "),
    },
    isolating=False,
    disguise=str,
)
PSEUDO = Locale(
    tag="ar-XB-u-nu-arab",
    folder="en",
    plural=arabic_plural,
    digits="٠١٢٣٤٥٦٧٨٩",
    group="٬",
    point="\u066b",
    minus="\u061c-",
    lists={
        "conjunction": (" و", " و", " و"),
        "disjunction": (" أو ", " أو ", " أو "),
        "unit": (" و", "، و", "، و"),
    },
    isolating=True,
    disguise=disguised,
)
"""The pseudo-locale: English in disguise, with the numbers, plurals and lists of Arabic."""


def shown(value: float, least: int = 0, most: int | None = None) -> Decimal:
    """Return a number rounded half up to between ``least`` and ``most`` digits after the point."""
    if isinstance(value, int) and not least:
        return Decimal(value)
    limit = max(MOST_DIGITS, least) if most is None else most
    number = Decimal(repr(float(value))).quantize(Decimal(1).scaleb(-limit), ROUND_HALF_UP, EXACT)
    while -int(number.as_tuple().exponent) > least and number.as_tuple().digits[-1] == 0:
        step = Decimal(1).scaleb(int(number.as_tuple().exponent) + 1)
        number = number.quantize(step, context=EXACT)
    return number


def number(locale: Locale, value: Decimal, *, grouped: bool = True) -> str:
    """Return a number in the digits of a locale."""
    plain = f"{abs(value):,f}" if grouped else f"{abs(value):f}"
    signs = {",": locale.group, ".": locale.point}
    digits = "".join(signs.get(sign) or locale.digits[int(sign)] for sign in plain)
    return f"{locale.minus}{digits}" if value < 0 else digits


def listed(locale: Locale, items: Sequence[str], kind: str = "conjunction") -> str:
    """Return items joined into a list; ``kind`` is one of the types of ``Intl.ListFormat``."""
    two, middle, last = locale.lists[kind]
    if len(items) < 3:
        return two.join(items)
    return f"{middle.join(items[:-1])}{last}{items[-1]}"
