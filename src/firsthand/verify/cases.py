"""Cases: games set up by hand, move by move, with what must have become of the table."""

import json
from typing import Any

from firsthand import actions as a
from firsthand.errors import Illegal
from firsthand.events import BeatSet, Resumed, Slapped
from firsthand.law.types import NOBODY
from firsthand.sentences import say
from firsthand.verify.case_game import CaseGame, differs, observed
from firsthand.verify.located import Spot
from firsthand.verify.report import Failure

CASE = (
    "id", "title", "preset", "config", "players", "dealer", "to_move", "hands", "pile", "script",
)  # fmt: skip
NOT_AT_FIRST = ("challenge", "pending_collect", "out", "turn", "sizes", "slappable", "winner")
"""What a case may expect but not begin with."""

STEPS: dict[str, tuple[str, ...]] = {
    "flip": ("seat",),
    "slap": ("seats", "times", "order_from_bottom"),
    "collect": ("seat",),
    "tick": (),
    "gesture": ("seat", "word"),
    "drop": ("seat", "count"),
    "disrupt": ("seat",),
    "resume": ("seat",),
    "require_beat": ("seat", "ms"),
    "interference": ("seat",),
    "leave": ("seat",),
    "accuse": ("by", "seat"),
    "ask_beat": ("by", "seat", "ms"),
}
"""What a step may do, and the fields that it then has."""

REMARKS = ("note", "notes", "comment", "title", "why", "hand_checked", "clauses", "ambiguities")


EXPECT = (
    "result", "pile", "sizes", "turn", "challenge", "pending_collect", "slappable", "out",
    "winner", "hands",
)  # fmt: skip


class Case:
    """A case that has been read and can be played."""

    def __init__(self, spot: Spot) -> None:
        """Check the whole case, or raise `Unreadable`."""
        self.spot = spot
        spot.refuse_slips(CASE, REMARKS)
        for name in NOT_AT_FIRST:
            if name in spot:
                raise spot.wrong(say("verify-begins", name=repr(name)))
        self.name = str(spot.get("id", spot.get("title", "?")))
        self.game = CaseGame(spot)
        self.steps: list[Spot] = spot.many("script", dict)
        before = 0
        for step in self.steps:
            check_step(step, before)
            before = step["t"]

    def run(self) -> Failure | None:
        """Play the case, and return the first thing that does not come out as it should."""
        for number, step in enumerate(self.steps):
            result = play(self.game, step)
            seen = observed(self.game.state, result)
            expect: Spot = step.take("expect", dict, Spot())
            wrong = [
                name for name in expect if name in seen and differs(name, expect[name], seen[name])
            ]
            if wrong:
                return Failure(
                    step.line,
                    say("verify-step", case=self.name, step=number),
                    doing(step),
                    ", ".join(f"{name} {json.dumps(expect[name])}" for name in wrong),
                    ", ".join(f"{name} {json.dumps(seen[name])}" for name in wrong),
                    tuple(self.game.lines),
                )
        return None


def doing(step: Spot) -> str:
    """Write what a step does, as its file does."""
    fields = [name for name in step if name not in ("t", "do", "expect", *REMARKS)]
    return " ".join([str(step["t"]), step["do"], *(f"{n} {json.dumps(step[n])}" for n in fields)])


def check_step(step: Spot, before: int) -> None:
    """Raise `Unreadable` for a step that nobody could play."""
    what = step.take("do", str)
    if what not in STEPS:
        raise step.wrong(say("verify-no-action", name=repr(what), known=tuple(STEPS)))
    step.refuse_slips(("t", "do", "expect", *STEPS[what]), REMARKS)
    if step.take("t", int) < before:
        raise step.wrong(say("verify-earlier", t=step["t"], before=before))
    if what in NEEDS_SEAT:
        step.take("seat", int)
    if what == "drop":
        step.take("count", int, 1)
    if what in ONE_VOICE:
        step.take("by", int)
    if what in ("require_beat", "ask_beat"):
        step.take("ms", int)
    if what == "slap":
        check_race(step)
    expect = step.take("expect", dict, Spot())
    for name in expect:
        if name not in (*EXPECT, *REMARKS):
            raise step.wrong(say("verify-expects", name=repr(name), known=EXPECT))


ONE_VOICE = ("accuse", "ask_beat")
"""What a single seat asks about another one; `require_beat` and `interference` are agreed."""

NEEDS_SEAT = (
    "flip", "collect", "gesture", "drop", "require_beat", "interference", "leave", *ONE_VOICE,
)  # fmt: skip


def check_race(step: Spot) -> None:
    """Raise `Unreadable` for a race that names no hands, or times and an order of others."""
    hands = step.many("seats", int)
    if not hands or len(set(hands)) != len(hands):
        raise step.wrong(say("verify-hands-once"))
    order = step.many("order_from_bottom", int, [])
    if not set(order) <= set(hands):
        raise step.wrong(say("verify-no-hand", name="'order_from_bottom'"))
    times = step.take("times", dict, {})
    if not all(name in {str(seat) for seat in hands} for name in times):
        raise step.wrong(say("verify-no-hand", name="'times'"))
    for name in times:
        times.take(name, int)


def play(game: CaseGame, step: Spot) -> Any:
    """Play one step, and return its result as a case writes it."""
    at, what = step["t"], step["do"]
    game.do(a.Tick(), at)
    try:
        if what == "slap":
            return race(game, step)
        act(game, step)
    except Illegal:
        return dict.fromkeys(map(str, step["seats"]), "rejected") if what == "slap" else "rejected"
    return "ok"


def race(game: CaseGame, step: Spot) -> dict[str, str]:
    """Play one race, and return what each hand came to."""
    at, times = step["t"], step.take("times", dict, {})
    hands = tuple(a.Hand(seat, times.get(str(seat), at)) for seat in step["seats"])
    events = game.do(a.Slap(hands, tuple(step.many("order_from_bottom", int, []))), at)
    return {str(event.seat): event.verdict for event in events if isinstance(event, Slapped)}


def act(game: CaseGame, step: Spot) -> None:
    """Play one step that is not a race; raises `Illegal`."""
    at, seat = step["t"], step.take("seat", int, NOBODY)
    match step["do"]:
        case "flip":
            game.do(a.Flip(seat), at)
        case "collect":
            game.do(a.Collect(seat), at)
        case "gesture":
            game.do(a.Gesture(seat, step.take("word", str, "")), at)
        case "drop":
            game.do(a.Drop(seat, step.take("count", int, 1)), at)
        case "leave":
            game.do(a.Leave(seat), at)
        case "accuse":
            game.do(a.Accuse(step["by"], seat), at)
        case "ask_beat":
            game.do(a.Beat(step["by"], seat, step["ms"]), at)
        case "disrupt":
            game.do(a.Disrupt(seat if seat != NOBODY else game.playing()[0]), at)
        case "tick":
            pass
        case agreed:
            agree(game, step, agreed)


def agree(game: CaseGame, step: Spot, what: str) -> None:
    """Cast the votes of everyone for what a step stands for, until it holds; raises `Illegal`."""
    at, target = step["t"], step.take("seat", int, NOBODY)
    for seat in game.playing(besides=NOBODY if what == "resume" else target):
        if what == "resume":
            events = game.do(a.Resume(seat), at)
        elif what == "require_beat":
            events = game.do(a.Beat(seat, target, step["ms"]), at)
        else:
            events = game.do(a.Accuse(seat, target), at)
        if any(isinstance(event, Resumed | BeatSet) for event in events):
            return
