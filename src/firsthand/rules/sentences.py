"""What each option means, by topic: the rule sheet holds nothing else.

Each section yields pairs of a topic and a sentence; the topic ties a sentence of one rule set to
that of another. An option that changes nothing under the other options is passed over.
"""

from collections import Counter
from collections.abc import Iterator

from firsthand.rules.english import card_name, duration, rank
from firsthand.rules.options import TOUCH_MS
from firsthand.rules.rules import Rules
from firsthand.sentences import Sentence, say

Sentences = Iterator[tuple[str, Sentence]]


def players(rules: Rules) -> Sentences:
    """Who may play (E-04, E-06, S-02, S-37)."""
    least, most = rules.seats.min, rules.seats.max
    if most is None:
        yield "players", say("rules-players-or-more", n=least)
    elif most == least:
        yield "players", say("rules-players-exactly", n=least)
    else:
        yield "players", say("rules-players-between", n=least, most=say("count-word", n=most))
    if rules.challenge.tries and rules.slap.patterns:
        yield "advice", say("rules-best-with")
    elif "rank:J" in rules.slap.patterns and (most is None or most > 4) and rules.pack.decks < 3:
        one = rules.pack.decks == 1
        yield "advice", say("rules-two-packs") if one else say("rules-meant-for")


def pack(rules: Rules) -> Sentences:
    """The cards and the deal (E-05 to E-12, S-03 to S-09)."""
    decks, jokers = rules.pack.decks, rules.pack.jokers
    if (decks, jokers) == (1, 0):
        yield "pack", say("rules-pack-plain")
    else:
        with_jokers = say("rules-with-jokers", n=jokers) if jokers else say("rules-without-jokers")
        whole = rules.cards + len(rules.pack.without)
        yield "pack", say("rules-pack", n=decks, jokers=with_jokers, cards=whole)
    if rules.pack.without:
        yield "without", say("rules-without", names=taken_out(rules), n=rules.cards)
    if jokers:
        yield from joker(rules)
    yield "dealer", dealer(rules)
    yield "deal", say("rules-deal-remainder", choice=rules.deal.remainder)
    yield "hidden", say("rules-hidden")


def dealer(rules: Rules) -> Sentence:
    """Say who deals first (S-05)."""
    if rules.pack.jokers and rules.deal.dealer == "cut":
        return say("rules-cut-with-jokers")
    return say("rules-deal-dealer", choice=rules.deal.dealer)


def taken_out(rules: Rules) -> tuple[Sentence, ...]:
    """Name the cards that are taken out before the deal."""
    return tuple(
        card_name(word) if copies == 1 else say("rules-copies", card=card_name(word), n=copies)
        for word, copies in Counter(rules.pack.without).items()
    )


def joker(rules: Rules) -> Sentences:
    """Say what a joker is, and what it matches (A-36)."""
    plain = "joker" not in rules.slap.patterns and "joker" not in dict(rules.challenge.tries)
    doubles = any(rule.name == "double" for rule in (*rules.slap_rules, *rules.comeback_rules))
    says = [say("rules-joker-plain")] if plain else []
    if not rules.slap_free:
        says.append(say("rules-joker-double") if doubles else say("rules-joker-alone"))
    if says:
        yield "jokers", say("rules-joker", says=tuple(says))


def turns(rules: Rules) -> Sentences:
    """Flipping (E-13 to E-15, S-10 to S-13, S-33)."""
    yield "first", say("rules-first")
    yield "flip", say("rules-flip")
    if rules.turn.timeout_ms is not None:
        yield "timeout", say("rules-timeout", time=duration(rules.turn.timeout_ms))
    yield "out of turn", say("rules-turn-out-of-turn", choice=rules.turn.out_of_turn)
    yield "drop", say("rules-turn-drop", choice=rules.turn.drop)


