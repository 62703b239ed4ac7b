"""Every known attack as a client over sockets: what it gains, and no more than its bound."""

import asyncio
from pathlib import Path

import pytest

from firsthand.judge import TcpInfo
from firsthand.judge.fairness import read_cheat
from firsthand.server.websocket import Socket
from tests.homes import virtual
from tests.homes.players import Tally
from tests.homes.tables import Homes, raced

pytestmark = pytest.mark.uncounted

SHORT, LONG = (6, 20), (10, 40)
"""So many tables and races a table: 120 slaps, or 400 as docs/JUDGE.md has them."""

ACK_DELAY = 40
"""How long Linux delays an acknowledgement, at the least, where a client asks for it, in ms."""

ATTACKS = [
    ("copycat", (1, 1, 1, 1), 9),
    ("copycat", (20, 20, 20, 20), 9),
    ("gesture", (5, 5, 5, 5), 9),
    ("warned:20", (5, 5, 5, 5), 9),
    ("choose:25", (5, 5, 5, 5), 9),
    ("earliest", (5, 5, 5, 5), 9),
    ("shave:11", (5, 5, 5, 5), 9),
    ("shave:15", (40, 40, 40, 40), 9),
    ("wash:40", (40, 40, 40, 40), 9),
    ("hold:40:20", (5, 5, 5, 5), 9),
    ("hold:40:20", (40, 40, 40, 40), 9),
    ("hold:100:80", (5, 5, 5, 5), 9),
    ("upload:100:25", (5, 5, 5, 5), 8),
    ("peek", (5, 300, 40, 40), 28),
]


def gained(
    place: Path, cheat: str, rtts: tuple[int, ...], size: tuple[int, int], patch: pytest.MonkeyPatch
) -> float:
    """Play a cheat over sockets in virtual time; return its points.

    The kernel is played: it knows the least round trip of each line, and that acknowledgements are
    delayed.
    """
    least = min(rtts)
    known = TcpInfo(least + ACK_DELAY * 7 / 8, ACK_DELAY / 4, least)
    alike = len({*rtts}) == 1
    patch.setattr(Socket, "tcp_info", lambda _: known if alike else None)

    async def met() -> Tally:
        async with virtual.served(place, asks_kernel=alike) as server:
            homes = Homes(rtts, cheat=read_cheat(cheat))
            return await raced(server, homes, tables=size[0], races=size[1], seed=1)

    with asyncio.Runner(loop_factory=virtual.Loop) as runner:
        tally = runner.run(met())
    assert len(tally.races()) >= size[0] * size[1] - size[0]
    return tally.gain()


@pytest.mark.soak
@pytest.mark.parametrize(("cheat", "rtts", "bound"), ATTACKS)
def test_no_attack_over_sockets_gains_more_than_its_bound(
    cheat: str,
    rtts: tuple[int, ...],
    bound: float,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert gained(tmp_path, cheat, rtts, LONG, monkeypatch) <= bound


@pytest.mark.parametrize("cheat", ["earliest", "hold:100:80"])
def test_a_liar_over_sockets_gains_little(
    cheat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # By chance alone 120 slaps are 3 points off; without the kernel hold:100:80 gains 42.
    assert gained(tmp_path, cheat, (5, 5, 5, 5), SHORT, monkeypatch) <= 18
