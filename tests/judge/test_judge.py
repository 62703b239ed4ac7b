"""Who was first: the verdict, when it is final, and what ties come to (JUDGE.md)."""

from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.judge import (
    NOBODY,
    Final,
    Hand,
    Lag,
    Move,
    Wait,
    agreed,
    judge,
    marked,
)
from firsthand.rules import amended, preset
from tests.judge.races import BOT, HERE, POLICY, final, race, times, until

TWO = {0: (310.0, 300.0), 1: (290.0, 280.0)}


def test_the_least_credited_reaction_wins() -> None:
    assert final(race(TWO))[:3] == ("slap", 1, "fastest")


def test_order_of_arrival_does_not_matter_beyond_the_tie_band() -> None:
    assert final(race({1: (290, 280), 0: (300, 270)})).winner == 0


def test_evidence_holds_every_hand_by_credited_time() -> None:
    evidence = final(race({2: (500, 420), **TWO})).evidence
    assert times(evidence) == ((1, 280, "claim"), (0, 300, "claim"), (2, 456, "clamped"))
    assert [credit.margin for credit in evidence] == [0, 20, 176]
    late = evidence[2]
    assert (late.claim, late.arrival, late.allowance) == (420, 500, 44)


def test_a_second_press_of_a_seat_changes_nothing() -> None:
    twice = (Hand(0, 1310, 300), Hand(0, 1400, 390), Hand(1, 1320, 315))
    verdict = final(race()._replace(hands=twice))
    assert times(verdict.evidence) == ((0, 300, "claim"), (1, 315, "claim"))


# ---- when it is final -----------------------------------------------------------------------


def test_it_waits_as_long_as_a_faster_hand_could_still_arrive() -> None:
    assert until(race({0: (310, 300)})) == 1000 + 300 + POLICY.band + 44 + 1


def test_a_far_line_is_waited_for_longer() -> None:
    lags = (HERE, Lag(min_rtt=120, high_rtt=130), HERE)
    assert until(race({0: (310, 300)}, lags=lags)) == 1000 + 304 + 164 + 1


def test_a_watermark_as_late_as_the_band_is_as_good_as_a_hand() -> None:
    assert until(race({0: (310, 300)}, watermarks=(-1, 304, 303))) == 1349
    assert final(race({0: (310, 300)}, watermarks=(-1, 304, 304)), now=1311).winner == 0


def test_who_is_gone_is_not_waited_for() -> None:
    assert final(race({0: (310, 300)}, gone=frozenset({1, 2})), now=1311).winner == 0


def test_bots_are_not_waited_for() -> None:
    assert final(race({0: (310, 300)}, lags=(HERE, BOT, BOT)), now=1311).winner == 0


def test_a_bots_hand_that_is_still_to_fall_loses() -> None:
    verdict = final(race({0: (310, 300), 1: (500, 500)}, lags=(HERE, BOT, BOT)), now=1311)
    assert verdict.winner == 0
    assert times(verdict.evidence)[1] == (1, 500, "drawn")


def test_patience_ends() -> None:
    lags = (HERE, Lag(min_rtt=900, high_rtt=900), HERE)
    policy = replace(POLICY, cap=10_000)
    given = race({0: (310, 300)}, lags=lags, gone=frozenset({2}))
    assert until(given, policy=policy) == 1310 + policy.patience
    assert final(given, 1310 + policy.patience, policy).forced
    assert not final(given, policy=policy).forced
    assert not final(race({0: (310, 300)}, gone=frozenset({1, 2})), now=1310).forced


def test_a_flip_that_was_wished_early_does_not_shorten_the_wait() -> None:
    lags = (HERE, Lag(min_rtt=900, high_rtt=900), HERE)
    policy = replace(POLICY, cap=10_000)
    given = race(lags=lags, gone=frozenset({2}), flips=(Move(0, 1_100, 100, 700),))
    assert until(given, policy=policy) == 1_700 + policy.patience


