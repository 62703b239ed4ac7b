"""``firsthand rules``: rule sets in plain English, and how two of them differ."""

import shutil
import sys
import textwrap
from typing import Any

from firsthand import rules as rule_sets
from firsthand.commands.envelope import PlayedRules, print_json
from firsthand.commands.output import refuse_together
from firsthand.commands.rules import RulesOptions
from firsthand.errors import Malformed
from firsthand.rules import Rules, nested
from firsthand.rules.sheet import differences, markdown, sheet
from firsthand.sentences import say, text

WIDEST = 100


def ruled(name: str, chosen: RulesOptions) -> None:
    """Do what ``firsthand rules`` was asked."""
    refuse_together(json=chosen.json, markdown=chosen.markdown)
    refuse_together(diff=chosen.diff is not None, markdown=chosen.markdown)
    if name and chosen.diff is not None:
        raise Malformed(say("command-diff-name", name=name))
    if chosen.json:
        asked = chosen.diff or ((name,) if name else ())
        played = [PlayedRules(word, rule_sets.find(word).digest) for word in asked]
        print_json("rules", None, played, as_json(*asked))
        return
    if chosen.diff is not None:
        shown = compared(*chosen.diff)
    elif not name:
        shown = preset_list()
    elif chosen.markdown:
        shown = markdown(rule_sets.find(name), title_of(name))
    else:
        shown = plain(rule_sets.find(name), title_of(name))
    sys.stdout.write(shown.rstrip("\n") + "\n")


def as_json(*words: str) -> dict[str, Any]:
    """Return what JSON holds of rule sets.

    All options of one, the options in which the second of two differs from the first with both
    values, and for none the title and line of each preset.
    """
    if len(words) == 1:
        return nested(rule_sets.find(words[0]))
    if not words:
        return {
            name: {"title": text(rule_sets.title(name)), "line": text(rule_sets.line(name))}
            for name in rule_sets.presets()
        }
    old, new = (nested(rule_sets.find(word)) for word in words)
    return {
        f"{section}.{option}": [old[section][option], value]
        for section, options in new.items()
        for option, value in options.items()
        if value != old[section][option]
    }


def title_of(word: str) -> str:
    """Return a title for a sheet."""
    name = rule_sets.preset_of(word)
    return word if name is None else text(rule_sets.title(name))


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


def preset_list() -> str:
    """Return the presets there are, a line each."""
    names = rule_sets.presets()
    wide = max(len(name) for name in names)
    return "\n".join(f"{name:<{wide}}  {text(rule_sets.line(name))}" for name in names)


def compared(first: str, second: str) -> str:
    """Return what the second rule set says that the first does not."""
    sentences = differences(rule_sets.find(first), rule_sets.find(second))
    shown = "\n".join(wrapped(text(sentence)) for sentence in sentences)
    return shown or text(say("command-same-rules"))
