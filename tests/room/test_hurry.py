"""Out of a game against bots: another one at once, or the end of this one sooner."""

from msgspec.structs import replace

from firsthand.room import messages as m
from tests.room.table import Table, one, told

HANDS = ("-", "2C 3C 4C 5C 6C 8C", "2H 3H 4H 5H 6H 8H")


def out(*bots: str, people: tuple[str, ...] = ("Ann",)) -> Table:
    """A game that Ann is out of, with nothing to slap."""
    table = Table("ratscrew", people, bots).begin()
    table.rig(*HANDS, pile="9S JD", first=1)
    state = table.live.state
    gone = (True, *state.table.out[1:])
    table.change(state=replace(state, table=replace(state.table, out=gone)))
    return table


def test_bots_play_on_four_times_as_fast() -> None:
    table = out("steady", "steady")
    slow = span(out("steady", "steady"))
    assert told(table.say(1, m.Hurry(0)), m.Refused) == []
    assert slow / 4 - 2 <= span(table) <= slow / 4 + 2


def span(table: Table) -> int:
    """Return how many ms of the shell's clock four cards take."""
    began, flips = table.now, table.table.flips
    while table.table.flips < flips + 4:
        table.pass_to(table.alarm or 0)
    return table.now - began


def test_asking_twice_is_no_faster_and_times_never_go_back() -> None:
    table = out("steady", "sharp")
    for _ in range(2):
        assert told(table.say(1, m.Hurry(0)), m.Refused) == []
    assert table.live.speed == 4
    times = [event.at for event in table.run().live.log]
    assert table.table.over
    assert times == sorted(times)


def test_who_plays_and_who_has_company_is_refused() -> None:
    playing = Table("ratscrew", ("Ann",), ("steady", "steady")).begin()
    assert one(playing.say(1, m.Hurry(0)), m.Refused).kind == "playing"
    company = out("steady", people=("Ann", "Ben"))
    assert one(company.say(1, m.Hurry(0)), m.Refused).kind == "playing"
    company.give_secret()
    assert one(company.agree(1, 0), m.Refused).kind == "game_on"


def test_another_game_need_not_wait_for_the_end_of_this_one() -> None:
    table = out("steady", "steady")
    table.say(1, m.Hurry(0))
    assert one(table.agree(1, 0), m.Refused).kind == "other_deal"
    table.give_secret()
    table.agree(1, 0)
    assert table.live.game == 2
    assert table.live.speed == 1
    assert sum(table.table.counts) == 52
