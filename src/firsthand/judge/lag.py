"""How the lag of one connection is tracked: its round trips, its spike credit, and its audit.

A pure value: the server adds samples of PING frames to a `LagTracker`, and `lag_of` returns the
`Lag` that the judge goes by. All times are milliseconds.
"""

from collections.abc import Sequence
from math import inf, isfinite
from typing import NamedTuple

from firsthand.judge.audit import Audit, contends, excess, moved, suspect
from firsthand.judge.credit import usual
from firsthand.judge.policy import Policy
from firsthand.judge.race import Lag
from firsthand.record.hand import JudgedHand


class TcpInfo(NamedTuple):
    """What the operating system knows of a connection (TCP_INFO), in ms.

    ``rtt`` is the smoothed round trip, ``variation`` how much it varies, ``min_rtt`` the least.
    ``resent`` is how many packets were sent again so far; TCP takes no round trip from these.
    """

    rtt: float
    variation: float
    min_rtt: float
    resent: int = 0


class LagTracker(NamedTuple):
    """One connection, as measured so far."""

    raw: tuple[float, ...] = ()
    """The newest round trips of PING frames, in ms."""
    rtts: tuple[float, ...] = ()
    """The same, each at most what TCP makes plausible."""
    during: tuple[float, ...] = ()
    """The newest round trips of PING frames that were sent while hands may fall, in ms."""
    tcp_info: TcpInfo | None = None
    """What the operating system knew of the connection at the last sample; None if nothing."""
    lowest_rtt: float = inf
    """The least round trip since the connection began; the kernel forgets its own after 300 s."""
    at_reveal: Lag = Lag(measured=False)
    """The lag as it was measured at the newest reveal."""
    ping: float = 0
    """The round trip of the PING behind that reveal, in ms; 0 until it comes, or if it is late."""
    awaited: bool = False
    """Whether the answer to that PING is still on its way."""
    holds: bool = False
    """Whether the client held its answers back at that reveal; then a PING earns it nothing."""
    resent: int = 0
    """How many packets had been sent again at that reveal."""
    backed: bool = False
    """Whether one was since: then the kernel vouches for a long round trip."""
    screen: float = 0
    """How long its screen took to show the card of that reveal, as far as the table trusts it."""
    unseen: bool = False
    """Whether it has yet to say so, at a table that trusts slow screens."""
    heard: int = 0
    """How many bytes came from the client since that reveal."""
    spent: float = 0
    """How much of the spike credit is used up for now, in ms."""
    audit: Audit = Audit()
    """Whether its hands took longer than its round trips explain."""
    step: float = inf
    """By how many ms the clock of its page steps, as far as it has said so."""
    excesses: tuple[float, ...] = ()
    """By how many ms its newest hands took longer than their round trips."""
    pace: float = Policy.pace
    """Its credited reaction on average, in ms."""
    quick: bool = False
    """Whether that was so short that a mate may be showing it the cards."""


def sampled(
    policy: Policy,
    tracker: LagTracker,
    rtt: float,
    tcp_info: TcpInfo | None = None,
    *,
    during: bool = False,
) -> LagTracker:
    """Return the tracker after one more round trip, which may be of a PING ``during`` a race.

    ``tcp_info`` is None where it is not known.
    """
    room = policy.samples - 1
    return tracker._replace(
        during=(*tracker.during[-policy.during_most + 1 :], rtt) if during else tracker.during,
        raw=(*tracker.raw[-room:], rtt),
        rtts=(*tracker.rtts[-room:], bounded(rtt, tcp_info)),
        tcp_info=tcp_info,
        lowest_rtt=lowest(tracker, rtt, tcp_info),
    )


def lowest(tracker: LagTracker, rtt: float, tcp_info: TcpInfo | None) -> float:
    """Return the least round trip of a connection after one more."""
    return min(tracker.lowest_rtt, rtt, tcp_info.min_rtt if tcp_info is not None else inf)


