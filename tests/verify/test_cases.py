"""Case files: what they may say, what is found, and what is refused with its line."""

import json
from pathlib import Path
from typing import Any

import pytest

from firsthand.sentences import in_words
from firsthand.verify import Report, Unreadable, verify

DATA = Path(__file__).parents[1] / "data"
BOOK = (DATA / "cases.json").read_text()


def case(*script: dict[str, Any], **changes: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "id": "X-1",
        "preset": "ratscrew",
        "hands": [["7H", "2C"], ["7S", "9D"], ["8C", "6H"]],
        "script": list(script),
    }
    return {**plain, **changes}


def step(do: str, t: int = 0, expect: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"t": t, "do": do, **more, "expect": expect or {}}


def checked(*script: dict[str, Any], **changes: Any) -> Report:
    return verify(json.dumps({"cases": [case(*script, **changes)]}))


def failure(*script: dict[str, Any], **changes: Any) -> tuple[str, str]:
    report = checked(*script, **changes)
    assert report.passed == 0
    return in_words(report.failures[0].expected), in_words(report.failures[0].came)


def refusal(found: Any) -> str:
    with pytest.raises(Unreadable) as wrong:
        verify(found if isinstance(found, str) else json.dumps(found))
    return str(wrong.value)


def test_all_cases_and_vectors_of_the_rule_book_pass() -> None:
    report = verify(BOOK)
    assert (report.passed, report.failures) == (82 + 98 + 11 + 3, ())


def test_a_failure_tells_what_was_done_expected_and_seen_with_the_tape() -> None:
    wrong = BOOK.replace('"sizes":[1,1,2]', '"sizes":[1,1,3]', 1)
    [failed] = verify(wrong).failures
    assert failed.described("book.json") == (
        "book.json:5: case ERS-01, step 1\n"
        "  action    1000 flip seat 1\n"
        "  expected  sizes [1, 1, 3]\n"
        "  came      sizes [1, 1, 2]\n"
        "  tape      rules ratscrew\n"
        "            hands 7H 2C / 4S 9D / 10C 6H\n"
        "            pile -\n"
        "            dealer 2, 0 leads\n"
        "            > 0 0 flip\n"
        "            0 0 flips 7H -> 1\n"
        "            > 1000 1 flip\n"
        "            1000 1 flips 4S -> 2"
    )


def test_a_case_needs_little() -> None:
    assert verify(json.dumps(case())).passed == 1
    assert verify(json.dumps([case(), case(step("flip", seat=0))])).passed == 2
    bare = {"hands": [["7H"], ["8C"]], "script": [{"t": 5, "do": "tick"}]}
    assert verify(json.dumps(bare)).passed == 1
    empty = case(step("flip", seat=0, expect=None), pile=None, config=None, dealer=None)
    empty["script"][0]["expect"] = None
    assert verify(json.dumps(empty)).passed == 1


def test_what_a_case_says_besides_is_no_matter() -> None:
    remarks = {"note": "x", "clauses": ["E-01"], "author": "Ann", "colour": 3}
    told = step("flip", seat=0, expect={"turn": 1, "note": "next"}, hand_checked=["turn"], mood=1)
    assert checked(told, **remarks).passed == 1


FLIPS = (step("flip", seat=0), step("flip", 10, seat=1))


@pytest.mark.parametrize(
    ("script", "config"),
    [
        ([step("flip", seat=1, expect={"result": "rejected", "turn": 0})], {}),
        ([*FLIPS, step("slap", 20, seats=[2], expect={"result": {"2": "won"}})], {}),
        (
            [
                *FLIPS,
                step(
                    "slap",
                    20,
                    seats=[0, 2],
                    times={"0": 25},
                    expect={"result": {"0": "lost", "2": "won"}},
                ),
            ],
            {},
        ),
        (
            [
                *FLIPS,
                step(
                    "slap",
                    20,
                    seats=[2, 0],
                    order_from_bottom=[0, 2],
                    expect={"result": {"0": "won", "2": "lost"}},
                ),
            ],
            {},
        ),
        ([step("slap", seats=[9], expect={"result": {"9": "rejected"}})], {}),
        ([step("collect", seat=0, expect={"result": "rejected"})], {}),
        ([step("gesture", seat=0, expect={"result": "rejected"})], {}),
        ([step("gesture", seat=0, expect={"result": "ok"})], {"slap": {"gesture": "salute"}}),
        (
            [step("gesture", seat=0, word="no", expect={"result": "rejected"})],
            {"slap.gesture": "word:yes"},
        ),
        ([step("drop", seat=0, expect={"pile": ["7H"], "result": "ok"})], {}),
        (
            [step("drop", seat=0, count=2, expect={"pile": ["7H", "2C"]})],
            {"challenge.tries": {}, "turn.drop": "counts"},
        ),
        (
            [
                step("disrupt", seat=1, expect={"result": "ok"}),
                step("disrupt", expect={"result": "rejected"}),
                step("flip", seat=0, expect={"result": "rejected"}),
                step("resume", 5, expect={"result": "ok"}),
                step("resume", 6, expect={"result": "rejected"}),
                step("flip", 7, seat=0, expect={"result": "ok"}),
            ],
            {},
        ),
        (
            [
                step("require_beat", seat=1, ms=400, expect={"result": "ok"}),
                *FLIPS,
                step("slap", 20, seats=[0], expect={"result": {"0": "void"}}),
                step("require_beat", 30, seat=1, ms=0, expect={"result": "ok"}),
                step("slap", 40, seats=[0], expect={"result": {"0": "won"}}),
            ],
            {},
        ),
        ([step("interference", seat=1, expect={"sizes": [2, 1, 2], "pile": ["(7S)"]})], {}),
        ([step("leave", seat=1, expect={"sizes": [2, 0, 2], "out": [1]})], {}),
        ([step("tick", 9, expect={"result": "ok"})], {}),
    ],
)
def test_every_action_of_a_case_is_played(
    script: list[dict[str, Any]], config: dict[str, Any]
) -> None:
    assert checked(*script, config=config).failures == ()