@given(
    st.permutations([0, 1, 2]), st.integers(100, 900), st.integers(0, 500), st.integers(0, 2_000)
)
def test_no_hand_that_comes_after_the_verdict_would_have_changed_it(
    order: list[int], claim: int, later: int, lie: int
) -> None:
    first, second, _ = order
    early = race({first: (claim + 20, claim)})
    now = until(early)
    late = Hand(second, now + later, lie)
    assert final(early._replace(hands=(*early.hands, late)))[:3] == final(early, now)[:3]


# ---- flips and deadlines --------------------------------------------------------------------


def test_an_earlier_flip_beats_the_hands() -> None:
    verdict = final(race({0: (410, 400)}, flips=(Move(1, 1390, 380),)))
    assert verdict[:3] == ("flip", 1, "")
    assert times(verdict.evidence) == ((0, 400, "claim"),)


def test_a_slap_at_the_time_of_a_flip_wins() -> None:
    assert final(race({0: (390, 380)}, flips=(Move(1, 1390, 380),))).by == "slap"


def test_a_flip_waits_for_slaps_that_may_be_on_their_way() -> None:
    given = race(flips=(Move(1, 1390, 380),))
    assert until(given) == 1000 + 380 + 44 + 1


def test_who_flips_has_not_slapped_before() -> None:
    given = race(flips=(Move(1, 1390, 380),), gone=frozenset({0, 2}))
    assert final(given, now=1390).by == "flip"


def test_a_flip_comes_no_sooner_than_the_pace_allows() -> None:
    given = race({0: (510, 500)}, flips=(Move(1, 1390, 380, least=700),))
    assert final(given).by == "slap"


def test_a_deadline_closes_the_race() -> None:
    assert final(race(deadlines=(400,)))[:3] == ("deadline", NOBODY, "")
    assert final(race({0: (410, 401)}, deadlines=(400,))).by == "deadline"
    assert final(race({0: (410, 400)}, deadlines=(400,))).by == "slap"


def test_a_hand_after_the_flip_ties_with_nobody() -> None:
    given = race({0: (390, 380), 2: (391, 382)}, flips=(Move(1, 1391, 381),))
    assert final(given)[:3] == ("slap", 0, "fastest")


# ---- ties -----------------------------------------------------------------------------------

TIED = {0: (310.0, 300.0), 2: (311.0, 303.0)}


@pytest.mark.parametrize(
    ("goes_to", "winner"),
    [("closest_to_next_flipper", 2), ("next_flipper", 2), ("arrival", 0), ("random", 2)],
)
def test_hands_within_the_band_are_a_tie_that_goes_by_the_rule(goes_to: str, winner: int) -> None:
    policy = agreed(amended(preset("ratscrew"), {"tie.goes_to": goes_to}))
    assert final(race(TIED, draw=3), policy=policy)[:3] == ("slap", winner, "tie")


def test_the_next_flipper_takes_a_dead_heat_without_slapping() -> None:
    policy = agreed(preset("slapjack"))
    assert final(race({0: (310, 300), 2: (311, 300)}), policy=policy).winner == 1


def test_a_window_that_the_table_set_is_the_band() -> None:
    rules = amended(preset("slapjack"), {"tie.window_ms": 50})
    given = race({0: (310, 300), 2: (345, 340)})
    assert final(given, policy=agreed(rules))[:3] == ("slap", 1, "tie")
    assert final(given, policy=agreed(preset("slapjack")))[:3] == ("slap", 0, "fastest")


def test_the_lot_falls_on_each_of_the_tied() -> None:
    policy = replace(POLICY, tie_to="random")
    winners = {final(race(TIED, draw=draw), policy=policy).winner for draw in range(4)}
    assert winners == {0, 2}


@given(
    st.dictionaries(
        st.integers(0, 2),
        st.tuples(st.integers(150, 900), st.integers(100, 900)),
        min_size=1,
    )
)
def test_the_verdict_does_not_depend_on_the_order_in_which_hands_are_listed(
    hands: dict[int, tuple[float, float]],
) -> None:
    given = race(hands)
    verdicts = {final(given._replace(hands=order))[:3] for order in permutations(given.hands)}
    assert len(verdicts) == 1


