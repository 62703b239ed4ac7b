"""Text in quotes: any text on one line, as JSON writes it."""

import json

QUOTED = r'"(?:[^"\\]|\\.)*"'
"""A quoted text as a regular expression without groups; `json.loads` reads it."""


def write_text(text: str) -> str:
    r"""Write any text in quotes and on one line.

    >>> print(write_text('Ann "the hand"'))
    "Ann \"the hand\""
    """
    quoted = json.dumps(text, ensure_ascii=False)
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in quoted)
