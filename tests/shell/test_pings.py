"""Round trips by PING frames."""

from firsthand.room.types import NO_REVEAL
from firsthand.shell.pings import SAMPLES, Pings


def test_a_round_trip_is_from_ping_to_its_own_pong() -> None:
    pings = Pings()
    first, second = pings.ping(100), pings.ping(200, 7)
    assert pings.pong(second, 230) == (30, 7)
    assert pings.pong(first, 240) == (140, NO_REVEAL)
    assert list(pings.rtts) == [30, 140]


def test_a_pong_that_answers_nothing_counts_for_nothing() -> None:
    pings = Pings()
    nonce = pings.ping(100)
    pings.pong(nonce, 120)
    assert pings.pong(nonce, 121) is None
    assert pings.pong(b"made up", 121) is None
    assert list(pings.rtts) == [20]


def test_nonces_cannot_be_guessed_from_earlier_ones() -> None:
    pings = Pings()
    assert len({pings.ping(0) for _ in range(100)}) == 100


def test_only_the_newest_samples_count() -> None:
    pings = Pings()
    for rtt in range(2 * SAMPLES):
        pings.pong(pings.ping(0), rtt)
    assert list(pings.rtts) == list(range(SAMPLES, 2 * SAMPLES))


def test_silence_is_the_age_of_the_oldest_unanswered_ping() -> None:
    pings = Pings()
    assert pings.silence(50) == 0
    first = pings.ping(100)
    pings.ping(200)
    assert pings.silence(300) == 200
    pings.pong(first, 300)
    assert pings.silence(300) == 100


def test_no_silence_is_counted_of_the_time_in_which_nobody_listened() -> None:
    pings = Pings()
    pings.ping(100)
    pings.forgive_until(250)
    assert pings.silence(300) == 50
    pings.pong(pings.ping(280), 300)
    assert pings.silence(300) == 50
