"""One race played twice, with and without what somebody else does in the middle of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from firsthand.notation import parse_rules
from firsthand.room import AnyInput, Closed, Connected, Joined, Said, Wake
from firsthand.room import messages as m
from tests.room.table import Table
from tests.room.table import act as asked

NAMES = ("Ann", "Ben", "Eve", "Dan")
HANDS = ("7D 2C 3C 4C 5C", "9H 3S 4S 5S", "9D 3D 4D 5D", "8H 6S 6D 2D")
LIVE = "8C 7H KC"
JACK = "JD 2C 3C 4C 5C"

RULES: tuple[tuple[str, str], ...] = (
    ("ratscrew", HANDS[0]),
    ("ratscrew penalty.to=lose_pile", HANDS[0]),
    ("ratscrew penalty.out_at=9", HANDS[0]),
    ("ratscrew turn.out_of_turn=burn", HANDS[0]),
    ("ratscrew_salute", HANDS[0]),
    ("ratscrew tie.window_ms=30", HANDS[0]),
    ("slapjack", JACK),
)
"""Rules, and the hand of Ann, whose first card may be slapped under them."""


@dataclass(frozen=True)
class Plan:
    """A race: rules, round trips by seat in ms, and reactions by seat, -1 for no hand."""

    rules: str
    lead: str
    rtts: tuple[int, ...]
    reactions: tuple[float, ...]
    bots: int = 0

    @property
    def seats(self) -> int:
        """How many people play."""
        return len(self.rtts)


@dataclass
class Race:
    """What came of it: who won and why, each hand's time, margin and verdict, and when."""

    table: Table
    seats: tuple[int, ...]
    results: list[tuple[int, m.RaceResult]] = field(default_factory=list)

    @property
    def verdict(self) -> tuple[object, ...]:
        """The verdict as it is compared."""
        won = [result for _, result in self.results if result.winner >= 0]
        if not won:
            return ()
        # Who comes after the verdict joins its hands.
        hands = sorted(
            (hand.seat, hand.credited, hand.margin, hand.how)
            for hand in won[-1].hands
            if hand.seat in self.seats
        )
        return (won[0].winner, won[0].reason, won[0].cards, hands)


def dealt(plan: Plan) -> Table:
    """A table at which Ann has just turned a card that may be slapped."""
    people = NAMES[: plan.seats]
    lines = {seat + 1: float(rtt) for seat, rtt in enumerate(plan.rtts)}
    rules = parse_rules(plan.rules)
    table = Table(rules, people, ("steady",) * plan.bots, rtts=lines).begin()
    hands = (plan.lead, *HANDS[1 : plan.seats + plan.bots])
    table.rig(*hands, pile=LIVE if plan.lead == HANDS[0] else "8C 9S")
    for seat in range(plan.seats):
        table.say(seat + 1, m.Pause(seat))
        if seat < plan.seats - 1:
            table.say(seat + 1, m.Beat(seat, plan.seats - 1, ms=900))
    table.say(plan.seats, m.GoOn(plan.seats - 1))
    table.flip(0)
    return table


def pressed(table: Table, plan: Plan, seat: int) -> int:
    """When a seat presses, on the room's clock: all see the card at one time."""
    return table.clock(table.live.newest.sent) + round(plan.reactions[seat])


def arrivals(table: Table, plan: Plan) -> list[tuple[int, AnyInput]]:
    """The hands of everyone with a reaction, as they arrive, each after a gesture."""
    inputs: list[tuple[int, AnyInput]] = []
    for seat, c in enumerate(plan.reactions):
        if c >= 0:
            at = pressed(table, plan, seat) + plan.rtts[seat] // 2 + 3
            if table.room.rules.slap.gesture is not None:
                word = m.Gesture(seat, 1, c - 20, 0)
                inputs.append((at - 15, Said(at - 15, seat + 1, word)))
            inputs.append((at, Said(at, seat + 1, m.Slap(seat, 1, c, 7))))
    return inputs


Act = Callable[[Table, Plan, int, int], list[tuple[int, m.Asked | str]]]
"""What an attacker does against a winner: who says what, on which connection."""


def played(plan: Plan, act: Act | None, who: int, winner: int, at: int) -> Race:
    """Play a race; at ``at`` ms after the card was seen somebody does something."""
    table = dealt(plan)
    # A hand that somebody adds to the race is a loser's own.
    down = [seat for seat, c in enumerate(plan.reactions) if c >= 0]
    race = Race(table, (*down, *range(plan.seats, plan.seats + plan.bots)))
    coming = arrivals(table, plan)
    if act is not None:
        when = table.clock(table.live.newest.sent) + at
        done = act(table, plan, who, winner)
        # Messages of a connection come in order: its own hand is down before.
        first = [came for came, one in coming if getattr(one, "conn", 0) in dict(done)]
        when = max([when, *first])
        for conn, said in done:
            coming.append((when, given(table, when, conn, said)))
    for when, one in sorted(coming, key=lambda pair: pair[0]):
        passed(table, race, when)
        note(race, when, table.put(one))
    passed(table, race, table.now + 2_500)
    return race


