"""The clause table and the rule book, made from their data, the rules' own words and the tests."""

import ast
import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from firsthand.rules import ALIASES, Rules, catalogue, line, nested, preset, presets, title
from firsthand.rules.checks import Choice, Switch, Whole
from firsthand.rules.patterns import ALIASES as PATTERN_ALIASES
from firsthand.rules.sheet import differences, sheet
from firsthand.sentences import say, text
from tests.docs.examples import examples

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NAMED = re.compile(r"_([esar])_(\d\d)(?=_)")
MADE = "<!-- Made by `python -m tests.docs`. -->"
NOTHING = "Nothing required."
ABOUT_CLAUSES = (
    "E stands for *Egyptian Ratscrew Rules*, S for *How to Play Slapjack*; the statements are in "
    "our own words. A test proves a clause when it is named after it."
)
ABOUT_RULES = (
    "Both games as they come, then everything that may be agreed otherwise. A rule set is a preset "
    "and what differs from it, in a TOML or JSON file or on one line: `ratscrew "
    "slap.patterns=[double] penalty.count=2`. `firsthand rules NAME` prints its sheet, `firsthand "
    "rules --diff A B` what tells two apart."
)
ABOUT_PATTERNS = (
    "Piles are written oldest card first; face-down cards never count. Numbers, ranks and cards "
    "behind a colon may be others. A joker has no value, breaks every row, and matches only "
    "another joker, in a double."
)
ABOUT_CHOICES = (
    "The order of authority: the source's text, then the majority of other sources, then the "
    "choice that keeps the game finite and the same every time."
)


def entries(name: str) -> list[dict[str, str]]:
    """Read a data file: its clauses, or its choices."""
    [(_, found)] = tomllib.loads((DOCS / f"{name}.toml").read_text(encoding="utf-8")).items()
    return list(found)


@cache
def proofs() -> dict[str, tuple[tuple[str, str], ...]]:
    """Return by clause the tests that are named after it: file and function."""
    found: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for letter, number in named(node.name):
                    file = path.relative_to(ROOT).as_posix()
                    found[f"{letter.upper()}-{number}"].append((file, node.name))
    return {clause: tuple(tests) for clause, tests in found.items()}


def named(test: str) -> list[tuple[str, str]]:
    """Return the clauses in a test's name: those it begins with.

    >>> named("test_s_05_s_06_seed_and_rules"), named("test_plan_e_05_x")
    ([('s', '05'), ('s', '06')], [])
    """
    clauses = re.match(r"test((?:_[esar]_\d\d)+)_", test)
    return NAMED.findall(clauses[1] + "_") if clauses else []


def cell(text: str) -> str:
    """Return a text as a cell of a table."""
    return text.replace("|", "\\|").replace("\n", " ")


def row(*cells: str) -> str:
    """Return a row of a table."""
    return f"| {' | '.join(cell(text) for text in cells)} |"


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """Yield the lines of a table."""
    yield row(*heads)
    yield row(*["---"] * len(heads))
    for cells in rows:
        yield row(*cells)
    yield ""


def tests_of(clause: str) -> str:
    """Return links to the tests of a clause."""
    return ", ".join(f"[{test}](../{file})" for file, test in proofs().get(clause, ()))


def clauses() -> str:
    """Return ``docs/CLAUSES.md``."""
    parts = [
        "# The clauses, one by one",
        MADE,
        "",
        ABOUT_CLAUSES,
        "",
    ]
    rows = (
        (
            clause["id"],
            clause["says"],
            clause["tag"],
            clause.get("how", NOTHING),
            tests_of(clause["id"]),
        )
        for clause in entries("clauses")
    )
    heads = ("clause", "what it says", "kind", "how it is satisfied", "proved by")
    return "\n".join([*parts, *table(heads, rows)])


def rules_book() -> str:
    """Return ``docs/RULES.md``."""
    parts = [
        "# The rule book",
        MADE,
        "",
        ABOUT_RULES,
        "",
        *_sheets(),
        *_presets(),
        *_patterns(),
        *_options(),
        *_choices(),
    ]
    return "\n".join(parts)


