"""How the lag of one connection is tracked: its round trips, its spike credit, and its audit.

A pure value: the server adds samples of PING frames to a `LagTracker`, and `lag_of` returns the
`Lag` that the judge goes by. All times are milliseconds.
"""

from typing import NamedTuple

from firsthand.judge.audit import Audit, contends, excess, moved, suspect
from firsthand.judge.credit import usual
from firsthand.judge.policy import Policy
from firsthand.judge.race import Lag
from firsthand.record.hand import JudgedHand


class TcpInfo(NamedTuple):
    """What the operating system knows of a connection (TCP_INFO), in ms.

    ``rtt`` is the smoothed round trip, ``variation`` how much it varies, ``min_rtt`` the least.
    """

    rtt: float
    variation: float
    min_rtt: float


class LagTracker(NamedTuple):
    """One connection, as measured so far."""

    raw: tuple[float, ...] = ()
    """The newest round trips of PING frames, in ms."""
    rtts: tuple[float, ...] = ()
    """The same, each at most what TCP makes plausible."""
    tcp_info: TcpInfo | None = None
    """What the operating system knew of the connection at the last sample; None if nothing."""
    stood: Lag = Lag(measured=False)
    """The lag as it was measured at the newest reveal."""
    ping: float = 0
    """The round trip of the PING behind that reveal, in ms; 0 until it comes, or if it is late."""
    awaited: bool = False
    """Whether the answer to that PING is still on its way."""
    holds: bool = False
    """Whether the client held its answers back at that reveal; then a PING earns it nothing."""
    heard: int = 0
    """How many bytes came from the client since that reveal."""
    spent: float = 0
    """How much of the spike credit is used up for now, in ms."""
    audit: Audit = Audit()
    """Whether its hands took longer than its round trips explain."""


def sampled(
    policy: Policy, tracker: LagTracker, rtt: float, tcp_info: TcpInfo | None = None
) -> LagTracker:
    """Return the tracker after one more round trip; ``tcp_info`` is None where it is not known."""
    room = policy.samples - 1
    return tracker._replace(
        raw=(*tracker.raw[-room:], rtt),
        rtts=(*tracker.rtts[-room:], bounded(rtt, tcp_info)),
        tcp_info=tcp_info,
    )


def bounded(rtt: float, tcp_info: TcpInfo | None) -> float:
    """Return a round trip, at most what TCP makes plausible."""
    return rtt if tcp_info is None else min(rtt, tcp_info.rtt + 4 * tcp_info.variation)


def held(policy: Policy, tracker: LagTracker) -> bool:
    """Return whether a client holds its answers back: they come late, but its TCP does not."""
    if tracker.tcp_info is None or not tracker.raw:
        return False
    median = sorted(tracker.raw)[len(tracker.raw) // 2]
    return median > tracker.tcp_info.rtt + policy.held


def tunnelled(policy: Policy, tracker: LagTracker) -> bool:
    """Return whether a tunnel ends the browser's TCP: its answers take many times as long."""
    if tracker.tcp_info is None or len(tracker.raw) < 2 * policy.samples_least:
        return False
    # The least of both: acknowledgements may be delayed, and pages busy.
    min_rtt, tcp_rtt = min(tracker.raw), tracker.tcp_info.min_rtt
    return min_rtt > max(policy.tunnel_times * tcp_rtt, tcp_rtt + policy.tunnel_least)


def measured(policy: Policy, tracker: LagTracker) -> Lag:
    """Return the lag as measured now; with too few samples it is not measured."""
    if len(tracker.rtts) < policy.samples_least:
        return Lag(measured=False)
    rtts = sorted(tracker.rtts)
    high_rtt = rtts[(95 * len(rtts) - 1) // 100]
    mean_rtt = sum(rtts) / len(rtts)
    min_rtt = rtts[0]
    if tracker.tcp_info is not None and held(policy, tracker):
        min_rtt = min(min_rtt, tracker.tcp_info.min_rtt + policy.held)
        mean_rtt = min(mean_rtt, tracker.tcp_info.rtt + policy.held)
    lag = Lag(min_rtt, high_rtt, mean_rtt)
    return lag._replace(on_probation=suspect(policy, tracker.audit, lag))


def revealed(policy: Policy, tracker: LagTracker) -> LagTracker:
    """Return the tracker at a reveal, with a PING frame behind it: the lag measured now is kept."""
    stood, holds = measured(policy, tracker), held(policy, tracker)
    return tracker._replace(stood=stood, holds=holds, ping=0, awaited=True, heard=0)


def answered(
    policy: Policy, tracker: LagTracker, rtt: float, tcp_info: TcpInfo | None = None
) -> LagTracker:
    """Return the tracker after the answer to the PING behind the newest reveal."""
    ping = bounded(rtt, tcp_info) if tracker.awaited else tracker.ping
    return sampled(policy, tracker, rtt, tcp_info)._replace(ping=ping, awaited=False)


def heard(tracker: LagTracker, size: int) -> LagTracker:
    """Return the tracker after ``size`` bytes came: a script can lengthen its own round trip so."""
    return tracker._replace(heard=tracker.heard + size)


def pressed(tracker: LagTracker) -> LagTracker:
    """Return the tracker after a slap of its seat: a later answer allows nothing more."""
    return tracker._replace(awaited=False)


def lag_of(policy: Policy, tracker: LagTracker) -> Lag:
    """Return the lag by which the judge goes in the newest race."""
    stood = tracker.stood
    if tracker.holds or tracker.heard > policy.spike_bytes:
        return stood
    left = max(0, policy.spike - tracker.spent)
    return stood._replace(ping=min(tracker.ping, stood.min_rtt + left), awaited=tracker.awaited)


def landed(policy: Policy, tracker: LagTracker, credit: JudgedHand) -> LagTracker:
    """Return the tracker after a verdict on a slap of its seat: spike credit and audit change."""
    beyond = max(0, credit.arrival - credit.credited - usual(policy, tracker.stood))
    regained = max(0, tracker.spent - policy.spike / policy.spike_every)
    tracker = tracker._replace(spent=regained + beyond)
    if not contends(policy, credit, tracker.stood):
        return tracker
    slaps = moved(policy, tracker.audit.slaps, _rho(tracker, credit))
    return tracker._replace(audit=tracker.audit._replace(slaps=slaps))


def turned(policy: Policy, tracker: LagTracker, credit: JudgedHand) -> LagTracker:
    """Return the tracker after a flip or a collection of its seat: the audit changes."""
    flips = moved(policy, tracker.audit.flips, _rho(tracker, credit))
    return tracker._replace(audit=tracker.audit._replace(flips=flips))


def _rho(tracker: LagTracker, credit: JudgedHand) -> float:
    return excess(credit, tracker.ping or tracker.stood.min_rtt)
