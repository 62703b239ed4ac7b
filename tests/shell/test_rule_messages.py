"""What a page asks about house rules is read as it was written, and nothing else is."""

import msgspec
import pytest

from firsthand.shell.rule_messages import (
    Count,
    Draft,
    ListOptions,
    RuleRequest,
    StopCount,
    TryRules,
)
from firsthand.shell.wire import Request


@pytest.mark.parametrize(
    "request_",
    [ListOptions(), Draft("snap", 3, True), TryRules("snap"), Count("snap", 4, 700), StopCount()],
)
def test_a_request_is_read_among_all_others(request_: RuleRequest) -> None:
    written = msgspec.json.encode(request_)
    assert msgspec.json.decode(written, type=Request) == request_


def test_a_field_that_nobody_knows_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"type": "try", "rules": "snap", "base": "x"}', type=Request)
