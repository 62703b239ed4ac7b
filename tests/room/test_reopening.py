"""A room that is opened again from what was kept: the same table, at every step of a game."""

from itertools import pairwise
from random import Random

import msgspec
import pytest

from firsthand.actions import Collect, Leave
from firsthand.events import Dealt
from firsthand.record import Entry
from firsthand.room import Acted, AnyInput, BotQuestion, Ended, Room, Sealed, Seat, step
from firsthand.room import messages as m
from firsthand.room import types as r
from firsthand.room.live import Postponed
from firsthand.room.play.pausing import WAITED_FOR_MS
from firsthand.room.reopening import Changed, Game, reopened
from firsthand.room.snapshot import HASHED, SeatSnapshot, Snapshot, hashed, may_differ, snapshot
from firsthand.rules import Rules, amended
from tests.room.evening import RULES, Evening
from tests.room.keeping import HOUR, check_the_same, game_of, noted, on_table, opened_again
from tests.room.table import ANN, BEN, Table, act, one, told
from tests.room.test_evenings import RTTS
from tests.room.test_evenings import act as do_something

SHORT = amended(Rules(), {"end.flips": 4, "turn.timeout_ms": 2_000})


class Kept(Evening):
    """An evening at a table of which each step is kept."""

    def __init__(self, seed: int) -> None:
        luck = Random(seed)  # noqa: S311 - not for secrets
        rtts = [luck.choice(RTTS) for _ in range(luck.randint(1, 4))]
        super().__init__(luck.choice(RULES), rtts, luck.choice([0, 1, 2]) or len(rtts) == 1, seed)
        table = Table()
        table.room = self.room
        self.room = noted(table).room
        self.kept = game_of(self.dealt)
        self.steps = self.checked = 0

    def put(self, given: AnyInput) -> None:
        before = self.room
        _, outputs = step(before, given)
        super().put(given)
        self.kept += game_of(outputs)
        self.steps += 1
        if not may_differ(before, self.room):
            assert self.steps % 5 or snapshot(before) == snapshot(self.room)
        if given.at < HOUR and self.steps % 5 == 0:
            self.checked += 1
            check_the_same(self.room, opened_again(self.room, self.kept)[0])

    def crash(self) -> None:
        """The server is killed, and started again when its clock shows something else."""
        self.now = HOUR if self.now < HOUR else self.now + HOUR
        self.room, _ = opened_again(self.room, self.kept, self.now)
        self.coming.clear()
        self.put(r.Wake(self.now))
        for home in self.homes:
            home.conn = 0
            self.back(home)
            self.pass_by(100)


def spent(seed: int, acts: int) -> Kept:
    """Spend an evening during which the server is killed once."""
    luck = Random(seed)  # noqa: S311 - not for secrets
    evening = Kept(seed)
    for number in range(acts):
        do_something(evening, luck)
        if number == acts // 2:
            evening.crash()
    evening.check_settled()
    return evening


@pytest.mark.uncounted
def test_a_room_is_opened_again_as_it_was_at_any_step() -> None:
    evenings = [spent(seed, 30) for seed in range(12)]
    assert sum(evening.checked for evening in evenings) > 300
    assert sum(evening.races for evening in evenings) > 20


@pytest.mark.soak
def test_rooms_are_opened_again_at_every_step_of_many_evenings() -> None:
    assert sum(spent(seed, 60).checked for seed in range(100, 1_100)) > 50_000


# ---- one thing after another ------------------------------------------------------------------


def two(rules: Rules | str = "ratscrew") -> Table:
    """Two people at a table of their own, who were dealt cards."""
    table = noted(Table(rules, ("Ann", "Ben"), ()))
    table.room = msgspec.structs.replace(table.room, open=True)
    return table.begin()


def killed(table: Table, *, at: int = HOUR) -> Table:
    """The same table at a server that was killed and started again."""
    table.room, out = opened_again(table.room, game_of(table.out), at)
    table.out, table.now, table.alarm = [*table.out, *out], at, None
    table.put(r.Wake(at))
    return table


def test_a_room_without_a_game_is_opened_again() -> None:
    table = noted(Table(people=("Ann", "Ben"), bots=()))
    table.give_secret()
    table.sit(ANN, 0)
    table.put(r.Joined(table.now, 9, "onlooker"))
    table.agree(ANN, 0)
    again, _ = opened_again(table.room, game_of(table.out))
    check_the_same(table.room, again)
    assert again.seats[0].key == hashed("key 1") != "key 1"
    assert again.onlookers == ((-1, hashed("onlooker")),)
    assert again.secret is not None
    assert table.room.secret is not None
    assert again.secret.server == table.room.secret.server


