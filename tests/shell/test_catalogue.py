"""What a table may be opened with."""

from pathlib import Path

import msgspec
import pytest

from firsthand import rules
from firsthand.errors import FirsthandError
from firsthand.sentences import say, text
from firsthand.shell.catalogue import Catalogue, Unwelcome, check_home, filled, offering, seed_of
from firsthand.shell.wire import Choice, Open
from tests.server.people import CHOICE

OFFER = Catalogue(CHOICE)
WISH = Open(rules="ratscrew", seats=4, bots=("gentle", "sharp"), pace=500, name="Ann", seed="0aF")


def test_a_wish_becomes_a_plan() -> None:
    plan = OFFER.set_up(WISH)
    assert plan.rules == rules.preset("ratscrew")
    assert plan.note.digest == plan.rules.digest
    assert plan.bots == ("gentle", "sharp", "gentle")
    assert (plan.pace, plan.name, plan.seed) == (500, "Ann", 0xAF)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rules": "ratscru"}, "did you mean 'ratscrew'"),
        ({"rules": "table"}, "is no preset"),
        ({"seats": 1}, "these rules are for 2 to 52 players, not for 1"),
        ({"seats": 53}, "players, not for 53"),
        ({"seats": 9}, "room for 2 to 8"),
        ({"rules": "slapjack", "seats": 7}, "for 2 to 6"),
        ({"seats": -(10**30)}, "players, not for"),
        ({"bots": ()}, "no temperament was named"),
        ({"bots": ("steady", "rude")}, "'rude' is no temperament"),
        ({"pace": 0}, "pace 0 is out of range"),
        ({"pace": 10**9}, "out of range"),
        ({"seed": "0x"}, "hexadecimal"),
        ({"seed": "-1"}, "hexadecimal"),
        ({"seed": "f" * 65}, "hexadecimal"),
        ({"name": "n" * 25}, "at most 24"),
        ({"name": "Ann\u202eevil"}, "can't hold"),
        ({"name": "a\nb"}, "can't hold"),
        ({"people": ("Ann",) * 5}, "5 people are too many round this table and screen: 4 at most"),
        ({"people": ("Ann",) * 7, "seats": 8}, "6 at most"),
        ({"people": ("Ann", "B\u202en")}, "can't hold"),
        ({"people": ("Ann", "Ben"), "bots": ()}, "no temperament was named"),
    ],
)
def test_a_wish_that_cannot_be_met_is_told_why(change: dict[str, object], told: str) -> None:
    with pytest.raises(FirsthandError, match=told):
        OFFER.set_up(msgspec.structs.replace(WISH, **change))


def test_several_people_sit_before_the_bots_that_fill_the_table() -> None:
    plan = OFFER.set_up(msgspec.structs.replace(WISH, people=("Ann", " Ben ")))
    assert (plan.people, plan.bots) == (("Ann", "Ben"), ("gentle", "sharp"))
    full = msgspec.structs.replace(WISH, people=("", "", "", ""), bots=())
    assert OFFER.set_up(full).bots == ()


def test_rules_of_a_file_are_a_table_of_their_own() -> None:
    house = rules.amended(rules.preset("slapjack"), {"end.flips": 150})
    title = say("preset-own", title="Sunday rules")
    catalogue = Catalogue(Choice("table", 2, ("steady",), 20), house, title)
    assert catalogue.welcome.presets[0].title == title
    assert catalogue.set_up(msgspec.structs.replace(WISH, rules="table")).rules is house


def test_play_now_opens_a_table_by_a_preset_a_line_a_file_or_rules(tmp_path: Path) -> None:
    house = rules.amended(rules.preset("ratscrew"), {"penalty.count": 2})
    file = tmp_path / "sunday_rules.toml"
    file.write_text("[penalty]\ncount = 2\n", encoding="utf-8")
    for word, title in (
        ("ratscrew penalty.count=2", "House rules"), (house, "House rules"),
        (str(file), "Sunday rules"),
    ):  # fmt: skip
        catalogue = offering(word, "gentle, sharp")
        assert (catalogue.table, catalogue.choice.rules) == (house, "table")
        assert text(catalogue.title) == title
        assert catalogue.choice.bots == ("gentle", "sharp")
    preset = offering("Egyptian War", "matching")
    assert (preset.table, preset.choice.rules, preset.choice.seats) == (None, "ratscrew", 4)


def test_the_welcome_offers_every_preset_with_its_sheet_and_pictures() -> None:
    notes = {note.name: note for note in OFFER.welcome.presets}
    assert tuple(notes) == rules.presets()
    assert all(note.sheet and text(note.title) and text(note.line) for note in notes.values())
    assert (notes["ratscrew"].least, notes["ratscrew"].most) == (2, 8)
    assert (notes["slapjack"].least, notes["slapjack"].most) == (2, 6)
    assert notes["ratscrew"].challenge
    assert not notes["slapjack"].challenge
    assert not notes["beggar_my_neighbour"].patterns
    assert notes["ratscrew_salute"].gesture == "salute"
    double = next(rule for rule in notes["ratscrew"].patterns if rule.name == "double")
    assert (double.legal, double.illegal) == (("7H", "7C"), ("7H", "8C"))


def test_the_welcome_says_how_bots_play() -> None:
    words = {each.name: text(each.words) for each in OFFER.welcome.temperaments}
    assert list(words) == ["matching", "gentle", "steady", "sharp"]
    assert all(sentence.startswith("Each misses 1 in") for sentence in words.values())
    together = {each.name: each.together for each in OFFER.welcome.temperaments}
    assert {name: times[2] for name, times in together.items()} == {
        "matching": 650, "gentle": 600, "steady": 427, "sharp": 318,
    }  # fmt: skip
    assert {len(times) for times in (*together.values(), OFFER.welcome.mixed)} == {7}
    assert OFFER.welcome.mixed[0] == together["gentle"][0]
    assert OFFER.welcome.mixed[2] == 359


def test_bots_repeat_to_fill_the_seats() -> None:
    assert filled(("sharp",), 2) == ("sharp",)
    assert filled(("sharp", "gentle", "steady"), 2) == ("sharp",)


def test_a_seed_is_hexadecimal() -> None:
    assert seed_of("0xFF") == 255
    assert seed_of("f" * 64) == 2**256 - 1


def test_what_is_no_address_of_a_site_is_refused() -> None:
    check_home("")
    check_home("https://cards.example.org")
    for home in ("cards.example.org", "https://cards.example.org/", "ftp://cards.example.org"):
        with pytest.raises(Unwelcome):
            check_home(home)


def test_rules_written_as_a_line_are_set_up_under_their_own_words() -> None:
    line = "ratscrew slap.patterns=[double] penalty.count=2"
    plan = OFFER.set_up(msgspec.structs.replace(WISH, rules=line))
    assert plan.rules == rules.amended(
        rules.preset("ratscrew"), {"slap.patterns": ["double"], "penalty.count": 2}
    )
    assert plan.note.digest == plan.rules.digest
    assert plan.note.name == ""
    with pytest.raises(FirsthandError, match="penalty"):
        OFFER.set_up(msgspec.structs.replace(WISH, rules="ratscrew penalty.count=-1"))
