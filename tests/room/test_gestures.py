"""Gestures, and hands that do not count: rivals hear of them with the verdict or the next card."""

from firsthand.room import messages as m
from firsthand.room.types import Output
from tests.room.table import Table, one, told


def saluted() -> tuple[Table, list[Output]]:
    """A table at which Ann has made the agreed gesture, and what that sent."""
    table = Table("ratscrew_salute", ("Ann", "Ben"), ()).begin()
    table.rig("7D 2C 3C 4C", "9H 3S 4S 5S", pile="7H KC").flip(0)
    table.pass_to(table.clock(table.live.newest.made_at + 150))
    return table, table.say(1, m.Gesture(0, table.live.newest.k, 145, 1))


def test_a_gesture_warns_nobody_before_the_verdict() -> None:
    table, out = saluted()
    assert [type(event).__name__ for event in one(out, m.Happened, 1).events] == ["Gestured"]
    assert told(out, m.Message, 2) == []
    out = table.slap(0, 300)
    assert told(out, m.Message, 2) == []
    out = table.pass_to(table.now + 2_000)
    kinds = [type(message).__name__ for message in told(out, m.Message, 2)]
    assert kinds[:3] == ["Happened", "RaceResult", "Happened"]
    numbers = [message.number for message in told(out, m.Happened, 2)]
    assert numbers == sorted(numbers)


def test_a_gesture_is_sent_with_the_next_card_where_nobody_slaps() -> None:
    table, _ = saluted()
    out = table.flip(table.table.turn, c=900)
    out += table.pass_to(table.now + 3_000)
    shown = [type(event).__name__ for told_ in told(out, m.Happened, 2) for event in told_.events]
    assert shown[:2] == ["Gestured", "Flipped"]
    assert table.live.veiled == ()


def test_a_hand_that_does_not_count_warns_nobody_and_neither_does_a_late_one() -> None:
    table, _ = saluted()
    other = table.slap(1, 200)
    assert told(other, m.RaceResult, 2)[0].hands[0].verdict == "void", "Ben made no gesture"
    assert told(other, m.Message, 1) == []
    assert told(table.slap(1, 210, k=0), m.Happened, 1) == []
    table.pass_to(table.clock(table.live.newest.made_at + 290))
    out = table.slap(0, 300) + table.pass_to(table.now + 2_000)
    verdicts = [hand.verdict for result in told(out, m.RaceResult, 1) for hand in result.hands]
    assert "void" in verdicts
    assert "won" in verdicts


def test_a_gesture_is_not_sent_to_who_has_gone_meanwhile() -> None:
    table, _ = saluted()
    assert [conns for conns, _ in table.live.veiled] == [(2,)]
    table.close(2)
    out = table.pass_to(table.now + 3_000) + table.flip(table.table.turn, c=3_900)
    assert table.live.veiled == ()
    assert told(out, m.Message, 2) == []
