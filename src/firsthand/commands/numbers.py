"""Whole numbers as options hold them: 3.5 is none, where it would be rounded otherwise."""

import re
from collections.abc import Sequence
from typing import Annotated

from cyclopts import CoercionError, Parameter, Token

NUMBER = re.compile(r"[+-]?[0-9]{1,80}")


def whole(_kind: object, tokens: Sequence[Token]) -> int:
    """Return the whole number of an option, or raise what cyclopts raises for another text."""
    written = tokens[0].value.strip()
    if not NUMBER.fullmatch(written):
        raise CoercionError(token=tokens[0], target_type=int)
    return int(written)


WHOLE = Parameter(converter=whole)
"""Beside ``int``, what reads it."""

Seed = Annotated[int, WHOLE, Parameter(help="What fixes every game, below 2**256.")]
Threads = Annotated[int, WHOLE, Parameter(help="How many threads play; 0 for all processors.")]
