"""How long the tables of a page take for a press: it is run by the page's Python, in Node.js."""

import json
from time import perf_counter

from firsthand.page import CHOICE
from firsthand.shell.wire import Flip, Request, Slap
from tests.page import whole_games

SEEDS = range(8)
AFTER = CHOICE.pace + 50
"""After so many ms a card is flipped: a flip that waits for the pace is carried out later."""

flips: list[float] = []
slaps: list[float] = []


class Timed(whole_games.Person):
    """A person whose presses are timed, from the text that comes in to the texts that go out."""

    def _say(self, request: Request) -> None:
        began = perf_counter()
        super()._say(request)
        took = 1000 * (perf_counter() - began)
        match request:
            case Flip():
                flips.append(took)
            case Slap():
                slaps.append(took)
            case _:
                pass


def timed(preset: str) -> str:
    """Return the times of all flips and all slaps of some games, in ms and in JSON."""
    whole_games.FLIPS = AFTER
    for seed in SEEDS:
        with whole_games.drawn(seed):
            Timed(preset, seed).play()
    return json.dumps([flips, slaps])