def _sheets() -> Iterator[str]:
    for name in ("ratscrew", "slapjack"):
        yield f"## {text(title(name))}"
        yield ""
        for heading, texts in sheet(preset(name)):
            yield from [f"**{heading}.** {' '.join(texts)}", ""]


def _presets() -> Iterator[str]:
    yield from ["## The presets", ""]
    names = " ".join(f"`{name}`" for name, other in ALIASES.items() if other == "ratscrew")
    yield from [f"`ratscrew` also goes by {names}.", ""]
    for name in presets():
        near = "slapjack" if name.startswith("slapjack_") else "ratscrew"
        yield from [f"### {text(title(name))}: `{name}`", "", text(line(name)), ""]
        if name == near:
            yield from ["All options as they come.", ""]
            continue
        yield from [f"Differs from `{near}`: {_overrides(near, name)}.", ""]
        yield from [
            *(f"- {text(sentence)}" for sentence in differences(preset(near), preset(name))),
            "",
        ]


def _overrides(near: str, name: str) -> str:
    base = nested(preset(near))
    changed = [
        f"`{section}.{option} = {_value(value)}`"
        for section, options in nested(preset(name)).items()
        for option, value in options.items()
        if value != base[section][option]
    ]
    return ", ".join(changed)


def _value(value: Any) -> str:
    return "none" if value is None else json.dumps(value)


def _patterns() -> Iterator[str]:
    yield from ["## The slap patterns", ""]
    yield from [ABOUT_PATTERNS, ""]
    also: defaultdict[str, list[str]] = defaultdict(list)
    for alias, name in PATTERN_ALIASES.items():
        also[name].append(f"`{alias}`")
    heads = ("pattern", "also", "when it may be slapped", "right", "wrong", "source")
    yield from table(
        heads,
        (
            (
                f"`{rule.name}`",
                " ".join(also[rule.name]),
                text(rule.sentence),
                " ".join(rule.legal),
                " ".join(rule.illegal),
                rule.source,
            )
            for rule in catalogue()
        ),
    )


def _options() -> Iterator[str]:
    yield from ["## The options", ""]
    sections = nested(Rules())
    count = sum(len(options) for options in sections.values())
    yield f"{count} options in {len(sections)} sections, the values of `ratscrew` first."
    yield ""
    rows = [
        (
            f"`{section.name}.{option.name}`",
            _range(option.metadata["check"], nested(Rules())[section.name][option.name]),
            text(say(f"option-{section.name}-{option.name}")),
            option.metadata["clauses"],
        )
        for section in fields(Rules)
        for option in fields(getattr(Rules(), section.name))
    ]
    yield from table(("option", "values", "what it decides", "clauses"), rows)


def _range(check: object, default: Any) -> str:
    first = f"`{_value(default)}`"
    match check:
        case Choice(values):
            return " / ".join([first, *(f"`{_value(v)}`" for v in values if v != default)])
        case Switch():
            return f"{first} / `{_value(not default)}`"
        case Whole(least, most, or_none):
            none = f", or `none`: {text(or_none)}" if or_none else ""
            return f"{first}; {least} to {most}{none}"
        case _:
            return first


def _choices() -> Iterator[str]:
    yield from ["## What the sources leave open", ""]
    yield from [ABOUT_CHOICES, ""]
    heads = ("", "the question", "in Ratscrew", "in Slapjack", "why", "option", "tests")
    keys = ("id", "asks", "ratscrew", "slapjack", "why", "knob")
    yield from table(
        heads,
        ((*(choice[key] for key in keys), tests_of(choice["id"])) for choice in entries("choices")),
    )


PAGES = {
    "CLAUSES.md": clauses,
    "RULES.md": rules_book,
    "../web/fixtures/notes.json": examples,
}
"""The files that are made, by their names."""
