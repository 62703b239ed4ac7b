"""House rules that a page puts together: what they say and mean, and piles to try them on."""

import json
import secrets
import tomllib
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Protocol

import msgspec

from firsthand.dice import seeded
from firsthand.errors import FirsthandError, Malformed, RulesError
from firsthand.notation import format_rules, parse_rules
from firsthand.room.view_types import OptionView, ValueView
from firsthand.room.views.rules import proposal
from firsthand.room.views.trying import try_piles
from firsthand.rules import Rules, options, preset, read, resolved
from firsthand.rules.choices import GROUPS, changes, offered, value_words
from firsthand.rules.files import write_file
from firsthand.rules.outlook import Outlook
from firsthand.rules.text import flat_options, write_option
from firsthand.sentences import Sentence, say
from firsthand.shell import rule_messages as m
from firsthand.shell.catalogue import check_pace, check_seats


@cache
def option_list() -> m.OptionList:
    """Return every option in its group, as pages offer them."""
    return m.OptionList(
        tuple(
            m.OptionGroup(group, say("choice-group", group=group), tuple(map(option_view, names)))
            for group, names in GROUPS.items()
        )
    )


def option_view(name: str) -> OptionView:
    """Return how one option is offered."""
    key, how = name.replace(".", "-"), offered(name)
    return OptionView(
        name=name,
        title=say(f"choice-{key}"),
        line=say(f"choice-{key}-line"),
        answers=how.answers,
        kind=how.kind,
        least=how.least,
        most=how.most,
    )


def drafted(request: m.Draft, *, counts: bool) -> m.Drafted | m.Undrafted:
    """Return the rules of a line or a file, and how they differ from the preset they began from.

    For rules that cannot be, return why not. ``counts`` tells whether this page may have games of
    them counted.
    """
    try:
        base, rules = of_file(request.rules) if request.file else of_line(request.rules)
    except FirsthandError as error:
        return m.Undrafted(request.number, option_of(error), reason_of(error))
    return m.Drafted(
        number=request.number,
        rules=proposal(rules),
        base=base,
        values=values(preset(base), rules),
        changes=changes(preset(base), rules),
        file=write_file(rules, base),
        outlooks=outlooks().get(rules.digest, ()),
        counts=counts,
    )


def of_line(text: str) -> tuple[str, Rules]:
    """Return the preset that a line names, and the rules of the line."""
    rules = parse_rules(text)
    return resolved(text.strip().partition(" ")[0]), rules


def of_file(text: str) -> tuple[str, Rules]:
    """Return the preset that a file names, or the nearest, and its rules.

    Raises `Malformed` for a text that is neither TOML nor JSON, and as `firsthand.rules.read`.
    """
    try:
        described = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed(say("wrong-rule-file", why=str(error))) from None
    rules = read(described)
    named = described.get("preset")
    return resolved(named) if named else format_rules(rules).partition(" ")[0], rules


def option_of(error: FirsthandError) -> str:
    """Return the option that an error is about, empty where it is about none."""
    named = ".".join(error.field.split(".")[:2]) if isinstance(error, RulesError) else ""
    return named if named in options() else ""


def reason_of(error: FirsthandError) -> Sentence:
    """Return what would be right; the page shows itself which option it is about."""
    known = isinstance(error, RulesError) and option_of(error)
    return error.sentence.args["right"] if known else error.sentence  # type: ignore[return-value]  # `RulesError` puts a sentence there


def values(base: Rules, rules: Rules) -> tuple[ValueView, ...]:
    """Return what each option says."""
    before, after = flat_options(base), flat_options(rules)
    return tuple(
        ValueView(name, write_option(value), value_words(name, value), write_option(before[name]))
        for name, value in after.items()
    )


def tried(request: m.TryRules, seed: int) -> m.TryPiles:
    """Return piles to try rules on, drawn from a seed.

    Raises `FirsthandError` for rules that cannot be.
    """
    base, rules = of_line(request.rules)
    return m.TryPiles(try_piles(rules, preset(base), seeded(seed)))


@cache
def outlooks() -> dict[str, tuple[Outlook, ...]]:
    """Return the figures that come with Firsthand, by the digest of the rules."""
    kept = resources.files("firsthand") / "presets" / "outlooks.json"
    return msgspec.json.decode(kept.read_bytes(), type=dict[str, tuple[Outlook, ...]])


class Counter(Protocol):
    """What has games counted where the laboratory is installed: one wish for each page."""

    def count(self, page: int, wish: m.Count, answer: Callable[[m.Counted], None], /) -> None:
        """Have games counted for a page, and pass the answer on; an older wish is dropped."""

    def stop(self, page: int, /) -> None:
        """Drop the wish of a page."""


class Drafts:
    """What one page asks about house rules."""

    def __init__(
        self, page: int, send: Callable[[m.RuleReply], None], counter: Counter | None
    ) -> None:
        self._page, self._send, self._counter = page, send, counter

    def take(self, request: m.RuleRequest, may_count: Callable[[], bool]) -> None:
        """Answer a request. Games are counted for a page that ``may_count``.

        Raises `FirsthandError` for rules that cannot be tried.
        """
        match request:
            case m.ListOptions():
                self._send(option_list())
            case m.Draft():
                self._send(drafted(request, counts=self._counter is not None and may_count()))
            case m.TryRules():
                self._send(tried(request, secrets.randbits(64)))
            case m.Count():
                self._count(request, may_count)
            case m.StopCount():
                self.end()

    def end(self) -> None:
        """The page is gone, or wants nothing counted any more."""
        if self._counter is not None:
            self._counter.stop(self._page)

    def _count(self, wish: m.Count, may_count: Callable[[], bool]) -> None:
        if self._counter is None or not may_count():
            raise NotCounted(say("refusal-not-counted"))
        check_seats(parse_rules(wish.rules), wish.seats)
        check_pace(wish.pace)
        self._counter.count(self._page, wish, self._send)


class NotCounted(FirsthandError):
    """Games are counted for the host and for this machine's own pages, with the laboratory."""
