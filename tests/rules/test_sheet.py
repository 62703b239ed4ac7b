"""The rule sheet says everything, and cannot hide a difference between two rule sets."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.errors import RulesError
from firsthand.rules import Rules, amended, nested, options, preset, presets
from firsthand.rules.checks import Choice, Switch
from firsthand.rules.english import duration
from firsthand.rules.sheet import SAME_IN_PLAY, differences, lines, markdown, sheet
from firsthand.sentences import text
from tests.drawing import VALUES, drawn_rules

CONTEXTS: dict[str, dict[str, Any]] = {
    "slap.without_gesture": {"slap.gesture": "salute"},
    "collect.shuffle": {"collect.order": "shuffle"},
    "end.level": {"end.flips": 30},
    "end.repeat": {"slap.patterns": []},
    "turn.drop": {"challenge.tries": {}},
}
"""What makes an option matter, where preset ``ratscrew`` does not."""

ODD: dict[str, list[Any]] = {
    "pack.decks": [1, 2, 3, 20],
    "pack.without": [[], ["2C"], ["2C", "QH"], ["10S"]],
    "seats.min": [2, 3, 52],
    "seats.max": [None, 2, 4, 6],
    "slap.patterns": [[], ["double"], ["rank:J"], ["card:QH"], ["double", "sandwich"]],
    "comeback.patterns": [None, ["double"], ["rank:J"], ["double", "sandwich"]],
    "comeback.limit": [None, 0, 1, 2, 3],
    "end.time_ms": [None, 1, 1000, 60_000, 600_000, 86_400_000],
    "match.rounds": [1, 2, 3],
}
"""More values than are drawn for games."""


def values(option: str) -> list[Any]:
    check = options()[option]
    if isinstance(check, Choice):
        return list(check.values)
    if isinstance(check, Switch):
        return [False, True]
    drawn = ODD.get(option) or list(VALUES[option])
    return [dict(value) if option == "challenge.tries" else value for value in drawn]


@pytest.mark.parametrize("option", options())
def test_every_value_of_every_option_changes_a_sentence(option: str) -> None:
    base = amended(Rules(), CONTEXTS.get(option, {}))
    sets = {
        rules.digest: rules for value in values(option) for rules in [with_(base, option, value)]
    }
    assert len(sets) > 1
    assert len({sheet(rules) for rules in sets.values()}) == len(sets)


def with_(base: Rules, option: str, value: Any) -> Rules:
    more = {"seats.max": None} if option == "seats.min" else {}
    return amended(base, {**more, option: value})


def never(rules: Rules) -> bool:
    return False


def slap_free(rules: Rules) -> bool:
    return rules.slap_free


def unchallenged(rules: Rules) -> bool:
    return not rules.challenge.tries


def unpunished(rules: Rules) -> bool:
    return not rules.penalty.enabled


def no_way_back(rules: Rules) -> bool:
    """Tell whether nobody without cards stays in but for a challenge."""
    return rules.comeback.limit == 0


DORMANT: dict[str, Callable[[Rules], bool]] = {
    "challenge.on_empty": unchallenged,
    "challenge.cancel_ranks": unchallenged,
    "challenge.slaps": lambda rules: unchallenged(rules) or slap_free(rules),
    "collect.window_ms": unchallenged,
    "lead.after_challenge": unchallenged,
    "lead.after_slap": lambda rules: slap_free(rules) and rules.bonus.last_jack == "off",
    **dict.fromkeys([name for name in options() if name.startswith(("slap.", "tie."))], slap_free),
    "slap.patterns": never,
    "slap.once_per_card": lambda rules: (
        slap_free(rules) or not (rules.penalty.enabled or rules.slap.lockout_ms)
    ),
    "slap.without_gesture": lambda rules: slap_free(rules) or rules.slap.gesture is None,
    **dict.fromkeys(
        [name for name in options() if name.startswith("penalty.")],
        unpunished,
    ),
    "penalty.enabled": never,
    "penalty.when_empty": lambda rules: (
        not rules.penalty.enabled or rules.penalty.out_at > 0 or no_way_back(rules)
    ),
    "collect.shuffle": lambda rules: rules.collect.order != "shuffle",
    "comeback.limit": lambda rules: slap_free(rules) and rules.comeback.limit != 0,
    "comeback.until": no_way_back,
    "comeback.answering": unchallenged,
    "comeback.patterns": lambda rules: (
        slap_free(rules) or (no_way_back(rules) and unchallenged(rules))
    ),
    "end.lone_holder": no_way_back,
    "end.dead_pile": no_way_back,
    "end.window_ms": lambda rules: slap_free(rules) or no_way_back(rules),
    "end.level": lambda rules: rules.end.time_ms is None and rules.end.flips is None,
}
"""When an option changes nothing in play, and so may go unsaid."""


def awake(rules: Rules) -> dict[str, Any]:
    """Return the options that matter under a rule set."""
    flat = {
        f"{section}.{name}": value
        for section, inner in nested(rules).items()
        for name, value in inner.items()
    }
    if slap_free(rules) and rules.comeback.until in ("next_trigger", "next_slap"):
        flat["comeback.until"] = "unlimited"
    return {name: value for name, value in flat.items() if not DORMANT.get(name, never)(rules)}


@pytest.mark.uncounted
@settings(max_examples=300)
@given(st.data())
def test_only_what_makes_no_difference_goes_unsaid(data: st.DataObject) -> None:
    before = drawn_rules(lambda words: data.draw(st.sampled_from(words)))
    option = data.draw(st.sampled_from(sorted(VALUES)))
    after = before
    with suppress(RulesError):
        after = amended(before, {option: data.draw(st.sampled_from(values(option)))})
    assert (sheet(before) == sheet(after)) == (awake(before) == awake(after))
    assert (differences(before, after) == ()) == (before == after)


@settings(max_examples=100)
@given(st.data())
def test_a_sheet_is_plain_english(data: st.DataObject) -> None:
    rules = drawn_rules(lambda words: data.draw(st.sampled_from(words)))
    for heading, texts in sheet(rules):
        for line in (f"{heading}.", *texts):
            assert re.fullmatch(r"[A-Z0-9].*[.]", line), line
            assert not re.search(r"_|  |None|True|False\b(?! slap)|\b(a|an) (a|an)\b", line), line
    topics = [found.topic for found in lines(rules)]
    assert len(topics) == len(set(topics))


def test_the_sheet_of_ratscrew_reads_well() -> None:
    said = dict(sheet(preset("ratscrew")))
    assert said["The players"] == ("For two or more players.", "It is best with three to six.")
    assert said["Challenges"][0] == (
        "Some cards challenge the next player: a jack gives one try, a queen two tries, a king "
        "three tries and an ace four tries."
    )
    assert "Double: Two cards of the same rank in a row." in said["Slaps"]


@pytest.mark.parametrize(
    ("name", "options", "advice"),
    [
        ("slapjack", {}, "For five or six, two packs are better."),
        ("slapjack_two_deck", {}, "It is meant for five or six."),
        ("slapjack", {"pack.decks": 3}, None),
        ("slapjack", {"seats.max": 4}, None),
        ("beggar_my_neighbour", {}, None),
        ("snap", {}, None),
    ],
)
def test_advice_is_given_where_it_applies(
    name: str, options: dict[str, Any], advice: str | None
) -> None:
    given = {line.topic: line.text for line in lines(amended(preset(name), options))}
    assert given.get("advice") == advice


def test_exact_numbers_of_players_are_said() -> None:
    assert sheet(amended(Rules(), {"seats.max": 2}))[0][1][0] == "For two players exactly."


def test_differences_tell_what_is_new_what_is_changed_and_what_is_gone() -> None:
    told = differences(
        amended(Rules(), {"slap.patterns": ["double"], "penalty.count": 2}),
        amended(Rules(), {"slap.patterns": ["marriage"]}),
    )
    assert tuple(map(text, told)) == (
        "Marriage: A queen and a king in a row, in either order.",
        (
            "A false slap costs one card, face down under the pile. Instead of: A false slap costs "
            "two cards, face down under the pile; if you have fewer, all you have."
        ),
        "No longer: Double: Two cards of the same rank in a row.",
    )


def test_a_difference_that_never_shows_is_said_to_be_one() -> None:
    assert differences(Rules(), amended(Rules(), {"slap.without_gesture": "bad"})) == (
        SAME_IN_PLAY,
    )
    assert differences(Rules(), Rules()) == ()


@pytest.mark.parametrize("name", presets())
def test_a_sheet_is_a_markdown_page(name: str) -> None:
    page = markdown(preset(name), "Our rules")
    assert page.startswith("# Our rules\n\n## The players\n\n- For two")
    assert page.count("\n- ") == len(list(lines(preset(name))))


@given(st.integers(0, 90_000_000), st.integers(0, 90_000_000))
def test_different_times_are_said_differently(one: int, other: int) -> None:
    assert (duration(one) == duration(other)) == (one == other)


@pytest.mark.parametrize(
    ("to", "count", "told"),
    [
        (
            "each_player", 1,
            ("costs one card for each other player: face down, one each in turn, as far as your "
            "hand goes."),
        ),
        (
            "each_player", 2,
            ("costs two cards for each other player: face down, one each in turn, twice round, as "
            "far as your hand goes."),
        ),
        (
            "last_flipper", 1,
            ("costs one card, given face down to the last other player to flip who is still in, or "
            "else to the next player."),
        ),
        (
            "lose_pile", 2,
            ("gives the pile to the last other player to flip who is still in, and costs nothing "
            "on the bare table; if none of the others still in has flipped, it costs two cards, "
            "face down under the pile; if you have fewer, all you have."),
        ),
    ],
)  # fmt: skip
def test_a_price_names_every_seat_and_count(to: str, count: int, told: str) -> None:
    rules = amended(Rules(), {"penalty.to": to, "penalty.count": count})
    assert f"A false slap {told}" in dict(sheet(rules))["False slaps"]


def test_a_wait_begins_with_the_first_false_slap_on_a_card() -> None:
    """Also where false slaps cost nothing else."""
    options = {"penalty.enabled": False, "slap.lockout_ms": 850}
    said = dict(sheet(amended(Rules(), options)))["False slaps"]
    assert "Only your first false slap on a card makes you wait." in said
    assert "After a false slap your slaps do not count for 0.85 seconds." in said


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (
            {"pack.decks": 2, "pack.jokers": 1, "pack.without": ["2C", "2C", "JK1"]},
            "Take out the two of clubs twice and joker 1: 102 cards are left.",
        ),
        (
            {"slap.lockout_until": "pile"},
            "After a false slap your slaps do not count until a pile is taken.",
        ),
        (
            {"slap.lockout_until": "pile", "penalty.to": "lose_pile"},
            (
                "After a false slap your slaps do not count until a pile is taken; the pile that "
                "it loses does not count."
            ),
        ),
        (
            {"penalty.when_empty": "lockout"},
            (
                "A false slap with no cards at all does not put you out, but your slaps do not "
                "count until a pile is taken."
            ),
        ),
        (
            {"comeback.patterns": ["double", "rank:J"]},
            (
                "From your last card on until you have cards again, you may slap only “Double” or "
                "“Jack” (a jack on top)."
            ),
        ),
        (
            {"comeback.answering": False},
            (
                "If your last card neither answers nor ends a challenge that is on you, you are "
                "out at once, even if it may be slapped, and the tries that are left go on without "
                "you."
            ),
        ),
    ],
)
def test_a_later_option_is_told(options: dict[str, Any], told: str) -> None:
    assert told in [line.text for line in lines(amended(Rules(), options))]


def test_a_sheet_says_what_interference_costs_where_nothing_is_slapped() -> None:
    plain = preset("beggar_my_neighbour")
    prices = {
        enabled: {
            line.topic: line.text
            for line in lines(amended(plain, {"penalty.enabled": enabled}))
            if line.topic == "interfering"
        }
        for enabled in (True, False)
    }
    assert prices == {
        True: {"interfering": "Interfering on purpose costs one card, face down under the pile."},
        False: {"interfering": "Interfering on purpose costs nothing."},
    }


def test_a_sheet_says_that_a_lost_pile_puts_nobody_out() -> None:
    options = {"penalty.to": "lose_pile", "penalty.when_empty": "ignore", "penalty.out_at": 0}
    texts = {line.topic: line.text for line in lines(amended(preset("ratscrew"), options))}
    assert texts["banished"].endswith("loses the pile too, but does not put you out of the game.")
