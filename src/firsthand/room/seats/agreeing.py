"""Agreeing to a deal, and sealing it: no page and no server can choose the cards alone.

All people agree, each with the hash of a nonce; then the list of all that is fixed, and every page
shows its nonce. Nobody is told the nonces or the server's secret before the game is over.
"""

import re

import msgspec

from firsthand.record import DealList, ListedSeat, Sealing
from firsthand.record.sealing import nonce_hash, server_hash
from firsthand.room import messages as m
from firsthand.room.builder import Desk, replace
from firsthand.room.play.dealing import clear, deal
from firsthand.room.play.pausing import watches_bots
from firsthand.room.refusals import Refusal
from firsthand.room.room import Opening, Room, Seat
from firsthand.room.types import Secret
from firsthand.room.views.seated import digest_of, keeping
from firsthand.sentences import Sentence, say

ANSWER_MS = 5_000
"""How long a page may take to show its nonce."""

DIGITS = re.compile("[0-9a-f]{64}")


def draw(desk: Desk, secret: Secret) -> None:
    """Take the server's secret for the next deal; one that pages were told of stays."""
    if desk.room.secret is not None:
        return
    desk.change(secret=secret)
    desk.tell_seated()
    open_list(desk)


def said(desk: Desk, message: m.Agree | m.Nonce) -> Refusal:
    """Take in what a page says of the next deal, or return why not."""
    if isinstance(message, m.Agree):
        return agree(desk, message)
    return take_nonce(desk, message)


def agree(desk: Desk, wish: m.Agree) -> Refusal:
    """Note that a seat agrees to the next deal; the last one to do so opens the list (E-43)."""
    refusal = on(desk, wish.seat) or unfit(desk.room, wish)
    if refusal is not None:
        return refusal
    if desk.room.dealt:
        clear(desk)
    if desk.room.seats[wish.seat].nonce_hash != wish.nonce_hash:
        for place in own(desk, wish.seat):
            if place == wish.seat or desk.room.seats[place].agreed:
                desk.seat(place, nonce_hash=wish.nonce_hash, objects=False)
        desk.tell_seated()
        open_list(desk)
    return None


def on(desk: Desk, seat: int) -> Refusal:
    """Refuse another game while this one is on.

    The only person at a table of bots need not wait for the end of a game that he is out of.
    """
    if desk.room.dealt and not (desk.state.table.over or watches_bots(desk, seat)):
        return "game_on", say("refusal-game-on")
    return None


def unfit(room: Room, wish: m.Agree) -> Refusal:
    """Refuse an agreement to something else than the next deal of this table."""
    if wish.digest != digest_of(room):
        return "other_rules", say("refusal-other-rules")
    if room.secret is None or wish.server_hash != server_hash(room.secret.server):
        return "other_deal", say("refusal-other-deal")
    if not DIGITS.fullmatch(wish.nonce_hash):
        return "nonce_hash", say("refusal-nonce-hash")
    if room.opening is not None and room.seats[wish.seat].nonce_hash != wish.nonce_hash:
        return "opened", say("refusal-opened")
    return None


def own(desk: Desk, seat: int) -> tuple[int, ...]:
    """Return the seats of the page that sits at a seat."""
    seats = desk.room.seats
    return tuple(place for place, other in enumerate(seats) if other.key == seats[seat].key)


