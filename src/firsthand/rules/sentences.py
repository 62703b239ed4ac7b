"""What each option means in plain English, by topic: the rule sheet is made of nothing else.

Each section yields pairs of a topic and a sentence; the topic ties a sentence of one rule set to
that of another. An option that changes nothing under the other options is passed over.
"""

from collections import Counter
from collections.abc import Iterator

from firsthand.rules import wording as w
from firsthand.rules.english import (
    card_name,
    counted,
    duration,
    listed,
    number,
    rank,
    sentence,
    times,
)
from firsthand.rules.rules import Rules

Sentences = Iterator[tuple[str, str]]

LATEST = "the last other player to flip who is still in"
"""Whom a false slap may pay (A-22, A-23)."""

HAPPY = "three to six"
"""With how many players Ratscrew is at its best (E-06)."""


def chosen(rules: Rules, option: str) -> str:
    """Return the words for what an option says."""
    section, _, name = option.partition(".")
    return w.CHOICES[option][getattr(getattr(rules, section), name)]


def players(rules: Rules) -> Sentences:
    """Who may play (E-04, E-06, S-02, S-37)."""
    least, most = number(rules.seats.min), rules.seats.max
    if most is None:
        yield "players", f"For {least} or more players."
    elif most == rules.seats.min:
        yield "players", f"For {least} players exactly."
    else:
        yield "players", f"For {least} to {number(most)} players."
    if rules.challenge.tries and rules.slap.patterns:
        yield "advice", f"It is best with {HAPPY}."
    elif "rank:J" in rules.slap.patterns and (most is None or most > 4) and rules.pack.decks < 3:
        one = "For five or six, two packs are better."
        yield "advice", one if rules.pack.decks == 1 else "It is meant for five or six."


def pack(rules: Rules) -> Sentences:
    """The cards and the deal (E-05 to E-12, S-03 to S-09)."""
    decks, jokers = rules.pack.decks, rules.pack.jokers
    cards = "one pack of 52 cards" if decks == 1 else f"{number(decks)} packs shuffled together"
    extra = f"with {counted(jokers, 'joker')}" if jokers else "without jokers"
    whole = rules.cards + len(rules.pack.without)
    total = "" if (decks, jokers) == (1, 0) else f": {whole} cards in all"
    yield "pack", f"Play with {cards}, {extra}{total}."
    if rules.pack.without:
        yield "without", f"Take out {taken_out(rules)}: {rules.cards} cards are left."
    if jokers:
        yield from joker(rules)
    yield "dealer", dealer(rules)
    yield "deal", chosen(rules, "deal.remainder")
    yield "hidden", w.HIDDEN


def dealer(rules: Rules) -> str:
    """Say who deals first (S-05)."""
    jokers = rules.pack.jokers and rules.deal.dealer == "cut"
    return w.CUT_WITH_JOKERS if jokers else chosen(rules, "deal.dealer")


def taken_out(rules: Rules) -> str:
    """Name the cards that are taken out before the deal."""
    copies = Counter(rules.pack.without)
    return listed(
        [
            card_name(word) if number_of == 1 else f"{card_name(word)} {times(number_of)}"
            for word, number_of in copies.items()
        ]
    )


def joker(rules: Rules) -> Sentences:
    """Say what a joker is, and what it matches (A-36)."""
    plain = "joker" not in rules.slap.patterns and "joker" not in dict(rules.challenge.tries)
    doubles = any(rule.name == "double" for rule in (*rules.slap_rules, *rules.comeback_rules))
    says = ["is a plain card"] if plain else []
    if not rules.slap_free:
        says.append(w.JOKER_DOUBLE if doubles else w.JOKER_ALONE)
    if says:
        yield "jokers", f"A joker {listed(says)}."


def turns(rules: Rules) -> Sentences:
    """Flipping (E-13 to E-15, S-10 to S-13, S-33)."""
    yield "first", w.FIRST
    yield "flip", w.FLIP
    if rules.turn.timeout_ms is not None:
        yield "timeout", f"After {duration(rules.turn.timeout_ms)} your card turns itself."
    yield "out of turn", chosen(rules, "turn.out_of_turn")
    yield "drop", chosen(rules, "turn.drop")


