"""TypeScript types of the wire, made from its Structs.

``python -m firsthand.server.typescript --write`` renews ``web/src/wire.ts``; without ``--write``
the text goes to standard output.
"""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from firsthand.events import OutBy, PaidFor, TakenBy, Verdict, WonBy
from firsthand.judge import Policy, watches
from firsthand.law.types import Duel
from firsthand.record import How
from firsthand.room.messages import Away, Reason
from firsthand.room.refusals import RefusalKind
from firsthand.rules import Mode
from firsthand.shell import wire
from firsthand.table import VoteKind

Schema = dict[str, Any]

TARGET = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
"""Where a checkout keeps the generated file."""

HEADING = f"""\
// Made from the Structs of src/firsthand/shell/wire.py: do not edit.
// python -m firsthand.server.typescript --write

export const PROTOCOL = {wire.PROTOCOL};

/** How far a watermark stays behind its sending; when far seats send them; who is far (ms). */
export const GUARD = {Policy.guard};
export const GRID = {list(watches(Policy()))};
export const FAR = {Policy.grid_from};

/** Hands this close together are a tie, in ms, unless the table agreed to more. */
export const BAND = {Policy.band};
"""

NAMED = {
    "Away": Away,
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

PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
LINE = 100


def typescript() -> str:
    """Return the whole text of ``web/src/wire.ts``."""
    unions = {"Request": wire.Request, "Act": wire.Act, "Reply": wire.Reply}
    shapes, structs = msgspec.json.schema_components(unions.values(), ref_template="{name}")
    asked = {part["$ref"] for part in shapes[0]["anyOf"]}
    parts = [_declaration(name, schema, asked=name in asked) for name, schema in structs.items()]
    parts += [
        _wrap(f"export type {name} =", _options(shape))
        for name, shape in zip(unions, shapes, strict=True)
    ]
    words = [_wrap(f"export type {name} =", _words(kind)) for name, kind in NAMED.items()]
    return "".join([HEADING, "\n", *words, "\n", *parts])


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
    if sys.argv[1:] == ["--write"]:
        TARGET.write_text(typescript())
    else:
        sys.stdout.write(typescript())


if __name__ == "__main__":
    main()
