"""The judge's constants, in one place; none is written into code elsewhere."""

from dataclasses import dataclass, replace
from functools import lru_cache

from firsthand.rules import Rules
from firsthand.rules.options import Tie


@dataclass(frozen=True)
class Policy:
    """What the judge goes by at one table; all times are milliseconds (JUDGE.md).

    Credit: ``paint`` is what a browser may take to show a card, ``jitter_least`` and
    ``jitter_most`` bound what a link's unrest is worth, ``spike`` what a single long round trip
    adds: that much to one slap in ``spike_every`` of a seat, or as much in smaller parts, and
    nothing behind more than ``spike_bytes`` of its own. ``cap`` is what any claim is believed
    beyond its arrival (``cap_ranked`` at a ranked table); on probation it is ``probation`` beyond
    the mean. No human reaction is below ``cutoff``. How long the server itself was busy counts
    from ``stall`` on. Behind a proxy nobody vouches for a line, because a browser's answers may be
    held there unseen: ``unvouched`` is all that a claim is believed beyond its arrival then.

    Ties: hands within ``band`` of the first are a tie (``band_screen`` round one screen), which
    goes to whom ``tie_to`` says; under ``next_flipper`` he need not have slapped, where the hands
    are within ``together``.

    Waiting: ``patience`` after its first hand a race is decided in any case. A watermark stays
    ``guard`` behind its sending, and asks are rounded up to ``step``. Seats with a round trip
    above ``grid_from`` send watermarks by themselves, from ``grid_first`` to ``grid_last`` every
    ``grid_step``. A card is sent at most ``ahead`` earlier to a far seat than to a near one, and
    flips between homes are at least ``gap`` apart on any pile. When players between homes stop
    play, nobody has had less than ``calm`` for the newest card.

    Measuring: the newest ``samples`` round trips count, and a line is measured from
    ``samples_least`` on; a median more than ``held`` above the kernel's round trip means that
    answers are held back. A least round trip of ``tunnel_times`` the kernel's least, and more than
    ``tunnel_least`` above it, means that a tunnel ends the browser's TCP. Audit: ``audit_weight``
    is that of the newest reaction, ``audit_clip`` bounds each, and the limit is ``audit_least``
    and ``audit_unrest`` times the unrest.
    """

    paint: int = 34
    jitter_least: int = 10
    jitter_most: int = 40
    spike: int = 150
    spike_every: int = 10
    spike_bytes: int = 1000
    cap: int = 450
    cap_ranked: int = 200
    unvouched: int = 60
    probation: int = 12
    cutoff: int = 100
    stall: int = 5

    band: int = 4
    band_screen: int = 10
    together: int = 0
    tie_to: str = "closest_to_next_flipper"

    patience: int = 450
    guard: int = 12
    step: int = 10
    grid_from: int = 30
    grid_first: int = 150
    grid_last: int = 450
    grid_step: int = 50
    ahead: int = 150
    gap: int = 500
    calm: int = 1_500

    samples: int = 32
    samples_least: int = 5
    held: int = 5
    tunnel_times: int = 10
    tunnel_least: int = 20
    audit_weight: float = 0.1
    audit_clip: int = 80
    audit_least: int = 16
    audit_unrest: float = 0.3


def agreed(
    rules: Rules, policy: Policy | None = None, *, screen: bool = False, ranked: bool = False
) -> Policy:
    """Return the policy at a table with these rules: the wider tie band is in force (A-21).

    Round one ``screen`` touches come in frames and in the page's order, so the band is wider; at
    a ``ranked`` table a long line earns less.
    """
    return _agreed(rules.tie, policy, screen=screen, ranked=ranked)


@lru_cache(maxsize=256)
def _agreed(tie: Tie, policy: Policy | None, *, screen: bool, ranked: bool) -> Policy:
    policy = policy or Policy()
    band = policy.band_screen if screen else policy.band
    return replace(
        policy,
        band=max(band, tie.window_ms),
        together=tie.window_ms,
        tie_to=tie.goes_to,
        cap=min(policy.cap, policy.cap_ranked) if ranked else policy.cap,
    )


def unvouched(policy: Policy) -> Policy:
    """Return the policy where the kernel vouches for no line, behind a proxy that ends TCP.

    What a claim is believed beyond its arrival is small, a long round trip earns nothing, and
    nobody is sent a card before another.
    """
    return replace(policy, cap=min(policy.cap, policy.unvouched), spike=0, ahead=0)
