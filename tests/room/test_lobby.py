"""An open table before the deal: who sits where, by which rules, and who may change that."""

import pytest

from firsthand.room import Joined, Output, Send
from firsthand.room import messages as m
from firsthand.room.seats.lobby import keeping_sentences
from firsthand.room.seats.seating import KICKED
from firsthand.room.views.seated import deal_view
from firsthand.rules import preset
from firsthand.sentences import text
from tests.room.meeting import Meeting
from tests.room.table import ANN, BEN, EVE, Table, events, one, told
from tests.words import said


def refused(out: list[Output]) -> tuple[str, str]:
    note = one(out, m.Refused)
    return note.kind, said(note.reason)


def names(table: Meeting) -> list[str]:
    return [seat.name for seat in table.room.seats]


# ---- sitting down ---------------------------------------------------------------------------


def test_a_guest_takes_the_first_free_seat_and_all_are_told() -> None:
    table = Meeting()
    out = table.come(BEN)
    assert one(out, m.Seated, BEN).yours == (1,)
    seated = one(out, m.Seated, ANN)
    assert [(seat.name, seat.kind) for seat in seated.seats] == [
        ("Ann", "person"),
        ("Ben", "person"),
        ("", "free"),
    ]
    assert (seated.open, seated.host, seated.keeping) == (True, 0, m.Keeping(700))


def test_a_full_table_sends_a_guest_to_look_on() -> None:
    table = Meeting(2)
    table.come(BEN)
    assert refused(table.come(EVE))[0] == "full"
    out = table.put(Joined(table.now, EVE, "key 3"))
    assert one(out, m.Seated, EVE).yours == ()
    assert one(out, m.Seated, ANN).watching == 1
    assert one(table.close(EVE), m.Seated, ANN).watching == 0


def test_who_looks_on_may_go() -> None:
    table = Meeting(2)
    table.put(Joined(table.now, EVE, "key 3"))
    out = table.say(EVE, m.Leave(-1))
    assert said(one(out, m.Gone, EVE).reason) == ""
    assert one(out, m.Seated, ANN).watching == 0
    solo = Table()
    solo.sit(ANN, 0)
    solo.sit(EVE)
    assert told(solo.say(EVE, m.Leave(-1)), m.Seated) == []


def test_two_of_one_name_are_told_apart_and_the_nameless_are_given_one() -> None:
    table = Meeting()
    table.come(BEN, name="ann")
    table.come(EVE, name="")
    assert names(table)[:2] == ["Ann", "ann 2"]
    assert names(table)[2] not in {"", "Ann", "ann 2"}


def test_a_bad_name_is_refused_and_no_seat_is_taken() -> None:
    table = Meeting()
    assert refused(table.come(BEN, name="\u202eevil"))[0] == "bad_name"
    assert table.room.seats[1].is_free


# ---- agreeing -------------------------------------------------------------------------------


def test_other_rules_clear_every_tick_and_say_what_changed() -> None:
    table = Meeting()
    table.come(BEN, EVE)
    table.agree(BEN, 1)
    assert one(table.host("object", seat=2), m.Seated, ANN).seats[2].objects
    out = table.propose("ratscrew penalty.count=3")
    seated = one(out, m.Seated, BEN)
    assert seated.agreed == (False, False, False)
    assert not any(seat.objects for seat in seated.seats)
    assert any("three cards" in text(change) for change in seated.changed)
    assert seated.rules.digest == table.room.rules.digest != preset("ratscrew").digest
    assert (text(seated.rules.title), seated.rules.name) == ("Egyptian Ratscrew, our way", "")
    assert seated.rules.text == "ratscrew penalty.count=3"


def test_nobody_is_dealt_a_card_by_rules_that_changed_meanwhile() -> None:
    table = Meeting(2)
    table.come(BEN)
    table.agree(BEN, 1)
    old = deal_view(table.room).digest
    table.propose("ratscrew penalty.count=3")
    assert refused(table.agree(ANN, 0, digest=old))[0] == "other_rules"
    table.agree(ANN, 0)
    assert table.room.live is None
    table.agree(BEN, 1)
    assert table.live.header.rules.penalty.count == 3


