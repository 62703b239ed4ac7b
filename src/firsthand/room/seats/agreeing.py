"""Agreeing to a deal, and sealing it: no page and no server can choose the cards alone.

All people agree, each with the hash of a nonce; then the list of all that is fixed, and every page
shows its nonce. Nonces and the server's secret are sent to nobody before the game is over.
"""

import re
from math import inf

from firsthand.record import DealList, Device, ListedSeat, Sealing
from firsthand.record.sealing import nonce_hash, server_hash
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder, replace
from firsthand.room.play.dealing import clear, deal
from firsthand.room.play.pausing import watches_bots
from firsthand.room.refusals import Refusal
from firsthand.room.room import Opening, Room, Seat
from firsthand.room.types import Secret
from firsthand.room.views.seated import devices, digest_of, handicaps, kept
from firsthand.sentences import Sentence, say

ANSWER_MS = 5_000
"""How long a page may take to show its nonce."""

DIGITS = re.compile("[0-9a-f]{64}")


def take_secret(step: StepBuilder, secret: Secret) -> None:
    """Take the server's secret for the next deal; one whose hash pages were sent stays."""
    if step.room.secret is not None:
        return
    step.change(secret=secret)
    step.send_seated()
    open_list(step)


def take_answer(step: StepBuilder, message: m.Agree | m.Nonce) -> Refusal:
    """Take in what a page says of the next deal, or return why not."""
    if isinstance(message, m.Agree):
        return agree(step, message)
    return take_nonce(step, message)


def agree(step: StepBuilder, request: m.Agree) -> Refusal:
    """Note that a seat agrees to the next deal; the last one to do so opens the list (E-43)."""
    refusal = game_on(step, request.seat) or other_deal(step.room, request)
    if refusal is not None:
        return refusal
    if step.room.dealt:
        clear(step)
    if step.room.seats[request.seat].nonce_hash != request.nonce_hash:
        for index in seats_of_page(step, request.seat):
            if index == request.seat or step.room.seats[index].agreed:
                step.change_seat(index, nonce_hash=request.nonce_hash, objects=False)
                press(step, index, request.device)
                line = step.room.seats[index].line._replace(step=step_of(request))
                step.change_seat(index, device=request.device, line=line)
        step.send_seated()
        open_list(step)
    return None


def step_of(request: m.Agree) -> float:
    """Return by how many ms the clock of a page steps; one that can't be is not known."""
    clock = request.clock
    return clock if clock is not None and clock >= 0 else inf


def press(step: StepBuilder, seat: int, device: Device) -> None:
    """Note what a seat pressed with, where that is known."""
    if device:
        step.change_seat(seat, latest_device=device)


def game_on(step: StepBuilder, seat: int) -> Refusal:
    """Refuse another game while this one is on.

    The only person at a table of bots need not wait for the end of a game that he is out of.
    """
    if step.room.dealt and not (step.state.table.over or watches_bots(step, seat)):
        return "game_on", say("refusal-game-on")
    return None


def other_deal(room: Room, request: m.Agree) -> Refusal:
    """Return why an agreement to another deal than the next is refused, None for the next."""
    if request.digest != digest_of(room):
        return "other_rules", say("refusal-other-rules")
    if room.secret is None or request.server_hash != server_hash(room.secret.server):
        return "other_deal", say("refusal-other-deal")
    if not DIGITS.fullmatch(request.nonce_hash):
        return "nonce_hash", say("refusal-nonce-hash")
    if room.opening is not None and room.seats[request.seat].nonce_hash != request.nonce_hash:
        return "opened", say("refusal-opened")
    return None


def seats_of_page(step: StepBuilder, seat: int) -> tuple[int, ...]:
    """Return the seats of the page that sits at a seat."""
    seats = step.room.seats
    return tuple(index for index, other in enumerate(seats) if other.key == seats[seat].key)


