"""The names of bots."""

NAMES = tuple(
    "Pip Moss Wren Juno Fern Rook Sage Otto Bea Finn Hazel Kit Lark Nell Reed Tansy".split()
)
"""Short friendly names, in the order in which bots sit down."""


def names(count: int, taken: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """Return ``count`` different names, none of those that are taken.

    >>> names(3, frozenset({"moss"}))
    ('Pip', 'Wren', 'Juno')
    """
    used = {name.casefold() for name in taken}
    chosen: list[str] = []
    lap = 1
    while len(chosen) < count:
        for name in NAMES:
            called = name if lap == 1 else f"{name} {lap}"
            if called.casefold() not in used and len(chosen) < count:
                chosen.append(called)
        lap += 1
    return tuple(chosen)
