"""What is kept of one seat's line: round trips of PING frames, spike credit, and the audit.

A pure value: the server feeds it samples, and the judge's `Link` comes out of it. All times are
milliseconds.
"""

from typing import NamedTuple

from firsthand.judge.audit import Audit, contends, excess, moved, suspect
from firsthand.judge.credit import usual
from firsthand.judge.policy import Policy
from firsthand.judge.race import Link
from firsthand.record.hand import JudgedHand


class Kernel(NamedTuple):
    """The kernel's view of a connection in ms: smoothed round trip, its variation, the least."""

    rtt: float
    variation: float
    least: float


class Line(NamedTuple):
    """One connection, as measured so far.

    ``raw`` are the newest round trips and ``trips`` the same as the kernel's view bounds them;
    ``kernel`` is its latest view. ``stood`` is the link as it stood at the newest reveal, and
    ``ping`` the round trip of the frame behind it, 0 while it is ``awaited`` or if none came in
    time; a client that ``holds`` its answers back earns nothing by one. ``heard`` counts the bytes
    that came since, and ``spent`` the ms of spike credit that are used up for now.
    """

    raw: tuple[float, ...] = ()
    trips: tuple[float, ...] = ()
    kernel: Kernel | None = None
    stood: Link = Link(measured=False)
    ping: float = 0
    awaited: bool = False
    holds: bool = False
    heard: int = 0
    spent: float = 0
    audit: Audit = Audit()


def sampled(policy: Policy, line: Line, trip: float, kernel: Kernel | None = None) -> Line:
    """Return a line after one more round trip; ``kernel`` is None where there is no such view."""
    room = policy.samples - 1
    return line._replace(
        raw=(*line.raw[-room:], trip),
        trips=(*line.trips[-room:], bounded(trip, kernel)),
        kernel=kernel,
    )


def bounded(trip: float, kernel: Kernel | None) -> float:
    """Return a round trip, at most what the kernel can make plausible."""
    return trip if kernel is None else min(trip, kernel.rtt + 4 * kernel.variation)


def held(policy: Policy, line: Line) -> bool:
    """Tell whether a client holds its answers back: they come late in general, its TCP does not."""
    if line.kernel is None or not line.raw:
        return False
    median = sorted(line.raw)[len(line.raw) // 2]
    return median > line.kernel.rtt + policy.held


def tunnelled(policy: Policy, line: Line) -> bool:
    """Tell whether a tunnel ends a browser's TCP: its answers take many times as long."""
    if line.kernel is None or len(line.raw) < 2 * policy.samples_least:
        return False
    # The least of both: acknowledgements may be delayed, and pages busy.
    least, tcp = min(line.raw), line.kernel.least
    return least > max(policy.tunnel_times * tcp, tcp + policy.tunnel_least)


def measured(policy: Policy, line: Line) -> Link:
    """Return what is known of a line now; too few samples are none."""
    if len(line.trips) < policy.samples_least:
        return Link(measured=False)
    trips = sorted(line.trips)
    high = trips[(95 * len(trips) - 1) // 100]
    mean = sum(trips) / len(trips)
    least = trips[0]
    if line.kernel is not None and held(policy, line):
        least = min(least, line.kernel.least + policy.held)
        mean = min(mean, line.kernel.rtt + policy.held)
    link = Link(least, high, mean)
    return link._replace(on_probation=suspect(policy, line.audit, link))


def revealed(policy: Policy, line: Line) -> Line:
    """Return a line at a reveal, with a PING frame behind it: what is known of it is frozen."""
    stood, holds = measured(policy, line), held(policy, line)
    return line._replace(stood=stood, holds=holds, ping=0, awaited=True, heard=0)


def answered(policy: Policy, line: Line, trip: float, kernel: Kernel | None = None) -> Line:
    """Return a line after the PING behind the newest reveal came back."""
    ping = bounded(trip, kernel) if line.awaited else line.ping
    return sampled(policy, line, trip, kernel)._replace(ping=ping, awaited=False)


def heard(line: Line, size: int) -> Line:
    """Return a line on which so many bytes came; a script can swell its own round trip."""
    return line._replace(heard=line.heard + size)


def pressed(line: Line) -> Line:
    """Return a line whose seat has slapped: an answer that comes later excuses nothing."""
    return line._replace(awaited=False)


def link(policy: Policy, line: Line) -> Link:
    """Return what the judge may know of a line in the newest race."""
    stood = line.stood
    if line.holds or line.heard > policy.spike_bytes:
        return stood
    left = max(0, policy.spike - line.spent)
    return stood._replace(ping=min(line.ping, stood.least + left), awaited=line.awaited)


def landed(policy: Policy, line: Line, credit: JudgedHand) -> Line:
    """Return a line after a verdict on one of its slaps: the audit, and spike credit spent."""
    beyond = max(0, credit.arrival - credit.credited - usual(policy, line.stood))
    regained = max(0, line.spent - policy.spike / policy.spike_every)
    line = line._replace(spent=regained + beyond)
    if not contends(policy, credit, line.stood):
        return line
    slaps = moved(policy, line.audit.slaps, _rho(line, credit))
    return line._replace(audit=line.audit._replace(slaps=slaps))


def turned(policy: Policy, line: Line, credit: JudgedHand) -> Line:
    """Return a line after a flip or a collection of its seat: the audit."""
    flips = moved(policy, line.audit.flips, _rho(line, credit))
    return line._replace(audit=line.audit._replace(flips=flips))


def _rho(line: Line, credit: JudgedHand) -> float:
    return excess(credit, line.ping or line.stood.least)
