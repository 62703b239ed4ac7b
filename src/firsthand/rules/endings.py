"""What each option means where cards run out and games end."""

from firsthand.rules.english import duration
from firsthand.rules.rules import Rules
from firsthand.rules.sentences import Sentences
from firsthand.rules.shapes import SlapRule
from firsthand.sentences import Sentence, say


def comebacks(rules: Rules) -> Sentences:
    """Running out of cards (E-36 to E-39, S-21 to S-23, A-13, A-15, A-16, A-25)."""
    comeback, tries = rules.comeback, bool(rules.challenge.tries)
    if comeback.limit == 0:
        yield "dry hand", say("rules-out-unless") if tries else say("rules-out-at-once")
        if comeback.patterns is not None and tries:
            yield from empty_slaps(rules)
        return
    if rules.slap_free and comeback.until not in ("next_turn", "next_pile"):
        yield "dry hand", say("rules-stays-in")
        return
    yield "dry hand", say("rules-passed-over")
    if not rules.slap_free:
        yield "comeback", slapping_in(comeback.limit)
        yield from empty_slaps(rules)
    if tries and (comeback.until != "unlimited" or comeback.limit is not None):
        yield "own challenge", say("rules-own-challenge")
    yield "chance", chance(rules)


def slapping_in(limit: int | None) -> Sentence:
    """Say how often a player without cards may slap back in (A-15)."""
    if limit is None:
        return say("rules-slap-in")
    return say("rules-slap-in-times", n=limit)


def chance(rules: Rules) -> Sentence:
    """Say until when a player may slap back in, and how long a turn waits for it (A-25, R-1)."""
    if rules.comeback.until != "next_turn" or rules.slap_free:
        return say("rules-comeback-until", choice=rules.comeback.until)
    if rules.end.window_ms:
        return say("rules-next-turn-for", time=duration(rules.end.window_ms))
    return say("rules-next-turn-moment")


def empty_slaps(rules: Rules) -> Sentences:
    """Say what may be slapped without cards, where that differs."""
    if rules.comeback.patterns is not None:
        slaps = tuple(quoted(rules, rule) for rule in rules.comeback_rules)
        yield "comeback slaps", say("rules-empty-slaps", slaps=slaps)


def quoted(rules: Rules, rule: SlapRule) -> Sentence:
    """Name a pattern that a hand without cards may slap; explain one that others may not slap."""
    if rule in rules.slap_rules:
        return say("rules-quoted", title=rule.title)
    return say("rules-quoted-when", title=rule.title, when=rule.when)


def endings(rules: Rules) -> Sentences:
    """How a game ends (E-40, E-41, S-24, S-25, A-27 to A-30)."""
    end = rules.end
    yield "win", say("rules-win", n=rules.cards)
    if rules.comeback.limit != 0:
        yield from without_cards(rules)
    if end.time_ms is not None:
        yield "time", say("rules-time-limit", time=duration(end.time_ms))
    if end.flips is not None:
        yield "flips", say("rules-flip-limit", n=end.flips)
    if end.time_ms is not None or end.flips is not None:
        yield "limit", say("rules-paid-first") if rules.challenge.tries else say("rules-nobodys")
        yield "level", say("rules-end-level", choice=end.level)
    if end.repeat == "draw":
        yield "repeat", say("rules-repeat")


def without_cards(rules: Rules) -> Sentences:
    """Say how a game ends where players without cards stay in (A-27, A-28, R-1, R-3)."""
    tries, slaps = bool(rules.challenge.tries), not rules.slap_free
    yield "lone holder", lone_holder(rules)
    nothing = [say("rules-nothing-to-slap")] if slaps else []
    owed = [say("rules-nothing-owed")] if tries else []
    draw, payer = rules.end.dead_pile == "draw", pays_into_the_pile(rules)
    result = "draw" if draw else "payer" if payer else "flipper"
    empty = (say("rules-hands-empty"), *nothing, *owed)
    yield "dead pile", say("rules-dead-pile", all=empty, result=result)
    if slaps:
        yield "last window", last_window(rules)


def lone_holder(rules: Rules) -> Sentence:
    """Say what comes of one player with all the cards but the pile (A-27)."""
    if rules.end.lone_holder == "wins":
        tries = rules.challenge.tries
        return say("rules-lone-wins-challenge") if tries else say("rules-lone-wins")
    return say("rules-lone-plays-on") if rules.slap_free else say("rules-lone-plays-on-slaps")


def last_window(rules: Rules) -> Sentence:
    """Say how long the last chance to slap is open (A-28)."""
    at = "owed" if rules.challenge.tries else "empty"
    if rules.comeback.until == "next_turn":
        at = f"{at}-or-out"
    when = say("rules-window-when", at=at)
    if rules.end.window_ms:
        return say("rules-window", when=when, time=duration(rules.end.window_ms))
    return say("rules-window-moment", when=when)


def pays_into_the_pile(rules: Rules) -> bool:
    """Return whether a hand may pay its last card so that no hand gets it (R-3)."""
    fines = rules.penalty.enabled and rules.penalty.to in ("pile_bottom", "lose_pile")
    return fines or rules.turn.out_of_turn == "burn"