def test_the_same_rules_again_change_nothing() -> None:
    table = Meeting(2)
    table.come(BEN)
    table.agree(BEN, 1)
    assert told(table.propose("ratscrew"), m.Seated) == []
    assert table.room.seats[1].agreed


def test_a_preset_is_called_by_its_name_and_a_match_begins_anew() -> None:
    table = Meeting(2)
    table.propose("slapjack")
    assert table.room.rules_view.name == "slapjack"
    table.propose("ratscrew match.rounds=3 match.mode=best_of")
    assert table.room.match.rounds == 3
    table.propose("ratscrew match.rounds=3 match.mode=best_of penalty.count=3")
    assert text(table.room.rules_view.line) == "Egyptian Ratscrew with 2 changes."


@pytest.mark.parametrize(
    ("rules", "kind", "reason"),
    [
        ("ratscru", "rules", "did you mean"),
        ("ratscrew penalty.count=-1", "rules", "penalty.count"),
        ("ratscrew ???", "rules", "is not what a rule set says"),
        ("ratscrew seats.min=5", "seats", "add or remove seats first"),
    ],
)
def test_rules_that_can_not_be_are_refused_with_the_reason(
    rules: str, kind: str, reason: str
) -> None:
    table = Meeting()
    given = refused(table.propose(rules))
    assert given[0] == kind
    assert reason in given[1]
    assert table.room.rules == preset("ratscrew")


def test_how_the_table_is_kept_is_agreed_to_as_well() -> None:
    table = Meeting(2)
    table.come(BEN)
    table.agree(BEN, 1)
    seated = one(table.say(ANN, m.Settle(0, 900, "fold", 30_000, 5_000)), m.Seated, BEN)
    assert seated.agreed == (False, False)
    assert seated.keeping == m.Keeping(900, "fold", 30_000, 5_000)
    assert seated.changed == keeping_sentences(seated.keeping)[:3]
    table.agree(BEN, 1)
    assert told(table.say(ANN, m.Settle(0, 900, "fold", 30_000, 5_000)), m.Seated) == []
    assert table.room.seats[1].agreed
    assert text(keeping_sentences(m.Keeping(1, "wait"))[1]) == "Who is away is waited for."
    assert "bot" in text(keeping_sentences(m.Keeping(1, "bot"))[1])


def test_s_05_a_named_seat_deals_as_all_have_agreed() -> None:
    table = Meeting(2)
    table.come(BEN)
    before = one(table.say(ANN, m.Settle(0, 900, "bot", 60_000, 0)), m.Seated, BEN).deal.digest
    note = one(table.say(ANN, m.Settle(0, 900, "bot", 60_000, 0, dealer=1)), m.Seated, BEN)
    assert note.keeping.dealer == 1
    assert [*map(text, note.changed)] == [f"{note.seats[1].name} deals first."]
    assert note.deal.digest != before
    table.agree(ANN, 0)
    table.agree(BEN, 1)
    live = table.room.live
    assert live is not None
    assert (live.header.dealer, live.header.drawn) == (1, False)
    assert live.header.sealing is not None
    assert live.header.sealing.keeping["dealer"] == 1


def test_a_dealer_who_is_named_no_more_is_drawn_again() -> None:
    table = Meeting(2)
    table.come(BEN)
    table.say(ANN, m.Settle(0, 700, "bot", 60_000, 0, dealer=1))
    note = one(table.say(ANN, m.Settle(0, 700, "bot", 60_000, 0)), m.Seated, BEN)
    assert [*map(text, note.changed)] == ["The rules say who deals."]
    table.say(ANN, m.Settle(0, 700, "bot", 60_000, 0, dealer=1))
    table.say(ANN, m.AddSeat(0))
    assert table.room.named == -1


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        (m.Settle(0, 700, "bot", 60_000, 0, dealer=9), "no_such_seat"),
        (m.Settle(0, 700, "bot", 60_000, 0, dealer=-2), "no_such_seat"),
        (m.Settle(0, 10, "bot", 60_000, 0), "pace"),
        (m.Settle(0, 700, "bot", 1, 0), "away_ms"),
        (m.Settle(0, 700, "bot", 60_000, -1), "delay_ms"),
    ],
)
def test_what_nobody_could_keep_is_refused(wish: m.Settle, kind: str) -> None:
    assert refused(Meeting().say(ANN, wish))[0] == kind