def challenges(rules: Rules) -> Sentences:
    """Face cards and aces (E-16 to E-20, A-07 to A-14, A-86)."""
    if not rules.challenge.tries:
        yield "challenge", w.NO_CHALLENGE
        return
    each = [
        f"{rank(word)}{'' if place else ' gives'} {counted(tries, 'try')}"
        for place, (word, tries) in enumerate(
            sorted(rules.challenge.tries, key=lambda pair: pair[1])
        )
    ]
    yield "challenge", f"Some cards challenge the next player: {listed(each)}."
    yield "answer", w.ANSWER
    yield "dry", chosen(rules, "challenge.on_empty")
    if not rules.comeback.answering:
        yield "answering", w.IN_VAIN
    if rules.challenge.cancel_ranks:
        words = [rank(word) for word in rules.challenge.cancel_ranks]
        yield "cancel", sentence(f"{listed(words, 'or')} ends a challenge, and the turn passes on.")
    if rules.slap.patterns:
        yield "challenge slaps", chosen(rules, "challenge.slaps")
    yield "collect", waiting(rules.collect.window_ms)
    yield "challenge lead", chosen(rules, "lead.after_challenge")


def waiting(window: int | None) -> str:
    """Say how long a lost pile waits (A-10)."""
    if window == 0:
        return "The challenger gets a lost pile at once."
    if window is None:
        return "A lost pile lies there until the challenger takes it; nobody flips meanwhile."
    return (
        f"A lost pile waits for {duration(window)} before the challenger gets it, unless they take "
        "it sooner; nobody flips meanwhile."
    )


def slaps(rules: Rules) -> Sentences:
    """What may be slapped, and by whom (E-21 to E-32, S-14, S-34, S-35)."""
    if rules.slap_free:
        yield "slaps", "Nothing is slapped."
        return
    yield "slaps", w.FIRST_HAND
    for rule in rules.slap_rules:
        yield rule.name, f"{rule.title}: {rule.sentence}"
    yield "covered", w.COVERED
    yield "flipper", who_may_slap(rules)
    if rules.slap.gesture is not None:
        word = rules.slap.gesture.removeprefix("word:")
        act = "Salute" if rules.slap.gesture == "salute" else f"Call “{word}”"
        yield "gesture", f"{act} before you slap, and after the newest card was flipped."
        yield "bare", chosen(rules, "slap.without_gesture")
    yield from races(rules)


def who_may_slap(rules: Rules) -> str:
    """Say who may slap; without cards only somebody who is still in (A-13, A-42)."""
    if not rules.slap.flipper_allowed:
        return w.NOT_THE_FLIPPER
    if rules.comeback.limit != 0:
        return w.EVERYONE
    return w.EVERYONE_IN if rules.challenge.tries else w.EVERYONE_WITH_CARDS


def races(rules: Rules) -> Sentences:
    """Hands that land together, or late (E-35, S-19, S-20, A-20, A-21)."""
    yield "lowest", w.LOWEST
    window, grace = rules.tie.window_ms, rules.slap.late_grace_ms
    apart = f"within {duration(window)} of each other" if window else "at the very same moment"
    yield "tie", f"Hands that land {apart} are a tie. {chosen(rules, 'tie.goes_to')}"
    when = f"up to {duration(grace)} after" if grace else "at the very moment"
    yield "late", f"{w.ON_THE_BARE_TABLE} {when} the pile was taken is late, and costs nothing."
    yield "slap lead", chosen(rules, "lead.after_slap")


def fines(rules: Rules) -> Sentences:
    """What a false slap costs (E-33, E-34, S-17, S-18, S-39, S-40)."""
    if rules.slap_free:
        yield from interference(rules)
        return
    if rules.penalty.enabled:
        yield "fine", f"A false slap {price(rules)}"
        if may_banish(rules):
            yield "banished", f"A false slap {banishment(rules)}"
            yield from spared(rules)
        yield "interference", w.SAME_PRICE
    else:
        yield "fine", "A false slap costs nothing."
    yield from false_slaps(rules)


def interference(rules: Rules) -> Sentences:
    """What deliberate interference costs where nothing is slapped (S-29, A-60)."""
    if rules.penalty.enabled:
        yield "interfering", f"Interfering on purpose {price(rules)}"
        if may_banish(rules):
            yield "banished for it", f"Interfering on purpose {banishment(rules)}"
            yield from spared(rules)
        yield "all say so", w.ALL_SAY_SO
    else:
        yield "interfering", "Interfering on purpose costs nothing."