def unasked(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return seats that have said neither yes nor no to the next deal."""
    return tuple(replace(seat, nonce_hash="", objects=False) for seat in seats)


def withdraw(desk: Desk, places: tuple[int, ...]) -> None:
    """Take back the agreements of seats whose page is another one now; an open list waits."""
    if not desk.room.dealt and desk.room.opening is None:
        for place in places:
            desk.seat(place, nonce_hash="")


# ---- the list -------------------------------------------------------------------------------


def list_of(room: Room) -> DealList:
    """Return the list of the next deal as it would be now."""
    return DealList(
        code=room.code,
        game=room.game,
        digest=digest_of(room),
        server_hash=server_hash(room.secret.server) if room.secret is not None else "",
        seats=tuple(
            ListedSeat("bot" if seat.is_bot and not seat.agreed else "person", seat.name)
            for seat in room.seats
        ),
        hashes=tuple(seat.nonce_hash for seat in room.seats),
    )


def open_list(desk: Desk) -> None:
    """Fix the list once all people have agreed, and ask every page for its nonce."""
    room = desk.room
    ready = all(seat.agreed or seat.is_bot for seat in room.seats)
    if room.dealt or room.opening is not None or room.secret is None or not ready:
        return
    nonces = (b"",) * len(room.seats)
    desk.change(opening=Opening(list_of(room), desk.at + ANSWER_MS, nonces))
    tell_list(desk, desk.conns())
    complete(desk)


def tell_list(desk: Desk, conns: tuple[int, ...]) -> None:
    """Show connections the list that is open, if there is one."""
    opening = desk.room.opening
    if opening is not None:
        for conn in conns:
            desk.send(conn, m.OpenList(opening.listed))


def take_nonce(desk: Desk, shown: m.Nonce) -> Refusal:
    """Take the nonce of a page, which must be the one that it agreed with."""
    opening = desk.room.opening
    if opening is None:
        return "not_open", say("refusal-no-list")
    places = own(desk, shown.seat)
    listed = opening.listed
    nonce = bytes.fromhex(shown.nonce) if DIGITS.fullmatch(shown.nonce) else b""
    told = nonce_hash(listed.code, listed.game, min(places), nonce)
    if told != listed.hashes[shown.seat]:
        return "other_nonce", say("refusal-other-nonce")
    nonces = tuple(
        nonce if place in places else other for place, other in enumerate(opening.nonces)
    )
    desk.change(opening=replace(opening, nonces=nonces))
    complete(desk)
    return None


def silent(opening: Opening) -> tuple[str, ...]:
    """Return the names of the people whose nonces have not come."""
    seats = zip(opening.listed.seats, opening.nonces, strict=True)
    return tuple(seat.name for seat, nonce in seats if seat.kind == "person" and not nonce)


def complete(desk: Desk) -> None:
    """Deal if no nonce is missing any more."""
    room = desk.room
    opening, secret = room.opening, room.secret
    if opening is None or secret is None or silent(opening):
        return
    chosen = secret.chosen if room.chosen and not room.open else None
    sealing = Sealing(
        listed=opening.listed,
        keeping=msgspec.to_builtins(keeping(room)),
        server=secret.server,
        nonces=opening.nonces,
        called_off=room.called_off,
        chosen=chosen is not None,
    )
    deal(desk, sealing, chosen)


# ---- calling off ----------------------------------------------------------------------------


def lapse(desk: Desk) -> None:
    """Call the deal off when the time for showing nonces is over."""
    opening = desk.room.opening
    if opening is None or desk.at < opening.until:
        return
    names = silent(opening)
    whose = tuple(say("deal-whose", name=name) for name in names)
    call_off(desk, say("deal-no-answer", names=whose, count=len(names)))


def hold(desk: Desk) -> None:
    """Call the deal off when something on the open list is no longer so."""
    opening = desk.room.opening
    if opening is None or desk.room.closed:
        return
    before, now = opening.listed, list_of(desk.room)
    if before == now:
        return
    promised = zip(before.seats, before.hashes, strict=True)
    here = {seat.name for seat in now.seats}
    gone = tuple(
        seat.name for seat, told in promised if told not in now.hashes and seat.name not in here
    )
    objecting = tuple(seat.name for seat in desk.room.seats if seat.objects)
    if before.digest != now.digest:
        call_off(desk, say("deal-rules"))
    elif objecting:
        call_off(desk, say("deal-objected", names=objecting))
    elif gone:
        call_off(desk, say("deal-gone", names=gone, count=len(gone)))
    else:
        call_off(desk, say("deal-seats"))


def call_off(desk: Desk, why: Sentence) -> None:
    """Deal nothing: show the secret, which is not used again, and ask everyone anew."""
    room = desk.room
    count = room.called_off + 1
    reason = say("deal-off", why=why, n=count)
    server = room.secret.server.hex() if room.secret is not None else ""
    desk.tell(m.CalledOff(room.game, reason, server))
    desk.change(
        opening=None, secret=None, called_off=count, called=reason, seats=unasked(room.seats)
    )