# ---- several seats on one connection --------------------------------------------------------

SHARED = (5, 5, -1)


def test_on_one_connection_presses_are_compared_by_their_stamps_alone() -> None:
    hands = {0: (400.0, 300.0), 1: (340.0, 320.0)}
    assert final(race(hands)).winner == 1
    verdict = final(race(hands, screens=SHARED))
    assert verdict[:3] == ("slap", 0, "fastest")
    assert times(verdict.evidence) == ((0, 320, "clamped"), (1, 320, "claim"))


def test_equal_stamps_on_one_connection_are_a_tie_and_not_the_first_handlers() -> None:
    hands = {0: (330.0, 320.0), 1: (331.0, 320.0)}
    assert final(race(hands, screens=SHARED))[:3] == ("slap", 1, "tie")


def test_one_page_cannot_hurt_who_sits_elsewhere() -> None:
    hands = {0: (400.0, 101.0), 1: (340.0, 320.0), 2: (325.0, 310.0)}
    assert final(race(hands, screens=SHARED)).winner == 2
    assert final(race(hands, screens=(-1, -1, -1))).evidence == final(race(hands)).evidence


def test_seats_of_two_connections_tie_within_the_band() -> None:
    hands = {0: (330.0, 320.0), 2: (331.0, 321.0)}
    assert final(race(hands, screens=SHARED)).reason == "tie"


# ---- a pile that nobody may slap ------------------------------------------------------------


def test_false_hands_are_charged_in_the_order_of_their_times_when_it_is_certain() -> None:
    given = race({0: (310, 300), 1: (500, 470)}, slappable=False)
    assert until(given) == 1000 + 300 + 44 + 1
    verdict = final(given, now=1345)
    assert verdict[:3] == ("dead", NOBODY, "")
    assert times(verdict.evidence) == ((0, 300, "claim"),)
    assert len(final(given).evidence) == 2


def test_nothing_is_charged_where_nobody_slapped() -> None:
    assert final(race(slappable=False), now=1000)[:4] == ("dead", NOBODY, "", ())


# ---- watermarks -----------------------------------------------------------------------------


def test_a_watermark_takes_its_seat_off_the_waiting_from_the_bound_on() -> None:
    verdict = judge(POLICY, race({0: (310, 300)}), 1310)
    assert isinstance(verdict, Wait)
    assert verdict.bound == 304
    known = [judge(POLICY, race({0: (310, 300)}, watermarks=(-1, t, t)), 1310) for t in (303, 304)]
    assert [isinstance(one, Final) for one in known] == [False, True]


def test_a_watermark_only_ever_rises() -> None:
    quiet = marked(race(), seat=1, t=200, now=1250)
    assert list(quiet.watermarks) == [-1, 200, -1]
    assert marked(quiet, seat=1, t=150, now=1260) == quiet


def test_a_watermark_ahead_of_its_arrival_counts_for_nothing() -> None:
    assert marked(race(), seat=1, t=251, now=1250) == race()


def test_a_watermark_after_the_hand_that_it_denies_counts_for_nothing() -> None:
    down = race({1: (310, 300)})
    assert marked(down, seat=1, t=400, now=1450) == down


def test_a_slap_in_the_same_millisecond_as_the_own_watermark_comes_after_it() -> None:
    hand = Hand(0, 1300, 250)
    given = race(watermarks=(300, -1, -1))._replace(hands=(hand,))
    assert final(given).evidence[0].credited == 301


def test_round_one_screen_the_band_is_wider_and_a_ranked_table_excuses_less() -> None:
    rules = preset("ratscrew")
    assert agreed(rules, screen=True).band == POLICY.band_screen
    assert agreed(rules, ranked=True).cap == POLICY.cap_ranked
    wide = amended(preset("slapjack"), {"tie.window_ms": 50})
    assert agreed(wide, screen=True).band == 50