def test_a_draw_may_be_written_as_null_or_an_empty_list() -> None:
    ends = {"hands": [["7H"], ["8C"]], "config": {"end.flips": 2, "end.dead_pile": "draw"}}
    winners: list[Any] = [None, []]
    for winner in winners:
        script = (FLIPS[0], step("flip", 10, {"winner": winner}, seat=1))
        assert checked(*script, **ends).failures == ()
    script = (FLIPS[0], step("flip", 10, {"winner": 0}, seat=1))
    assert failure(*script, **ends) == ("winner 0", "winner []")


def test_shared_winners_and_the_out_may_come_in_any_order() -> None:
    for winner in ([0, 1], [1, 0]):
        script = (FLIPS[0], step("flip", 10, {"winner": winner}, seat=1))
        hands = [["7H", "2C"], ["9S", "9D"]]
        assert checked(*script, hands=hands, config={"end.flips": 2}).failures == ()


def test_a_case_fails_where_anything_is_not_as_expected() -> None:
    assert failure(step("flip", seat=0, expect={"hands": [["7H"]], "turn": None})) == (
        'hands [["7H"]], turn null',
        'hands [["2C"], ["7S", "9D"], ["8C", "6H"]], turn 1',
    )
    assert failure(step("tick", expect={"result": "rejected"})) == (
        'result "rejected"',
        'result "ok"',
    )


FILE = """{"cases": [
 {"id": "A", "preset": "ratscrew", "hands": [["7H"], ["8C"]],
  "script": [
   {"t": 0, "do": "flip", "seat": 0, "expect": {}},
   %s
  ]
 }
]}"""


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('{"t": 0, "do": "jump"}', "'jump' is no action: write one of flip, slap"),
        ('{"t": 0}', "'do' is missing"),
        ('{"do": "tick"}', "'t' is missing"),
        ('{"t": "0", "do": "tick"}', "'t' must be a whole number, and no larger"),
        ('{"t": true, "do": "tick"}', "than 10**12, not true"),
        ('{"t": 1000000000001, "do": "tick"}', "than 10**12, not 1000000000001"),
        ('{"t": -1, "do": "tick"}', "'t' is -1, but the step before it was at 0"),
        ('{"t": 0, "do": "flip"}', "'seat' is missing"),
        ('{"t": 0, "do": "drop", "seat": 0, "count": "2"}', "'count' must be a whole number"),
        ('{"t": 0, "do": "require_beat", "seat": 0}', "'ms' is missing"),
        ('{"t": 0, "do": "slap", "seats": []}', "must name each hand once"),
        ('{"t": 0, "do": "slap", "seats": [1, 1]}', "must name each hand once"),
        ('{"t": 0, "do": "slap", "seats": ["1"]}', "a list of which each is a whole number"),
        ('{"t": 0, "do": "slap", "seats": [1], "order_from_bottom": [0]}', "did not slap"),
        ('{"t": 0, "do": "slap", "seats": [1], "times": {"0": 5}}', "did not slap"),
        ('{"t": 0, "do": "slap", "seats": [1], "times": {"1": 5.5}}', "'1' must be a whole number"),
        ('{"t": 0, "do": "slap", "seats": [1], "order_from_botom": [1]}', "did you mean 'order_"),
        ('{"t": 0, "do": "tick", "expect": {"burned": 1}}', "'burned' is nothing that can be"),
        ('{"t": 0, "do": "tick", "expect": []}', "'expect' must be an object"),
        ('{"t": 0, "do": "tick" "expect": {}}', "is not JSON: Expecting ',' delimiter"),
        ("7", "'script' must be a list of which each is an object"),
    ],
)
def test_a_step_that_cannot_be_read_is_refused_with_its_line(line: str, reason: str) -> None:
    told = refusal(FILE % line)
    assert reason in told
    assert told.startswith("line 2: " if line == "7" else "line 5: ")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"preset": "ratscrow"}, "did you mean 'ratscrew'?"),
        ({"config": {"penalty.cuont": 2}}, "did you mean 'penalty.count'?"),
        ({"config": {"penalty.count": 0}}, "must be a whole number from 1"),
        ({"players": 2}, "'players' is 2, but there are 3 hands"),
        ({"hands": [["7H"]]}, "must hold two hands or more"),
        ({"hands": [["7H"], ["1C"]]}, "'1C' is not a card"),
        ({"hands": ["7H", "1C"]}, "'hands' must be a list of which each is a list"),
        ({"pile": ["7H", "(2C)"]}, "a burned card above a face-up one"),
        ({"dealer": 3}, "'dealer' and 'to_move' must be seats"),
        ({"to_move": -1}, "'dealer' and 'to_move' must be seats"),
        ({"challenge": {"by": 0, "left": 1}}, "a case cannot begin with 'challenge'"),
        ({"pil": []}, "'pil' is no field; did you mean 'pile'?"),
    ],
)
def test_a_case_that_cannot_be_set_up_is_refused(changes: dict[str, Any], reason: str) -> None:
    told = refusal(case(**changes))
    assert told.startswith("line 1: ")
    assert reason in told


