"""A race for the pile: hands on it are judged one by one, then against each other."""

from typing import NamedTuple

from firsthand.actions import Hand, Slap, Stray
from firsthand.dice import draw
from firsthand.errors import Illegal, NoSlaps, NoSuchSeat, Out
from firsthand.events import Verdict
from firsthand.game.fold import again
from firsthand.game.play import Landed, Play
from firsthand.game.state import clock, last_flipper, slappable_by
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
        slappable=int(slappable_by(play.state, seat)),
        size=table.size,
        flipper=int(flipper == seat and bool(table.pile)),
        gestured=int(table.gestured[seat]),
        since_flip=NEVER if table.flipped_at < 0 else max(0, at - table.flipped_at),
        since_taken=NEVER if table.taken_at < 0 else max(0, at - table.taken_at),
        since_fine=NEVER if fine is None else max(0, at - fine.at),
        since_first=NEVER if fine is None else max(0, at - fine.first),
        cards_since_fine=table.flips - (0 if fine is None else fine.flips),
        shut=int(table.locked[seat]),
        beat=table.beats[flipper] if table.pile and flipper >= 0 else 0,
    )


def judged(play: Play, hand: Hand) -> int:
    """Return what a hand is by itself."""
    return slaps.judged(play.law, touch(play, hand.seat, clock(play.table, hand.at)))


def slap(play: Play, action: Slap) -> None:
    """Judge a race (E-21 to E-23, E-33 to E-35, S-14 to S-20).

    Every hand is what it was when it came down, whatever another one has paid since (R-11). Where
    the pile is awarded, what follows from a penalty waits until then.
    """
    _refuse_nonsense(play, action)
    play.behind = _landed(play, action)
    award = _award(play, play.behind, ordered=bool(action.order))
    for hand in tuple(play.behind):
        if not play.behind:
            return
        if award is not None and hand.judged == Judged.VALID:
            _give(play, award)
            return
        if award is not None and hand.seat == award.seat:
            continue
        play.behind.remove(hand)
        if hand.judged == Judged.FALSE:
            false(play, hand, waiting=award is not None)
        else:
            play.slapped(hand.seat, PLAIN[hand.judged], hand.at)


def _landed(play: Play, action: Slap) -> list[Landed]:
    """Return the hands of a race from the first to the last, as everything stands now."""
    below = {seat: place for place, seat in enumerate(action.order)}
    hands = sorted(
        action.hands, key=lambda hand: (below.get(hand.seat, len(action.hands)), hand.at)
    )
    return [play.landed(hand.seat, hand.at, judged(play, hand)) for hand in hands]


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


class Award(NamedTuple):
    """Who takes the pile: ``slapped`` first, with no cards (``comeback``), or by the tie rule.

    ``hands`` are the right ones, ``drawn`` tells that the winner was drawn.
    """

    seat: int
    hands: tuple[Landed, ...]
    slapped: bool
    comeback: bool
    drawn: bool


def _award(play: Play, hands: list[Landed], *, ordered: bool) -> Award | None:
    """Return who takes the pile: the first right hand, or whom the tie rule says (S-20, A-21)."""
    right = tuple(hand for hand in hands if hand.judged == Judged.VALID)
    if not right:
        return None
    first = right[0]
    tied = [hand.seat for hand in right if hand.at - first.at <= play.law.tie.window]
    winner, drawn = first.seat, False
    if len(tied) > 1 and not ordered:
        drawn = play.law.tie.to == TieTo.RANDOM
        winner = tie_winner(play, tied, first.seat)
    held = {hand.seat: hand.held for hand in right}
    return Award(winner, right, winner in held, held.get(winner) == 0, drawn)


def tie_winner(play: Play, tied: list[int], first: int) -> int:
    """Return who takes a pile on which several hands fell together (S-20, A-21)."""
    among = sum(bit(seat) for seat in tied)
    number, _ = draw(play.state.dice, len(tied))
    return slaps.tie_winner(play.law, play.flow, among, first, last_flipper(play.table), number)


def _give(play: Play, award: Award) -> None:
    """Give the pile away; other right hands have lost, and all the rest is late."""
    for hand in award.hands:
        play.slapped(
            hand.seat, "won" if hand.seat == award.seat else "lost", hand.at, held=hand.held
        )
    if not award.slapped:
        play.slapped(award.seat, "awarded", award.hands[0].at, held=award.hands[0].held)
    judged = {award.seat, *(hand.seat for hand in award.hands)}
    play.behind = [hand for hand in play.behind if hand.seat not in judged]
    why = Taken.SLAP if award.slapped else Taken.TIE
    play.take(award.seat, why, drawn=award.drawn, comeback=award.comeback)
    _too_late(play)
    play.settle()


def _too_late(play: Play) -> None:
    """The pile is gone: the hands behind find it so (R-11)."""
    for hand in play.behind:
        out = hand.judged == Judged.REFUSED
        play.slapped(hand.seat, "rejected" if out else "late", hand.at)
    play.behind = []


def stray(play: Play, action: Stray) -> None:
    """Judge a hand by itself that was meant for an earlier card (E-33, A-20)."""
    if not NOBODY <= action.flipper < play.table.seats:
        raise NoSuchSeat(action.seat, f"there is no seat {action.flipper} that turned a card")
    hand = play.landed(action.seat, action.at, judged(play, Hand(action.seat, action.at)))
    if hand.judged == Judged.REFUSED:
        raise _refusal(play, hand.seat)
    if action.late:
        play.slapped(hand.seat, "late", hand.at)
    elif hand.judged in (Judged.VALID, Judged.FALSE):
        false(play, hand, flipper=action.flipper, flips=earlier(play, action.flips))
    else:
        play.slapped(hand.seat, PLAIN[hand.judged], hand.at)


def earlier(play: Play, flips: int) -> int:
    """Return after how many flips the card of a stray lay on top; -1 where it is the newest.

    Where each false slap pays, it does not matter which card it was, and none is named.
    """
    counts = play.law.slaps.once == 1 and 0 <= flips < play.table.flips
    return flips if counts else -1


def false(
    play: Play, hand: Landed, *, flipper: int = NOBODY, flips: int = -1, waiting: bool = False
) -> None:
    """Judge a hand with nothing under it: it is fined, unless it already was on this card.

    The card is the newest, or the one that lay on top after so many ``flips`` (R-9).
    What follows is settled, but not while an award is ``waiting``. Where it loses the pile the
    hands behind it are late, the right ones too (R-11).
    """
    table = play.table
    before = again(table, hand.seat, flips)
    play.slapped(hand.seat, "bad", hand.at, flips=flips)
    if not slaps.excused(play.law, int(before)):
        play.fine(hand, "false_slap", flipper=flipper)
    lost = play.table.piles > table.piles
    if lost:
        _too_late(play)
    if lost or not waiting:
        play.settle()
