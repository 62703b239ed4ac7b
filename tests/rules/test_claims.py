"""What a rule sheet says of first dealers, jokers, repeats and matches, which no drawn game tries.

The expectations are read from the sentences; only what is compared with them comes from the engine.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import Card, format_card, pack, parse_card
from firsthand.dice import seeded
from firsthand.game import State, apply, deadline, first_dealer, set_up
from firsthand.game.state import see
from firsthand.law.patterns import shown_in
from firsthand.law.types import NOBODY
from firsthand.match import Round, match_of
from firsthand.rules import Rules, amended, catalogue, preset
from firsthand.rules.sheet import lines
from tests.rules.claims import Said, how_many, most_comebacks, tries
from tests.tabletop import Tabletop, cards


def said_of(rules: Rules) -> Said:
    """Return the sentences of a rule set by topic."""
    return {line.topic: line.text for line in lines(rules)}


# ---- the first dealer -------------------------------------------------------------------


def height(text: str, card: str) -> int:
    """Return how high a card counts in a cut, in the words of a sheet."""
    order = "2 3 4 5 6 7 8 9 10 J Q K".split()
    order = ["A", *order] if "the ace is low" in text else [*order, "A"]
    if "jokers are high" in text:
        order = [*order, "JK"]
    return order.index("JK" if card.startswith("JK") else card[:-1])


@pytest.mark.parametrize("jokers", [0, 4, 40])
def test_a_cut_finds_the_dealer_whom_the_sheet_names(jokers: int) -> None:
    rules = amended(Rules(), {"deal.dealer": "cut", "pack.jokers": jokers})
    text = said_of(rules)["dealer"]
    assert text.startswith("Everyone cuts a card, and the lowest deals first; ")
    assert ("jokers" in text) == (jokers > 0)
    again = 0
    for seed in range(200):
        dealer, shown, _ = first_dealer(rules, 4, pack(1, jokers), seeded(seed))
        level = list(range(4))
        for cut in shown:
            assert len(cut) == len(level), "those who tie, and no others"
            heights = [height(text, format_card(Card(card))) for card in cut]
            lowest = min(heights)
            level = [seat for seat, own in zip(level, heights, strict=True) if own == lowest]
        assert level == [dealer]
        again += len(shown) > 1
    assert again > 5
    assert "those who tie cut again" in text


@pytest.mark.parametrize("dealer", ["random", "last"])
def test_who_deals_first_without_a_cut(dealer: str) -> None:
    rules = amended(Rules(), {"deal.dealer": dealer})
    dealers = {first_dealer(rules, 3, pack(1, 0), seeded(seed))[0] for seed in range(40)}
    text = said_of(rules)["dealer"]
    assert dealers == ({2} if "in the last seat" in text else {0, 1, 2})
    assert ("in the last seat" in text) != ("Chance picks" in text)


# ---- jokers -----------------------------------------------------------------------------

ALPHABET = ("JK1", "JK2", "7H", "8S", "AH")


def joker_rules(name: str) -> Rules:
    """Return rules with one slap pattern and two jokers that are plain cards."""
    return amended(Rules(), {"pack.jokers": 2, "slap.patterns": [name]})


@pytest.mark.parametrize("name", [rule.name for rule in catalogue()])
def test_a_joker_matches_what_the_sheet_says(name: str) -> None:
    """Every pile of up to four cards with a joker on top, under every pattern."""
    rules = joker_rules(name)
    said = said_of(rules)
    doubles = "matches nothing but another joker, and that only in a double" in said["jokers"]
    assert doubles != ("matches no other card, not even another joker" in said["jokers"])
    itself = said.get("joker") == "Joker: Any joker."
    for length in range(1, 5):
        for below in product(ALPHABET, repeat=length - 1):
            pile = (*below, "JK1")
            pairs = length > 1 and below[-1].startswith("JK")
            right = bool(shown_in(rules.patterns, see(tuple(map(parse_card, pile)))))
            assert right == (itself or (doubles and pairs)), pile


def test_a_plain_joker_challenges_nobody_and_uses_a_try() -> None:
    rules = joker_rules("double")
    assert said_of(rules)["jokers"].startswith("A joker is a plain card")
    table = Tabletop("JK1 KH 2C 3C | JK2 7H 9S", "ratscrew", {"pack.jokers": 2})
    table.flip(0)
    assert table.challenge == ""
    table.do(a.Flip(1))
    table.flip(0, 1)
    assert table.challenge == "0:2"


def test_a_joker_that_challenges_is_no_plain_card() -> None:
    table = ("A", 4), ("joker", 5)
    rules = amended(Rules(), {"pack.jokers": 2, "challenge.tries": dict(table)})
    assert "is a plain card" not in said_of(rules)["jokers"]
    assert "a joker gives four tries" not in said_of(rules)["challenge"]
    assert "a joker five tries" in said_of(rules)["challenge"]


# ---- slapping back in -------------------------------------------------------------------

EVERY_CARD = "rank:A,2,3,4,5,6,7,8,9,10,J,Q,K"


@pytest.mark.parametrize("limit", [0, 1, 2, 3])
def test_a_player_slaps_back_in_as_often_as_the_sheet_says(limit: int) -> None:
    """As often, and no more seldom: the hand that is empty once more is out."""
    options = {"slap.patterns": [EVERY_CARD], "challenge.tries": {}, "comeback.limit": limit}
    rules = amended(Rules(), options)
    deck = [format_card(card) for card in pack(1, 0)]
    table = Tabletop(f"2C | {' '.join(deck[:48])}", "ratscrew", options)
    comebacks = 0
    while not table.out:
        table.flip(table.turn)
        if not table.out and not table.table.counts[0]:
            assert table.slap(0) == {0: "won"}
            comebacks += 1
    said = said_of(rules)
    allowed = most_comebacks(said) if "comeback" in said else 0
    assert (table.out, comebacks) == ([0], allowed)
    assert ("out at once" in said["dry hand"]) == (limit == 0)


# ---- a state that repeats ---------------------------------------------------------------


Step = tuple[State, tuple[e.AnyEvent, ...]]
"""A state, with the events that led to it."""


def course(rules: Rules, hands: str, limit: int) -> Iterator[Step]:
    """Play a game in which there is nothing to choose; yield each state with what led to it."""
    dealt = tuple(cards(hand) for hand in hands.split("|"))
    state, at = set_up(rules, dealt, seeded(1)), 0
    yield state, ()
    for _ in range(limit):
        if state.table.over:
            return
        due = deadline(state)
        at = due.at if due is not None and state.table.turn == NOBODY else at + 100
        action = a.Tick() if state.table.turn == NOBODY else a.Flip(state.table.turn)
        state, events = apply(state, action, at)
        yield state, events


ENDLESS = (
    "7S 3S 5C QS 10D 6H | JS 2H 4D 9C 8D 2S",
    "9C JH 3S 2S 4D 8D | 10D 7S 2H 5C JS 6H",
    "3S 9C 7S 2S KS 4D | QS 2H 5C 10D 8D 6H",
    "JH 2H 3S 5C 7S | 8D 4D 6H JS 9C",
)
"""Games that never end: found by playing drawn ones."""


def drawn_hands(random: Random) -> str:
    """Deal a few cards at random."""
    deck = "JS JH JD QS QH KS 2H 3S 4D 5C 6H 7S 8D 9C".split()
    random.shuffle(deck)
    return f"{' '.join(deck[:4])} | {' '.join(deck[4:8])}"


def position(text: str, given: dict[int, int], state: State, leader: int) -> object:
    """Return who flips next and all hands; plain cards are alike if the sheet says so."""
    alike = "plain cards count as alike" in text
    return leader, [
        [given.get(card >> 2, 0 if alike else -card) for card in stock] for stock in state.stocks
    ]


def test_a_game_that_repeats_is_a_draw_when_the_sheet_says_so() -> None:
    rules = preset("beggar_my_neighbour")
    text, given = said_of(rules)["repeat"], tries(said_of(rules)["challenge"])
    assert text.endswith("the game is a draw.")
    assert "repeat" not in said_of(amended(rules, {"end.repeat": "off"}))
    random, ends = Random(3), Counter[str]()  # noqa: S311 - the same games every time
    for hands in (*ENDLESS, *(drawn_hands(random) for _ in range(60))):
        seen: list[object] = []
        for state, events in course(rules, hands, 400):
            taken = [event.duel.turn for event in events if isinstance(event, e.PileTaken)]
            ended = [event for event in events if isinstance(event, e.Won)]
            if taken or not events:
                here = position(text, given, state, taken[-1] if taken else state.table.turn)
                repeats = here in seen
                assert repeats == any(event.why == "repeat" for event in ended), hands
                seen.append(here)
            for event in ended:
                assert event.why != "repeat" or event.winners == ()
                ends[event.why] += 1
    assert ends["repeat"] >= len(ENDLESS)
    assert ends.total() - ends["repeat"] > 30


# ---- matches ----------------------------------------------------------------------------

MATCHES = [
    {"match.rounds": rounds, "match.mode": mode, "match.level": level}
    for rounds in (1, 2, 3, 5)
    for mode in ("fixed", "best_of", "first_to")
    for level in ("shared", "extra_round")
]


def decided(said: Said, rounds: list[tuple[int, ...]], seats: int) -> bool:
    """Return whether a match is over after some rounds, in the words of a sheet."""
    text = said["match"]
    wins = sorted((sum(seat in won for won in rounds) for seat in range(seats)), reverse=True)
    number = 1 if text == "A match is one game." else how_many(text, after=" games?")
    left = number - len(rounds)
    if "The first to win" in text:
        enough = wins[0] >= number
    elif "over once nobody can catch up" in text:
        enough = wins[0] > wins[1] + left or left <= 0
    else:
        assert "all are played" in text or number == 1
        enough = left <= 0
    level = wins[0] == wins[1]
    return enough and not (level and "until one player is ahead" in said["level match"])


@pytest.mark.parametrize("options", MATCHES)
def test_a_match_is_over_when_the_sheet_says_so(options: dict[str, Any]) -> None:
    rules = amended(Rules(), options)
    said, random = said_of(rules), Random(1)  # noqa: S311 - the same matches every time
    assert ("is shared" in said["level match"]) == (options["match.level"] == "shared")
    for _ in range(60):
        match, rounds = match_of(rules, 3), list[tuple[int, ...]]()
        while not match.over and len(rounds) < 30:
            assert not decided(said, rounds, 3), rounds
            rounds.append(random.choice(((0,), (1,), (2,), (0, 2), ())))
            match = match.after(Round(0, rounds[-1]))
        assert decided(said, rounds, 3) == match.over, rounds
        wins = [sum(seat in won for won in rounds) for seat in range(3)]
        most = [seat for seat in range(3) if wins[seat] == max(wins) > 0]
        assert list(match.winners) == (most if match.over else [])


@pytest.mark.parametrize("dealer", ["left", "winner", "loser"])
def test_the_next_game_is_dealt_by_whom_the_sheet_names(dealer: str) -> None:
    rules = amended(Rules(), {"match.dealer": dealer})
    text = said_of(rules)["next dealer"]
    names = {
        "The next game is dealt by the player on the dealer's left.": 2,
        "The next game is dealt by the winner of the last.": 0,
        "The next game is dealt by the loser of the last: whoever went out first, or had the "
        "fewest cards.": 3,
    }
    assert match_of(rules, 4).after(Round(1, (0,), 3)).next_dealer() == names[text]


# ---- rule sets whose sentences no other test asks for ---------------------------------------


def test_long_limits_are_said_in_hours_and_days() -> None:
    assert "After two hours " in said_of(amended(Rules(), {"end.time_ms": 2 * 3_600_000}))["time"]
    assert "After one day " in said_of(amended(Rules(), {"end.time_ms": 86_400_000}))["time"]


def test_a_turn_without_a_window_does_not_wait_for_who_may_slap_back_in() -> None:
    brief, longer = (
        " ".join(said_of(amended(Rules(), {"comeback.until": "next_turn", **more})).values())
        for more in ({"end.window_ms": 0}, {})
    )
    assert "you have that moment only" in brief
    assert "you have until the next card" in longer


def test_jokers_that_are_faces_of_a_game_without_slaps_have_no_line_of_their_own() -> None:
    plain = amended(preset("beggar_my_neighbour"), {"pack.jokers": 2})
    faces = amended(plain, {"challenge.tries": {**dict(plain.challenge.tries), "joker": 1}})
    assert plain.slap_free
    assert "jokers" in said_of(plain)
    assert "jokers" not in said_of(faces)


def test_interference_that_nobody_goes_out_for_says_so_by_silence() -> None:
    free = preset("beggar_my_neighbour")
    strict = amended(free, {"penalty.enabled": True, "penalty.out_at": 3})
    mild = amended(free, {"penalty.enabled": True, "penalty.out_at": 0, "comeback.limit": 0})
    assert "banished for it" in said_of(strict)
    assert "banished for it" not in said_of(mild)
    assert "interfering" in said_of(mild)
