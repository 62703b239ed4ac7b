"""The judge's constants, all in one place."""

from dataclasses import dataclass, replace
from functools import lru_cache

from firsthand.rules import Rules
from firsthand.rules.options import Tie


@dataclass(frozen=True)
class Policy:
    """The judge's constants at one table; times are in ms unless it says otherwise (JUDGE.md)."""

    paint: int = 34
    """How long a browser may take to show a card."""
    jitter_least: int = 10
    """The least jitter that is allowed a seat."""
    jitter_most: int = 40
    """The most jitter that is allowed a seat."""
    spike: int = 150
    """How much more a single long round trip allows, at the most."""
    spike_every: int = 10
    """How many slaps of a seat share one such allowance: one in full, or several in part."""
    spike_unbacked: int = 3
    """How many times as much it costs where the kernel did not have to send anything again."""
    spike_bytes: int = 1000
    """Behind more bytes of its own a seat's long round trip allows nothing more."""
    cap: int = 450
    """How far before its arrival any claim is believed, at the most."""
    cap_ranked: int = 200
    """The same at a ranked table."""
    unvouched: int = 60
    """The same behind a proxy, where a browser's answers may be held back unseen."""
    screen: int = 60
    """How long a slow screen is trusted to take for a card, at the most, where a table agreed."""
    probation: int = 13
    """How far beyond the least round trip a claim is believed on probation."""
    far_less: int = 5
    """On a long line that is this much less beyond the mean round trip, where that is more."""
    cutoff: int = 100
    """No human reaction is faster."""
    stall: int = 5
    """From here on the time during which the server itself was held up does not count."""

    band: int = 4
    """Hands that come at most this much after the first are a tie."""
    band_fine: int = 2
    """The same where the two first hands come from pages that measure finely:"""
    clock_fine: float = 1
    """the clock of a page steps by this much at the most,"""
    spread_fine: float = 5
    """and what its messages take beyond their round trips is on average within this of its mean,"""
    spread_samples: int = 24
    """of so many of its newest hands,"""
    spread_least: int = 8
    """and of so many at the least."""
    band_screen: int = 10
    """The same round one screen."""
    together: int = 0
    """Within this the next flipper takes the pile under ``next_flipper``, even without a slap."""
    tie_to: str = "closest_to_next_flipper"
    """Who takes the pile in a tie (rule option tie.goes_to)."""

    patience: int = 450
    """How long after its first hand a race is decided in any case."""
    guard: int = 12
    """How far a watermark stays behind its sending."""
    grid_from: int = 30
    """Seats with a longer round trip send watermarks by themselves."""
    grid_first: int = 150
    """The first of these watermarks, after the card was shown."""
    grid_last: int = 450
    """The last of them."""
    grid_step: int = 50
    """The time between two of them."""
    ahead: int = 150
    """How much earlier a card is sent to a far seat than to a near one, at the most."""
    ahead_quick: int = 60
    """The same where somebody else at the table is quick: he may be shown the card by a mate."""
    pace: int = 260
    """How fast the hands of a stranger are taken to be."""
    quick: int = 245
    """A seat is quick whose credited reactions are on average shorter than this,"""
    quick_ends: int = 290
    """until they are as long as this."""
    warned_least: int = 250
    """How long before a card falls between homes all are warned of it, at the least,"""
    warned_most: int = 450
    """and at the most."""
    gap: int = 500
    """The least time between two flips between homes, on any pile."""
    calm: int = 1_500
    """The least time that all have for the newest card when players between homes stop play."""

    samples: int = 32
    """How many of the newest round trips count."""
    samples_least: int = 5
    """With fewer round trips the lag is not measured."""
    held: int = 5
    """A round trip is believed to be this much above the least of the connection at the most,"""
    held_part: float = 0.1
    """and this part of it."""
    held_share: float = 0.22
    """Answers are held back if one in four is further above it than that, and this share of it,"""
    held_near: int = 60
    """on lines whose least round trip is no longer than this."""
    slowed: int = 60
    """They are not if TCP's own round trip and its variation are together further above it than
    this, which delayed acknowledgements can't feign,"""
    during_least: int = 3
    """and two in three answers are slow of those to a PING that was sent so late after a card that
    hands fall: of so many at the least,"""
    during_most: int = 8
    """and of so many at the most,"""
    during_from: int = 180
    """sent no sooner than this after the card."""
    tunnel_times: int = 10
    """A tunnel ends TCP if the least round trip is more than this many times that of TCP,"""
    tunnel_least: int = 20
    """and more than this above it."""
    audit_weight: float = 0.025
    """The weight of the newest reaction in the audit's moving average, from 0 to 1.

    With a larger one chance alone puts honest slow screens on probation now and then.
    """
    audit_weight_sudden: float = 0.1
    """The same in a second average, whose limit is higher, for lies that are large,"""
    audit_sudden: int = 10
    """by this much,"""
    audit_start: int = 28
    """and which begins here, so that one large lie of a stranger is enough."""
    pace_weight: float = 0.1
    """The same of its pace."""
    audit_clip: int = 40
    """How much a single reaction counts in the first average, at the most,"""
    audit_clip_sudden: int = 80
    """and in the second."""
    audit_base: int = 16
    """The audit's limit is this much,"""
    audit_jitter: float = 0.15
    """and this many times the jitter, as a rule too little to count: a small lie on a far line has
    to show,"""
    audit_least: int = 22
    """but at least this much."""


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
        band_fine=band if screen else max(policy.band_fine, tie.window_ms),
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
