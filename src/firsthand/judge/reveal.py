"""When a card is sent to each seat, so that all seats see it at the same time."""

from collections.abc import Collection, Sequence

from firsthand.judge.policy import Policy
from firsthand.judge.race import Lag


def way(policy: Policy, lag: Lag) -> float:
    """Return how long a card is taken to travel to a seat, in ms: half its least round trip."""
    return min(lag.min_rtt / 2, policy.ahead) if lag.measured and not lag.drawn else 0


def farthest(policy: Policy, lags: Sequence[Lag], gone: Collection[int] = ()) -> float:
    """Return how long a card travels to the farthest seat; onlookers are sent it after that."""
    ways = [way(policy, lag) for seat, lag in enumerate(lags) if seat not in gone]
    return max(ways, default=0)


def offsets(policy: Policy, lags: Sequence[Lag], gone: Collection[int] = ()) -> tuple[float, ...]:
    """Return how many ms each seat's reveal is held back, so that it arrives when the others' do.

    Seats that are ``gone`` hold nobody up. (JUDGE.md, Reveal.)
    """
    longest = farthest(policy, lags, gone)
    return tuple(max(0, longest - way(policy, lag)) for lag in lags)


def watches(policy: Policy) -> range:
    """Return at which ms after the paint a far seat says that it has not pressed."""
    return range(policy.grid_first, policy.grid_last + 1, policy.grid_step)
