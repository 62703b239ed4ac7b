"""The session of one page: what its messages do, and why they are refused."""

import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, get_args

import msgspec

from firsthand.errors import FirsthandError
from firsthand.room import messages as m
from firsthand.room.refusals import RefusalKind, kind_of
from firsthand.room.seats.names import guest
from firsthand.sentences import Sentence, say
from firsthand.shell import wire
from firsthand.shell.bucket import Bucket
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.connection import Connection, State
from firsthand.shell.drafting import Counter, Drafts
from firsthand.shell.playback import Playback
from firsthand.shell.registry import Registry
from firsthand.shell.rule_messages import Count, Draft, ListOptions, StopCount, TryRules

if TYPE_CHECKING:
    from firsthand.shell.clock import Alarm
    from firsthand.shell.limits import RateKind

MESSAGE_MOST = 4096
BURST, RATE = 200, 100
"""Messages at once, and a second, that no hand could exceed."""

PATIENCE = 2000
"""How many messages too many end a connection."""

UNREADABLE = (msgspec.DecodeError, RecursionError)
"""What reading a message may raise; the latter when it is nested a thousand deep."""

CHANGES = (
    wire.Join,
    *(m.Leave, m.Propose, m.Settle, m.Rename, m.Handicap, m.AddSeat, m.RemoveSeat, m.SeatBot),
    *(m.FreeSeat, m.PassHost, m.Kick, m.ObjectTo, m.VoteOut, m.Spare),
)
"""What changes seats or settings, for everyone at a table to be sent."""

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[wire.Request] = msgspec.json.Decoder(wire.Request)
TAGS = {kind.__struct_config__.tag for kind in get_args(wire.Request)}


class NetworkControl(Protocol):
    """What a page of this machine may do about who reaches the server."""

    def set(self, opens: bool | None) -> wire.Network:  # noqa: FBT001 - it is the message's field
        """Open the home network or close it, or with None do neither; return how it is then."""

    def use(self, address: str, answer: Callable[[wire.AddressTried | wire.Network], None]) -> None:
        """Try an address on the internet, and answer with what came of it.

        Raises a `FirsthandError` for a text that is no address.
        """


class Kind(msgspec.Struct):
    """The tag of a message."""

    type: str = ""


