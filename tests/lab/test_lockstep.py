"""Games in lockstep: the engine's games to the card, and the published deals."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.bots import temperament
from firsthand.lab.compiling import COMPILES
from firsthand.lab.job import ENDS, Games, Job, played
from firsthand.lab.slapfree import batch, jobs
from firsthand.lab.slapfree.steps import Word, compiled_zeros, zeros
from firsthand.rules import amended, preset
from tests.cases import load

pytestmark = pytest.mark.uncounted

BEGGAR = preset("beggar_my_neighbour")
STEADY = temperament("steady")
JOB = Job(BEGGAR, (STEADY, STEADY), seed=7, first=0, games=60)
DECKS: list[dict[str, Any]] = load("beggar_decks.json")
TRIES = "JQKA"
CAP = 9000
"""More cards than any of the published deals has that end."""


def hand(letters: str) -> list[int]:
    """The rows of a hand, top card first: its courts, the bits of their tries, and its size."""
    courts = [(place, TRIES.index(card)) for place, card in enumerate(letters) if card in TRIES]
    return [
        sum(1 << place for place, _ in courts),
        sum((less & 1) << place for place, less in courts),
        sum((less >> 1) << place for place, less in courts),
        len(letters),
    ]


def outcomes(cap: int) -> list[list[int]]:
    """What the lanes make of the published deals."""
    deals = [hand(deck["hand_a"]) + hand(deck["hand_b"]) for deck in DECKS]
    rows = np.array(deals, np.uint64).T.ravel()
    out = np.zeros((len(DECKS), batch.SCORES + 1), np.int64)
    fields = np.zeros(batch.LANES * batch.FIELDS, np.uint64)
    numbers = np.full(batch.LANES, batch.IDLE)
    batch.play(fields, numbers, rows, 0, len(DECKS), cap, out)
    batch.play(fields, numbers, rows, 0, 0, cap, out)
    return out.tolist()


def test_the_published_deals_go_as_published() -> None:
    assert {deck["first"] for deck in DECKS} == {"A"}
    for deck, (cards, tricks, live, ahead, *_) in zip(DECKS, outcomes(CAP), strict=True):
        if deck["status"] == "loop":
            assert live == 1, deck["name"]
            assert cards >= CAP
        else:
            assert (live, cards, tricks) == (0, deck["cards"], deck["tricks"]), deck["name"]
            assert "AB"[ahead] == deck["winner"]


def same(one: Games, other: Games) -> None:
    for name, ours, theirs in zip(Games._fields, one, other, strict=True):
        assert ours.tolist() == theirs.tolist(), name


def test_the_lanes_play_the_engines_games() -> None:
    """Whole games: with a cap of one card the engine plays every one."""
    same(jobs.played(JOB), jobs.played(JOB, cap=1))


@settings(max_examples=5)
@given(st.permutations((1, 2, 3, 4)), st.integers(0, 2**256 - 1), st.integers(0, 2**33))
def test_other_tries_are_played_as_well(tries: list[int], seed: int, first: int) -> None:
    named = dict(zip("JQ7A", tries, strict=True))
    rules = amended(BEGGAR, {"challenge.tries": named})
    job = JOB._replace(rules=rules, seed=seed, first=first, games=8)
    assert jobs.fits(job)
    same(jobs.played(job), jobs.played(job, cap=1))


@pytest.mark.usefixtures("checked")
def test_the_compiled_law_plays_the_same_games() -> None:
    """All is the same but the time, which the lanes give as it is on average."""
    job = JOB._replace(games=400 if COMPILES else 3)
    ours, theirs = jobs.played(job), played(job)
    same(ours._replace(ms=theirs.ms), theirs)
    if COMPILES:
        assert ours.ms.mean() == pytest.approx(theirs.ms.mean(), rel=0.001)


def test_a_game_is_the_same_in_whatever_job() -> None:
    whole = jobs.played(JOB)
    part = jobs.played(JOB._replace(first=20, games=30))
    same(Games(*(rows[20:50] for rows in whole)), part)


def test_a_deal_whose_dice_must_be_rolled_again_is_left_to_the_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It comes once in some millions of deals, so here the lanes only say that it did."""
    right = jobs.played(JOB._replace(games=3))

    def void(*given: Any) -> None:
        given[-1][:, jobs.VOID] = 1

    monkeypatch.setattr(jobs, "dealt_and_played", void)
    same(jobs.played(JOB._replace(games=3)), right)


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MOST_CARDS", 30)
    games = jobs.played(JOB._replace(games=5), cap=20)
    assert [ENDS[why] for why in games.why] == ["unfinished"] * 5
    assert games.winner.tolist() == [-1] * 5
    assert games.winners.tolist() == games.outs.tolist() == [0] * 5


def test_zeros_are_counted_compiled_as_plain() -> None:
    assert [int(zeros(Word(plane))) for plane in (1, 8, 2**63)] == [0, 3, 63]
    assert callable(compiled_zeros(Word(8)))


@pytest.mark.parametrize(
    "change",
    [
        {"slap.patterns": ["double"], "end.repeat": "off"},
        {"challenge.tries": {}},
        {"challenge.tries": {"A": 5}},
        {"challenge.cancel_ranks": ["10"]},
        {"pack.decks": 2},
        {"collect.order": "reverse"},
        {"lead.after_challenge": "left_of_winner"},
        {"end.flips": 100},
        {"bonus.last_jack": "auto_win"},
    ],
)
def test_other_games_are_not_for_the_lanes(change: dict[str, Any]) -> None:
    assert not jobs.fits(JOB._replace(rules=amended(BEGGAR, change)))


def test_they_are_for_two_of_one_tempo() -> None:
    assert jobs.fits(JOB)
    assert not jobs.fits(JOB._replace(cast=(STEADY,) * 3))
    assert not jobs.fits(JOB._replace(drawn=True))
    assert not jobs.fits(JOB._replace(cast=(STEADY, temperament("sharp"))))
    assert jobs.fits(JOB._replace(cast=(STEADY, replace(STEADY, miss=100))))


@pytest.mark.soak
def test_many_games_are_the_engines() -> None:
    job = JOB._replace(games=5000, seed=2**200)
    same(jobs.played(job), jobs.played(job, cap=1))