def undecided(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return seats that have said neither yes nor no to the next deal."""
    return tuple(replace(seat, nonce_hash="", objects=False) for seat in seats)


def withdraw(step: StepBuilder, indexes: tuple[int, ...]) -> None:
    """Take back the agreements of seats whose page is another one now; an open list waits."""
    if not step.room.dealt and step.room.opening is None:
        for index in indexes:
            step.change_seat(index, nonce_hash="")


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


def open_list(step: StepBuilder) -> None:
    """Fix the list once all people have agreed, and ask every page for its nonce."""
    room = step.room
    ready = all(seat.agreed or seat.is_bot for seat in room.seats)
    if room.dealt or room.opening is not None or room.secret is None or not ready:
        return
    nonces = (b"",) * len(room.seats)
    step.change(opening=Opening(list_of(room), step.at + ANSWER_MS, nonces))
    send_list(step, step.conns())
    complete(step)


def send_list(step: StepBuilder, conns: tuple[int, ...]) -> None:
    """Show connections the list that is open, if there is one."""
    opening = step.room.opening
    if opening is not None:
        for conn in conns:
            step.send(conn, m.OpenList(opening.listed))


def take_nonce(step: StepBuilder, shown: m.Nonce) -> Refusal:
    """Take the nonce of a page, which must be the one that it agreed with."""
    opening = step.room.opening
    if opening is None:
        return "not_open", say("refusal-no-list")
    indexes = seats_of_page(step, shown.seat)
    listed = opening.listed
    nonce = bytes.fromhex(shown.nonce) if DIGITS.fullmatch(shown.nonce) else b""
    nonces_hash = nonce_hash(listed.code, listed.game, min(indexes), nonce)
    if nonces_hash != listed.hashes[shown.seat]:
        return "other_nonce", say("refusal-other-nonce")
    nonces = tuple(
        nonce if index in indexes else other for index, other in enumerate(opening.nonces)
    )
    step.change(opening=replace(opening, nonces=nonces))
    complete(step)
    return None


def silent_people(opening: Opening) -> tuple[str, ...]:
    """Return the names of the people whose nonces have not come."""
    seats = zip(opening.listed.seats, opening.nonces, strict=True)
    return tuple(seat.name for seat, nonce in seats if seat.kind == "person" and not nonce)


def complete(step: StepBuilder) -> None:
    """Deal if no nonce is missing any more."""
    room = step.room
    opening, secret = room.opening, room.secret
    if opening is None or secret is None or silent_people(opening):
        return
    chosen = secret.chosen if room.chosen and not room.open else None
    sealing = Sealing(
        listed=opening.listed,
        keeping=kept(room),
        server=secret.server,
        nonces=opening.nonces,
        called_off=room.called_off,
        chosen=chosen is not None,
        handicaps=handicaps(room),
        devices=devices(room),
    )
    deal(step, sealing, chosen)


# ---- calling off ----------------------------------------------------------------------------


def lapse_list(step: StepBuilder) -> None:
    """Call the deal off when the time for showing nonces is over."""
    opening = step.room.opening
    if opening is None or step.at < opening.until:
        return
    names = silent_people(opening)
    whose = tuple(say("deal-whose", name=name) for name in names)
    call_off(step, say("deal-no-answer", names=whose, count=len(names)))


def check_list(step: StepBuilder) -> None:
    """Call the deal off when something on the open list is no longer so."""
    opening = step.room.opening
    if opening is None or step.room.closed:
        return
    before, now = opening.listed, list_of(step.room)
    if before == now:
        return
    promised = zip(before.seats, before.hashes, strict=True)
    here = {seat.name for seat in now.seats}
    gone = tuple(
        seat.name
        for seat, promised_hash in promised
        if promised_hash not in now.hashes and seat.name not in here
    )
    objecting = tuple(seat.name for seat in step.room.seats if seat.objects)
    if before.digest != now.digest:
        call_off(step, say("deal-rules"))
    elif objecting:
        call_off(step, say("deal-objected", names=objecting))
    elif gone:
        call_off(step, say("deal-gone", names=gone, count=len(gone)))
    else:
        call_off(step, say("deal-seats"))


def call_off(step: StepBuilder, why: Sentence) -> None:
    """Deal nothing: open the secret, which is not used again, and ask everyone again."""
    room = step.room
    count = room.called_off + 1
    reason = say("deal-off", why=why, n=count)
    server = room.secret.server.hex() if room.secret is not None else ""
    step.send_all(m.CalledOff(room.game, reason, server))
    step.change(
        opening=None, secret=None, called_off=count, called=reason, seats=undecided(room.seats)
    )
