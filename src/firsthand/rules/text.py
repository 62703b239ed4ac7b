"""The text of a rule set: a preset and what differs from it.

``ratscrew slap.patterns=[double] penalty.count=2``. Lists stand in ``[]``, tries by rank in
``{}``, both parted by spaces; ``none`` is no value; a word with anything but letters, digits and
``_ . : , -`` stands in quotes.
"""

import json
import re
from pathlib import Path
from typing import Any

from firsthand.errors import Malformed
from firsthand.quoting import QUOTED, write_text
from firsthand.rules.reading import amended, is_preset, load, preset, presets, resolved
from firsthand.rules.rules import Rules, nested
from firsthand.sentences import say

BARE = re.compile(r"[\w.:,-]+")
WORD = re.compile(
    rf'(?P<name>[\w.]+)=(?P<value>\[[^\]]*\]|\{{[^}}]*\}}|{QUOTED}|[^\s"\[{{]+)(?:\s+|$)'
)
EXAMPLE = "ratscrew slap.patterns=[double] penalty.count=2"
PLAIN: dict[str, Any] = {"none": None, "true": True, "false": False}


def flat_options(rules: Rules) -> dict[str, Any]:
    """Return all options of a rule set by dotted names, as JSON holds them."""
    return {
        f"{section}.{option}": value
        for section, inner in nested(rules).items()
        for option, value in inner.items()
    }


def write_option(value: Any) -> str:
    """Write one option's value as it stands in a line of rules.

    >>> write_option(["double", "run:4"]), write_option(None), write_option("word:Hey you")
    ('[double run:4]', 'none', '"word:Hey you"')
    """
    match value:
        case list():
            return f"[{' '.join(value)}]"
        case dict():
            return "{" + " ".join(f"{rank}:{tries}" for rank, tries in value.items()) + "}"
        case None | bool():
            return "none" if value is None else str(value).lower()
        case int():
            return str(value)
        case _:
            return value if BARE.fullmatch(value) else write_text(value)


def _read(name: str, text: str) -> Any:
    if text[0] == '"':
        return json.loads(text)
    if text[0] == "[":
        return text[1:-1].split()
    if text[0] == "{":
        pairs = [word.partition(":") for word in text[1:-1].split()]
        if not all(re.fullmatch("[0-9]{1,9}", tries) for _, _, tries in pairs):
            raise Malformed(say("wrong-tries-text", name=name, text=text))
        return {rank: int(tries) for rank, _, tries in pairs}
    if re.fullmatch("-?[0-9]{1,18}", text):
        return int(text)
    return PLAIN.get(text, text)


def format_rules(rules: Rules) -> str:
    """Write a rule set as the preset that is nearest to it, and the options that differ.

    >>> format_rules(amended(Rules(), {"penalty.count": 3, "slap.patterns": ["double"]}))
    'ratscrew slap.patterns=[double] penalty.count=3'
    """
    options = flat_options(rules)

    def against(name: str) -> dict[str, Any]:
        base = flat_options(preset(name))
        return {option: value for option, value in options.items() if value != base[option]}

    name = min(presets(), key=lambda name: len(against(name)))
    return " ".join(
        [name, *(f"{option}={write_option(value)}" for option, value in against(name).items())]
    )


def find(word: str) -> Rules:
    """Return the rules of a preset's name, a file's path, or a preset and what differs from it.

    Raises `Malformed` and `RulesError` as `parse_rules`, and `RulesError` for a bad file.

    >>> find("ratscrew penalty.count=2").penalty.count
    2
    """
    name = preset_of(word)
    if name is not None:
        return preset(name)
    return load(Path(word)) if _is_file(word) else parse_rules(word)


def preset_of(word: str) -> str | None:
    """Return the own name of the preset that a word of `find` is; None for a file or options.

    Raises `RulesError` for a word that is none of them.

    >>> preset_of("Egyptian War"), preset_of("mine.toml"), preset_of("ratscrew penalty.count=2")
    ('ratscrew', None, None)
    """
    first, _, rest = word.strip().partition(" ")
    has_options = "=" in word or bool(rest and is_preset(first) and not is_preset(word))
    return None if has_options or _is_file(word) else resolved(word)


def _is_file(word: str) -> bool:
    return Path(word.strip()).suffix in (".toml", ".json")


def parse_rules(text: str) -> Rules:
    """Read a preset's name, or an alias, and what differs from it.

    Raises `Malformed` for a text of another shape, and `RulesError` for rules that cannot be.

    >>> parse_rules("ratscrew penalty.count=2").penalty.count
    2
    """
    name, _, rest = text.strip().partition(" ")
    if "=" in name:
        raise Malformed(say("wrong-no-preset", text=repr(name), example=repr(f"ratscrew {name}")))
    rest = rest.strip()
    changes: dict[str, Any] = {}
    start = 0
    while start < len(rest):
        match = WORD.match(rest, start)
        if match is None:
            said = repr(rest[start:])
            raise Malformed(say("wrong-rule-set", text=said, example=repr(EXAMPLE)))
        changes[match["name"]] = _read(match["name"], match["value"])
        start = match.end()
    return amended(preset(name), changes)