def test_after_the_deal_nobody_objects_and_nothing_is_changed() -> None:
    table = Meeting().full()
    assert refused(table.host("object"))[0] == "dealt"
    assert refused(table.propose("slapjack"))[0] == "dealt"
    assert refused(table.say(ANN, m.Settle(0, 900, "bot", 60_000, 0)))[0] == "dealt"
    assert refused(table.host("kick", 1))[0] == "dealt"


def test_between_two_games_the_host_may_change_a_rule() -> None:
    table = Meeting(2)
    table.come(BEN)
    table.agree_all()
    table.say(BEN, m.Leave(1))
    assert table.table.over
    table.propose("ratscrew penalty.count=3")
    assert table.room.game == 2
    assert not any(seat.agreed for seat in table.room.seats)


# ---- the host -------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["bot", "free", "kick", "remove", "add", "rename", "host"])
def test_only_the_host_may(what: str) -> None:
    table = Meeting()
    table.come(BEN)
    kind, reason = refused(table.host(what, 0, "sharp", seat=1))
    assert (kind, reason.startswith("Ann keeps this table")) == ("not_host", True)
    assert refused(table.say(BEN, m.Propose(1, "slapjack")))[0] == "not_host"
    assert refused(table.say(BEN, m.Settle(1, 900, "bot", 60_000, 0)))[0] == "not_host"


def test_a_table_against_bots_has_no_host() -> None:
    table = Table()
    table.sit(1, 0)
    assert refused(table.say(1, m.AddSeat(0)))[0] == "not_open"
    assert refused(table.say(1, m.PassHost(0, 1)))[0] == "not_open"


def test_free_seats_are_given_to_bots_and_back() -> None:
    table = Meeting()
    table.agree(ANN, 0)
    seated = one(table.host("bot", 1, "sharp"), m.Seated)
    assert (seated.seats[1].kind, seated.seats[1].temperament) == ("bot", "sharp")
    name = seated.seats[1].name
    table.host("bot", 1, "gentle")
    assert (table.room.seats[1].name, table.room.seats[1].temperament) == (name, "gentle")
    assert one(table.host("free", 1), m.Seated).seats[1].kind == "free"
    table.host("bot", 1, "steady")
    assert table.room.live is None
    assert table.room.seats[1].temperament == "steady"
    table.host("bot", 1, "")
    assert table.room.seats[1].temperament == "matching"
    assert one(table.host("bot", 2, "steady"), m.Seated).agreed == (False, False, False)
    assert table.room.live is None
    table.agree(ANN, 0)
    assert table.live.game == 1


@pytest.mark.parametrize(
    ("what", "target", "text", "kind"),
    [
        ("bot", 1, "steady", "taken"),
        ("bot", 2, "rude", "temperament"),
        ("bot", 0, "steady", "no_such_seat"),
        ("bot", 9, "steady", "no_such_seat"),
        ("free", 1, "", "no_bot"),
        ("free", 2, "", "no_bot"),
        ("kick", 2, "", "nobody"),
        ("rename", 2, "Zoe", "nobody"),
        ("rename", 1, "", "bad_name"),
        ("rename", 1, "\u202e", "bad_name"),
        ("remove", 1, "", "taken"),
        ("host", 2, "", "nobody"),
        ("host", 9, "", "nobody"),
    ],
)
def test_what_the_host_can_not_do_is_refused(what: str, target: int, text: str, kind: str) -> None:
    table = Meeting()
    table.come(BEN)
    assert refused(table.host(what, target, text))[0] == kind


