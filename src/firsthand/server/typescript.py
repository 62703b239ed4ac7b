"""TypeScript types of the wire, made from its Structs, in files by topic.

``python -m firsthand.server.typescript --write`` renews ``web/src/wire.ts`` and the files in
``web/src/wire/`` that it exports; without ``--write`` the texts go to standard output.
"""

import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from firsthand.events import OutBy, PaidFor, TakenBy, Verdict, WonBy
from firsthand.judge import Policy, watches
from firsthand.law.types import Duel
from firsthand.record import Device, How
from firsthand.room.messages import Away, Reason
from firsthand.room.refusals import RefusalKind
from firsthand.rules import Mode
from firsthand.shell import wire
from firsthand.table import VoteKind

Schema = dict[str, Any]

TARGET = Path(__file__).parents[3] / "web" / "src"
"""Where a checkout keeps the generated files."""

HEADING = """\
// Made from the Structs of src/firsthand/shell/wire.py: do not edit.
// python -m firsthand.server.typescript --write

"""

CONSTANTS = f"""\
export const PROTOCOL = {wire.PROTOCOL};

/** How far a watermark stays behind its sending; when far seats send them; who is far (ms). */
export const GUARD = {Policy.guard};
export const GRID = {list(watches(Policy()))};
export const FAR = {Policy.grid_from};

/** Hands this close together are a tie, in ms, unless the table agreed to more. */
export const BAND = {Policy.band};
"""

TOPICS = {"rules": ("RulesView",), "table": ("Table", "Duel"), "seats": ("Seated",)}
"""Files by topic: each holds what these types are made of, as far as no file before it does."""

NAMED = {
    "Away": Away,
    "Device": Device,
    "How": How,
    "Mode": Mode,
    "OutBy": OutBy,
    "PaidFor": PaidFor,
    "Reason": Reason,
    "RefusalKind": RefusalKind,
    "TakenBy": TakenBy,
    "Verdict": Verdict,
    "VoteKind": VoteKind,
    "WonBy": WonBy,
}
"""The sets of words that have a name."""

NAMES = {frozenset(get_args(words)): name for name, words in NAMED.items()}

LABELLED: dict[str, tuple[str, ...]] = {"Duel": Duel._fields}
"""The members of what travels as a tuple, in their order."""

PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "object": "Readonly<Record<string, unknown>>",
}
LINE = 100


def typescript() -> dict[str, str]:
    """Return the texts of all files by their path below ``web/src``."""
    parts = _parts()
    kept = {name: topic for topic, declared in parts.items() for name in declared}
    files = {
        f"wire/{topic}.ts": HEADING + _imports(topic, "".join(declared.values()), kept)
        for topic, declared in parts.items()
    }
    for topic, declared in parts.items():
        files[f"wire/{topic}.ts"] += "".join(declared.values())
    exports = "".join(f'export type * from "./wire/{topic}";\n' for topic in parts)
    return {"wire.ts": f"{HEADING}{exports}\n{CONSTANTS}", **files}


def _parts() -> dict[str, dict[str, str]]:
    """Return the declarations by topic and name."""
    unions = {"Request": wire.Request, "Act": wire.Act, "Reply": wire.Reply}
    kinds = (*unions.values(), wire.Replayed, wire.Unread)
    shapes, structs = msgspec.json.schema_components(kinds, ref_template="{name}")
    asked = {part["$ref"] for part in shapes[0]["anyOf"]}
    topics = _topics(structs, asked)
    parts: dict[str, dict[str, str]] = {
        "words": {
            name: _wrap(f"export type {name} =", _words(kind)) for name, kind in NAMED.items()
        },
        **{topic: {} for topic in sorted({*topics.values()})},
    }
    for name, schema in structs.items():
        parts[topics[name]][name] = _declaration(name, schema, asked=name in asked)
    for name, shape in zip(unions, shapes[: len(unions)], strict=True):
        topic = "replies" if name == "Reply" else "requests"
        parts[topic][name] = _wrap(f"export type {name} =", _options(shape))
    return parts


def _topics(structs: dict[str, Schema], asked: set[str]) -> dict[str, str]:
    """Return the topic of each Struct by name."""
    topics = dict.fromkeys(asked, "requests")
    for topic, names in TOPICS.items():
        for name in names:
            for part in _reached(name, structs):
                topics.setdefault(part, topic)
    for name, schema in structs.items():
        topics.setdefault(name, "events" if "event" in schema.get("properties", ()) else "replies")
    return topics


