"""Records of the first version: they verify with the rules and the digest that they have."""

from collections import Counter

import pytest

from firsthand.errors import RulesError
from firsthand.events import Flipped, PileTaken, Slapped
from firsthand.record import Record, begun, check, format_record, parse_record, sealed
from firsthand.rules import Rules, nested, read
from firsthand.rules.options import Slap
from firsthand.verify import verify
from tests.cases import DATA

FOLDER = DATA / "records"
DIGESTS = {
    "ratscrew": "ad0bfa6e38a3826f7236eac7b66033470ac632a09a551d416776477d10727327",
    "slapjack": "1c8182efe903b7f3e872538f16db473cfd8fb8b80bad83e8e09e72454b4df540",
    "full_house": "7b9ac6a085c8cb11511d7c29a7419a894ee1199769ecf6c0c72bec97bf5c55d0",
}
"""The digests with which the records were made."""


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def again(record: Record) -> list[str]:
    """Return the seats that slapped one card wrongly more than once, each time again."""
    seen: Counter[tuple[int, int, int]] = Counter()
    flips = piles = 0
    for event in record.events:
        flips += isinstance(event, Flipped)
        piles += isinstance(event, PileTaken)
        if isinstance(event, Slapped) and event.verdict == "bad":
            seen[event.seat, flips, piles] += 1
    return [str(seat) for (seat, _, _), times in seen.items() for _ in range(times - 1)]


def test_every_record_has_its_digest() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == DIGESTS.keys()


@pytest.mark.parametrize("name", DIGESTS)
def test_a_kept_record_verifies_with_its_own_rules_and_digest(name: str) -> None:
    record = parse_record(text_of(name))
    assert record.header.rules.digest == DIGESTS[name] == record.dealt.digest
    assert check(record) is None
    assert verify(text_of(name)).passed == 1
    assert parse_record(format_record(record)) == record


def test_second_false_slaps_on_one_card_are_paid_as_the_record_says() -> None:
    """A record made when each false slap was paid keeps that; one made otherwise does too."""
    paying, free = parse_record(text_of("ratscrew")), parse_record(text_of("full_house"))
    assert not paying.header.rules.slap.once_per_card
    assert free.header.rules.slap.once_per_card
    assert len(again(paying)) > 5
    assert len(again(free)) > 5


def test_a_record_may_hold_a_slap_on_cards_that_are_not_in_play() -> None:
    """Nobody may agree to it any more; a game that was played so stays true."""
    rules = Rules(slap=Slap(patterns=("double", "joker")))
    with pytest.raises(RulesError, match="put jokers in"):
        read(nested(rules))
    record, _ = begun(sealed(rules, ("Ann", "Ben"), 7, bytes(32)))
    again = parse_record(format_record(record))
    assert again == record
    assert check(again) is None