def bounded(rtt: float, tcp_info: TcpInfo | None) -> float:
    """Return a round trip, at most what TCP makes plausible."""
    return rtt if tcp_info is None else min(rtt, tcp_info.rtt + 4 * tcp_info.variation)


def held(policy: Policy, tracker: LagTracker) -> bool:
    """Return whether a client holds its answers back: they take longer than its line ever did.

    TCP's own figures don't show it, since a client may delay its acknowledgements as well. Jitter
    grows with the distance, so that more of it is usual on a long line; on one so long that the
    most is allowed to everyone, holding earns next to nothing. The longest answers, one in four,
    do not count.
    """
    if tracker.tcp_info is None or not tracker.raw or tracker.lowest_rtt > policy.held_near:
        return False
    most = tracker.lowest_rtt * (1 + policy.held_share) + policy.held
    return late(sorted(tracker.raw)) > most and not slowed(policy, tracker, tracker.tcp_info)


def slowed(policy: Policy, tracker: LagTracker, tcp_info: TcpInfo) -> bool:
    """Return whether the line itself is slow just now, as a radio is that saves power.

    Then TCP sees more than a client's delayed acknowledgements can feign, and most answers are slow
    while hands fall too, when somebody's own upload would rest.
    """
    if len(tracker.during) < policy.during_least:
        return False
    quick = sorted(tracker.during)[len(tracker.during) // 3]
    feigned = tcp_info.rtt + tcp_info.variation <= tracker.lowest_rtt + policy.slowed
    return not feigned and quick > tracker.lowest_rtt * (1 + policy.held_share / 2) + policy.held


def late(rtts: Sequence[float]) -> float:
    """Return the round trip than which one in four of some sorted ones is longer."""
    return rtts[(75 * len(rtts) - 1) // 100]


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
    min_rtt = min(rtts[0], tracker.lowest_rtt * (1 + policy.held_part) + policy.held)
    if held(policy, tracker):
        high_rtt = mean_rtt = min_rtt = tracker.lowest_rtt
    lag = Lag(min_rtt, high_rtt, mean_rtt, late_rtt=late(rtts), quick=tracker.quick)
    lag = lag._replace(fine=fine(policy, tracker))
    return lag._replace(on_probation=suspect(policy, tracker.audit, lag))


def fine(policy: Policy, tracker: LagTracker) -> bool:
    """Return whether a page measures finely: its clock, and how alike its messages are."""
    if tracker.step > policy.clock_fine or len(tracker.excesses) < policy.spread_least:
        return False
    mean = sum(tracker.excesses) / len(tracker.excesses)
    spread = sum(abs(one - mean) for one in tracker.excesses) / len(tracker.excesses)
    return spread < policy.spread_fine


def revealed(policy: Policy, tracker: LagTracker, *, trusts: bool = False) -> LagTracker:
    """Return the tracker at a reveal, with a PING frame behind it: the lag measured now is kept.

    A table that ``trusts`` slow screens waits for the page to say that it shows the card.
    """
    resent = tracker.tcp_info.resent if tracker.tcp_info is not None else 0
    return tracker._replace(
        at_reveal=measured(policy, tracker),
        holds=held(policy, tracker),
        ping=0,
        awaited=True,
        heard=0,
        resent=resent,
        backed=False,
        screen=0,
        unseen=trusts,
    )


def shown(policy: Policy, tracker: LagTracker, elapsed: float) -> LagTracker:
    """Return the tracker when the page says that it shows the card, ``elapsed`` ms after it.

    The first such message counts, where the table trusts slow screens: what it took beyond the
    least round trip is the screen's, up to a bound.
    """
    if not tracker.unseen:
        return tracker
    screen = min(policy.screen, max(0, elapsed - tracker.at_reveal.min_rtt))
    return tracker._replace(screen=screen, unseen=False)


def answered(
    policy: Policy, tracker: LagTracker, rtt: float, tcp_info: TcpInfo | None = None
) -> LagTracker:
    """Return the tracker after the answer to the PING behind the newest reveal.

    That one is no sample: the client knows which it is, and could hold back these alone. Where the
    card itself had to be sent again, TCP has no round trip of it, but knows that.
    """
    if not tracker.awaited:
        return sampled(policy, tracker, rtt, tcp_info)
    backed = tcp_info is not None and tcp_info.resent > tracker.resent
    ping = rtt if backed else bounded(rtt, tcp_info)
    return tracker._replace(
        ping=ping,
        backed=backed,
        awaited=False,
        tcp_info=tcp_info,
        lowest_rtt=lowest(tracker, rtt, tcp_info),
    )


def heard(tracker: LagTracker, size: int) -> LagTracker:
    """Return the tracker after ``size`` bytes came: a script can lengthen its own round trip so."""
    return tracker._replace(heard=tracker.heard + size)


def pressed(tracker: LagTracker) -> LagTracker:
    """Return the tracker after a slap of its seat: a later answer allows nothing more."""
    return tracker._replace(awaited=False)


def lag_of(policy: Policy, tracker: LagTracker) -> Lag:
    """Return the lag by which the judge goes in the newest race."""
    lag = tracker.at_reveal._replace(screen=tracker.screen, unseen=tracker.unseen)
    if (tracker.holds and not tracker.backed) or tracker.heard > policy.spike_bytes:
        return lag
    left = max(0, policy.spike - tracker.spent)
    return lag._replace(ping=min(tracker.ping, lag.min_rtt + left), awaited=tracker.awaited)


def landed(policy: Policy, tracker: LagTracker, credit: JudgedHand) -> LagTracker:
    """Return the tracker after a verdict on a slap of its seat: spike credit and audit change."""
    beyond = max(
        0, credit.arrival - credit.full - usual(policy, tracker.at_reveal) - tracker.screen
    )
    regained = max(0, tracker.spent - policy.spike / policy.spike_every)
    cost = beyond * (policy.spike_unbacked if unbacked(policy, tracker) else 1)
    pace = tracker.pace + policy.pace_weight * (min(credit.full, policy.patience) - tracker.pace)
    quick = pace < policy.quick_ends if tracker.quick else pace < policy.quick
    rho = _rho(policy, tracker, credit)
    kept = tracker.excesses[-policy.spread_samples + 1 :]
    excesses = (*kept, rho) if isfinite(rho) else kept
    tracker = tracker._replace(spent=regained + cost, pace=pace, quick=quick, excesses=excesses)
    if not contends(policy, credit, tracker.at_reveal):
        return tracker
    slaps = moved(policy, tracker.audit.slaps, rho)
    return tracker._replace(audit=tracker.audit._replace(slaps=slaps))


def unbacked(policy: Policy, tracker: LagTracker) -> bool:
    """Return whether nothing but a near client's own answer shows that its line was slow."""
    if tracker.tcp_info is None or tracker.backed or tracker.lowest_rtt > policy.held_near:
        return False
    return not slowed(policy, tracker, tracker.tcp_info)


def turned(policy: Policy, tracker: LagTracker, credit: JudgedHand) -> LagTracker:
    """Return the tracker after a flip or a collection of its seat: the audit changes."""
    flips = moved(policy, tracker.audit.flips, _rho(policy, tracker, credit))
    return tracker._replace(audit=tracker.audit._replace(flips=flips))


def _rho(policy: Policy, tracker: LagTracker, credit: JudgedHand) -> float:
    """Return by how much a message took longer than its round trip, as far as that is believed."""
    lag = tracker.at_reveal
    ping = tracker.ping or lag.min_rtt
    if tracker.holds and not tracker.backed:
        ping = lag.min_rtt
    elif tracker.lowest_rtt <= policy.held_near and not tracker.backed:
        ping = min(ping, lag.late_rtt)
    return excess(credit, ping + tracker.screen)
