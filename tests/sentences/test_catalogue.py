"""The catalogue as a whole: what is wrong with a message or an argument is an error."""

from decimal import Decimal
from pathlib import Path

import msgspec
import pytest

from firsthand.sentences import (
    PSEUDO,
    CatalogueFault,
    Kind,
    Sentence,
    SyntaxFault,
    UnknownMessage,
    WrongArgument,
    arguments,
    catalogue,
    messages,
    say,
    text,
)
from firsthand.sentences.arguments import kinds
from firsthand.sentences.locales import ENGLISH, arabic_plural, shown
from firsthand.sentences.resolver import Resolver
from firsthand.sentences.syntax import parse


def test_a_sentence_travels_as_its_id_and_arguments() -> None:
    sentence = say("rules-fine", price=say("rules-to-pile", cards="one card", n=1))
    sent = msgspec.json.encode(sentence)
    assert sent == (
        b'{"id":"rules-fine","args":{"price":{"id":"rules-to-pile","args":'
        b'{"cards":"one card","n":1}}}}'
    )
    assert msgspec.json.decode(sent, type=Sentence) == sentence
    assert text(sentence) == "A false slap costs one card, face down under the pile."
    assert msgspec.json.encode(say("rules-first")) == b'{"id":"rules-first","args":{}}'


def test_equal_sentences_are_one_in_a_set() -> None:
    one, two = (say("count-all", items=("Ann", say("count-word", n=2))) for _ in range(2))
    assert len({one, two, say("count-all", items=())}) == 2


def test_a_number_may_stand_in_a_text() -> None:
    assert Resolver(ENGLISH, parse("a = { 2.50 } or { 1000 }")).sentence("a", {}) == "2.50 or 1,000"


def test_lists_may_hold_sentences_and_words() -> None:
    items = (say("card-rank", rank=1), "Ann", say("count-word", n=3))
    assert text(say("count-all", items=items)) == "ace, Ann and three"


def test_the_pseudo_locale_is_accented_longer_and_from_right_to_left() -> None:
    words = text(say("rules-first"), PSEUDO)
    assert words.startswith("\u202eThéé plááýýéér")
    assert words.endswith("\u202c")
    assert text(say("pattern-sum", n=12), PSEUDO).endswith("\u2068\u0661\u0662\u2069")


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        (say("rules-win"), r"rules-win takes \['n'\], not \[\]"),
        (say("rules-first", n=1), r"rules-first takes \[\], not \['n'\]"),
        (say("rules-win", n="two"), r"rules-win: \$n: 'two' is not a number"),
        (say("rules-win", n=True), r"rules-win: \$n: True is not a number"),
        (say("rules-fine", price=2), r"rules-fine: \$price: 2 is not a text"),
        (say("count-all", items="Ann"), r"count-all: \$items: 'Ann' is not a list"),
        (
            say("rules-turn-drop", choice="double"),
            r"rules-turn-drop: \$choice: 'double' is not one of counts, single",
        ),
    ],
)
def test_a_wrong_argument_is_an_error(sentence: Sentence, wrong: str) -> None:
    with pytest.raises(WrongArgument, match=wrong):
        text(sentence)


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(UnknownMessage, match="no-such"):
        text(say("no-such"))
    with pytest.raises(UnknownMessage, match="b"):
        Resolver(ENGLISH, parse("a = { b }")).sentence("a", {})


