"""What a rule sheet says is what the engine does: 900 drawn sheets, each with a game under it."""

import re
from collections import Counter
from random import Random

import pytest

from firsthand import actions as a
from firsthand.dice import seeded, shuffled
from firsthand.errors import Illegal
from firsthand.game import State, apply, carry, deal
from firsthand.rules import Rules
from firsthand.rules.sheet import lines
from tests.drawing import drawn_rules
from tests.playing import PAUSES, drawn_action
from tests.rules import claims_flips, claims_slaps
from tests.rules.claims import COUNTED, Memory, Moment, Said, Turn, count, how_many

pytestmark = pytest.mark.uncounted

SHEETS = 900
KNOWN = (*COUNTED, "52")
ACTIONS = 45


def turn_of(state: State, action: a.AnyAction, at: int) -> Turn:
    """Apply an action and part what comes of it into its moments."""
    after, events = apply(state, action, at)
    moments: list[Moment] = []
    turn = Turn(action, at, state, (), after)
    step = state
    for event in events:
        then = carry(step, event)
        moments.append(Moment(turn, step, event, then))
        step = then
    return turn._replace(moments=tuple(moments))


def over(state: State) -> bool:
    """Tell whether a game has ended."""
    return state.table.over


def watched(rules: Rules, said: Said, seed: int) -> Counter[str]:
    """Play a game of few cards and check every sentence at every turn; return what was tried."""
    random = Random(seed)  # noqa: S311 - the same game every time
    seats = random.choice((2, 3, 3, 4))
    deck, dice = shuffled(rules.deck, seeded(seed))
    number = random.choice((6, 12, 20, 40))
    state, _ = deal(rules, seats, deck[:number], dice)
    tried, memory, at = Counter[str](), Memory(), 0
    for _ in range(ACTIONS):
        if state.table.over:
            break
        at += random.choice((*PAUSES, 850, 851))
        for passing in (True, False):
            idle = passing or over(state)
            action: a.AnyAction = a.Tick() if idle else drawn_action(state, random.choice, at)
            try:
                turn = turn_of(state, action, at)
            except Illegal:
                continue
            for check in (*claims_flips.CHECKS, *claims_slaps.CHECKS):
                tried.update(check(said, turn, memory))
            for moment in turn.moments:
                memory.note(moment)
            state = turn.after
    return tried


def on_deck(rules: Rules, said: Said, seed: int) -> None:
    """Check what the sheet says of players, cards and the first deal."""
    numbers = [count(word) for word in re.findall(r"\w+", said["players"]) if word in KNOWN]
    least, most = numbers[0], numbers[-1] if "or more" not in said["players"] else 12
    assert [s for s in range(13) if not rules.seats_allowed(s)] == [*range(least, most + 1)]
    deck, dice = shuffled(rules.deck, seeded(seed))
    state, dealt = deal(rules, 3, deck, dice, dealer=seed % 3)
    assert "left of the dealer" in said["first"]
    assert state.table.turn == dealt.first == (seed + 1) % 3
    whole = how_many(said["win"])
    assert sum(dealt.counts) + dealt.burned == whole
    assert "without" not in said or how_many(said["without"], after=" cards are left") == whole
    evenly = "as far as they go round evenly" in said["deal"]
    assert dealt.burned == (whole % 3 if evenly else 0)
    assert max(dealt.counts) - min(dealt.counts) == (0 if evenly else min(1, whole % 3))


TRIED = {
    "timeout", "drop", "out of turn", "challenge", "answer", "answering", "cancel", "dry",
    "collect",
    "challenge lead", "slap lead", "order", "last jack", "dry hand", "comeback",
    "no way back",
    "chance: your turn comes round", "chance: another player wins the pile", "chance: pile",
    "chance: cards that can be slapped are covered", "last window", "grace", "dead pile",
    "dead pile waits", "win", "time", "flips", "lone holder", "late", "empty", "lockout",
    "lockout pile", "lockout cards", "flipper", "gesture", "counts", "challenge slaps",
    "comeback slaps", "tie", "first hand", "fine: nothing", "again", "fine: pile", "fine: each",
    "fine: under the pile", "fine: last flipper", "banished", "not banished", "knocked",
    "beat: most", "interference: all", "interference: price",
}  # fmt: skip
"""All that is to be tried, most of it often."""


def test_every_sentence_that_names_a_moment_a_count_or_a_seat_is_true() -> None:
    """What it says is read from its text, and watched in a game; none goes untried."""
    tried = Counter[str]()
    for seed in range(SHEETS):
        rules = drawn_rules(Random(seed).choice)  # noqa: S311 - the same rules every time
        said = {line.topic: line.text for line in lines(rules)}
        try:
            on_deck(rules, said, seed)
            tried += watched(rules, said, seed)
        except (AssertionError, KeyError) as error:
            error.add_note(f"sheet {seed}: {said}")
            raise
    assert tried.keys() >= TRIED, tried
    assert min(tried[topic] for topic in TRIED) >= 3, tried
