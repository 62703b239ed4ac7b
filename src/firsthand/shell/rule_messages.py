"""What a page asks about house rules, and the answers."""

import msgspec

from firsthand.room.requests import Message
from firsthand.room.view_types import OptionView, RulesView, TryPile, ValueView
from firsthand.rules.outlook import Outlook
from firsthand.sentences import Sentence


class ListOptions(Message, frozen=True, tag="options", forbid_unknown_fields=True):
    """Ask for every option of the rules, as they are offered."""


class Draft(Message, frozen=True, tag="draft", forbid_unknown_fields=True):
    """Ask what rules say that are being put together.

    ``rules`` is a line like ``ratscrew penalty.count=2``, or with ``file`` the text of a rule file.
    The answer has the same ``number``.
    """

    rules: str
    number: int = 0
    file: bool = False


class TryRules(Message, frozen=True, tag="try", forbid_unknown_fields=True):
    """Ask for piles to try the ``rules`` of a line on."""

    rules: str


class Count(Message, frozen=True, tag="count", forbid_unknown_fields=True):
    """Ask to have games counted by these rules; a later wish takes the place of an earlier one."""

    rules: str
    seats: int
    pace: int


class StopCount(Message, frozen=True, tag="stop_count", forbid_unknown_fields=True):
    """What was asked to be counted is not wanted any more."""


RuleRequest = ListOptions | Draft | TryRules | Count | StopCount


class OptionGroup(msgspec.Struct, frozen=True):
    """Options that are offered together."""

    name: str
    title: Sentence
    options: tuple[OptionView, ...]


class OptionList(Message, frozen=True, tag="option_list"):
    """Answer to `ListOptions`: every option of the rules, by group."""

    groups: tuple[OptionGroup, ...]


class Drafted(Message, frozen=True, tag="drafted"):
    """Answer to a draft: what these rules say, and how they differ from those they began from."""

    number: int
    """The number of the draft."""
    rules: RulesView
    """The rules."""
    base: str
    """The preset that they began from."""
    values: tuple[ValueView, ...]
    """What each option says."""
    changes: tuple[Sentence, ...]
    """A clause for each option in which they differ, and for each slap."""
    file: str
    """The rules as a TOML file."""
    outlooks: tuple[Outlook, ...] = ()
    """What they mean, by number of seats; none where that was not counted before."""
    counts: bool = False
    """Whether this page may have games counted."""


class Undrafted(Message, frozen=True, tag="undrafted"):
    """Answer to a draft of rules that cannot be: which option is wrong, and what would be right."""

    number: int
    option: str
    reason: Sentence


class TryPiles(Message, frozen=True, tag="piles"):
    """Answer to `TryRules`: ten piles, or none where nothing is slapped."""

    piles: tuple[TryPile, ...]


class Counted(Message, frozen=True, tag="counted"):
    """What rules mean that were asked to be counted; without an outlook they could not be played.

    ``rules`` is the line that was asked with.
    """

    rules: str
    outlook: Outlook | None = None


RuleReply = OptionList | Drafted | Undrafted | TryPiles | Counted
