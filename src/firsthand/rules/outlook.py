"""What rules mean for people, as it is counted, kept and sent to pages."""

import msgspec


class Outlook(msgspec.Struct, frozen=True):
    """What rules mean: figures of many games between bots."""

    games: int
    """How many games were played."""
    seats: int
    """How many bots played each."""
    pace: int
    """The least time between two cards, in ms."""
    minutes: tuple[float, float, float]
    """How long a game lasts, in minutes: the median, and what one in ten is below and above."""
    sure: tuple[float, float]
    """Where the median lies, sure to 95 in 100, in minutes."""
    slaps: float
    """Slaps that take a pile, in a minute."""
    early: float
    """The share of games in which somebody is out in the first half of a usual game."""
    quick: float
    """The share of games that the quickest wins: one sharp bot among steady ones."""
