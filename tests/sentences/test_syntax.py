"""The part of Fluent's syntax that the catalogue uses, and errors for all else."""

import pytest

from firsthand.sentences import SyntaxFault
from firsthand.sentences.syntax import (
    Call,
    Number,
    Reference,
    Select,
    Text,
    Variable,
    Variant,
    parse,
)


@pytest.mark.parametrize(
    ("source", "pattern"),
    [
        ("a = Two words ", ("Two words",)),
        ("a={ $n } of { b }", (Variable("n"), " of ", Reference("b"))),
        ('a = { "}" }{ -b }', (Text("}"), Reference("-b"))),
        (r'a = { "\"\\\u0041" }', (Text('"\\A'),)),
        ("a = { 2.50 }", (Number("2.50"),)),
        ("a = { CAPITAL(b) }", (Call("CAPITAL", Reference("b"), ()),)),
        (
            'a = { LIST( $b, type: "unit", x: 0 ) }',
            (Call("LIST", Variable("b"), (("type", Text("unit")), ("x", Number("0")))),),
        ),
        (
            "a = { $n ->\n  [1] one\n *[other] { $n } more\n} left",
            (
                Select(
                    Variable("n"),
                    (
                        Variant(Number("1"), ("one",)),
                        Variant("other", (Variable("n"), " more")),
                    ),
                    1,
                ),
                " left",
            ),
        ),
    ],
)
def test_a_message_is_read(source: str, pattern: object) -> None:
    assert parse(source) == {"a": pattern}
    assert parse(f"# About a\n\n{source}\n# The end") == {"a": pattern}


def test_messages_come_in_their_order() -> None:
    assert [*parse("b = 1\na = 2\n-c = 3\n")] == ["b", "a", "-c"]
    assert parse("") == {}


@pytest.mark.parametrize(
    ("source", "line", "wrong"),
    [
        ("a", 1, "here should be a message, as in: id = text"),
        ("\n a = b", 2, "here should be a message, as in: id = text"),
        ("a = ", 1, "a has no text"),
        ("a = b\n  c", 2, "the text of a message stays on one line"),
        ("a = b\na = c", 2, "a is above already"),
        ("a = b\n .c = d", 2, "the text of a message stays on one line"),
        ("a = }", 1, "a has no text"),
        ("a = b }", 1, "this brace opens nothing"),
        ("a = { b", 1, "} is missing"),
        ("a = { $ }", 1, "here should be a variable's name after $"),
        ("a = { ! }", 1, "here should be a variable, message or literal"),
        ("a = { b.c }", 1, "} is missing"),
        ("a = { -b(c: 1) }", 1, "} is missing"),
        ("a = { F($b, $c) }", 1, "here should be an option's name"),
        ("a = { F($b, c: $d) }", 1, "option c is not a literal"),
        ("a = { F($b }", 1, ") is missing"),
        ("a = { F($b, c) }", 1, ": is missing"),
        ("a = { $b -> }", 1, "no variant has a star"),
        ("a = { $b ->\n [c] d\n}", 3, "no variant has a star"),
        ("a = { $b ->\n *[c] d\n *[e] f\n}", 3, "a second variant has a star"),
        ("a = { $b ->\n *[!] d\n}", 2, "here should be a variant's key"),
        ("a = { $b ->\n *[c d\n}", 2, "] is missing"),
        ("a = { $b ->\n *[c]\n}", 2, 'this variant has no text: write { "" } where none is meant'),
    ],
)
def test_an_error_gives_its_line(source: str, line: int, wrong: str) -> None:
    with pytest.raises(SyntaxFault) as caught:
        parse(source)
    assert (caught.value.line, caught.value.wrong) == (line, wrong)
    assert str(caught.value) == f"line {line}: {wrong}"
