"""Every request of a seat is read strictly, and says first which seat asks."""

from typing import get_args

import msgspec
import pytest

from firsthand.room import messages as m

REQUESTS = get_args(m.Asked)
OF_A_PAGE = {m.Visibility: ("hidden",), m.Frame: ("moves",)}
"""What a page says for all its seats."""


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda kind: kind.__name__)
def test_a_field_that_is_not_known_is_refused(request_: type[m.Message]) -> None:
    config = request_.__struct_config__
    assert config.tag_field == "type"
    wrong = msgspec.json.encode({"type": config.tag, "unheard_of": 1})
    with pytest.raises(msgspec.ValidationError, match="unknown field `unheard_of`"):
        msgspec.json.decode(wrong, type=request_)


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda kind: kind.__name__)
def test_the_seat_that_asks_comes_first(request_: type[m.Message]) -> None:
    fields = request_.__struct_fields__
    assert fields == OF_A_PAGE[request_] if request_ in OF_A_PAGE else fields[0] == "seat"
