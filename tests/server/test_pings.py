"""Round trips by PING frames."""

import socket
import sys

from firsthand.judge import Kernel
from firsthand.server.pings import POLICY, Pings, kernel


def test_a_round_trip_is_from_ping_to_its_own_pong() -> None:
    pings = Pings()
    first, second = pings.ping(100), pings.ping(200)
    assert pings.pong(second, 230) == 30
    assert pings.pong(first, 240) == 140
    assert list(pings.trips) == [30, 140]


def test_a_pong_that_answers_nothing_counts_for_nothing() -> None:
    pings = Pings()
    nonce = pings.ping(100)
    pings.pong(nonce, 120)
    assert pings.pong(nonce, 121) is None
    assert pings.pong(b"made up", 121) is None
    assert list(pings.trips) == [20]


def test_nonces_cannot_be_guessed_from_earlier_ones() -> None:
    pings = Pings()
    assert len({pings.ping(0) for _ in range(100)}) == 100


def test_the_kernel_bounds_a_sample_that_was_held_back() -> None:
    pings = Pings()
    assert pings.pong(pings.ping(0), 300, Kernel(rtt=20, variation=5, least=18)) == 40


def test_only_the_newest_samples_count() -> None:
    pings = Pings()
    for trip in range(2 * POLICY.samples):
        pings.pong(pings.ping(0), trip)
    assert list(pings.trips) == list(range(POLICY.samples, 2 * POLICY.samples))


def test_the_link_is_what_was_measured() -> None:
    pings = Pings()
    assert not pings.link().measured
    for trip in range(20, 0, -1):
        pings.pong(pings.ping(0), trip)
    link = pings.link()
    assert link.measured
    assert (link.least, link.high, link.mean) == (1, 19, 10.5)


def test_silence_is_the_age_of_the_oldest_unanswered_ping() -> None:
    pings = Pings()
    assert pings.silence(50) == 0
    first = pings.ping(100)
    pings.ping(200)
    assert pings.silence(300) == 200
    pings.pong(first, 300)
    assert pings.silence(300) == 100


def test_the_kernel_tells_of_a_connection_where_it_can() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        near = socket.create_connection(listener.getsockname())
        far, _ = listener.accept()
        with near, far:
            view = kernel(far)
    assert kernel(None) is None
    if sys.platform == "linux":
        assert view is not None
        assert 0 <= view.rtt < 10_000
        assert kernel(far) is None