def challenges(rules: Rules) -> Sentences:
    """Face cards and aces (E-16 to E-20, A-07 to A-14, A-86)."""
    challenge = rules.challenge
    if not challenge.tries:
        yield "challenge", say("rules-no-challenge")
        return
    (first, least), *rest = sorted(challenge.tries, key=lambda pair: pair[1])
    each = [say("rules-gives", rank=rank(first), n=least)]
    each += [say("rules-tries", rank=rank(word), n=tries) for word, tries in rest]
    yield "challenge", say("rules-challenge", each=tuple(each))
    yield "answer", say("rules-answer")
    yield "dry", say("rules-challenge-on-empty", choice=challenge.on_empty)
    if not rules.comeback.answering:
        yield "answering", say("rules-in-vain")
    if challenge.cancel_ranks:
        ranks = tuple(say("card-a-rank", rank=rank(word)) for word in challenge.cancel_ranks)
        yield "cancel", say("rules-cancel", ranks=ranks)
    if rules.slap.patterns:
        yield "challenge slaps", say("rules-challenge-slaps", choice=challenge.slaps)
    yield "collect", waiting(rules.collect.window_ms)
    yield "challenge lead", say("rules-lead-after-challenge", choice=rules.lead.after_challenge)


def waiting(window: int | None) -> Sentence:
    """Say how long a lost pile waits (A-10)."""
    if window == 0:
        return say("rules-pile-at-once")
    if window is None:
        return say("rules-pile-lies")
    return say("rules-pile-waits", time=duration(window))


def slaps(rules: Rules) -> Sentences:
    """What may be slapped, and by whom (E-21 to E-32, S-14, S-34, S-35)."""
    if rules.slap_free:
        yield "slaps", say("rules-no-slaps")
        return
    yield "slaps", say("rules-first-hand")
    for rule in rules.slap_rules:
        yield rule.name, say("rules-slap", title=rule.title, when=rule.when)
    yield "covered", say("rules-covered")
    yield "flipper", who_may_slap(rules)
    if rules.slap.gesture is not None:
        word = rules.slap.gesture.removeprefix("word:")
        salute = rules.slap.gesture == "salute"
        yield "gesture", say("rules-salute") if salute else say("rules-call", word=word)
        yield "bare", say("rules-slap-without-gesture", choice=rules.slap.without_gesture)
    yield from races(rules)


def who_may_slap(rules: Rules) -> Sentence:
    """Say who may slap; without cards only somebody who is still in (A-13, A-42)."""
    if not rules.slap.flipper_allowed:
        return say("rules-not-the-flipper")
    if rules.comeback.limit != 0:
        return say("rules-everyone")
    if rules.challenge.tries:
        return say("rules-everyone-in")
    return say("rules-everyone-with-cards")


def races(rules: Rules) -> Sentences:
    """Hands that land together, or late (E-35, S-19, S-20, A-20, A-21)."""
    yield "lowest", say("rules-lowest")
    window, grace = rules.tie.window_ms, rules.slap.late_grace_ms
    apart = say("rules-within", time=duration(window)) if window else say("rules-same-moment")
    taker = say("rules-tie-goes-to", choice=rules.tie.goes_to)
    yield "tie", say("rules-tie", apart=apart, taker=taker)
    if rules.tie.devices == "class":
        yield "devices", say("rules-devices", ms=TOUCH_MS)
    late = say("rules-late", time=duration(grace)) if grace else say("rules-late-moment")
    yield "late", late
    yield "slap lead", say("rules-lead-after-slap", choice=rules.lead.after_slap)


def fines(rules: Rules) -> Sentences:
    """What a false slap costs (E-33, E-34, S-17, S-18, S-39, S-40)."""
    if rules.slap_free:
        yield from interference(rules)
        return
    if rules.penalty.enabled:
        yield "fine", say("rules-fine", price=price(rules))
        if may_banish(rules):
            yield "banished", say("rules-banished", banishment=banishment(rules))
            yield from spared(rules)
        yield "interference", say("rules-same-price")
    else:
        yield "fine", say("rules-fine-free")
    yield from false_slaps(rules)


