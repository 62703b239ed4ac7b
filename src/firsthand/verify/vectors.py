"""Vectors: single facts about patterns, deals, matches, and rule sets that are refused."""

import json
from typing import Any

from firsthand.dice import seeded, shuffled
from firsthand.errors import FirsthandError, RulesError
from firsthand.game import deal
from firsthand.game.state import showing
from firsthand.match import Match, Round
from firsthand.rules import SEATS_MOST, SlapRule, amended, preset, slap_rule
from firsthand.rules.patterns import PatternError
from firsthand.sentences import Sentence, say
from firsthand.verify.case_game import parse_pile, rules_of
from firsthand.verify.located import Spot
from firsthand.verify.report import Failure


class PatternVector:
    """Whether a pile shows a pattern."""

    def __init__(self, spot: Spot) -> None:
        """Read the vector, or raise `Unreadable`."""
        self.spot = spot
        self.match = spot.take("match", bool)
        self.words = " ".join(map(str, spot.take("pile", list)))
        _, self.pile = parse_pile(spot)
        try:
            self.rule: SlapRule = slap_rule(spot.take("pattern", str))
        except PatternError as error:
            wrong = say("verify-pattern", name=repr(spot["pattern"]), why=error.sentence)
            raise spot.wrong(wrong) from None

    def run(self) -> Failure | None:
        """Compare."""
        came = bool(showing(self.rule.patterns, self.pile))
        pile = self.words or say("verify-no-pile")
        what = say("verify-pattern-on", pattern=self.spot["pattern"], pile=pile)
        where = say("verify-pattern-vector")
        return compared(self.spot, where, what, {"match": (self.match, came)})


class DealVector:
    """How many cards each seat gets."""

    def __init__(self, spot: Spot) -> None:
        """Read the vector and deal, or raise `Unreadable`."""
        self.spot = spot
        config = dict(spot.take("config", dict, {}))
        config |= {option: spot[name] for name, option in DEALS.items() if name in spot}
        seats = spot.take("players", int)
        dealer = spot.take("dealer", int, seats - 1)
        described = Spot({**spot, "config": config})
        described.line = spot.line
        rules = rules_of(described)
        if not 0 <= dealer < seats:
            raise spot.wrong(say("verify-dealer"))
        deck, dice = shuffled(rules.deck, seeded(1))
        try:
            self.dealt = deal(rules, seats, deck, dice, dealer=dealer)[1]
        except FirsthandError as error:
            raise spot.wrong(error.sentence) from None

    def run(self) -> Failure | None:
        """Compare."""
        counts, burned = list(self.dealt.counts), self.dealt.burned
        came = {
            "sizes": counts,
            "first_to_flip": self.dealt.first,
            "total": sum(counts) + burned,
            "burned": burned,
        }
        pairs = {
            name: (self.spot[name], value) for name, value in came.items() if name in self.spot
        }
        what = say("verify-dealt", players=len(counts), dealer=self.dealt.dealer)
        return compared(self.spot, say("verify-deal-vector"), what, pairs)


DEALS = {
    "decks": "pack.decks",
    "jokers": "pack.jokers",
    "without": "pack.without",
    "remainder": "deal.remainder",
}
"""Options that a deal vector may give by a shorter name."""


class MatchVector:
    """Who wins a match after some rounds."""

    def __init__(self, spot: Spot) -> None:
        """Read the vector, or raise `Unreadable`."""
        self.spot = spot
        winners = [winners_of(spot, value) for value in spot.take("round_winners", list)]
        seats = max((seat + 1 for won in winners for seat in won), default=2)
        options = {
            name: spot.take(name, str)
            for name, known in WORDS.items()
            if name in spot and _known(spot, name, known)
        }
        rounds = spot.take("rounds", int)
        players = spot.take("players", int, max(2, seats))
        if not max(2, seats) <= players <= SEATS_MOST:
            raise spot.wrong(say("verify-players", least=max(2, seats), most=SEATS_MOST))
        match = Match(players, rounds, **options)
        for won in winners:
            match = match.after(Round(0, won))
        self.match = match

    def run(self) -> Failure | None:
        """Compare."""
        expected = self.spot.get("match_winner")
        came: Any = list(self.match.winners)
        if len(came) == 1:
            came = came[0]
        elif not self.match.over or (not came and expected is None):
            came = None
        called = str(self.spot.get("id", ""))
        where = say("verify-match", id=called) if called else say("verify-match-vector")
        what = say("verify-won", winners=json.dumps(self.spot["round_winners"]))
        return compared(self.spot, where, what, {"match_winner": (expected, came)})


WORDS = {"mode": ("fixed", "best_of", "first_to"), "level": ("shared", "extra_round")}


def _known(spot: Spot, name: str, known: tuple[str, ...]) -> bool:
    if spot[name] in known:
        return True
    raise spot.wrong(say("verify-one-of", name=repr(name), known=known))


def winners_of(spot: Spot, value: Any) -> tuple[int, ...]:
    """Read who won a round: a seat, a list of them, or null."""
    seats = value if isinstance(value, list) else [] if value is None else [value]
    if all(type(seat) is int and 0 <= seat < SEATS_MOST for seat in seats):
        return tuple(seats)
    raise spot.wrong(say("verify-winners"))


class RefusedConfig:
    """A preset and options that nobody may play with."""

    def __init__(self, spot: Spot) -> None:
        """Read the options, or raise `Unreadable` where the preset itself is unknown."""
        self.spot = spot
        self.config = spot.take("config", dict)
        try:
            self.base = preset(spot.take("preset", str, "ratscrew"))
        except FirsthandError as error:
            raise spot.wrong(error.sentence) from None

    def run(self) -> Failure | None:
        """Return None where the rule set is refused."""
        try:
            amended(self.base, self.config)
        except RulesError:
            return None
        preset, config = self.spot.get("preset", "ratscrew"), json.dumps(self.config)
        why = self.spot.get("why")
        return Failure(
            self.spot.line,
            say("verify-refused-rules"),
            say("verify-options", preset=preset, config=config),
            say("record-refused", why=say("verify-contradict") if why is None else str(why)),
            say("verify-accepted"),
        )


def compared(
    spot: Spot, where: Sentence, doing: Sentence, pairs: dict[str, tuple[Any, Any]]
) -> Failure | None:
    """Return a failure for pairs of expected and come that differ, if there are any."""
    wrong = {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
    if not wrong:
        return None
    expected, came = (
        ", ".join(f"{name} {json.dumps(pair[side])}" for name, pair in wrong.items())
        for side in (0, 1)
    )
    return Failure(spot.line, where, doing, expected, came)