@pytest.mark.parametrize(
    ("found", "reason"),
    [
        ("", "line 1: is not JSON"),
        ("[\n1,\n]", "line 3: is not JSON"),
        ("[" * 100_000, "is nested too deep"),
        ("1" * 5000, "is not JSON: Exceeds the limit"),
        ("3", "is not a case file, a deal list or a record"),
        ("[]", "is not a case file, a deal list or a record"),
        ({}, "holds none of cases, pattern_vectors"),
        ({"cases": []}, "holds none of cases"),
        ({"cases": [case()], "odd_vectors": [{}]}, "'odd_vectors' is nothing that can be checked"),
        ({"cases": {}}, "'cases' must be a list"),
        ([1], "is neither a deal"),
        ([{}], "is neither a deal"),
    ],
)
def test_a_file_of_another_kind_is_refused(found: Any, reason: str) -> None:
    assert reason in refusal(found)


def test_lists_of_anything_but_objects_are_remarks() -> None:
    assert verify(json.dumps({"cases": [case()], "sources": ["a", "b"], "format": "x"})).passed == 1


def test_one_voice_asks_for_a_beat_or_accuses() -> None:
    """Of three others two are most, and all three charge a card."""
    four = {"hands": [["7H", "2C"], ["7S", "9D"], ["8C", "6H"], ["3D"]]}
    alone = step("ask_beat", 0, {"result": "ok"}, by=1, seat=0, ms=300)
    again = step("ask_beat", 0, {"result": "ok"}, by=2, seat=0, ms=300)
    flip = step("flip", 100, seat=0)
    slapped = step("slap", 200, {"result": {"1": "void"}}, seats=[1])
    assert checked(alone, again, flip, slapped, **four).passed == 1
    assert failure(alone, flip, slapped, **four) == ('result {"1": "void"}', 'result {"1": "bad"}')
    accused = [step("accuse", 0, {"sizes": [2, 2, 2, 1]}, by=by, seat=0) for by in (1, 2)]
    paid = step("accuse", 0, {"sizes": [1, 2, 2, 1], "pile": ["(7H)"]}, by=3, seat=0)
    assert checked(*accused, paid, **four).passed == 1
    assert checked(step("accuse", 0, {"result": "rejected"}, by=0, seat=0)).passed == 1
    told = refusal(case(step("accuse", seat=0)))
    assert told == "line 1: 'by' is missing"
    assert refusal(case(step("ask_beat", by=0, seat=1))) == "line 1: 'ms' is missing"


def test_interference_is_charged_when_a_seat_that_had_not_agreed_leaves() -> None:
    script = (
        step("accuse", 0, by=1, seat=0),
        step("leave", 10, {"sizes": [1, 2, 0], "out": [2]}, seat=2),
        step("interference", 20, {"sizes": [0, 2, 0]}, seat=0),
    )
    assert checked(*script).passed == 1
