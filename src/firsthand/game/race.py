"""A race for the pile: hands on it are judged one by one, then against each other."""

from firsthand.actions import Hand, Slap, Stray
from firsthand.dice import draw
from firsthand.errors import Illegal, NoSlaps, NoSuchSeat, Out
from firsthand.events import Verdict
from firsthand.game.play import Play
from firsthand.game.state import clock, latest, slappable
from firsthand.law import slaps
from firsthand.law.seats import bit
from firsthand.law.types import NEVER, NOBODY, Judged, Taken, TieTo

PLAIN: dict[int, Verdict] = {
    Judged.VOID: "void",
    Judged.LATE: "late",
    Judged.IGNORED: "ignored",
    Judged.REFUSED: "rejected",
}


def touch(play: Play, seat: int, at: int) -> slaps.Touch:
    """Return the facts about one hand that came down at ``at`` ms of play."""
    table = play.table
    fine = table.fines[seat]
    flipper = table.recent[0] if table.recent else -1
    return slaps.Touch(
        playing=int(not table.out[seat]),
        frozen=int(table.frozen_at >= 0),
        slappable=int(slappable(play.state)),
        size=table.size,
        flipper=int(flipper == seat and bool(table.pile)),
        gestured=int(table.gestured[seat]),
        since_flip=NEVER if table.flipped_at < 0 else max(0, at - table.flipped_at),
        since_taken=NEVER if table.taken_at < 0 else max(0, at - table.taken_at),
        since_fine=NEVER if fine is None else max(0, at - fine.at),
        cards_since_fine=table.flips - (0 if fine is None else fine.flips),
        beat=table.beats[flipper] if table.pile and flipper >= 0 else 0,
    )


def judged(play: Play, hand: Hand) -> int:
    """Return what a hand is by itself."""
    return slaps.judged(play.law, touch(play, hand.seat, _played(play, hand)))


def _played(play: Play, hand: Hand) -> int:
    return clock(play.table, hand.at)


def slap(play: Play, action: Slap) -> None:
    """Judge a race (E-21 to E-23, E-33 to E-35, S-14 to S-20)."""
    _refuse_nonsense(play, action)
    below = {seat: place for place, seat in enumerate(action.order)}
    hands = sorted(
        action.hands, key=lambda hand: (below.get(hand.seat, len(action.hands)), hand.at)
    )
    while hands:
        hand = hands[0]
        verdict = judged(play, hand)
        if verdict == Judged.VALID:
            valid = [hand for hand in hands if judged(play, hand) == Judged.VALID]
            others = [hand for hand in hands if hand not in valid]
            award(play, valid, ordered=bool(action.order))
            hands = others
            continue
        hands = hands[1:]
        if play.table.over:
            play.slapped(hand.seat, "rejected", _played(play, hand))
        elif verdict == Judged.FALSE:
            false(play, hand)
        else:
            play.slapped(hand.seat, PLAIN[verdict], _played(play, hand))


def _refuse_nonsense(play: Play, action: Slap) -> None:
    seats = [hand.seat for hand in action.hands]
    if not seats or len(set(seats)) != len(seats) or not set(action.order) <= set(seats):
        raise NoSuchSeat(seats[0] if seats else -1, "a race needs hands, each seat once")
    refused = [seat for seat in seats if judged(play, Hand(seat, play.at)) == Judged.REFUSED]
    if refused == seats:
        raise _refusal(play, seats[0])


def _refusal(play: Play, seat: int) -> Illegal:
    if play.state.rules.slap_free:
        return NoSlaps(seat, "nothing is slapped under these rules")
    return Out(seat, "you are out of this game")


def award(play: Play, valid: list[Hand], *, ordered: bool) -> None:
    """Give the pile to the first valid hand, or by the tie rule; the others have lost."""
    first = valid[0]
    tied = [hand.seat for hand in valid if hand.at - first.at <= play.law.tie.window]
    winner, drawn = first.seat, False
    if len(tied) > 1 and not ordered:
        drawn = play.law.tie.to == TieTo.RANDOM
        winner = tie_winner(play, tied, first.seat)
    for hand in valid:
        verdict: Verdict = "won" if hand.seat == winner else "lost"
        play.slapped(hand.seat, verdict, _played(play, hand))
    slapped = winner in [hand.seat for hand in valid]
    if not slapped:
        play.slapped(winner, "awarded", _played(play, first))
    play.take(winner, Taken.SLAP if slapped else Taken.TIE, drawn=drawn)
    play.settle()


def tie_winner(play: Play, tied: list[int], first: int) -> int:
    """Return who takes a pile on which several hands fell together (S-20, A-21)."""
    among = sum(bit(seat) for seat in tied)
    number, _ = draw(play.state.dice, len(tied))
    return slaps.tie_winner(play.law, play.flow, among, first, latest(play.table), number)


def stray(play: Play, action: Stray) -> None:
    """Judge a hand by itself that was meant for an earlier card (E-33, A-20)."""
    if not NOBODY <= action.flipper < play.table.seats:
        raise NoSuchSeat(action.seat, f"there is no seat {action.flipper} that turned a card")
    hand = Hand(action.seat, action.at)
    verdict = judged(play, hand)
    if verdict == Judged.REFUSED:
        raise _refusal(play, hand.seat)
    if action.late:
        play.slapped(hand.seat, "late", _played(play, hand))
    elif verdict in (Judged.VALID, Judged.FALSE):
        false(play, hand, flipper=action.flipper)
    else:
        play.slapped(hand.seat, PLAIN[verdict], _played(play, hand))


def false(play: Play, hand: Hand, *, flipper: int = NOBODY) -> None:
    """Judge a hand with nothing under it: it is fined, unless it already was on this card."""
    fine = play.table.fines[hand.seat]
    table = play.table
    again = fine is not None and (fine.flips, fine.piles) == (table.flips, table.piles)
    play.slapped(hand.seat, "bad", _played(play, hand))
    if not slaps.excused(play.law, int(again)):
        play.fine(hand.seat, "false_slap", flipper=flipper)
