"""Golden tapes that are wholly made: a game of every preset, every pattern, matches and deals."""

from collections.abc import Iterator

from firsthand import actions as a
from firsthand.dice import Dice, draw, seeded
from firsthand.errors import Illegal
from firsthand.game import apply, slappable
from firsthand.match import Match, Round, match_of
from firsthand.notation import format_rules, parse_rules
from firsthand.record import Entry, Record, begun, format_record, sealed
from firsthand.rules import SlapRule, amended, catalogue, preset
from firsthand.sentences import text
from tests.golden.scenes import remade

NAMES = ("Ann", "Ben", "Cleo")
SALT = bytes(32)
FLIPS = 60
PACE = 600

DEALS = {
    "cut": "ratscrew deal.dealer=cut deal.remainder=centre pack.jokers=3 seats.max=4",
    "last": "slapjack deal.dealer=last pack.decks=2 seats.min=3",
}
"""Deals that no preset makes, by name."""


class Player:
    """Plays all seats by dice: slaps most of what can be slapped, and sometimes what cannot."""

    def __init__(self, rules: str, seed: int) -> None:
        """Deal a game."""
        self.dice: Dice = seeded(seed, 9)
        header = sealed(parse_rules(rules), NAMES, seed, SALT)
        self.record, self.state = begun(header)
        self.at = 0

    def draw(self, sides: int) -> int:
        """Draw a number below ``sides``."""
        number, self.dice = draw(self.dice, sides)
        return number

    def do(self, action: a.AnyAction, at: int) -> None:
        """Play an action where it is allowed."""
        try:
            self.state, events = apply(self.state, action, at)
        except Illegal:
            return
        self.at = at
        self.record = self.record.append(Entry(at, action, events))

    def slap(self) -> None:
        """One or two hands come down, if they see anything there or think so."""
        if self.draw(8) > (6 if slappable(self.state) else 0):
            return
        seats = [self.draw(3), self.draw(3)]
        times = [self.at + 180 + self.draw(200), self.at + 180 + self.draw(200)]
        hands = {seat: a.Hand(seat, at) for seat, at in zip(seats, times, strict=True)}
        at = min(hand.at for hand in hands.values())
        for seat in seats[: self.draw(3)]:
            self.do(a.Gesture(seat), at - 1)
        self.do(a.Slap(tuple(hands.values())), at)

    def play(self, flips: int) -> Record:
        """Return the record of a game, which goes on for so many flips at most."""
        while not self.state.table.over and self.state.table.flips < flips:
            if self.state.table.flips:
                self.slap()
            table = self.state.table
            if table.lost and self.draw(2):
                self.do(a.Collect(table.challenger), self.at + PACE)
            elif table.turn < 0:
                self.do(a.Tick(), self.at + 5 * PACE)
            else:
                self.do(a.Flip(table.turn), self.at + PACE)
        limit = self.state.rules.end.time_ms
        if limit is not None:
            self.do(a.Tick(), limit)
        return self.record


def of_preset(name: str) -> str:
    """Return the tape of a preset."""
    return format_record(Player(name, 1).play(FLIPS))


def of_deal(name: str) -> str:
    """Return the tape of a deal."""
    return format_record(Player(DEALS[name], 1).play(3))


def of_patterns() -> str:
    """Return scenes in which every pattern is slapped, rightly and wrongly."""
    parts = [scene for rule in catalogue() for scene in _pattern(rule)]
    return remade("Every pattern, slapped rightly and wrongly.\n\n" + "\n\n".join(parts))


def _pattern(rule: SlapRule) -> Iterator[str]:
    jokers = 2 if rule.name == "joker" else 0
    options = {"challenge.tries": {}, "slap.patterns": [rule.name], "pack.jokers": jokers}
    base = amended(preset("ratscrew"), options)
    for word, pile in (("right", rule.legal), ("wrong", rule.illegal)):
        hands = [[*pile[seat::2], "4C"] for seat in (0, 1)]
        flips = [f"> {number * 100} {number % 2} flip" for number in range(len(pile))]
        at = len(pile) * 100
        yield "\n".join(
            [
                f"## {rule.name}, {word}: {text(rule.sentence)}",
                f"rules {format_rules(base)}",
                f"hands {' / '.join(' '.join(hand) for hand in hands)}",
                *flips,
                f"> {at} 0@{at} slap",
            ]
        )


MATCHES: tuple[tuple[str, tuple[Round, ...]], ...] = (
    ("ratscrew", (Round(2, (1,), 0),)),
    ("ratscrew match.rounds=2", (Round(2, (1,), 0), Round(0, (2,), 0))),
    (
        "ratscrew match.rounds=2 match.level=extra_round match.dealer=winner",
        (Round(2, (1,), 0), Round(1, (0, 2), 1), Round(2, (1,), 0)),
    ),
    (
        "ratscrew match.rounds=5 match.mode=best_of match.dealer=loser",
        (Round(2, (1,), 0), Round(0, (), 2), Round(2, (1,), 2), Round(2, (1,), 0)),
    ),
    (
        "ratscrew match.rounds=2 match.mode=first_to",
        (Round(2, (1,), 0), Round(0, (0,), 2), Round(1, (1,), 2)),
    ),
)


def of_matches() -> str:
    """Return the tape of some matches."""
    return "Matches of three, round by round.\n\n" + "\n".join(
        line for rules, rounds in MATCHES for line in [*_match(rules, rounds), ""]
    )


def _match(rules: str, rounds: tuple[Round, ...]) -> Iterator[str]:
    match = match_of(parse_rules(rules), 3)
    yield f"rules {rules}"
    for finished in rounds:
        match = match.after(finished)
        won, lost = _seats(finished.winners), finished.loser
        yield f"> dealt by {finished.dealer}, won by {won}, lost by {lost}"
        yield f"won {' '.join(map(str, match.tally))}, {_going(match)}"


def _going(match: Match) -> str:
    if match.over:
        return f"match won by {_seats(match.winners)}"
    return f"dealt next by {match.next_dealer()}"


def _seats(seats: tuple[int, ...]) -> str:
    return " and ".join(map(str, seats)) or "nobody"


__all__ = ["DEALS", "of_deal", "of_matches", "of_patterns", "of_preset"]
