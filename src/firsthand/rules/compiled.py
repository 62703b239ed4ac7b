"""A rule set as the law reads it: small whole numbers."""

from typing import TYPE_CHECKING, Any

from firsthand.cards import RANKS
from firsthand.law import types as law
from firsthand.rules.options import Challenge, End, Penalty, Slap

if TYPE_CHECKING:
    from firsthand.rules.rules import Rules


def _place(choices: type[Any], word: str) -> int:
    return int(choices[word.upper()])


def _or_never(value: int | None) -> int:
    return law.NEVER if value is None else value


def _challenges(challenge: Challenge) -> law.Challenges:
    tries = 0
    for word, count in challenge.tries:
        tries |= count << 4 * RANKS.get(word, 0)
    return law.Challenges(
        tries,
        sum(1 << RANKS[word] for word in challenge.cancel_ranks),
        _place(law.OnEmpty, challenge.on_empty),
        _place(law.During, challenge.slaps),
    )


def _slaps(slap: Slap) -> law.Slaps:
    return law.Slaps(
        any=int(bool(slap.patterns)),
        flipper=int(slap.flipper_allowed),
        ignore_empty=int(slap.empty_pile == "ignore"),
        grace=slap.late_grace_ms,
        lockout=slap.lockout_ms,
        lockout_cards=slap.lockout_cards,
        lockout_pile=int(slap.lockout_until == "pile"),
        once=int(slap.once_per_card),
        gesture=int(slap.gesture is not None),
        bare_is_false=int(slap.without_gesture == "bad"),
    )


def _penalty(penalty: Penalty) -> law.Penalty:
    return law.Penalty(
        enabled=int(penalty.enabled),
        cards=penalty.count,
        to=_place(law.To, penalty.to),
        eliminates=int(penalty.when_empty == "eliminate"),
        locks=int(penalty.when_empty == "lockout"),
        out_at=penalty.out_at,
    )


def _ending(end: End) -> law.Ending:
    return law.Ending(
        lone_wins=int(end.lone_holder == "wins"),
        dead_draws=int(end.dead_pile == "draw"),
        window=end.window_ms,
        level_draws=int(end.level == "draw"),
        flips=_or_never(end.flips),
    )


def compiled(rules: "Rules") -> law.Law:
    """Return a rule set as the small ints that the law reads."""
    lead, comeback = rules.lead, rules.comeback
    return law.Law(
        challenges=_challenges(rules.challenge),
        slaps=_slaps(rules.slap),
        penalty=_penalty(rules.penalty),
        leads=law.Leads(
            _place(law.Leader, lead.after_challenge), _place(law.Leader, lead.after_slap)
        ),
        comeback=law.Comeback(
            _or_never(comeback.limit), _place(law.Until, comeback.until), int(comeback.answering)
        ),
        tie=law.Tie(rules.tie.window_ms, _place(law.TieTo, rules.tie.goes_to)),
        ending=_ending(rules.end),
        collect=_or_never(rules.collect.window_ms),
        timeout=_or_never(rules.turn.timeout_ms),
        last_jack=int(rules.bonus.last_jack == "auto_win"),
    )
