"""The verdict: a pure function of what is known of a race."""

from math import ceil

from firsthand.judge.credit import allowance, credited
from firsthand.judge.policy import Policy
from firsthand.judge.race import NOBODY, Credit, Final, Race, Wait


def judge(policy: Policy, race: Race, now: float) -> Wait | Final:
    """Return who takes the pile, or until when a faster hand could still arrive.

    The race has at least one hand, flip or deadline. The verdict reads no clock: the same race
    and ``now`` give the same evidence.
    """
    raise NotImplementedError


_ = (ceil, allowance, credited, NOBODY, Credit)
