"""A record is made into what a page shows, and what is none says why."""

from firsthand.record import format_record
from firsthand.sentences import say
from firsthand.server.folding import folded
from firsthand.shell.wire import Replayed, Unread
from tests.record.games import dead_heat, played_together


def test_a_picture_is_no_record() -> None:
    assert folded(b"\x89PNG\xff\xfe") == Unread(say("record-file-bytes"))


def test_events_of_another_game_do_not_fold() -> None:
    two = format_record(dead_heat(10, 476, 480))
    strange = two.replace(" 0 flips", " 7 flips").replace(" 1 flips", " 7 flips")
    assert strange != two
    assert folded(strange.encode()) == Unread(say("record-file-events"))


def test_a_changed_record_is_shown_and_says_what_was_changed() -> None:
    text = format_record(played_together())
    whole = folded(text.encode())
    assert isinstance(whole, Replayed)
    assert whole.fault == ""
    changed = text.replace('"Ann"', '"Eve"', 1)
    shown = folded(changed.encode())
    assert isinstance(shown, Replayed)
    assert "Eve" in shown.fault
