"""When a card is sent to each seat, so that all seats see it at the same time."""

from collections.abc import Collection, Sequence

from firsthand.judge.policy import Policy
from firsthand.judge.race import Lag


def way(policy: Policy, lag: Lag) -> float:
    """Return how long a card is taken to travel to a seat, in ms: half its least round trip."""
    return min(lag.min_rtt / 2, policy.ahead) if lag.measured and not lag.drawn else 0


def ways(policy: Policy, lags: Sequence[Lag]) -> list[float]:
    """Return how long a card is taken to travel to each seat, in ms.

    A far seat may be a second device of somebody near, who is then quick: to see the card early he
    has to react early. While anybody else is quick, a seat is sent it a little earlier at most.
    """
    quick = [seat for seat, lag in enumerate(lags) if lag.quick]
    return [
        min(way(policy, lag), policy.ahead_quick if set(quick) - {seat} else policy.ahead)
        for seat, lag in enumerate(lags)
    ]


def farthest(policy: Policy, lags: Sequence[Lag], gone: Collection[int] = ()) -> float:
    """Return how long a card travels to the farthest seat; onlookers are sent it after that."""
    there = [ms for seat, ms in enumerate(ways(policy, lags)) if seat not in gone]
    return max(there, default=0)


def offsets(policy: Policy, lags: Sequence[Lag], gone: Collection[int] = ()) -> tuple[float, ...]:
    """Return how many ms each seat's reveal is held back, so that it arrives when the others' do.

    Seats that are ``gone`` hold nobody up. (JUDGE.md, Reveal.)
    """
    longest = farthest(policy, lags, gone)
    return tuple(max(0, longest - ms) for ms in ways(policy, lags))


def watches(policy: Policy) -> range:
    """Return at which ms after the paint a far seat says that it has not pressed."""
    return range(policy.grid_first, policy.grid_last + 1, policy.grid_step)