class Session:
    """What comes in over one connection, from its hello to its end.

    A frame is taken in the callback that brings its bytes. Each message has an effect or is refused
    with a reason; a refusal ends nothing. A page of this machine has the ``network`` to open.
    """

    def __init__(
        self,
        connection: Connection,
        registry: Registry,
        catalogue: Catalogue,
        *,
        home: str = "",
        network: NetworkControl | None = None,
        counter: Counter | None = None,
    ) -> None:
        self.connection = connection
        self._home = home
        self._network = network
        self._registry = registry
        self._catalogue = catalogue
        self._hidden = False
        self._visibility: Alarm | None = None
        self._playback: Playback | None = None
        self._bucket = Bucket(BURST, RATE)
        self._flooded = 0
        self._drafts = Drafts(connection.number, connection.send, counter)

    def refuse(self, what: str, kind: RefusalKind, reason: Sentence) -> None:
        """Answer a message that has no effect."""
        self.connection.send(wire.Refused(what, kind, reason))

    def text(self, data: bytes) -> bool:
        """Take in a text frame, and return whether to go on listening."""
        self.connection.count(len(data))
        new = self.connection.state is State.NEW
        goes_on = self._take(data)
        if new and self.connection.state is State.GREETED:
            self.connection.measure()
        return goes_on

    def _take(self, data: bytes) -> bool:
        if not self._allowed():
            return self._flooded < PATIENCE
        if len(data) > MESSAGE_MOST:
            long = say("refusal-oversized", most=MESSAGE_MOST, n=len(data))
            self.refuse("", "oversized", long)
            return True
        try:
            request = decoder.decode(data)
        except UNREADABLE as error:
            self.refuse(_kind(data), "malformed", say("refusal-other", text=str(error)))
            return True
        self._heed(request)
        return True

    def binary(self) -> bool:
        """Take in a binary frame, and return whether to go on listening."""
        if not self._allowed():
            return self._flooded < PATIENCE
        self.refuse("", "malformed", say("refusal-binary"))
        return True

    def counted(self) -> bool:
        """Take in a frame that says nothing, and return whether to go on listening.

        It is a PING, or a part of a message.
        """
        return self._allowed() or self._flooded < PATIENCE

    def pong(self, nonce: bytes) -> bool:
        """Take in a PONG frame, and return whether to go on listening.

        The room hears of the round trip. A page at no table is sent it as the figures of its line.
        """
        ponged = self.connection.pong(nonce)
        if ponged is None:
            return self._allowed() or self._flooded < PATIENCE
        if not self._registry.note(ponged) and ponged.tells:
            figures = wire.Line(
                rtt=ponged.rtt, jitter=0, clamped=0, slaps=0, measured=True, probation=False
            )
            self.connection.send(figures)
        return True

    def note_bad_frame(self) -> None:
        """Note bytes that are no frame, or one that is too long."""
        self._registry.limits.notes.add("frames")

    def end(self) -> None:
        """The connection is gone; its seat is kept."""
        if self._visibility is not None:
            self._visibility.cancel()
        self._end_playback()
        self._drafts.end()
        self._registry.close(self.connection.number)

    def _allowed(self) -> bool:
        allowed = self._bucket.take(self._registry.clock.now())
        # A flood ends with a pause, not with the one message that a slow drip lets through.
        if self._bucket.left > BURST / 2:
            self._flooded = 0
        if not allowed:
            self._flooded += 1
            if self._flooded == 1:
                self.refuse("", "flood", say("refusal-flood", rate=RATE))
        return allowed

    def _heed(self, request: wire.Request) -> None:
        what = str(request.__struct_config__.tag)
        try:
            self._do(request, what)
        except FirsthandError as error:
            self.refuse(what, kind_of(error), error.sentence)
        except Exception:
            # Not the request itself: it may hold the key of a seat.
            number = self.connection.number
            known = {"connection": number}
            log.exception("connection %s could not be answered: %s", number, what, extra=known)
            self.refuse(what, "fault", say("refusal-fault"))

    def _do(self, request: wire.Request, what: str) -> None:
        match request:
            case wire.Hello():
                self._greet(request)
            case _ if self.connection.state is State.NEW:
                self.refuse(what, "no_hello", say("refusal-no-hello"))
            case wire.Visibility(hidden):
                self._hidden = hidden
                self._show_or_hide()
            case _:
                self._limit(request)
                self._serve(request, what)

    def _limit(self, request: wire.Later) -> None:
        """Raise `TooMuch` where an address changes seats, settings or rules too often."""
        if isinstance(request, CHANGES):
            kind: RateKind = "proposals" if isinstance(request, m.Propose) else "changes"
            self._registry.limits.take(kind, self.connection.address)

    def _serve(self, request: wire.Later, what: str) -> None:
        match request:
            case wire.Open() | wire.Create():
                self._end_playback()
                self._registry.open(self._catalogue.set_up(request), self.connection)
                self._report_hidden()
            case wire.Peek(code):
                self.connection.send(self._registry.peek(code, self.connection.address))
            case wire.Join():
                self._end_playback()
                refusal = self._registry.join(request, self.connection)
                if refusal is not None:
                    self.refuse(what, *refusal)
                self._report_hidden()
            case wire.Leave() if self._playback is not None:
                self._end_playback()
                self.connection.send(wire.Gone())
            case wire.OpenNetwork(opens):
                self._open_network(opens)
            case wire.UseAddress(address):
                self._use_address(address)
            case ListOptions() | Draft() | TryRules() | Count() | StopCount():
                self._drafts.take(request, self._may_count)
            case _:
                if not self._registry.say(self.connection.number, request):
                    self.refuse(what, "no_table", say("refusal-no-table"))

    def _greet(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            versions = say("refusal-protocol", page=hello.protocol, server=wire.PROTOCOL)
            self.refuse("hello", "protocol", versions)
            return
        if self.connection.state is not State.NEW:
            self.refuse("hello", "twice", say("refusal-twice"))
            return
        self.connection.reach(State.GREETED)
        name = guest(frozenset(), secrets.randbits(16))
        offered = msgspec.structs.replace(self._catalogue.welcome, home=self._home, name=name)
        self.connection.send(offered)
        self._send_network()
        if hello.key:
            self.connection.keys.add(hello.key)
            if not self._registry.back(hello, self.connection):
                self.connection.send(self._registry.why_lost(hello.key))
        self._report_hidden()
        if not hello.key:
            self._begin_playback()

    def _may_count(self) -> bool:
        """Return whether this is a page of this machine, or of the host of a table."""
        return self._network is not None or self._registry.is_host(self.connection.number)

    def _open_network(self, opens: bool) -> None:  # noqa: FBT001  # it is the message's field
        network = self._network
        if network is None:
            self.refuse("open_network", "not_yours", say("refusal-network-elsewhere"))
            return
        self.connection.send(network.set(opens))

    def _use_address(self, address: str) -> None:
        if self._network is None:
            self.refuse("use_address", "not_yours", say("refusal-network-elsewhere"))
            return
        self._network.use(address, self.connection.send)

    def _send_network(self) -> None:
        if self._network is not None:
            self.connection.send(self._network.set(None))

    def _begin_playback(self) -> None:
        recording, clock = self._catalogue.recording, self._registry.clock
        if recording is not None:
            self._playback = Playback(recording, self._catalogue.speed, clock, self.connection.send)
            self._playback.begin()

    def _end_playback(self) -> None:
        if self._playback is not None:
            self._playback.end()
            self._playback = None

    def _show_or_hide(self) -> None:
        """Pass on whether the page is hidden: at once, or as it is when the address may again."""
        if self._visibility is not None:
            return
        limits, clock, address = (
            self._registry.limits,
            self._registry.clock,
            self.connection.address,
        )
        wait = limits.wait("changes", address)
        if wait:
            limits.notes.add("changes")
            self._visibility = clock.wake(clock.now() + wait, self._show_or_hide_again)
            return
        limits.spend("changes", address)
        self._registry.say(self.connection.number, wire.Visibility(self._hidden))

    def _show_or_hide_again(self) -> None:
        self._visibility = None
        self._show_or_hide()

    def _report_hidden(self) -> None:
        if self._hidden:
            self._registry.say(self.connection.number, wire.Visibility(hidden=True))


def _kind(data: bytes) -> str:
    """Return the tag of a malformed message, empty where it has none that is known."""
    try:
        kind = msgspec.json.decode(data, type=Kind).type
    except UNREADABLE:
        return ""
    return kind if kind in TAGS else ""