def false_slaps(rules: Rules) -> Sentences:
    """What else concerns a false slap alone (A-19, A-48)."""
    slap = rules.slap
    yield "empty", chosen(rules, "slap.empty_pile")
    if rules.penalty.enabled:
        yield "again", w.PAY_ONCE if slap.once_per_card else w.PAY_ALWAYS
    elif slap.lockout_ms:
        yield "again", w.WAIT_ONCE if slap.once_per_card else w.WAIT_ALWAYS
    if slap.lockout_ms:
        yield "lockout", f"{w.LOCKED} for {duration(slap.lockout_ms)}."
    if slap.lockout_until:
        lost = rules.penalty.enabled and rules.penalty.to == "lose_pile"
        but = "; the pile that it loses does not count" if lost else ""
        yield "lockout pile", f"{w.LOCKED} until a pile is taken{but}."
    if slap.lockout_cards:
        cards = counted(slap.lockout_cards, "more card")
        have = "has" if slap.lockout_cards == 1 else "have"
        yield "lockout cards", f"{w.LOCKED} until {cards} {have} been flipped."


def price(rules: Rules) -> str:
    """Say what a penalty is, after "A false slap"."""
    penalty = rules.penalty
    cards = counted(penalty.count, "card")
    if penalty.card == "bottom":
        cards += " from the bottom of your hand"
    have = "" if penalty.count == 1 else "; if you have fewer, all you have"
    match penalty.to:
        case "pile_bottom":
            return f"costs {cards}, face down under the pile{have}."
        case "last_flipper":
            return f"costs {cards}, given face down to {LATEST}, or else to the next player{have}."
        case "each_player":
            rounds = "in turn" if penalty.count == 1 else f"in turn, {times(penalty.count)} round"
            return (
                f"costs {cards} for each other player: face down, one each {rounds}, as far as "
                "your hand goes."
            )
        case _:
            return (
                f"gives the pile to {LATEST}, and costs nothing on the bare table; if none of the "
                f"others still in has flipped, it costs {cards}, face down under the pile{have}."
            )


def may_banish(rules: Rules) -> bool:
    """Tell whether anyone who pays may be out for it: not where nobody is in without cards."""
    return rules.penalty.out_at > 0 or rules.comeback.limit != 0


def spared(rules: Rules) -> Sentences:
    """Say whom a penalty does not put out (A-89)."""
    if rules.challenge.tries and (rules.penalty.out_at or rules.penalty.when_empty != "ignore"):
        yield "spared", w.SPARED


def banishment(rules: Rules) -> str:
    """Say when a penalty puts a player out (S-18, S-39, A-17, A-39)."""
    if rules.penalty.out_at:
        most = counted(rules.penalty.out_at, "card")
        return f"with {most} or fewer in your hand puts you out of the game."
    if rules.penalty.when_empty == "ignore" and rules.penalty.to == "lose_pile":
        return w.PILE_LOST_TOO
    return chosen(rules, "penalty.when_empty")


def piles(rules: Rules) -> Sentences:
    """Where a won pile goes (E-20, S-15, S-36, A-40, A-61)."""
    shuffled = rules.collect.order == "shuffle"
    yield "order", chosen(rules, "collect.shuffle" if shuffled else "collect.order")
    if rules.bonus.last_jack == "auto_win":
        yield "last jack", w.LAST_JACK
        if rules.slap_free:
            yield "slap lead", chosen(rules, "lead.after_slap")


def matches(rules: Rules) -> Sentences:
    """Rounds that make a match (S-26, A-53)."""
    games = counted(rules.match.rounds, "game")
    if rules.match.mode == "best_of":
        yield "match", f"A match is the best of {games}: it is over once nobody can catch up."
    elif rules.match.mode == "first_to":
        yield "match", f"The first to win {games} wins the match."
    elif rules.match.rounds == 1:
        yield "match", "A match is one game."
    else:
        yield "match", f"A match is {games}, and all are played; whoever wins most of them wins it."
    yield "level match", chosen(rules, "match.level")
    yield "next dealer", chosen(rules, "match.dealer")


def manners(rules: Rules) -> Sentences:
    """What is agreed at every table (S-28, S-31, E-43)."""
    yield "agree", w.AGREED
    yield "knocked", w.KNOCKED
    if not rules.slap_free:
        yield "beat", w.BEAT