def _reached(name: str, structs: dict[str, Schema]) -> list[str]:
    """Return a Struct and all that it is made of, by name."""
    reached = [name]
    for one in reached:
        parts = re.findall(r"'\$ref': '(\w+)'", str(structs[one]))
        reached += [part for part in dict.fromkeys(parts) if part not in reached]
    return reached


def _imports(topic: str, text: str, kept: dict[str, str]) -> str:
    """Write the imports of a file: what its declarations name of other files."""
    code = re.sub(r"/\*\*.*?\*/|\"\w*\"|\bexport \w+ \w+", "", text)
    names = {name for name in re.findall(r"\b[A-Z]\w+", code) if kept.get(name, topic) != topic}
    lines = [
        _import(sorted(name for name in names if kept[name] == other), other)
        for other in sorted({kept[name] for name in names})
    ]
    return "".join([*lines, "\n"] if lines else [])


def _import(names: list[str], topic: str) -> str:
    line = f'import type {{ {", ".join(names)} }} from "./{topic}";\n'
    if len(line) <= LINE:
        return line
    return "import type {\n" + "".join(f"  {name},\n" for name in names) + f'}} from "./{topic}";\n'


def _words(kind: Any) -> list[str]:
    return [f'"{word}"' for word in sorted(get_args(kind))]


def _declaration(name: str, schema: Schema, *, asked: bool) -> str:
    """Write one Struct; a field with a default may be left out only by the browser."""
    note = _comment(schema.get("description", ""))
    if schema["type"] != "object":
        return f"{note}export type {name} = {_tuple(schema, LABELLED.get(name, ()))};\n"
    needed = set(schema.get("required", ())) if asked else set(schema["properties"])
    fields = [
        _field(key, kind, optional=key not in needed) for key, kind in schema["properties"].items()
    ]
    line = f"export interface {name} {{ {' '.join(fields)} }}\n"
    if len(line) <= LINE:
        return note + line
    return (
        f"{note}export interface {name} {{\n" + "".join(f"  {field}\n" for field in fields) + "}\n"
    )


def _field(key: str, schema: Schema, *, optional: bool) -> str:
    return f"readonly {key}{'?' if optional else ''}: {_type(schema)};"


def _type(schema: Schema) -> str:
    """Write the type of a JSON schema as msgspec makes them."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_options(schema))
    if "enum" in schema:
        words = schema["enum"]
        return NAMES.get(frozenset(words)) or " | ".join(f'"{word}"' for word in words)
    if schema["type"] == "null":
        return "null"
    if schema["type"] == "array":
        return _array(schema)
    if "additionalProperties" in schema:
        return f"Readonly<Record<string, {_type(schema['additionalProperties'])}>>"
    return PLAIN[schema["type"]]


def _options(schema: Schema) -> list[str]:
    return [*dict.fromkeys(_type(part) for part in schema["anyOf"])]


def _array(schema: Schema) -> str:
    """Write a tuple of fixed length as a readonly tuple, any other array as a readonly array."""
    if "prefixItems" in schema:
        return _tuple(schema, ())
    inner = _type(schema["items"])
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def _tuple(schema: Schema, labels: tuple[str, ...]) -> str:
    """Write a tuple of fixed length, each member with its label where it has one."""
    kinds = [_type(part) for part in schema["prefixItems"]]
    if labels:
        kinds = [f"{label}: {kind}" for label, kind in zip(labels, kinds, strict=True)]
    return f"readonly [{', '.join(kinds)}]"


def _comment(text: str) -> str:
    """Write the first line of a docstring as a comment, its code marks as Markdown's."""
    line = text.replace("``", "`").partition("\n")[0]
    return f"/** {line} */\n" if line else ""


def _wrap(start: str, options: list[str]) -> str:
    line = f"{start} {' | '.join(options)};\n"
    if len(line) <= LINE:
        return line
    return start + "".join(f"\n  | {option}" for option in options) + ";\n"


def main() -> None:
    """Print the types, or write them where the checkout keeps them."""
    files = typescript()
    if sys.argv[1:] != ["--write"]:
        sys.stdout.write("".join(files.values()))
        return
    for old in (TARGET / "wire").glob("*.ts"):
        old.unlink()
    (TARGET / "wire").mkdir(exist_ok=True)
    for name, text in files.items():
        (TARGET / name).write_text(text)


if __name__ == "__main__":
    main()
