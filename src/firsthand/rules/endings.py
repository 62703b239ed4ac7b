"""What each option means where cards run out and games end, in plain English."""

from firsthand.rules import wording as w
from firsthand.rules.english import counted, duration, listed, times
from firsthand.rules.rules import Rules
from firsthand.rules.sentences import Sentences, chosen


def comebacks(rules: Rules) -> Sentences:
    """Running out of cards (E-36 to E-39, S-21 to S-23, A-13, A-15, A-16, A-25)."""
    comeback, tries = rules.comeback, bool(rules.challenge.tries)
    if comeback.limit == 0:
        unless = ", unless your own challenge is open or the pile is owed to you"
        yield "dry hand", f"Without cards you are out at once{unless if tries else ''}."
        if comeback.patterns is not None and tries:
            yield from empty_slaps(rules)
        return
    if rules.slap_free and comeback.until not in ("next_turn", "next_pile"):
        yield "dry hand", w.STAYS_IN
        return
    yield "dry hand", w.PASSED_OVER
    if not rules.slap_free:
        yield "comeback", slapping_in(comeback.limit)
        yield from empty_slaps(rules)
    if tries and (comeback.until != "unlimited" or comeback.limit is not None):
        yield "own challenge", w.OWN_CHALLENGE
    yield "chance", chosen(rules, "comeback.until") + grace(rules)


def slapping_in(limit: int | None) -> str:
    """Say how often a player without cards may slap back in (A-15)."""
    if limit is None:
        return "You may slap back in, as often as you manage to."
    return f"You may slap back in {times(limit)} in a game; after that, no cards means out."


def grace(rules: Rules) -> str:
    """Say how long a turn that comes round waits for a slap, and end the sentence (A-25, R-1)."""
    if rules.comeback.until != "next_turn":
        return ""
    if rules.slap_free:
        return "."
    window = rules.end.window_ms
    time = f"until the next card, for {duration(window)} at most" if window else "that moment only"
    return f"; {w.SOMETHING_TO_SLAP} {time}."


def empty_slaps(rules: Rules) -> Sentences:
    """Say what may be slapped without cards, where that differs."""
    if rules.comeback.patterns is not None:
        yield "comeback slaps", f"{w.EMPTY_SLAPS} {listed(comeback_titles(rules), 'or')}."


def comeback_titles(rules: Rules) -> list[str]:
    """Name what a hand without cards may slap."""
    return [
        f"“{rule.title}”"
        if rule in rules.slap_rules
        else f"“{rule.title}” ({rule.sentence[:1].lower()}{rule.sentence[1:-1]})"
        for rule in rules.comeback_rules
    ]


def endings(rules: Rules) -> Sentences:
    """How a game ends (E-40, E-41, S-24, S-25, A-27 to A-30)."""
    end = rules.end
    yield (
        "win",
        f"Whoever holds all {rules.cards} cards wins the game, and so does the last one in.",
    )
    if rules.comeback.limit != 0:
        yield from without_cards(rules)
    if end.time_ms is not None:
        yield "time", f"After {duration(end.time_ms)} the biggest hand wins."
    if end.flips is not None:
        yield "flips", f"After {counted(end.flips, 'card')} flipped, the biggest hand wins."
    if end.time_ms is not None or end.flips is not None:
        yield "limit", w.PAID_FIRST if rules.challenge.tries else w.NOBODYS
        yield "level", chosen(rules, "end.level")
    if end.repeat == "draw":
        yield "repeat", w.REPEAT


def without_cards(rules: Rules) -> Sentences:
    """Say how a game ends where players without cards stay in (A-27, A-28, R-1, R-3)."""
    tries, slaps = bool(rules.challenge.tries), not rules.slap_free
    if rules.end.lone_holder == "wins":
        rest = w.WAITS_FOR_CHALLENGE if tries else "."
    else:
        rest = ": the others may still slap back in." if slaps else "."
    yield "lone holder", chosen(rules, "end.lone_holder") + rest
    also = ["nothing is there to slap"] * slaps + ["no pile is owed"] * tries
    dead = chosen(rules, "end.dead_pile")
    if rules.end.dead_pile == "last_flipper" and pays_into_the_pile(rules):
        dead += w.PAYER
    yield "dead pile", f"If {listed(['all hands are empty', *also])}, {dead}."
    if slaps:
        window, owed = rules.end.window_ms, " and no pile is owed" if tries else ""
        when = f"when all hands are empty{owed}"
        if rules.comeback.until == "next_turn":
            when += ", or when a player would be out"
        time = f"for {duration(window)}; {w.ANEW}" if window else "for that moment only"
        yield "last window", f"The last chance to slap, {when}, is open {time}."


def pays_into_the_pile(rules: Rules) -> bool:
    """Tell whether a hand may pay its last card so that no hand gets it (R-3)."""
    fines = rules.penalty.enabled and rules.penalty.to in ("pile_bottom", "lose_pile")
    return fines or rules.turn.out_of_turn == "burn"
