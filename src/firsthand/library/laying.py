"""The state of a game whose cards are given, for games that begin in the middle."""

from collections.abc import Sequence

from firsthand.cards import parse_card
from firsthand.dice import seeded
from firsthand.errors import Malformed
from firsthand.game import State, set_up
from firsthand.notation import parse_cards
from firsthand.rules import Rules
from firsthand.sentences import say


def laid(
    rules: Rules, hands: Sequence[str], pile: str, first: int, dealer: int | None, seed: int
) -> State:
    """Return the state of cards that lie in hands, top card first, and in the pile, oldest first.

    A card of the pile in brackets lies face down. Raises `Malformed`.
    """
    if len(hands) < 2:
        raise Malformed(say("library-few", n=len(hands)))
    words = pile.split()
    burned = [word[1:-1] for word in words if word.startswith("(") and word.endswith(")")]
    if words[: len(burned)] != [f"({word})" for word in burned]:
        raise Malformed(say("library-pile", given=repr(pile)))
    return set_up(
        rules,
        tuple(map(parse_cards, hands)),
        seeded(seed),
        pile=tuple(map(parse_card, words[len(burned) :])),
        burned=tuple(map(parse_card, burned)),
        first=first,
        dealer=dealer,
    )
