"""The judge's constants, all in one place."""

from dataclasses import dataclass, replace
from functools import lru_cache

from firsthand.rules import Rules
from firsthand.rules.options import Tie


@dataclass(frozen=True)
class Policy:
    """The judge's constants at one table (JUDGE.md)."""

    paint: int = 34
    """How long a browser may take to show a card, in ms."""
    jitter_least: int = 10
    """The least jitter that is allowed a seat, in ms."""
    jitter_most: int = 40
    """The most jitter that is allowed a seat, in ms."""
    spike: int = 150
    """How much more a single long round trip allows at the most, in ms."""
    spike_every: int = 10
    """How many slaps of a seat share one allowance for a spike: one in full, or several in part."""
    spike_unbacked: int = 3
    """How many times as much a spike costs where the kernel did not have to send anything again."""
    spike_bytes: int = 1000
    """How many bytes of its own a seat may have on the way; behind more a spike allows nothing."""
    cap: int = 450
    """How far before its arrival any claim is believed at the most, in ms."""
    cap_ranked: int = 200
    """The cap at a ranked table, in ms."""
    unvouched: int = 60
    """The cap behind a proxy, in ms: a browser's answers may be held back unseen there."""
    screen: int = 60
    """The most that a slow screen is trusted to take for a card, in ms, where a table agreed."""
    probation: int = 13
    """How far beyond the least round trip a claim is believed on probation, in ms."""
    far_less: int = 5
    """How much less than the mean round trip is believed on a long line on probation, in ms."""
    cutoff: int = 100
    """The fastest human reaction, in ms."""
    stall: int = 5
    """From how many ms on the time does not count in which the server itself was held up."""

    band: int = 4
    """How much later than the first a hand may come for a tie, in ms."""
    band_fine: int = 2
    """The band where the two first hands come from pages that measure finely, in ms."""
    clock_fine: float = 1
    """The largest step of the clock of a page that measures finely, in ms."""
    spread_fine: float = 5
    """The mean difference of the excess of a page that measures finely from its mean, in ms.

    The excess is what a message takes beyond its round trip.
    """
    spread_samples: int = 24
    """How many of a page's newest hands count for that difference at the most."""
    spread_least: int = 8
    """How many hands of a page count for that difference at the least."""
    band_screen: int = 10
    """The band round one screen, in ms."""
    together: int = 0
    """How much later a hand may come for the next flipper to take the pile without a slap, in ms.

    It counts under ``next_flipper`` alone.
    """
    tie_to: str = "closest_to_next_flipper"
    """Who takes the pile in a tie (rule option tie.goes_to)."""

    patience: int = 450
    """How long after its first hand a race is decided in any case, in ms."""
    guard: int = 12
    """How far a watermark stays behind its sending, in ms."""
    grid_from: int = 30
    """The round trip, in ms, above which a seat sends watermarks by itself."""
    grid_first: int = 150
    """When the first of these watermarks is sent, in ms after the card was shown."""
    grid_last: int = 450
    """When the last of these watermarks is sent, in ms after the card was shown."""
    grid_step: int = 50
    """The time between two of these watermarks, in ms."""
    ahead: int = 150
    """How much earlier a card is sent to a far seat than to a near one at the most, in ms."""
    ahead_quick: int = 60
    """The same in ms where another seat is quick: its player may be shown the card by a mate."""
    pace: int = 260
    """The reaction that the hands of a stranger are taken to have, in ms."""
    quick: int = 245
    """The mean credited reaction, in ms, below which a seat counts as quick."""
    quick_ends: int = 290
    """The mean credited reaction, in ms, from which on a quick seat is quick no longer."""
    warned_least: int = 250
    """How long before a card falls between homes all are warned of it at the least, in ms."""
    warned_most: int = 450
    """How long before a card falls between homes all are warned of it at the most, in ms."""
    gap: int = 500
    """The least time between two flips between homes, on any pile, in ms."""
    calm: int = 1_500
    """The least time that all have for the newest card when play stops between homes, in ms."""

    samples: int = 32
    """How many of the newest round trips count."""
    samples_least: int = 5
    """How many round trips it takes to measure the lag."""
    held: int = 5
    """How far above the least of its connection a round trip is believed at the most, in ms."""
    held_part: float = 0.1
    """The part of the least round trip that is added to `held`."""
    held_share: float = 0.22
    """The part of the least round trip that is added to `held` where answers are held back.

    They count as held back where one in four is further above the least.
    """
    held_near: int = 60
    """The longest least round trip, in ms, of a line whose answers may count as held back."""
    slowed: int = 60
    """How far TCP's round trip and its variation are above the least on a line that is slow, in ms.

    Its answers are not held back: delayed acknowledgements cannot feign this.
    """
    during_least: int = 3
    """How many answers to PING frames sent while hands fall show a slow line at the least.

    Two in three of them are slow there.
    """
    during_most: int = 8
    """How many answers to PING frames sent while hands fall count at the most."""
    during_from: int = 180
    """How long after a card a PING frame is sent while hands fall, in ms."""
    tunnel_times: int = 10
    """How many times TCP's least round trip that of the connection is where a tunnel ends TCP."""
    tunnel_least: int = 20
    """How far above TCP's least round trip that of the connection is there, in ms."""
    audit_weight: float = 0.025
    """The weight of the newest reaction in the audit's moving average, from 0 to 1.

    With a larger one chance alone puts honest slow screens on probation now and then.
    """
    audit_weight_sudden: float = 0.1
    """The weight of the newest reaction in a second average, for large lies, from 0 to 1."""
    audit_sudden: int = 10
    """How much higher the limit of the second average is, in ms."""
    audit_start: int = 28
    """Where the second average begins, in ms: one large lie of a stranger is enough."""
    pace_weight: float = 0.1
    """The weight of the newest reaction in a seat's pace, from 0 to 1."""
    audit_clip: int = 40
    """How much a single reaction counts in the first average at the most, in ms."""
    audit_clip_sudden: int = 80
    """How much a single reaction counts in the second average at the most, in ms."""
    audit_base: int = 16
    """The part of the audit's limit that no line changes, in ms."""
    audit_jitter: float = 0.15
    """How many times the jitter is added to the limit; a small lie on a far line has to show."""
    audit_least: int = 22
    """The least limit of the audit, in ms."""


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
