"""``firsthand rules``: rule sets in plain English, and how two of them differ."""

import json
import shutil
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from firsthand import rules as rule_sets
from firsthand.notation import parse_rules
from firsthand.rules import Rules, nested
from firsthand.rules.sheet import differences, markdown, sheet
from firsthand.sentences import say, text

WIDEST = 100


@dataclass(frozen=True, kw_only=True)
class Options:
    """What may be asked of ``firsthand rules``."""

    diff: Annotated[
        tuple[str, str] | None,
        Parameter(negative=(), help="Print how the second differs from the first."),
    ] = None
    json: Annotated[
        bool, Parameter(negative="", help="Print all options as JSON, which is a rule file.")
    ] = False
    markdown: Annotated[bool, Parameter(negative="", help="Print the sheet as Markdown.")] = False


def show_rules(
    name: Annotated[
        str,
        Parameter(help="A preset, a rule file, or 'ratscrew penalty.count=2'.", show_default=False),
    ] = "",
    /,
    options: Annotated[Options | None, Parameter(name="*")] = None,
) -> None:
    """Print a rule sheet in plain English; without a name, list the rule sets."""
    wish = options or Options()
    if wish.diff is not None:
        shown = compared(*wish.diff, as_json=wish.json)
    elif not name:
        shown = preset_list(as_json=wish.json)
    elif wish.json:
        shown = json.dumps(nested(rules_named(name)), indent=2)
    elif wish.markdown:
        shown = markdown(rules_named(name), title_of(name))
    else:
        shown = plain(rules_named(name), title_of(name))
    sys.stdout.write(shown.rstrip("\n") + "\n")


def rules_named(word: str) -> Rules:
    """Return the rules of a preset, a file, or a preset with options that differ."""
    return parse_rules(word) if "=" in word else rule_sets.find(word)


def title_of(word: str) -> str:
    """Return a title for a sheet."""
    if "=" in word or Path(word).suffix:
        return word
    return text(rule_sets.title(word))


def wrapped(line: str) -> str:
    """Return a sentence as an item of a list, no wider than the terminal."""
    width = min(WIDEST, shutil.get_terminal_size().columns)
    return textwrap.fill(line, width, initial_indent="  - ", subsequent_indent="    ")


def plain(rules: Rules, title: str) -> str:
    """Return a sheet as plain text."""
    parts = [title]
    for heading, texts in sheet(rules):
        parts.append("\n".join([heading, *(wrapped(line) for line in texts)]))
    return "\n\n".join([*parts, text(say("command-digest", digest=rules.digest[:16]))])


def preset_list(*, as_json: bool) -> str:
    """Return the presets there are, a line each."""
    names = rule_sets.presets()
    if as_json:
        lines = {
            name: {"title": text(rule_sets.title(name)), "line": text(rule_sets.line(name))}
            for name in names
        }
        return json.dumps(lines, indent=2)
    wide = max(len(name) for name in names)
    return "\n".join(f"{name:<{wide}}  {text(rule_sets.line(name))}" for name in names)


def compared(first: str, second: str, *, as_json: bool) -> str:
    """Return what the second rule set says that the first does not."""
    before, after = rules_named(first), rules_named(second)
    if as_json:
        old, new = nested(before), nested(after)
        changed = {
            f"{section}.{option}": [old[section][option], value]
            for section, options in new.items()
            for option, value in options.items()
            if value != old[section][option]
        }
        return json.dumps(changed, indent=2)
    sentences = differences(before, after)
    shown = "\n".join(wrapped(text(sentence)) for sentence in sentences)
    return shown or text(say("command-same-rules"))