def given(table: Table, at: int, conn: int, said: m.Asked | str) -> AnyInput:
    """What reaches the room."""
    match said:
        case "close":
            return Closed(at, conn)
        case "back":
            return Connected(at, conn, f"key {conn}")
        case "watch":
            return Joined(at, 77, "key 77", (), "Looker")
        case str():
            raise ValueError(said)
        case _:
            return Said(at, conn, said)


def passed(table: Table, race: Race, until: int) -> None:
    """Let time pass, and note what is said meanwhile."""
    while table.alarm is not None and table.alarm <= until:
        note(race, table.alarm, table.put(Wake(table.alarm)))
    table.now = max(table.now, until)


def come_back(race: Race, seat: int) -> None:
    """A seat whose line broke is back, and time passes."""
    table = race.table
    note(race, table.now, table.put(Connected(table.now, seat + 1, f"key {seat + 1}")))
    passed(table, race, table.now + 2_500)


def note(race: Race, at: int, out: Sequence[object]) -> None:
    """Keep the verdicts on the card."""
    for output in out:
        result = getattr(output, "message", None)
        if (
            isinstance(result, m.RaceResult)
            and result.k == 1
            and result not in dict(race.results).values()
        ):
            race.results.append((at, result))


def asks(*what: str, target: int = -2, ms: int = 0, everyone: bool = False) -> Act:
    """An act that is asked for, by the attacker or by all but the winner; -2 is the winner."""

    def act(table: Table, plan: Plan, who: int, winner: int) -> list[tuple[int, m.Asked | str]]:
        seats = [seat for seat in range(plan.seats) if seat != winner]
        whom = winner if target == -2 else target
        return [
            (seat + 1, asked(one, seat, whom, ms=ms))
            for one in what
            for seat in (seats if everyone else [who])
        ]

    return act


def says(make: Callable[[int], m.Asked | str]) -> Act:
    """An act that is a message of the attacker's."""
    return lambda _table, _plan, who, _winner: [(who + 1, make(who))]


ACTS: dict[str, Act] = {
    "disrupt": asks("disrupt"),
    "disrupt, and all agree": asks("disrupt", everyone=True),
    "disrupt and resume": asks("disrupt", "resume", everyone=True),
    "a beat of the flipper": asks("beat", target=0, ms=5_000, everyone=True),
    "a beat of the winner": asks("beat", ms=5_000, everyone=True),
    "a beat of the last": asks("beat", target=1, ms=900),
    "accuse the winner": asks("accuse", everyone=True),
    "accuse the next": asks("accuse", target=1, everyone=True),
    "leave": asks("leave"),
    "all leave": asks("leave", everyone=True),
    "pause": asks("pause"),
    "all pause": asks("pause", everyone=True),
    "pause and go on": asks("pause", "go_on", everyone=True),
    "vote the winner out": asks("vote_out", everyone=True),
    "vote the next out": asks("vote_out", target=1, everyone=True),
    "object": asks("object"),
    "pass the host on": asks("host"),
    "take the seat away": asks("remove", "free", "kick"),
    "hide": says(lambda _: m.Visibility(hidden=True)),
    "show": says(lambda _: m.Visibility(hidden=False)),
    "propose": says(lambda seat: m.Propose(seat, "slapjack")),
    "settle": says(lambda seat: m.Settle(seat, 20, "fold", 5_000, 0)),
    "gesture": says(lambda seat: m.Gesture(seat, 1, 300, 0)),
    "a watermark": says(lambda seat: m.Watermark(seat, 1, 120)),
    "close": says(lambda _: "close"),
    "come back": says(lambda _: "back"),
    "look on": says(lambda _: "watch"),
    "slap the card before": says(lambda seat: m.Slap(seat, 0, 900, 90)),
    "slap too soon": says(lambda seat: m.Slap(seat, 1, 20, 91)),
    "flip out of turn": says(lambda seat: m.Flip(seat, 1, 400)),
    "collect": says(lambda seat: m.Collect(seat, 1, 300)),
    "agree": says(lambda seat: m.Agree(seat, "0" * 64, "0" * 64, "0" * 64)),
    "show a nonce": says(lambda seat: m.Nonce(seat, "0" * 64)),
    "the device takes the hands": says(lambda seat: m.Interrupt(seat, 1)),
}


def once_cut_off(act: Act) -> Act:
    """An act as soon as the winner's hand is down and the line broken."""

    def cut(table: Table, plan: Plan, who: int, winner: int) -> list[tuple[int, m.Asked | str]]:
        return [(winner + 1, "close"), *act(table, plan, who, winner)]

    return cut
