"""Reading rule sets: presets by name, TOML and JSON files, overrides on a preset."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Any

from firsthand.errors import Malformed, RulesError
from firsthand.rules import own
from firsthand.rules.checks import Check, nearest
from firsthand.rules.rules import Rules, check_in_play, nested
from firsthand.sentences import Sentence, say

ALIASES = {
    "ers": "ratscrew",
    "egyptian_ratscrew": "ratscrew",
    "egyptian_war": "ratscrew",
    "egyptian_rat_screw": "ratscrew",
    "slap": "ratscrew",
}
"""Other names of the same preset (E-01)."""

SECTIONS = tuple(field.name for field in fields(Rules))
NONE = "none"
"""How a TOML file, which has no null, writes it."""


@cache
def options() -> Mapping[str, Check]:
    """Return the check of every option by its dotted name."""
    usual = Rules()
    return MappingProxyType(
        {
            f"{section.name}.{option.name}": option.metadata["check"]
            for section in fields(Rules)
            for option in fields(getattr(usual, section.name))
        }
    )


def flat(tables: Mapping[str, Any]) -> dict[str, Any]:
    """Return options by dotted name, from nested tables, dotted names, or both.

    Raises `RulesError` for a section or an option that does not exist.
    """
    known = options()
    dotted: dict[str, Any] = {}
    for name, value in tables.items():
        if name in SECTIONS:
            if not isinstance(value, Mapping):
                raise RulesError(name, value, say("wrong-table-of-options"))
            dotted |= {f"{name}.{option}": inner for option, inner in value.items()}
        else:
            dotted[name] = value
    for name, value in dotted.items():
        if name not in known:
            alike = SECTIONS if isinstance(value, Mapping) else known
            raise RulesError(name, value, say("wrong-option", near=nearest(name, alike)))
    return dotted


def amended(base: Rules, changes: Mapping[str, Any], *, kept: bool = False) -> Rules:
    """Return a rule set with some options changed.

    ``changes`` holds nested tables or dotted names. Raises `RulesError` that names the field, its
    value and what would be right. Rules that are ``kept`` in a record may hold a slap pattern
    whose cards are not in play, as they once could.
    """
    known = options()
    values = flat(nested(base))
    for name, value in flat(changes).items():
        values[name] = None if value == NONE else value
    read = {name: known[name].read(name, value) for name, value in values.items()}
    parts: dict[str, Any] = {}
    for section in fields(Rules):
        kind = type(getattr(base, section.name))
        parts[section.name] = kind(
            **{option.name: read[f"{section.name}.{option.name}"] for option in fields(kind)}
        )
    rules = Rules(**parts)
    if not kept:
        check_in_play(rules)
    return rules


@cache
def _files() -> dict[str, dict[str, Any]]:
    """Return the preset files by name."""
    folder = resources.files("firsthand") / "presets"
    return {
        entry.name.removesuffix(".toml"): tomllib.loads(entry.read_text(encoding="utf-8"))
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".toml")
    }


def presets() -> tuple[str, ...]:
    """Return the names of all presets and named variants, in the order they are offered.

    >>> presets()[:3]
    ('ratscrew', 'slapjack', 'ratscrew_full_house')
    """
    files = _files()
    return tuple(sorted(files, key=lambda name: (files[name]["place"], name)))


def title(name: str) -> Sentence:
    """Return a preset's title for people."""
    return say(f"preset-{resolved(name)}")


def line(name: str) -> Sentence:
    """Return a preset in one sentence."""
    return say(f"preset-{resolved(name)}-line")


def _folded(name: str) -> str:
    word = name.strip().lower().replace("-", "_").replace(" ", "_")
    return ALIASES.get(word, word)


def is_preset(name: str) -> bool:
    """Return whether a name or an alias is that of a preset."""
    return _folded(name) in _files()


def resolved(name: str) -> str:
    """Return a preset's own name for a name or an alias, or raise `RulesError`."""
    word = _folded(name)
    if word in _files():
        return word
    near = nearest(word, [*_files(), *ALIASES])
    raise RulesError("preset", name, say("wrong-preset", near=near))


@cache
def preset(name: str) -> Rules:
    """Return the rules of a preset by name or alias, or raise `RulesError`."""
    return read(_files()[resolved(name)])


LISTS = ("slap", "comeback")
"""The sections that list patterns."""


def with_own(options: dict[str, Any], described: Any) -> dict[str, Any]:
    """Return options in which a file's own patterns stand for their names.

    ``described`` holds them by name, as `firsthand.rules.own.from_file` reads each. Raises
    `Malformed`, also for one that no list names.
    """
    if not isinstance(described, Mapping):
        raise RulesError("pattern", described, say("wrong-table-of-options"))
    full_names = {label: own.from_file(label, each).name for label, each in described.items()}
    waiting = set(full_names)

    def filled(names: Any) -> Any:
        if not isinstance(names, list):
            return names
        waiting.difference_update(name for name in names if isinstance(name, str))
        return [full_names.get(name, name) if isinstance(name, str) else name for name in names]

    whole = dict(options)
    for section in LISTS:
        inner = options.get(section)
        if isinstance(inner, Mapping) and "patterns" in inner:
            whole[section] = {**inner, "patterns": filled(inner["patterns"])}
        if f"{section}.patterns" in options:
            whole[f"{section}.patterns"] = filled(options[f"{section}.patterns"])
    if waiting:
        raise Malformed(say("own-unlisted", label=min(waiting)))
    return whole


def read(described: Mapping[str, Any], *, kept: bool = False) -> Rules:
    """Return the rules of a file's contents: an optional preset, and options that differ.

    ``kept`` is as in `amended`.
    """
    inner = {
        name: value for name, value in described.items() if name not in ("title", "line", "place")
    }
    inner = with_own(inner, inner.pop("pattern", {}))
    base = inner.pop("preset", None)
    if base is not None and not isinstance(base, str):
        raise RulesError("preset", base, say("wrong-preset-quotes"))
    return amended(Rules() if base is None else preset(base), inner, kept=kept)


def load(path: Path) -> Rules:
    """Return the rules of a TOML or JSON file, or raise `RulesError` that says what is wrong.

    What ``firsthand rules --json`` prints is such a file: the options are its ``result``.
    """
    try:
        kept = path.read_text(encoding="utf-8")
        described = json.loads(kept) if path.suffix == ".json" else tomllib.loads(kept)
    except OSError as error:
        unread = say("wrong-unread", why=str(error.strerror))
        raise RulesError("file", str(path), unread) from None
    except ValueError as error:
        raise RulesError("file", str(path), say("wrong-rule-file", why=str(error))) from None
    if isinstance(described, dict) and described.get("command") == "rules":
        described = described.get("result")
    if not isinstance(described, dict):
        raise RulesError("file", str(path), say("wrong-holds-no-options"))
    return read(described)