@pytest.mark.parametrize(
    ("source", "given", "wrong"),
    [
        ("a = { $n }", {}, r"\$n is missing"),
        ("a = { NUMBER($n) }", {"n": "x"}, "NUMBER takes no 'x'"),
        ("a = { LIST($n) }", {"n": "x"}, "LIST takes no 'x'"),
        ("a = { CAPITAL($n) }", {"n": 3}, "CAPITAL takes no Figure"),
        ("a = { $n }", {"n": ["x"]}, "only LIST shows lists"),
    ],
)
def test_what_a_message_lacks_is_an_error(
    source: str, given: dict[str, str | int | list[str]], wrong: str
) -> None:
    with pytest.raises(WrongArgument, match=wrong):
        Resolver(ENGLISH, parse(source)).sentence("a", given)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("a = { $b }", {"b": Kind("text")}),
        ("a = { $b } { NUMBER($b) }", {"b": Kind("number")}),
        ("a = { NUMBER($b) } { $b }", {"b": Kind("number")}),
        ("a = { c }\nc = { LIST($b) }", {"b": Kind("list")}),
        ("a = { $b ->\n [1] x\n *[other] { $c }\n}", {"b": Kind("number"), "c": Kind("text")}),
        ("a = { $b ->\n [y] x\n *[other] z\n}", {"b": Kind("choice", ("other", "y"))}),
        ('a = { "x" } { 2 }', {}),
    ],
)
def test_arguments_are_found_in_the_text(source: str, found: dict[str, Kind]) -> None:
    assert kinds("a", parse(source)) == found


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("a = { b }", "a: there is no message b"),
        ("a = { b }\nb = { a }", "a: a refers to itself"),
        ("a = { DATETIME($b) }", "a: there is no function DATETIME"),
        ("a = { NUMBER($b) } { LIST($b) }", r"a: \$b is number and list"),
        ("a = { LIST($b) } { $b }", r"a: \$b is list and text"),
        ("a = { $b } { LIST($b) }", r"a: \$b is text and list"),
    ],
)
def test_a_message_that_makes_no_sense_is_an_error(source: str, wrong: str) -> None:
    with pytest.raises(CatalogueFault, match=wrong):
        kinds("a", parse(source))


def test_every_message_makes_sense() -> None:
    for name in messages(ENGLISH.folder):
        arguments(name)


def test_errors_name_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "files", lambda _: tmp_path)
    (tmp_path / "xx" / "shared").mkdir(parents=True)
    (tmp_path / "xx" / "page").mkdir()
    (tmp_path / "xx" / "shared" / "one.ftl").write_text("a = b\nc\n")
    (tmp_path / "xx" / "shared" / "notes.txt").write_text("no catalogue")
    with pytest.raises(SyntaxFault, match="shared/one, line 2: here should be a message"):
        list(catalogue.Messages("xx"))
    (tmp_path / "xx" / "shared" / "one.ftl").write_text("a = b\n")
    (tmp_path / "xx" / "page" / "two.ftl").write_text("a = b\n")
    with pytest.raises(CatalogueFault, match="shared/one: a is in another file too"):
        list(catalogue.Messages("xx"))


def test_a_file_is_parsed_when_one_of_its_messages_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "files", lambda _: tmp_path)
    (tmp_path / "xx" / "shared").mkdir(parents=True)
    (tmp_path / "xx" / "shared" / "one.ftl").write_text("# a comment\na = b\nlong-a = c\n")
    (tmp_path / "xx" / "shared" / "two.ftl").write_text("other = { a }\nthis is no message\n")
    messages = catalogue.Messages("xx")
    assert (messages["a"], messages["long-a"]) == (("b",), ("c",))
    assert "no-such" not in messages
    with pytest.raises(SyntaxFault, match="shared/two, line 2"):
        len(messages)


def test_numbers_may_be_as_great_as_they_like() -> None:
    assert text(say("count-word", n=10**30)) == f"1{'0' * 30}"
    assert shown(1e300, least=1) == Decimal("1e300")
    assert str(shown(-2.5)) == "-2.5"


@pytest.mark.parametrize(
    ("value", "category"),
    [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (110, "few"), (11, "many"), (100, "other")],
)
def test_arabic_plurals(value: int, category: str) -> None:
    assert arabic_plural(shown(value)) == category
    assert arabic_plural(shown(value + 0.5)) == "other"
