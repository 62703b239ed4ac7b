"""A game of a case being played: set up by hand, with its lines so far."""

from typing import Any

from firsthand import actions as a
from firsthand.cards import format_card, parse_card
from firsthand.errors import FirsthandError, Malformed
from firsthand.events import AnyEvent
from firsthand.game import State, slappable
from firsthand.law.types import NOBODY
from firsthand.library.game import Game
from firsthand.notation import format_cards, format_event, format_rules, format_timed
from firsthand.rules import Rules, amended, preset
from firsthand.sentences import say
from firsthand.verify.located import Spot


class CaseGame:
    """A game of a case being played, with its lines so far."""

    def __init__(self, case: Spot) -> None:
        """Set the game up, or raise `Unreadable`."""
        self.rules = rules_of(case)
        hands = [parse_cards(case, hand) for hand in case.many("hands", list)]
        self._check_seats(case, len(hands))
        burned, pile = parse_pile(case)
        dealer = case.take("dealer", int, len(hands) - 1)
        first = case.take("to_move", int, (dealer + 1) % len(hands))
        if not (0 <= dealer < len(hands) and 0 <= first < len(hands)):
            raise case.wrong(say("verify-to-move"))
        lying = " ".join([*(f"({format_card(card)})" for card in burned), *map(format_card, pile)])
        texts = [format_cards(hand) for hand in hands]
        self.game = Game.set_up(self.rules, texts, pile=lying, turn=first, dealer=dealer)
        self.lines = [
            f"rules {format_rules(self.rules)}",
            f"hands {' / '.join(format_cards(hand) for hand in hands)}",
            f"pile {' '.join(shown(self.state)) or '-'}",
            f"dealer {dealer}, {first} leads",
        ]

    @staticmethod
    def _check_seats(case: Spot, seats: int) -> None:
        if seats < 2:
            raise case.wrong(say("verify-two-hands"))
        if case.take("players", int, seats) != seats:
            raise case.wrong(say("verify-hands", players=case["players"], hands=seats))

    def do(self, action: a.AnyAction, at: int) -> tuple[AnyEvent, ...]:
        """Play an action; raises `Illegal`."""
        if not isinstance(action, a.Tick):
            self.lines.append(f"> {format_timed(at, action)}")
        events = self.game.do(action, after=at - self.game.time)
        self.lines += [format_event(event) for event in events]
        return events

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.game.state

    def playing(self, besides: int = NOBODY) -> tuple[int, ...]:
        """Return the seats still in other than one."""
        out = self.state.table.out
        return tuple(seat for seat in range(len(out)) if not out[seat] and seat != besides)


def rules_of(case: Spot) -> Rules:
    """Return the rules of a case: its preset and what it changes."""
    name, config = case.take("preset", str, "ratscrew"), case.take("config", dict, {})
    try:
        return amended(preset(name), config)
    except FirsthandError as error:
        raise case.wrong(error.sentence) from None


def parse_cards(spot: Spot, words: list[Any]) -> tuple[int, ...]:
    """Read a list of cards, or raise `Unreadable`."""
    try:
        return tuple(parse_card(str(word)) for word in words)
    except Malformed as error:
        raise spot.wrong(error.sentence) from None


def parse_pile(spot: Spot) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the burned cards and the face-up cards of a pile, lowest first."""
    words = [str(word) for word in spot.take("pile", list, [])]
    faces = [word for word in words if not word.startswith("(")]
    burned = words[: len(words) - len(faces)]
    if words[len(burned) :] != faces:
        raise spot.wrong(say("verify-burned"))
    return parse_cards(spot, [word.strip("()") for word in burned]), parse_cards(spot, faces)


def shown(state: State) -> list[str]:
    """Return the pile as a case writes it."""
    burned = [f"({format_card(card)})" for card in state.burned]
    return burned + [format_card(card) for card in state.table.pile]


def observed(state: State, result: Any) -> dict[str, Any]:
    """Return everything that a case may expect."""
    table = state.table
    challenge = {"by": table.challenger, "left": table.tries}
    winner = table.winners[0] if len(table.winners) == 1 else list(table.winners)
    return {
        "result": result,
        "pile": shown(state),
        "sizes": list(table.counts),
        "turn": None if table.turn == NOBODY else table.turn,
        "challenge": None if table.challenger == NOBODY else challenge,
        "pending_collect": table.challenger if table.lost else None,
        "slappable": slappable(state),
        "out": [seat for seat, out in enumerate(table.out) if out],
        "winner": winner if table.over else None,
        "hands": [[format_card(card) for card in stock] for stock in state.stocks],
    }


def differs(name: str, expected: Any, came: Any) -> bool:
    """Return whether a field is not as expected; a draw may be written as null or []."""
    if name == "winner" and came == []:
        return expected not in (None, [])
    if name in ("winner", "out") and isinstance(expected, list) and isinstance(came, list):
        return sorted(expected) != sorted(came)
    return bool(expected != came)
