"""The errors of Firsthand: each kind is a type that holds its data and a sentence.

>>> from firsthand import Game
>>> try:
...     Game("ratscrew", ["Ann", "Ben"], seed=7).flip("Ann")
... except Illegal as refused:
...     print(refused.kind, refused.seat, refused)
out_of_turn 0 it is not your turn: Ben is to flip
"""

from firsthand.sentences import Sentence, say, text


class FirsthandError(Exception):
    """Anything that a user can mend; its sentence says what was wrong and what would be right.

    The sentence travels as message and arguments to whoever shows it; ``str`` is the same in
    English. The arguments of the constructor stay in ``args``, so that an error can be pickled.
    """

    def __init__(self, said: Sentence | str) -> None:
        self.sentence = as_sentence(said)

    def __str__(self) -> str:
        return text(self.sentence)


def as_sentence(said: Sentence | str) -> Sentence:
    """Return a sentence; words that are in no catalogue, as a library reports, stand for it."""
    return say("refusal-other", text=said) if isinstance(said, str) else said


class RulesError(FirsthandError):
    """A rule set that cannot be played: which field, what it said and what would be right."""

    def __init__(self, field: str, value: object, right: Sentence | str) -> None:
        super().__init__(say("wrong-field", field=field, value=repr(value), right=right))
        self.field = field
        self.value = value
        self._right = as_sentence(right)

    @property
    def right(self) -> str:
        """What would be right, in English."""
        return text(self._right)


class Malformed(FirsthandError, ValueError):
    """A text that is not what it should be: what it said and what would be right."""


class Illegal(FirsthandError):
    """An action that the rules refuse; nothing has changed. Its kinds tell why."""

    def __init__(self, seat: int, reason: Sentence | str) -> None:
        super().__init__(reason)
        self.seat = seat

    @property
    def reason(self) -> str:
        """Why it is refused, in English."""
        return str(self)

    @property
    def kind(self) -> str:
        """The kind of wrong, in snake case, as it travels."""
        name = type(self).__name__
        return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class GameOver(Illegal):
    """The game has ended."""


class NoSuchSeat(Illegal):
    """There is no such seat at the table."""


class ImpossibleMove(Illegal):
    """No cards are dropped, or a race has no hands, two of one seat, or an order of others."""


class Out(Illegal):
    """The seat is out for good (A-78)."""


class OutOfTurn(Illegal):
    """Another seat is to flip (E-13)."""


class NoCards(Illegal):
    """The seat has no card to turn (E-36)."""


class PileOwed(Illegal):
    """A lost pile waits for its owner; nobody flips (A-10)."""


class NotOwed(Illegal):
    """No pile is owed to the seat."""


class NoSlaps(Illegal):
    """These rules know no slaps."""


class NotAgreed(Illegal):
    """These rules know no such gesture, word or act."""


class Frozen(Illegal):
    """The pile was knocked and is being rebuilt (S-28)."""


class NotFrozen(Illegal):
    """Play is going on; there is nothing to resume."""