def test_a_chosen_seed_and_a_room_without_a_secret_are_kept() -> None:
    table = noted(Table())
    assert opened_again(table.room, ())[0].secret is None
    table.put(r.Secret(table.now, b"x" * 32, 2**255))
    again, _ = opened_again(table.room, ())
    assert again.secret == r.Secret(HOUR, b"x" * 32, 2**255)


def test_a_key_is_kept_as_its_hash_and_its_holder_comes_back() -> None:
    table = killed(two())
    assert [seat.key.startswith(HASHED) for seat in table.room.seats] == [True, True]
    out = table.back(7, "key 2")
    assert one(out, m.Seated, 7).key == "key 2"
    assert told(table.back(8, hashed("key 1")), m.Seated, 8) == []


def test_who_looks_on_comes_back_too() -> None:
    table = two()
    table.put(r.Joined(table.now, 9, "onlooker"))
    killed(table)
    table.back(7, "key 1")
    assert one(table.back(8, "onlooker"), m.Seated, 8).yours == ()


def test_who_was_sent_away_stays_away() -> None:
    table = two()
    table.room = msgspec.structs.replace(table.room, barred=(("key 3", "eve"),))
    killed(table)
    assert one(table.back(7, "key 3"), m.Gone).reason is not None
    out = table.put(r.Joined(table.now, 8, "new", (), "Eva", earlier_keys=("key 3",)))
    assert one(out, m.Refused).kind == "barred"


