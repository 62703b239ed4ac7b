"""Windows: for each row of four newest ranks, whether it shows a pattern that ranks tell."""

from firsthand.lab.kernel.positions import PATTERN, WINDOWS, Arrays
from firsthand.lab.kernel.reading import pattern_at
from firsthand.law.patterns import matches
from firsthand.law.sight import Sight

ACROSS = 4
"""How many cards lie in a window."""


def ranks_in(window: int) -> int:
    """Return how many ranks a window has, newest first without a gap, or 0."""
    number = 0
    while number < ACROSS and (window >> 4 * number) & 15 != 0:
        number += 1
    return number if window >> 4 * number == 0 else 0


def fill_windows(t: Arrays) -> None:
    """Ask the law about every window; patterns that windows don't tell stand apart as `odd`."""
    for word in range(1 << 4 * ACROSS - 6):
        t.board[WINDOWS + word] = 0
    if t.setup.windowed == 0:
        return
    for window in range(1 << 4 * ACROSS):
        sight = Sight(ranks_in(window), window, 0, 0)
        for number in range(t.setup.windowed):
            if matches(pattern_at(t, t.setup.windowed_at + PATTERN * number), sight):
                t.board[WINDOWS + (window >> 6)] |= 1 << (window & 63)
                break
