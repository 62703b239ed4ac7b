"""What one address may take of a server, and what it is refused."""

import logging

import pytest

from firsthand.shell import limits as limited
from firsthand.shell.limits import RATES, SHARES, UNLIMITED, Limits, RateKind, ShareKind, TooMuch
from tests.server.people import Manual

ANN, BEN = "203.0.113.1", "2001:db8::/64"
KINDS: tuple[RateKind, ...] = tuple(RATES)
SHARED: tuple[ShareKind, ...] = tuple(SHARES)


@pytest.fixture
def clock() -> Manual:
    return Manual()


@pytest.fixture
def limits(clock: Manual) -> Limits:
    return Limits(clock)


@pytest.mark.parametrize("kind", KINDS)
def test_a_rate_is_refused_with_the_seconds_until_it_may_be_asked_again(
    limits: Limits, clock: Manual, kind: RateKind
) -> None:
    for _ in range(RATES[kind].burst):
        limits.take(kind, ANN)
    with pytest.raises(TooMuch) as refused:
        limits.take(kind, ANN)
    assert f"try again in {refused.value.seconds} s." in str(refused.value)
    limits.take(kind, BEN)
    clock.at += refused.value.seconds * 1000
    limits.take(kind, ANN)


@pytest.mark.parametrize("kind", SHARED)
def test_a_share_is_refused_until_some_of_it_is_given_back(limits: Limits, kind: ShareKind) -> None:
    for _ in range(SHARES[kind]):
        limits.hold(kind, ANN)
    with pytest.raises(TooMuch, match="try again"):
        limits.hold(kind, ANN)
    limits.hold(kind, BEN)
    limits.release(kind, ANN)
    limits.hold(kind, ANN)


@pytest.mark.parametrize("address", sorted(UNLIMITED))
def test_this_machine_is_held_to_no_share(limits: Limits, address: str) -> None:
    for _ in range(1000):
        limits.take("openings", address)
        limits.hold("tables", address)


def test_what_nobody_holds_takes_no_memory(limits: Limits) -> None:
    limits.hold("sockets", ANN)
    limits.release("sockets", ANN)
    assert not limits._held


def test_the_rates_of_quiet_addresses_are_forgotten(
    limits: Limits, clock: Manual, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited, "ADDRESSES_MOST", 10)
    for number in range(10):
        limits.spend("codes", f"192.0.2.{number}")
    clock.at += 3 * 60_000
    limits.spend("codes", ANN)
    assert len(limits._buckets) == 1


def test_the_latest_rates_are_kept_where_no_address_is_quiet(
    limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited, "ADDRESSES_MOST", 10)
    for number in range(1000):
        limits.spend("codes", f"198.51.100.{number}")
    assert 0 < len(limits._buckets) <= 10
    assert ("codes", "198.51.100.999") in limits._buckets


def test_the_log_has_one_line_a_minute_for_each_kind(
    limits: Limits, clock: Manual, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(1000):
            limits.notes.add("frames")
        limits.notes.add("file_limit")
        clock.at += 60_000
        limits.notes.add("frames")
    assert caplog.messages == [
        "refused for frames: 1",
        "refused for file limit: 1",
        "refused for frames: 1000",
    ]
    assert limits.notes.total["frames"] == 1001
