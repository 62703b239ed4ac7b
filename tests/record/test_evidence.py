"""How races were judged, as a record keeps it."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand.errors import Malformed
from firsthand.game import apply
from firsthand.record import Entry, Evidence, JudgedHand, Record, begun, race, races, sealed
from firsthand.record.evidence import read, written
from firsthand.rules import preset

SALT = bytes(32)
HANDS = (
    JudgedHand(0, 750, 770.04, 44, 750, "claim"),
    JudgedHand(1, 100, 900, 44, 856, "clamped", 106),
)


def game(evidence: Any = None) -> Record:
    """A card is turned, and two false hands come down on it."""
    record, state = begun(sealed(preset("ratscrew"), ("Ann", "Ben"), 1, SALT, dealer=1))
    hands = a.Slap((a.Hand(0, 1_350), a.Hand(1, 1_456)))
    for at, action in ((600, a.Flip(0)), (1_500, hands)):
        state, events = apply(state, action, at)
        record = record.append(Entry(at, action, events, evidence if at == 1_500 else None))
    return record


def test_evidence_is_plain_data_to_a_tenth_of_a_millisecond() -> None:
    kept = written(3, HANDS)
    assert kept["hands"][0]["arrival"] == 770
    assert read(kept) == Evidence(3, (JudgedHand(0, 750, 770, 44, 750, "claim"), HANDS[1]))


def test_it_is_kept_where_patience_ended() -> None:
    assert "forced" not in written(3, HANDS)
    assert read(written(3, HANDS, forced=True)) == Evidence(
        3, (JudgedHand(0, 750, 770, 44, 750, "claim"), HANDS[1]), forced=True
    )


def test_where_there_are_no_hands_there_is_no_evidence() -> None:
    assert written(3, ()) is None


@pytest.mark.parametrize("data", [None, [7], {"k": 1}, {"k": 1, "hands": [{"seat": 0}]}])
def test_other_data_is_no_evidence(data: Any) -> None:
    assert read(data) is None


def test_races_are_found_with_the_table_before_them() -> None:
    record = game(written(1, HANDS))
    (race,) = races(record)
    events = list(record.events)
    assert race.table.pile == (events[1].cards[0],)  # type: ignore[union-attr]  # a flip
    assert events[race.event] == race.slaps[0]
    assert [slap.seat for slap in race.slaps] == [0, 1]
    assert race.evidence is not None
    assert race.evidence.k == 1


def test_a_race_that_is_not_there_is_refused() -> None:
    assert race(game(), 1)[1] == 1
    with pytest.raises(Malformed, match="there is no slap 2: this record has slaps 1 to 1"):
        race(game(), 2)
    record, _ = begun(sealed(preset("ratscrew"), ("Ann", "Ben"), 1, SALT, dealer=1))
    with pytest.raises(Malformed, match="there is no slap in this record"):
        race(record, 1)
