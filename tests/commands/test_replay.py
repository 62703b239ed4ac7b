"""``firsthand replay``, as it is called from a shell."""

from pathlib import Path

import msgspec
import pytest

from firsthand.actions import AnyAction, Flip, Hand, Slap
from firsthand.cli import main
from firsthand.game import apply, slappable
from firsthand.notation import parse_event, parse_table
from firsthand.record import Entry, begun, save, sealed, tables
from firsthand.record.evidence import written
from firsthand.rules import Rules, amended, preset
from tests.record.games import SALT, dead_heat, played, played_together
from tests.record.test_evidence import HANDS, game

House = pytest.CaptureFixture[str]
GAME = played(7, preset("ratscrew"))


@pytest.fixture
def file(tmp_path: Path) -> str:
    save(GAME, tmp_path / "game.txt")
    return str(tmp_path / "game.txt")


def told(capsys: House, *words: str) -> list[str]:
    with pytest.raises(SystemExit) as ended:
        main(["replay", *words])
    assert ended.value.code in (0, None)
    return capsys.readouterr().out.splitlines()


def test_it_prints_rules_seats_and_numbered_events(file: str, capsys: House) -> None:
    lines = told(capsys, file)
    assert lines[:2] == ["rules ratscrew", "seat 0 Ann"]
    printed = [line.strip().split("  ", 1) for line in lines if line.startswith("  ")]
    assert [int(number) for number, _ in printed] == list(range(len(printed)))
    assert [parse_event(text) for _, text in printed] == list(GAME.events)


def test_it_prints_the_table_after_an_event(file: str, capsys: House) -> None:
    for number, (_, table) in enumerate(tables(GAME)):
        [line] = told(capsys, file, "--at", str(number))
        assert parse_table(line) == table


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--serve", "--speed", "0"], "--speed 0 is out of range: it must be from 0.1 to 100"),
        (["--at", "9999"], "there is no event 9999: this record has events 0 to"),
        (["--at=-1"], "there is no event -1"),
        (["--at", "x"], "x"),
        (["--slap", "99"], "there is no slap 99: this record has slaps 1 to"),
    ],
)
def test_what_is_wrong_is_told(words: list[str], reason: str, file: str, capsys: House) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["replay", file, *words])
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err


def test_it_prints_how_a_race_was_judged(tmp_path: Path, capsys: House) -> None:
    save(game(written(1, HANDS)), tmp_path / "game.txt")
    head, *rows = told(capsys, str(tmp_path / "game.txt"), "--slap", "1")
    assert head.startswith("slap 1 of 1, event 2, on ")
    assert rows == [
        "hand   claim  arrived  clamp  credited  how      margin  verdict",
        "0 Ann    750      770     44       750  claim        +0  bad",
        "1 Ben    100      900     44       856  clamped    +106  bad",
    ]


def test_it_prints_that_patience_ended(tmp_path: Path, capsys: House) -> None:
    save(game(written(1, HANDS, forced=True)), tmp_path / "game.txt")
    *_, last = told(capsys, str(tmp_path / "game.txt"), "--slap", "1")
    assert last == "decided as patience ended: a hand may still have been on its way"


@pytest.mark.parametrize("level", [10, None])
def test_it_prints_why_the_faster_on_paper_lost(
    tmp_path: Path, capsys: House, level: float | None
) -> None:
    save(dead_heat(level, 476, 480), tmp_path / "game.txt")
    *_, line, why = told(capsys, str(tmp_path / "game.txt"), "--slap", "1")
    assert line == "Dead heat, 4 ms: Wren is next, Wren takes it."
    limit = round(level or 4)
    close = f"4 ms apart is too close to call here (up to {limit} ms)."
    assert why == f"{close} House rule: the next to flip takes it."


def test_of_a_race_that_was_no_dead_heat_it_prints_none(tmp_path: Path, capsys: House) -> None:
    save(dead_heat(0, 480, 476), tmp_path / "game.txt")
    assert told(capsys, str(tmp_path / "game.txt"), "--slap", "1")[-1].startswith("0 Ann")


def test_of_a_race_without_evidence_it_prints_the_times(tmp_path: Path, capsys: House) -> None:
    save(game(), tmp_path / "game.txt")
    _, _, first, second = told(capsys, str(tmp_path / "game.txt"), "--slap", "1")
    assert first.split() == ["0", "Ann", "-", "-", "-", "750", "-", "-", "bad"]
    assert second.split() == ["1", "Ben", "-", "-", "-", "856", "-", "-", "bad"]


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: House) -> None:
    (tmp_path / "game.txt").write_text("hello")
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(tmp_path / "game.txt")])
    assert ended.value.code == 2
    assert "line 1: 'hello' is no record" in capsys.readouterr().err


def test_it_prints_how_the_deal_of_a_table_was_sealed(tmp_path: Path, capsys: House) -> None:
    record = played_together()
    sealing = record.header.sealing
    assert sealing is not None
    path = tmp_path / "game.txt"
    save(record, path)
    seal = f"seal {record.header.commitment}"
    assert seal in told(capsys, str(path))
    chosen = msgspec.structs.replace(sealing, chosen=True, called_off=2)
    header = msgspec.structs.replace(record.header, sealing=chosen)
    save(msgspec.structs.replace(record, header=header), path)
    lines = told(capsys, str(path))
    place = lines.index(seal)
    assert lines[place + 1 : place + 3] == ["dealt from a chosen seed", "called off before: 2"]


def test_it_prints_what_was_slapped_and_why_a_quicker_hand_got_nothing(
    tmp_path: Path, capsys: House
) -> None:
    rules = amended(Rules(), {"slap.lockout_ms": 600_000})
    record, state = begun(sealed(rules, ("Ann", "Ben"), 1, SALT, dealer=1))
    at = 0

    def do(action: AnyAction) -> None:
        nonlocal at, record, state
        at += 2_000
        state, events = apply(state, action, at)
        record = record.append(Entry(at, action, events, None))

    do(Flip(0))
    do(Slap((Hand(1, at + 300),)))
    while not slappable(state):
        do(Flip(state.table.turn))
    do(Slap((Hand(1, at + 250), Hand(0, at + 300))))
    save(record, tmp_path / "game.txt")
    assert told(capsys, str(tmp_path / "game.txt"), "--slap", "2") == [
        "slap 2 of 2, event 8, on 7H 8C 2H QC QD",
        "hand   claim  arrived  clamp  credited  how  margin  verdict",
        "1 Ben      -        -      -       250  -         -  void",
        "0 Ann      -        -      -       300  -         -  won on double",
        "Ben: It did not count: a false slap locks you out for a while.",
    ]