def interference(rules: Rules) -> Sentences:
    """What deliberate interference costs where nothing is slapped (S-29, A-60)."""
    if rules.penalty.enabled:
        yield "interfering", say("rules-interfering", price=price(rules))
        if may_banish(rules):
            yield "banished for it", say("rules-banished-for-it", banishment=banishment(rules))
            yield from spared(rules)
        yield "all say so", say("rules-all-say-so")
    else:
        yield "interfering", say("rules-interfering-free")


def false_slaps(rules: Rules) -> Sentences:
    """What else concerns a false slap alone (A-19, A-48)."""
    slap = rules.slap
    yield "empty", say("rules-slap-empty-pile", choice=slap.empty_pile)
    if rules.penalty.enabled:
        yield "again", say("rules-pay-once") if slap.once_per_card else say("rules-pay-always")
    elif slap.lockout_ms:
        yield "again", say("rules-wait-once") if slap.once_per_card else say("rules-wait-always")
    if slap.lockout_ms:
        yield "lockout", say("rules-locked", time=duration(slap.lockout_ms))
    if slap.lockout_until:
        lost = rules.penalty.enabled and rules.penalty.to == "lose_pile"
        until = say("rules-locked-pile-lost") if lost else say("rules-locked-pile")
        yield "lockout pile", until
    if slap.lockout_cards:
        yield "lockout cards", say("rules-locked-cards", n=slap.lockout_cards)


def price(rules: Rules) -> Sentence:
    """Say what a penalty is, after "A false slap"."""
    n = rules.penalty.count
    cards = say("rules-fine-cards", card=rules.penalty.card, n=n)
    match rules.penalty.to:
        case "pile_bottom":
            return say("rules-to-pile", cards=cards, n=n)
        case "last_flipper":
            return say("rules-to-flipper", cards=cards, n=n)
        case "each_player":
            return say("rules-to-each", cards=cards, n=n)
        case _:
            return say("rules-to-lose-pile", cards=cards, n=n)


def may_banish(rules: Rules) -> bool:
    """Return whether anyone who pays may be out for it: not where nobody is in without cards."""
    return rules.penalty.out_at > 0 or rules.comeback.limit != 0


def spared(rules: Rules) -> Sentences:
    """Say whom a penalty does not put out (A-89)."""
    if rules.challenge.tries and (rules.penalty.out_at or rules.penalty.when_empty != "ignore"):
        yield "spared", say("rules-spared")


def banishment(rules: Rules) -> Sentence:
    """Say when a penalty puts a player out (S-18, S-39, A-17, A-39)."""
    if rules.penalty.out_at:
        return say("rules-out-at", n=rules.penalty.out_at)
    if rules.penalty.when_empty == "ignore" and rules.penalty.to == "lose_pile":
        return say("rules-pile-lost-too")
    return say("rules-penalty-when-empty", choice=rules.penalty.when_empty)


def piles(rules: Rules) -> Sentences:
    """Where a won pile goes (E-20, S-15, S-36, A-40, A-61)."""
    if rules.collect.order == "shuffle":
        yield "order", say("rules-collect-shuffle", choice=rules.collect.shuffle)
    else:
        yield "order", say("rules-collect-order", choice=rules.collect.order)
    if rules.bonus.last_jack == "auto_win":
        yield "last jack", say("rules-last-jack")
        if rules.slap_free:
            yield "slap lead", say("rules-lead-after-slap", choice=rules.lead.after_slap)


def matches(rules: Rules) -> Sentences:
    """Rounds that make a match (S-26, A-53)."""
    games = rules.match.rounds
    if rules.match.mode == "best_of":
        yield "match", say("rules-best-of", n=games)
    elif rules.match.mode == "first_to":
        yield "match", say("rules-first-to", n=games)
    else:
        yield "match", say("rules-one-game") if games == 1 else say("rules-fixed", n=games)
    yield "level match", say("rules-match-level", choice=rules.match.level)
    yield "next dealer", say("rules-match-dealer", choice=rules.match.dealer)


def manners(rules: Rules) -> Sentences:
    """What is agreed at every table (S-28, S-31, E-43)."""
    yield "agree", say("rules-agreed")
    yield "knocked", say("rules-knocked")
    if not rules.slap_free:
        yield "beat", say("rules-beat")
