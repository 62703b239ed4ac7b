"""Rule files: a rule set as a TOML text that `firsthand.rules.load` reads again."""

import json
from typing import Any

from firsthand.rules.reading import NONE, preset
from firsthand.rules.rules import Rules, nested


def write_file(rules: Rules, base: str) -> str:
    """Return a rule set as a TOML file: the name of a preset, and the options that differ from it.

    >>> print(write_file(Rules().amend({"penalty.count": 2}), "ratscrew"), end="")
    preset = "ratscrew"
    <BLANKLINE>
    [penalty]
    count = 2
    """
    before = nested(preset(base))
    parts = [f"preset = {json.dumps(base)}\n"]
    for section, options in nested(rules).items():
        lines = [
            f"{name} = {toml(value)}\n"
            for name, value in options.items()
            if value != before[section][name]
        ]
        if lines:
            parts.append(f"[{section}]\n{''.join(lines)}")
    return "\n".join(parts)


def toml(value: Any) -> str:
    """Return one option's value as TOML writes it.

    >>> toml(None), toml(["double"]), toml({"10": 1, "J": 2}), toml(True)
    ('"none"', '["double"]', '{"10" = 1, "J" = 2}', 'true')
    """
    if isinstance(value, dict):
        inner = ", ".join(f"{json.dumps(rank)} = {tries}" for rank, tries in value.items())
        return f"{{{inner}}}"
    return json.dumps(NONE if value is None else value)
