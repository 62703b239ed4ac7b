"""The wire: which messages there are, and what is no message."""

from typing import get_args

import msgspec
import pytest

from firsthand.shell import types, wire


def test_every_message_has_a_tag_of_its_own() -> None:
    for union in (wire.Request, wire.Reply):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(tags) == len(set(tags))


def test_what_the_wire_names_is_there() -> None:
    assert sorted(wire.__all__[1:]) == wire.__all__[1:]
    for name in wire.__all__:
        assert hasattr(wire, name), name


@pytest.mark.parametrize("text", ["{}", '{"type":"nothing"}', '{"type":"hello"}'])
def test_what_is_no_request_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=wire.Request)


def test_a_request_with_fields_that_it_does_not_have_is_refused() -> None:
    for kind in get_args(wire.Request):
        assert kind.__struct_config__.forbid_unknown_fields, kind


def test_the_ideas_of_the_shell_are_named_in_one_place() -> None:
    assert {"Message", "Connection", "RoomActor", "Clock", "Archive"} <= set(types.__all__)
    assert all(hasattr(types, name) for name in types.__all__)
    assert {*get_args(types.Message)} == {*get_args(wire.Request), *get_args(wire.Reply)}