def test_a_guest_can_be_sent_away_before_the_deal() -> None:
    table = Meeting()
    table.come(BEN, EVE)
    out = table.host("kick", 1)
    assert one(out, m.Gone, BEN).reason == KICKED
    assert one(out, m.Seated, EVE).seats[1].kind == "free"
    assert told(table.back(9, "key 2"), m.Gone, 9)
    table.close(EVE)
    assert told(table.host("kick", 2), m.Gone) == []


def test_a_guest_can_be_renamed() -> None:
    table = Meeting()
    table.come(BEN, EVE)
    assert one(table.host("rename", 1, " eve "), m.Seated, BEN).seats[1].name == "eve 2"


def test_seats_are_added_and_taken_away() -> None:
    table = Meeting()
    table.come(BEN)
    table.agree(BEN, 1)
    table.host("add")
    assert [seat.agreed for seat in table.room.seats] == [False] * 4
    table.host("host", 1)
    for _ in range(2):
        table.host("remove", 2, seat=1)
    assert len(table.room.seats) == len(table.room.match.tally) == 2
    table.close(ANN)
    table.say(BEN, m.PassHost(1, 0))
    assert table.room.host == 0


def test_a_table_has_neither_too_many_nor_too_few_seats() -> None:
    table = Meeting(8)
    assert refused(table.host("add"))[0] == "seats"
    table = Meeting(2)
    assert refused(table.host("remove", 1))[0] == "seats"


def test_taking_a_seat_away_keeps_the_host() -> None:
    table = Meeting()
    table.come(BEN, EVE)
    table.host("host", 2)
    table.say(ANN, m.Leave(0))
    table.host("remove", 0, seat=2)
    assert (table.room.host, names(table)) == (1, ["Ben", "Eve"])


# ---- going ----------------------------------------------------------------------------------


def test_before_the_deal_who_leaves_frees_the_seat_and_the_host_passes_on() -> None:
    table = Meeting()
    table.come(BEN, EVE)
    out = table.say(ANN, m.Leave(0))
    seated = one(out, m.Seated, BEN)
    assert (seated.host, seated.seats[0].kind) == (1, "free")
    table.say(BEN, m.Leave(1))
    table.say(EVE, m.Leave(2))
    assert table.room.closed


def test_after_the_deal_who_leaves_is_out_and_the_host_passes_on() -> None:
    table = Meeting().full()
    out = table.say(ANN, m.Leave(0))
    assert "SeatOut" in events(out)
    assert one(out, m.Seated, BEN).host == 1


def test_who_looks_on_sees_it_all_as_much_later_as_was_agreed() -> None:
    table = Meeting(2)
    table.say(ANN, m.Settle(0, 700, "bot", 60_000, 8_000))
    table.put(Joined(table.now, EVE, "key 3"))
    table.come(BEN)
    out = table.agree_all().out
    sent = [output for output in out if isinstance(output, Send) and output.conn == EVE]
    assert {output.at for output in sent} == {table.now + 8_000}
    others = [output for output in out if isinstance(output, Send) and output.conn != EVE]
    assert {output.at for output in others} == {0}


def test_the_host_may_go_by_another_name() -> None:
    table = Meeting()
    assert one(table.host("rename", 0, "Zoe"), m.Seated, ANN).seats[0].name == "Zoe"


def test_who_asks_for_a_pause_is_told_to_the_others() -> None:
    table = Meeting().full()
    out = table.host("pause")
    assert one(out, m.Seated, BEN).seats[0].pauses
    assert said(one(out, m.Refused, ANN).reason) == "A pause needs Ben and Eve to ask for it too."
    for seat in (1, 2):
        out = table.host("pause", seat=seat)
    assert one(out, m.Happened, ANN).paused
    assert not one(out, m.Seated, ANN).seats[0].pauses
