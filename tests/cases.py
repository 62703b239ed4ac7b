"""Case files: games set up by hand, move by move, with what must have become of the table."""

import json
from pathlib import Path
from typing import Any

from firsthand import actions as a
from firsthand.cards import format_card
from firsthand.errors import Illegal
from firsthand.law.types import NOBODY
from tests.tabletop import Tabletop

DATA = Path(__file__).parent / "data"


def load(name: str) -> Any:
    """Read a file of ground truth."""
    return json.loads((DATA / name).read_text())


CASES: dict[str, dict[str, Any]] = {case["id"]: case for case in load("cases.json")["cases"]}


def set_up(case: dict[str, Any]) -> Tabletop:
    """Return the game that a case begins with."""
    return Tabletop(
        " | ".join(" ".join(hand) for hand in case["hands"]),
        case["preset"],
        case["config"],
        pile=" ".join(case["pile"]),
        first=case["to_move"],
        dealer=case["dealer"],
    )


def act(game: Tabletop, step: dict[str, Any]) -> None:
    """Play one step that is not a race."""
    at = step["t"]
    match step["do"]:
        case "flip":
            game.do(a.Flip(step["seat"]), at)
        case "drop":
            game.do(a.Drop(step["seat"], step["count"]), at)
        case "collect":
            game.do(a.Collect(step["seat"]), at)
        case "gesture":
            game.do(a.Gesture(step["seat"]), at)
        case "disrupt":
            game.do(a.Disrupt(game.playing()[0]), at)
        case "resume":
            game.resume_all(at)
        case "require_beat":
            game.agree_beat(step["seat"], step["ms"], at)
        case "leave":
            game.do(a.Leave(step["seat"]), at)
        case "interference":
            for other in game.playing():
                if other != step["seat"]:
                    game.do(a.Accuse(other, step["seat"]), at)
        case "accuse":
            game.do(a.Accuse(step["by"], step["seat"]), at)
        case "ask_beat":
            game.do(a.Beat(step["by"], step["seat"], step["ms"]), at)
        case "tick":
            pass
        case unknown:
            raise AssertionError(f"{unknown} is no step of a case")


def race(game: Tabletop, step: dict[str, Any]) -> dict[str, str]:
    """Play one race, and return what each hand came to."""
    times = {int(seat): at for seat, at in step.get("times", {}).items()}
    order = tuple(step.get("order_from_bottom", ()))
    verdicts = game.slap(*step["seats"], at=step["t"], times=times, order=order)
    return {str(seat): verdict for seat, verdict in verdicts.items()}


def play(game: Tabletop, step: dict[str, Any]) -> Any:
    """Play one step, and return its result as a case writes it."""
    game.wait(step["t"])
    try:
        if step["do"] == "slap":
            return race(game, step)
        act(game, step)
    except Illegal:
        if step["do"] == "slap":
            return dict.fromkeys(map(str, step["seats"]), "rejected")
        return "rejected"
    return "ok"


def observed(game: Tabletop, result: Any) -> dict[str, Any]:
    """Return everything that a case may say about the game now."""
    table, winners = game.table, game.winners
    if not table.over:
        winner: Any = None
    else:
        winner = winners[0] if len(winners) == 1 else winners
    challenge = {"by": table.challenger, "left": table.tries}
    return {
        "result": result,
        "pile": game.pile.split(),
        "sizes": list(table.counts),
        "turn": None if game.turn == NOBODY else game.turn,
        "challenge": challenge if game.challenge else None,
        "pending_collect": None if game.owed == NOBODY else game.owed,
        "slappable": game.live(),
        "out": game.out,
        "winner": winner,
        "hands": [[format_card(card) for card in stock] for stock in game.state.stocks],
    }
