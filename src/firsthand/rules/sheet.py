"""The rule sheet: a rule set in plain English, made from the options themselves."""

from collections.abc import Iterator
from typing import NamedTuple

from firsthand.rules import endings, sentences
from firsthand.rules.rules import Rules
from firsthand.sentences import Sentence, say, text

SECTIONS = (
    ("players", sentences.players),
    ("cards", sentences.pack),
    ("turn", sentences.turns),
    ("challenges", sentences.challenges),
    ("slaps", sentences.slaps),
    ("fines", sentences.fines),
    ("piles", sentences.piles),
    ("comebacks", endings.comebacks),
    ("end", endings.endings),
    ("match", sentences.matches),
    ("manners", sentences.manners),
)

SAME_IN_PLAY = say("rules-same-in-play")

Section = tuple[Sentence, tuple[Sentence, ...]]
"""A heading with its sentences."""


class Line(NamedTuple):
    """One sentence of a sheet: in which section, on what topic, what it says."""

    section: str
    topic: str
    sentence: Sentence

    @property
    def heading(self) -> Sentence:
        """The heading of the section."""
        return say("rules-heading", section=self.section)

    @property
    def text(self) -> str:
        """The sentence in English."""
        return text(self.sentence)


def lines(rules: Rules) -> Iterator[Line]:
    """Yield every sentence of a rule set's sheet."""
    for name, section in SECTIONS:
        if name == "fines" and rules.slap_free:
            name = "interference"  # noqa: PLW2901 - the same place in the sheet
        for topic, sentence in section(rules):
            yield Line(name, topic, sentence)


def sections(rules: Rules) -> tuple[Section, ...]:
    """Return the rules by heading.

    >>> from firsthand.rules import preset
    >>> [text(sentence) for sentence in sections(preset("ratscrew"))[0][1]]
    ['For two or more players.', 'It is best with three to six.']
    """
    sections_by_name: dict[str, Section] = {}
    for line in lines(rules):
        heading, before = sections_by_name.get(line.section, (line.heading, ()))
        sections_by_name[line.section] = (heading, (*before, line.sentence))
    return tuple(sections_by_name.values())


def sheet(rules: Rules) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the sheet in plain English: headings, each with its sentences."""
    return tuple((text(heading), tuple(map(text, section))) for heading, section in sections(rules))


def markdown(rules: Rules, title: str) -> str:
    """Return the sheet as a Markdown page."""
    parts = [f"# {title}"]
    for heading, texts in sheet(rules):
        parts += [f"## {heading}", "\n".join(f"- {line}" for line in texts)]
    return "\n\n".join(parts) + "\n"


def differences(before: Rules, after: Rules) -> tuple[Sentence, ...]:
    """Return in sentences what ``after`` says that ``before`` does not, in the sheet's order.

    Nothing at all where the two are the same rule set. What goes without saying is left out: where
    nothing is slapped any more, no slap is named that is gone.
    """
    old = {line.topic: line for line in lines(before)}
    new = {line.topic: line for line in lines(after)}
    different = [
        line.sentence
        if topic not in old
        else say("rules-instead", after=line.sentence, before=old[topic].sentence)
        for topic, line in new.items()
        if topic not in old or old[topic].sentence != line.sentence
    ]
    sections = [line.section for line in new.values()]
    different += [
        say("rules-no-longer", before=line.sentence)
        for topic, line in old.items()
        if topic not in new and sections.count(line.section) > 1
    ]
    if not different and before != after:
        return (SAME_IN_PLAY,)
    return tuple(different)
