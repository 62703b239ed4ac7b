"""When a card is sent to whom, so that all hands see it at one time."""

from collections.abc import Collection, Sequence

from firsthand.judge.policy import Policy
from firsthand.judge.race import Link


def way(policy: Policy, link: Link) -> float:
    """Return how long a card is taken to travel to a seat, in ms: half its least round trip."""
    return min(link.least / 2, policy.ahead) if link.measured and not link.drawn else 0


def farthest(policy: Policy, links: Sequence[Link], gone: Collection[int] = ()) -> float:
    """Return how long a card travels to the farthest seat; onlookers are sent it after that."""
    ways = [way(policy, link) for seat, link in enumerate(links) if seat not in gone]
    return max(ways, default=0)


def offsets(policy: Policy, links: Sequence[Link], gone: Collection[int] = ()) -> tuple[float, ...]:
    """Return how many ms each seat's reveal is held back, so that it arrives when the others' do.

    Seats that are ``gone`` hold nobody up. (JUDGE.md, Reveal.)
    """
    longest = farthest(policy, links, gone)
    return tuple(max(0, longest - way(policy, link)) for link in links)


def watches(policy: Policy) -> range:
    """Return at which ms after the paint a far seat tells that it has not pressed."""
    return range(policy.grid_first, policy.grid_last + 1, policy.grid_step)
