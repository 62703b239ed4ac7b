"""The rule sheet: a rule set in plain English, made from the options themselves."""

from collections.abc import Iterator
from typing import NamedTuple

from firsthand.rules import endings, sentences
from firsthand.rules.rules import Rules

SECTIONS = (
    ("The players", sentences.players),
    ("The cards", sentences.pack),
    ("Your turn", sentences.turns),
    ("Challenges", sentences.challenges),
    ("Slaps", sentences.slaps),
    ("False slaps", sentences.fines),
    ("Winning a pile", sentences.piles),
    ("Running out of cards", endings.comebacks),
    ("The end", endings.endings),
    ("The match", sentences.matches),
    ("Manners", sentences.manners),
)

SAME_IN_PLAY = "They differ only in choices that make no difference under their other rules."

Sheet = tuple[tuple[str, tuple[str, ...]], ...]
"""Headings, each with its sentences."""


class Line(NamedTuple):
    """One sentence of a sheet: under which heading, on what topic, what it says."""

    heading: str
    topic: str
    text: str


def lines(rules: Rules) -> Iterator[Line]:
    """Yield every sentence of a rule set's sheet."""
    for heading, section in SECTIONS:
        if heading == "False slaps" and rules.slap_free:
            heading = "Interference"  # noqa: PLW2901 - the same place in the sheet
        for topic, text in section(rules):
            yield Line(heading, topic, text)


def sheet(rules: Rules) -> Sheet:
    """Return the rules in plain English, by heading.

    >>> from firsthand.rules import preset
    >>> sheet(preset("ratscrew"))[0]
    ('The players', ('For two or more players.', 'It is best with three to six.'))
    """
    found: dict[str, tuple[str, ...]] = {}
    for heading, _, text in lines(rules):
        found[heading] = (*found.get(heading, ()), text)
    return tuple(found.items())


def markdown(rules: Rules, title: str) -> str:
    """Return the sheet as a Markdown page."""
    parts = [f"# {title}"]
    for heading, texts in sheet(rules):
        parts += [f"## {heading}", "\n".join(f"- {text}" for text in texts)]
    return "\n\n".join(parts) + "\n"


def differences(before: Rules, after: Rules) -> tuple[str, ...]:
    """Return in sentences what ``after`` says that ``before`` does not, in the sheet's order.

    Nothing at all where the two are the same rule set. What goes without saying is left out: where
    nothing is slapped any more, no slap is told off by name.
    """
    old = {line.topic: line for line in lines(before)}
    new = {line.topic: line for line in lines(after)}
    told = [
        line.text if topic not in old else f"{line.text} Instead of: {old[topic].text}"
        for topic, line in new.items()
        if topic not in old or old[topic].text != line.text
    ]
    headings = [line.heading for line in new.values()]
    told += [
        f"No longer: {line.text}"
        for topic, line in old.items()
        if topic not in new and headings.count(line.heading) > 1
    ]
    if not told and before != after:
        return (SAME_IN_PLAY,)
    return tuple(told)
