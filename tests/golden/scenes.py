"""Scenes: short games set up by hand, in text. Actions are written by people, the rest is made.

A scene begins with a line ``## what it shows`` and says ``rules`` and ``hands``, where it matters
``pile`` and ``leads``, and then its actions, each behind ``>``. Everything else is made: what came
to pass, ``!`` a refusal, ``=`` the open table and the hidden hands at the end.
"""

from collections.abc import Iterator
from typing import NamedTuple

from firsthand.cards import format_card
from firsthand.dice import seeded
from firsthand.errors import Illegal
from firsthand.events import AnyEvent
from firsthand.game import State, apply, set_up
from firsthand.notation import (
    format_cards,
    format_event,
    format_table,
    parse_cards,
    parse_rules,
    parse_timed,
)
from firsthand.rules import Rules

TITLE, ACTION, REFUSAL, RESULT = "## ", "> ", "! ", "= "
WORDS = ("rules", "hands", "pile", "leads")


class Scene(NamedTuple):
    """What people write of a scene."""

    title: str
    words: dict[str, str]
    actions: tuple[str, ...]

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return parse_rules(self.words["rules"])

    def begun(self) -> State:
        """Return the game as it is set up."""
        hands = tuple(parse_cards(hand) for hand in self.words["hands"].split(" / "))
        pile = self.words.get("pile", "").split()
        burned = tuple(word for word in pile if word[0] == "(")
        return set_up(
            self.rules,
            hands,
            seeded(1),
            pile=parse_cards(" ".join(pile[len(burned) :])),
            burned=parse_cards(" ".join(word.strip("()") for word in burned)),
            first=int(self.words.get("leads", "0")),
        )


def scenes(text: str) -> list[Scene]:
    """Read what people wrote of a file's scenes."""
    texts = []
    for part in text.split(TITLE)[1:]:
        title, *lines = part.splitlines()
        words = dict(line.split(" ", 1) for line in lines if line.split(" ")[0] in WORDS)
        actions = tuple(line.removeprefix(ACTION) for line in lines if line.startswith(ACTION))
        texts.append(Scene(title, words, actions))
    return texts


class Played(NamedTuple):
    """A scene that was played: its lines, and its events."""

    lines: tuple[str, ...]
    events: tuple[AnyEvent, ...]


def played(scene: Scene) -> Played:
    """Play a scene."""
    state = scene.begun()
    lines = [TITLE + scene.title]
    lines += [f"{word} {scene.words[word]}" for word in WORDS if word in scene.words]
    happened: list[AnyEvent] = []
    for text in scene.actions:
        lines.append(ACTION + text)
        at, action = parse_timed(text)
        try:
            state, events = apply(state, action, at)
        except Illegal as illegal:
            lines.append(f"{REFUSAL}{illegal.kind}: {illegal.reason}")
            continue
        happened += events
        lines += [format_event(event) for event in events]
    lines += [RESULT + line for line in ending(state)]
    return Played(tuple(lines), tuple(happened))


def ending(state: State) -> Iterator[str]:
    """Yield the open table and what is hidden."""
    yield format_table(state.table)
    hands = " / ".join(format_cards(stock) for stock in state.stocks)
    burned = "".join(f"({format_card(card)}) " for card in state.burned)
    yield f"hidden {burned}{hands}"


def remade(text: str) -> str:
    """Return a file's text with everything made again."""
    head, _, _ = text.partition(TITLE)
    parts = ["\n".join(played(scene).lines) for scene in scenes(text)]
    return head + "\n\n".join(parts) + "\n"
