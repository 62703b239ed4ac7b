"""The judge's constants, in one place; none is written into code elsewhere."""

from dataclasses import dataclass, replace

from firsthand.rules import Rules


@dataclass(frozen=True)
class Policy:
    """What the judge goes by at one table; all times are milliseconds (JUDGE.md).

    ``paint`` is what a browser may take to show a card, ``jitter_least`` and ``jitter_most``
    bound what a link's unrest is worth, ``spike`` what a single long round trip adds, ``cap`` what
    any claim is believed beyond its arrival; on probation it is ``probation`` beyond the mean.
    Hands within ``band`` of the first are a tie, which goes to whom ``tie_to`` says; under
    ``next_flipper`` he need not have slapped, where the hands are within ``together``. No human
    reaction is below ``cutoff``. ``patience`` after its first hand a race is decided in any
    case. A watermark stays ``guard`` behind its sending, and asks are rounded up to ``step``.
    """

    paint: int = 34
    jitter_least: int = 10
    jitter_most: int = 40
    spike: int = 150
    cap: int = 450
    probation: int = 12
    band: int = 4
    together: int = 0
    tie_to: str = "closest_to_next_flipper"
    cutoff: int = 100
    patience: int = 450
    guard: int = 12
    step: int = 10


def agreed(rules: Rules, policy: Policy | None = None) -> Policy:
    """Return the policy at a table with these rules: the wider tie band is in force (A-21)."""
    policy = policy or Policy()
    together = rules.tie.window_ms
    return replace(
        policy, band=max(policy.band, together), together=together, tie_to=rules.tie.goes_to
    )
