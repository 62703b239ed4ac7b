"""Whatever a page says, no exception leaves the server, and nothing that is hidden."""

from random import Random

import pytest

from firsthand.room.messages import Refused
from firsthand.sentences import say
from tests.shell.fuzzing import Leak, Round, fuzz


async def test_no_spoiled_message_breaks_the_server_or_shows_what_is_hidden() -> None:
    assert fuzz(1, rounds=4, messages=1_000) == []


def dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - nothing secret


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_no_message_of_a_million_does(seed: int) -> None:
    assert fuzz(100 + seed, rounds=100, messages=1_000) == []


async def test_the_scanner_sees_a_secret_and_another_ones_key() -> None:
    for leaked in ("secret", "key"):
        table = Round(dice(1))
        table.look()
        word = {"secret": table.room.secret.server.hex(), "key": table.host.seated.key}[leaked]
        table.stranger.connection.send(Refused("", "fault", say("refusal-other", text=word)))
        with pytest.raises(Leak, match="secret or a key"):
            table.look()


async def test_cards_are_dealt_and_turned_meanwhile() -> None:
    table = Round(dice(2))
    assert table.room.live is not None
    table.go_on(400)
    assert table.room.live.log