def test_the_game_waits_until_everybody_is_back() -> None:
    table = killed(two())
    out = table.back(7, "key 1")
    assert one(out, m.Notice, 7).text.args == {"n": WAITED_FOR_MS // 1000}
    assert table.live.halted_at >= 0
    newest = table.live.newest.k
    assert one(table.flip(0, conn=7), m.Refused).reason.id == "refusal-all-back"
    table.back(8, "key 2")
    assert table.live.halted_at < 0
    assert table.room.waits_until < 0
    turn = table.table.turn
    table.flip(turn, conn=7 + turn)
    table.pass_to(table.now + 1_000)
    assert table.live.newest.k == newest + 1


def test_the_game_waits_for_nobody_for_long() -> None:
    table = killed(two())
    table.back(7, "key 1")
    table.pass_to(HOUR + WAITED_FOR_MS - 1)
    assert table.live.halted_at >= 0
    table.pass_to(HOUR + WAITED_FOR_MS)
    assert table.live.halted_at < 0


def test_one_person_alone_waits_for_nobody() -> None:
    table = killed(noted(Table()).begin())
    out = table.back(7, "key 1")
    assert told(out, m.Notice) == []
    assert table.live.halted_at < 0
    assert one(out, m.Happened).k == table.live.newest.k


def test_a_pause_and_a_hurried_game_are_kept() -> None:
    table = noted(Table()).begin()
    table.say(ANN, act("pause", 0))
    assert table.live.paused
    assert killed(table).live.paused
    table = noted(Table()).begin()
    table.change(speed=4, speed_from=0)
    table.pass_to(table.now + 4_000)
    live = killed(table).live
    assert (live.speed, live.speed_from) == (4, 0)
    assert live.played(HOUR) == max(live.acted, live.newest.sent)


def test_a_seat_that_leaves_is_still_to_leave() -> None:
    table = two()
    table.change(postponed=(Postponed(0, 0, "act", Leave(0)),))
    killed(table)
    table.back(8, "key 2")
    table.pass_to(table.now + 5_000)
    assert table.table.out[0]


def test_an_open_list_stands_for_a_while() -> None:
    table = noted(Table(people=("Ann", "Ben"), bots=()))
    table.silent = {BEN}
    table.begin()
    before = table.room.opening
    assert before is not None
    killed(table)
    assert table.room.opening is not None
    assert table.room.opening.listed == before.listed
    assert table.room.opening.nonces == before.nonces
    nonce = table.nonces[BEN].hex()
    out = table.back(8, "key 2")
    assert one(out, m.OpenList).listed == before.listed
    table.say(8, m.Nonce(1, nonce))
    assert table.live.header.commitment == opened_seal(table)


def opened_seal(table: Table) -> str:
    """The seal that the deal shows."""
    dealt = table.live.log[0]
    assert isinstance(dealt, Dealt)
    return dealt.commitment


def test_a_list_that_nobody_answers_is_called_off_with_its_secret_shown() -> None:
    table = noted(Table(people=("Ann", "Ben"), bots=()))
    table.silent = {BEN}
    table.begin()
    killed(table)
    table.back(7, "key 1")
    out = table.pass_to(HOUR + WAITED_FOR_MS)
    assert one(out, m.CalledOff).server
    assert not table.dealt


def test_own_bots_are_asked_again() -> None:
    table = noted(Table(bots=("own:Keen",))).begin()
    table.out = [output for output in table.out if not isinstance(output, BotQuestion)]
    killed(table)
    asked = [each.what for each in table.out if isinstance(each, BotQuestion)]
    assert asked[0] == "begin"


def test_a_game_that_is_over_can_be_followed_by_another() -> None:
    table = noted(Table(SHORT)).begin().run()
    assert table.table.over
    killed(table)
    out = table.back(7, "key 1")
    assert one(out, m.Revealed).seed
    table.give_secret()
    table.agree(7, 0)
    assert (table.live.game, table.room.game) == (2, 2)
    check_the_same(table.room, opened_again(table.room, game_of(table.out))[0])


def test_a_table_that_was_cleared_shows_the_game_before() -> None:
    table = two(SHORT)
    table.run()
    table.give_secret()
    table.agree(ANN, 0)
    assert (table.live.game, table.room.game) == (1, 2)
    check_the_same(table.room, opened_again(table.room, game_of(table.out))[0])


def test_a_quick_look_sees_what_may_have_changed() -> None:
    table = noted(Table())
    rooms = [table.room]
    table.begin()
    rooms.append(table.room)
    table.change(paused=True)
    rooms.append(table.room)
    table.room = msgspec.structs.replace(table.room, host=1)
    rooms.append(table.room)
    assert all(may_differ(one, other) for one, other in pairwise(rooms))
    live = msgspec.structs.replace(table.live, watermarks=(5.0, 5.0))
    quiet = msgspec.structs.replace(table.room, live=live)
    assert not may_differ(table.room, quiet)
    assert not may_differ(table.room, table.room)
    gone = msgspec.structs.replace(table.room, live=None)
    assert may_differ(table.room, gone)
    assert not may_differ(gone, gone)


# ---- another version --------------------------------------------------------------------------


def acted(table: Table) -> tuple[list[Game], int]:
    """What was kept of a game, and where an action with events stands in it."""
    entries = on_table(table.room, game_of(table.out))
    found = (at for at, one in enumerate(entries) if isinstance(one, Acted) and one.entry.events)
    return entries, next(found)


def test_another_outcome_of_an_action_ends_the_table() -> None:
    table = noted(Table(SHORT)).begin().run()
    entries, at = acted(table)
    right = entries[at]
    assert isinstance(right, Acted)
    entries[at] = Acted(1, msgspec.structs.replace(right.entry, events=()))
    with pytest.raises(Changed, match="Action 0 comes to something else"):
        reopened(snapshot(table.room), entries, HOUR)
    entries.insert(at, Acted(1, Entry(10**9, right.entry.action, ())))
    entries[at + 1] = right
    with pytest.raises(Changed, match="Action"):
        reopened(snapshot(table.room), entries, HOUR)


def test_an_action_that_is_refused_ends_the_table() -> None:
    table = noted(Table(SHORT)).begin().run()
    entries, at = acted(table)
    entries.insert(at, Acted(1, Entry(0, Collect(0), ())))
    with pytest.raises(Changed, match="Action 0 is refused: no pile is owed to you"):
        reopened(snapshot(table.room), entries, HOUR)


def test_a_game_without_its_deal_or_by_other_rules_ends_the_table() -> None:
    table = noted(Table(SHORT)).begin().run()
    entries = on_table(table.room, game_of(table.out))
    missing = [one for one in entries if not isinstance(one, Sealed)]
    with pytest.raises(Changed, match="deal of its game is missing"):
        reopened(snapshot(table.room), missing, HOUR)
    other = msgspec.structs.replace(snapshot(table.room), rules="slapjack")
    with pytest.raises(Changed, match="dealt by other rules"):
        reopened(other, entries, HOUR)
    unknown = msgspec.structs.replace(other, rules="whist")
    with pytest.raises(Changed, match="whist"):
        reopened(unknown, entries, HOUR)
    assert isinstance(entries[-1], Ended)


def test_a_deal_that_the_rules_refuse_ends_the_table() -> None:
    table = noted(Table(SHORT)).begin()
    entries = on_table(table.room, game_of(table.out))
    sealed = entries[0]
    assert isinstance(sealed, Sealed)
    nobody = msgspec.structs.replace(sealed.header, names=())
    with pytest.raises(Changed):
        reopened(snapshot(table.room), [Sealed(1, nobody)], HOUR)


def test_nothing_of_a_room_is_forgotten_unseen() -> None:
    fresh = {"rules_view", "secret", "tunnel_told", "waits_until"}
    assert {*Room.__struct_fields__} - {*Snapshot.__struct_fields__} == fresh
    people = {"address", "away_since", "clamped", "conn", "hidden", "line", "n", "odd", "raced"}
    people |= {"reaction", "slaps"}
    assert {*Seat.__struct_fields__} - {*SeatSnapshot.__struct_fields__} == people


def test_what_is_kept_stays_out_of_logs() -> None:
    table = noted(Table()).begin()
    table.give_secret()
    assert repr(snapshot(table.room)) == "Snapshot(code='QXYZ', game=1)"
