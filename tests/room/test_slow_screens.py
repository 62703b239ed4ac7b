"""Slow screens at a table that trusts them: agreed like pace, noted card by card, and shown."""

from firsthand.record.sealing import terms
from firsthand.room import messages as m
from firsthand.room.views.seated import kept
from tests.room.table import ANN, BEN, Table, one, told
from tests.room.test_handicaps import double, met


def dealt(*, trusts: bool) -> Table:
    """Ann and Ben, who may have agreed to trust slow screens, and two sevens on the pile."""
    table = met()
    table.say(ANN, m.Settle(0, 700, "bot", 60_000, 0, trusts))
    table.agree(ANN, 0)
    table.agree(BEN, 1)
    double(table)
    return table


def late_hand(table: Table, *, seen: int | None) -> m.HandView:
    """Ben's page shows the card ``seen`` ms after it came, and says so; he presses 300 ms later."""
    newest = table.live.newest
    if seen is not None:
        table.pass_to(table.clock(newest.sent + seen))
        table.say(BEN, m.Seen(1, newest.k))
    table.pass_to(table.clock(newest.sent + 375))
    out = table.say(BEN, m.Slap(1, newest.k, 300, 90))
    (hand,) = told(out + table.pass_to(table.now + 1500), m.RaceResult)[-1].hands
    return hand


def test_it_is_agreed_to_with_how_the_table_is_kept() -> None:
    table = met()
    table.agree(ANN, 0)
    note = one(table.say(ANN, m.Settle(0, 700, "bot", 60_000, 0, slow_screens=True)), m.Seated, BEN)
    assert note.keeping.slow_screens
    assert note.agreed == (False, False)
    assert note.deal.digest == terms(table.room.rules.digest, kept(table.room))
    (sentence,) = note.changed
    assert (sentence.id, sentence.args["trusted"]) == ("keeping-slow-screens", "yes")


def test_a_hand_from_a_slow_screen_counts_as_pressed() -> None:
    hand = late_hand(dealt(trusts=True), seen=60)
    assert (hand.credited, hand.how, hand.screen) == (300, "claim", 60)


def test_without_trust_or_a_slow_screen_it_is_clamped() -> None:
    for hand in (late_hand(dealt(trusts=False), seen=60), late_hand(dealt(trusts=True), seen=0)):
        assert (hand.credited, hand.how, hand.screen) == (331, "clamped", 0)


def test_a_page_that_never_says_so_is_waited_for_and_earns_nothing() -> None:
    hand = late_hand(dealt(trusts=True), seen=None)
    assert (hand.credited, hand.how, hand.screen) == (331, "clamped", 0)


def test_a_word_about_another_card_or_after_the_game_says_nothing() -> None:
    table = dealt(trusts=True)
    table.pass_to(table.now + 50)
    table.say(BEN, m.Seen(1, table.live.newest.k - 1))
    table.say(BEN, m.Seen(1, 99))
    assert table.room.seats[1].line.unseen
    idle = met()
    assert told(idle.say(BEN, m.Seen(1, 0)), m.Refused) == []
