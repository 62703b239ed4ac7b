"""What a page is told of house rules: values, changes, files, piles, figures."""

import tomllib
from collections.abc import Callable

import pytest

from firsthand.notation import parse_rules
from firsthand.rules import options, preset, presets, read
from firsthand.sentences import text
from firsthand.shell.drafting import drafted, option_list, outlooks
from firsthand.shell.rule_messages import (
    Count,
    Counted,
    Draft,
    Drafted,
    ListOptions,
    OptionList,
    StopCount,
    TryPiles,
    TryRules,
    Undrafted,
)
from firsthand.shell.wire import Create, Refused
from tests.shell.pages import Home, OwnNetwork, Page

WISH = Count("ratscrew penalty.count=2", 4, 700)


class Kept:
    """A counter that keeps what it is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, Count]] = []
        self.stopped: list[int] = []

    def count(self, page: int, wish: Count, answer: Callable[[Counted], None]) -> None:
        self.asked.append((page, wish))
        answer(Counted(wish.rules))

    def stop(self, page: int) -> None:
        self.stopped.append(page)


def taken(rules: str, *, file: bool = False) -> Drafted:
    reply = drafted(Draft(rules, 7, file), counts=False)
    assert isinstance(reply, Drafted)
    assert reply.number == 7
    return reply


def refused(rules: str, *, file: bool = False) -> Undrafted:
    reply = drafted(Draft(rules, 7, file), counts=False)
    assert isinstance(reply, Undrafted)
    assert reply.number == 7
    return reply


def test_all_options_are_listed_in_seven_groups() -> None:
    groups = option_list().groups
    assert len(groups) == 7
    assert {one.name for group in groups for one in group.options} == {*options()}


def test_a_draft_says_each_value_and_what_differs() -> None:
    reply = taken("ers penalty.count=2 slap.patterns=[double]")
    assert reply.base == "ratscrew"
    said = {one.name: (one.value, text(one.words), one.usual) for one in reply.values}
    assert said.keys() == options().keys()
    assert said["penalty.count"] == ("2", "2 cards", "1")
    assert said["slap.patterns"] == ("[double]", "Double", "[double sandwich]")
    assert [text(one) for one in reply.changes] == [
        "sandwich off",
        "a wrong slap costs: 2 cards, not 1 card",
    ]
    assert reply.rules.text == "ratscrew_two_card_burn slap.patterns=[double]"
    assert read(tomllib.loads(reply.file)) == parse_rules(reply.rules.text)


@pytest.mark.parametrize(
    ("file", "base", "line"),
    [
        ('preset = "slap"\ntitle = "Ours"\n[penalty]\ncount = 3', "ratscrew", "penalty.count=3"),
        ('{"challenge": {"tries": {}}, "slap": {"patterns": ["double"]}}', "snap", "comeback"),
        ('[penalty]\nto = "lose_pile"', "ratscrew", "penalty.to=lose_pile"),
    ],
)
def test_a_file_is_read(file: str, base: str, line: str) -> None:
    reply = taken(file, file=True)
    assert reply.base == base
    assert line in reply.rules.text


@pytest.mark.parametrize(
    ("line", "option", "why"),
    [
        ("ratscrew turn.drop=counts", "turn.drop", "challenge"),
        ("slapjack challenge.tries={J:1}", "turn.drop", "challenge"),
        ("ratscrew challenge.tries={J:99}", "challenge.tries", "15"),
        ("ratscrew penalty.count=0", "penalty.count", "from 1"),
        ("ratscrew slap.patterns=[joker]", "slap.patterns", "joker"),
        ("nothing", "", "no preset"),
        ("ratscrew no.such=1", "", "no option"),
        ("ratscrew ???", "", "???"),
    ],
)
def test_what_cannot_be_is_refused_by_its_option(line: str, option: str, why: str) -> None:
    reply = refused(line)
    assert reply.option == option
    assert why in text(reply.reason)


@pytest.mark.parametrize("file", ["not a file", "{", "[" * 3000, "preset = 3", "[[penalty]]"])
def test_what_is_no_rule_file_is_refused(file: str) -> None:
    assert text(refused(file, file=True).reason)


def test_figures_come_with_every_preset() -> None:
    for name in presets():
        seats = [one.seats for one in outlooks()[preset(name).digest]]
        assert seats == [n for n in range(2, 7) if preset(name).seats_allowed(n) is None]
    assert taken("ratscrew").outlooks
    assert not taken("ratscrew penalty.count=3").outlooks


async def test_a_page_is_answered_before_it_sits_anywhere() -> None:
    page = Home().page()
    page.say(ListOptions(), Draft("ratscrew"), TryRules("snap"), TryRules("beggar_my_neighbour"))
    assert page.last(OptionList) == option_list()
    assert not page.last(Drafted).counts
    full, none = page.heard(TryPiles)
    assert (len(full.piles), len(none.piles)) == (10, 0)
    page.say(TryRules("nothing"), WISH, StopCount())
    assert [one.kind for one in page.heard(Refused)] == ["rules_error", "not_counted"]


async def test_games_are_counted_for_this_machine_and_for_the_host() -> None:
    kept, home = Kept(), Home()
    own, other = home.page(network=OwnNetwork(), counter=kept), home.page(counter=kept)
    for page in (own, other):
        page.say(WISH, Draft("ratscrew"))
    assert [number for number, _ in kept.asked] == [own.connection.number]
    assert (own.last(Drafted).counts, other.last(Drafted).counts) == (True, False)
    assert own.last(Counted) == Counted(WISH.rules)
    other.say(Create("ratscrew", 2, 700), WISH)
    assert [number for number, _ in kept.asked] == [own.connection.number, other.connection.number]
    other.session.end()
    own.say(StopCount())
    assert kept.stopped == [other.connection.number, own.connection.number]


async def test_what_cannot_be_played_is_not_counted() -> None:
    kept, home = Kept(), Home()
    page: Page = home.page(network=OwnNetwork(), counter=kept)
    page.say(Count("nothing", 4, 700), Count("slapjack", 9, 700), Count("snap", 2, 1))
    assert [one.kind for one in page.heard(Refused)] == ["rules_error", "rules_error", "unwelcome"]
    assert kept.asked == []
