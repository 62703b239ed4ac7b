"""``firsthand rules``, as it is called from a shell."""

import json
from pathlib import Path

import pytest

from firsthand.cli import main
from firsthand.rules import amended, load, preset, presets
from firsthand.rules.sheet import sheet

House = pytest.CaptureFixture[str]


def told(capsys: House, *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["rules", *words])
    assert ended.value.code in (0, None)
    return capsys.readouterr().out


def test_without_a_name_it_lists_what_there_is(capsys: House) -> None:
    lines = told(capsys).splitlines()
    assert [line.split()[0] for line in lines] == list(presets())
    assert json.loads(told(capsys, "--json"))["result"]["snap"]["title"] == "Snap"


@pytest.mark.parametrize("name", presets())
def test_it_prints_every_sentence_of_a_sheet(name: str, capsys: House) -> None:
    said = " ".join(told(capsys, name).split())
    for heading, texts in sheet(preset(name)):
        for text in (heading, *texts):
            assert text in said
    assert preset(name).digest[:16] in said


def test_it_prints_markdown(capsys: House) -> None:
    assert told(capsys, "slapjack", "--markdown").startswith(
        "# Slapjack\n\n## The players\n\n- For"
    )
    assert told(capsys, "ers penalty.count=2", "--markdown").startswith("# ers penalty.count=2\n")


def test_what_it_prints_as_json_is_a_rule_file(tmp_path: Path, capsys: House) -> None:
    file = tmp_path / "house.json"
    file.write_text(told(capsys, "slapjack penalty.count=2", "--json"))
    assert load(file) == amended(preset("slapjack"), {"penalty.count": 2})
    assert "A false slap costs two cards" in told(capsys, str(file))


def test_it_tells_two_rule_sets_apart(capsys: House) -> None:
    assert " ".join(told(capsys, "--diff", "ratscrew", "ers penalty.count=2").split()) == (
        "- A false slap costs two cards, face down under the pile; if you have fewer, all you "
        "have. Instead of: A false slap costs one card, face down under the pile."
    )
    assert told(capsys, "--diff", "ratscrew", "ers") == "They are the same rules.\n"
    as_json = told(capsys, "--diff", "ratscrew", "ratscrew_salute", "--json")
    assert json.loads(as_json)["result"] == {"slap.gesture": [None, "salute"]}


def test_json_has_the_envelope_of_all_commands(capsys: House) -> None:
    one = json.loads(told(capsys, "ratscrew", "--json"))
    assert list(one) == ["version", "command", "seed", "rules", "result"]
    assert (one["command"], one["seed"]) == ("rules", None)
    assert one["rules"] == [{"name": "ratscrew", "digest": preset("ratscrew").digest}]
    assert one["result"]["penalty"]["count"] == 1
    two = json.loads(told(capsys, "--diff", "ratscrew", "ratscrew_salute", "--json"))["rules"]
    assert [each["name"] for each in two] == ["ratscrew", "ratscrew_salute"]
    assert two[1]["digest"] == preset("ratscrew_salute").digest
    assert json.loads(told(capsys, "--json"))["rules"] == []


@pytest.mark.parametrize("result", ["", ', "result": 7'])
def test_an_envelope_without_options_is_refused(result: str, tmp_path: Path, capsys: House) -> None:
    file = tmp_path / "house.json"
    file.write_text(f'{{"command": "rules"{result}}}')
    with pytest.raises(SystemExit):
        main(["rules", str(file)])
    assert "options" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["ratscrow"], "did you mean 'ratscrew'?"),
        (["none.toml"], "cannot be read: No such file"),
        (["ers penalty.cuont=2"], "did you mean 'penalty.count'?"),
        (["--diff", "ers"], "--diff"),
        (["--diff", "ers", "snapp"], "did you mean 'snap'?"),
    ],
)
def test_what_is_wrong_is_told(words: list[str], reason: str, capsys: House) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rules", *words])
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err
