"""A game to be played from Python: what a player may ask, and what everyone sees."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from firsthand import actions as a
from firsthand.bots.bot import slaps
from firsthand.bots.intent import PACE
from firsthand.dice import SEED_BITS
from firsthand.errors import Illegal, Malformed, RulesError
from firsthand.events import AnyEvent
from firsthand.game import State, apply, deadline
from firsthand.game import legal as legal_kinds
from firsthand.game import refusal as refused
from firsthand.library.describing import described
from firsthand.library.laying import laid
from firsthand.library.seats import Seat, seated
from firsthand.library.verdict import Ruling, ruling
from firsthand.notation import parse_action
from firsthand.record import Entry, Record, begun, sealed
from firsthand.rules import Rules
from firsthand.sentences import say
from firsthand.table import Table


class Moved(NamedTuple):
    """A game after one action: its state, when that was, in ms since the deal, and what it was.

    ``before`` is the game before it; it and the ``entry`` are None at the deal.
    """

    state: State
    time: int
    entry: Entry | None = None
    before: "Moved | None" = None


class Game:
    """One game, from its deal on. Seats are numbers, and names where names were given.

    ``rules`` is a preset's name, a rule file, a preset with what differs as in
    ``"ratscrew penalty.count=2"``, or `Rules`. ``seats`` says how many sit down, or what they are
    called. ``seed`` is a number below 2**256 that fixes every card; ``dealer`` is the seat that
    deals, or None where the rules find one. Times are whole ms since the deal, and never go back.

    Raises `RulesError` for rules that cannot be played or a number of seats that they refuse. An
    act that the rules refuse raises a kind of `Illegal`, and then nothing has changed.

    >>> game = Game("ratscrew", ["Ann", "Ben"], seed=7)
    >>> game.turn, game.can("Ben flip"), game.why_not("Ann flip")
    ('Ben', True, 'it is not your turn: Ben is to flip')
    """

    def __init__(
        self,
        rules: str | Rules = "ratscrew",
        seats: int | Sequence[str] = 2,
        *,
        seed: int = 1,
        dealer: Seat | None = None,
    ) -> None:
        self.rules = rules_of(rules)
        self.seats = seated(seats)
        dealt_by = self._sits(dealer)
        check_seed(seed)
        refusal = self.rules.seats_allowed(len(self.seats.names))
        if refusal:
            raise RulesError("seats", len(self.seats.names), refusal)
        header = sealed(self.rules, self.seats.names, seed, bytes(16), dealer=dealt_by)
        dealt, state = begun(header)
        self._dealt: Record | None = dealt
        self._now = Moved(state, 0)

    @classmethod
    def set_up(
        cls,
        rules: str | Rules,
        hands: Mapping[str, str] | Sequence[str],
        *,
        pile: str = "",
        turn: Seat = 0,
        dealer: Seat | None = None,
        seed: int = 1,
    ) -> "Game":
        """Return a game that begins with given cards, by name or by seat.

        ``hands`` are texts, top card first, as in ``{"Ann": "7H 2C", "Ben": "4S"}``. ``pile`` is
        written oldest card first, with a card that lies face down in brackets, as in ``"(2D) 7H"``.
        ``turn`` is the seat to flip, ``dealer`` the last one where none is given. ``seed`` fixes
        what is drawn later. Cards are taken as they are written, be they a whole pack or not. Such
        a game has no `record`. Raises `Malformed` for cards or seats that are none.

        >>> game = Game.set_up("ratscrew", {"Ann": "7H 2C", "Ben": "4S"}, pile="(KD) 7S")
        >>> events = game.flip()
        >>> game.patterns, game.turn
        (('double',), 'Ben')
        """
        self = object.__new__(cls)
        self.rules = rules_of(rules)
        named = isinstance(hands, Mapping)
        self.seats = seated(list(hands) if named else len(hands))
        first, dealt_by = self._sits(turn) or 0, self._sits(dealer)
        check_seed(seed)
        texts = list(hands.values()) if isinstance(hands, Mapping) else list(hands)
        state = laid(self.rules, texts, pile, first, dealt_by, seed)
        self._dealt, self._now = None, Moved(state, 0)
        return self

    def _sits(self, seat: Seat | None) -> int | None:
        """Return the number of a seat at the table; None for None."""
        number = None if seat is None else self.seats.number(seat)
        if number is None or 0 <= number < len(self.seats.names):
            return number
        raise Malformed(say("library-dealer", given=repr(seat), seats=self.seats.listed))

    # ---- what a player may do ---------------------------------------------------------------

    def do(self, action: a.AnyAction | str, *, after: int = 0) -> tuple[AnyEvent, ...]:
        """Do an action ``after`` ms after what happened last, and return what came to pass.

        A text is an action as notation writes it, with a name or a number for the seat, as in
        ``"Ann flip"``. Whatever is due before that moment happens first. Raises a kind of
        `Illegal`, and `Malformed` for a text that is no action or a time before now.
        """
        at = self._now.time + whole_ms(after)
        return self._take(self._read(action), at, at)

    def _take(self, action: a.AnyAction, at: int, ended: int) -> tuple[AnyEvent, ...]:
        try:
            state, events = apply(self.state, action, at)
        except Illegal as illegal:
            raise self.seats.refused(illegal) from None
        self._now = Moved(state, ended, Entry(at, action, events), self._now)
        return events

    def flip(self, seat: Seat | None = None, *, after: int = PACE) -> tuple[AnyEvent, ...]:
        """Turn the top card of the seat whose turn it is, or of a given one (E-13, S-11).

        Raises `OutOfTurn`, `PileOwed`, `NoCards` or `GameOver`.
        """
        return self.do(a.Flip(self._seat(seat, self.table.turn)), after=after)

    def collect(self, seat: Seat | None = None, *, after: int = PACE) -> tuple[AnyEvent, ...]:
        """Take the pile that a lost challenge owes to a seat (E-20). Raises `NotOwed`."""
        return self.do(a.Collect(self._seat(seat, self.table.owed)), after=after)

    def _seat(self, seat: Seat | None, usual: int) -> int:
        return max(0, usual) if seat is None else self.seats.number(seat)

    def slap(
        self,
        hands: Mapping[Seat, float] | Mapping[str, float] | Mapping[int, float],
        *,
        order: Sequence[Seat] = (),
    ) -> Ruling:
        """Put hands on the pile, and return who took it and why (E-21 to E-23, S-14 to S-20).

        ``hands`` holds each seat's reaction, in ms since the newest card was turned; without a
        card, since what happened last. ``order`` lists seats from the bottom of the heap of hands,
        where somebody saw it: then it decides alone (A-21). Raises `NoSlaps`, `Out` or `GameOver`.
        """
        check_hands(hands)
        table = self.table
        since = table.flipped_at + table.stood if table.pile else self._now.time
        fallen = [
            a.Hand(self.seats.number(seat), since + whole_ms(ms)) for seat, ms in hands.items()
        ]
        times = [hand.at for hand in fallen] or [self._now.time]
        at = max(self._now.time, min(times))
        race = a.Slap(tuple(fallen), tuple(map(self.seats.number, order)))
        return ruling(self._take(race, at, max(at, *times)), self.seats)

    def gesture(self, seat: Seat, word: str = "", *, after: int = 0) -> tuple[AnyEvent, ...]:
        """Salute, or call the agreed word, before a slap (E-42). Raises `NotAgreed`."""
        return self.do(a.Gesture(self.seats.number(seat), word), after=after)

    def leave(self, seat: Seat, *, after: int = 0) -> tuple[AnyEvent, ...]:
        """Leave for good; the cards go under the pile (A-87)."""
        return self.do(a.Leave(self.seats.number(seat)), after=after)

    def wait(self, ms: int | None = None) -> tuple[AnyEvent, ...]:
        """Wait ``ms``, or until something is due by itself; return the events of that.

        Raises `Malformed` where nothing is due and no time was given.
        """
        if ms is None:
            due = deadline(self.state)
            if due is None:
                raise Malformed(say("library-nothing-due"))
            ms = due.at - self._now.time
        return self.do(a.Tick(), after=ms)

    def drop(self, seat: Seat, count: int = 1, *, after: int = PACE) -> tuple[AnyEvent, ...]:
        """Drop some cards face up instead of flipping one (S-33)."""
        check_number("count", count, 1)
        return self.do(a.Drop(self.seats.number(seat), count), after=after)

    def disrupt(self, seat: Seat, *, after: int = 0) -> tuple[AnyEvent, ...]:
        """Call that the pile was knocked: play stands still (S-28). Raises `Frozen`."""
        return self.do(a.Disrupt(self.seats.number(seat)), after=after)

    def resume(self, seat: Seat, *, after: int = 0) -> tuple[AnyEvent, ...]:
        """Say that the pile is rebuilt; play goes on when all have. Raises `NotFrozen`."""
        return self.do(a.Resume(self.seats.number(seat)), after=after)

    def beat(self, by: Seat, seat: Seat, ms: int, *, after: int = 0) -> tuple[AnyEvent, ...]:
        """Ask that slaps within ``ms`` of a seat's flips do not count (S-31)."""
        check_number("ms", ms, 0)
        return self.do(a.Beat(self.seats.number(by), self.seats.number(seat), ms), after=after)

    def accuse(self, by: Seat, seat: Seat, *, after: int = 0) -> tuple[AnyEvent, ...]:
        """Call deliberate interference; it costs a card when all others agree (S-29)."""
        return self.do(a.Accuse(self.seats.number(by), self.seats.number(seat)), after=after)

    # ---- what may be done ---------------------------------------------------------------------

    def legal(self, seat: Seat | None = None) -> tuple[str, ...]:
        """Return the names of the acts that a seat may do now, by default the one on turn.

        A slap is allowed to every seat still in: whether it is right shows after it (E-33).
        """
        number = self._seat(seat, self.table.turn)
        if not 0 <= number < self.table.seats:
            raise Malformed(say("library-no-seat", given=repr(seat), seats=self.seats.listed))
        kinds = legal_kinds(self.rules, self.table, number)
        return tuple(kind.__name__.lower() for kind in kinds)

    def can(self, action: a.AnyAction | str) -> bool:
        """Return whether the rules allow an action now; a text is as in `do`."""
        return self.why_not(action) is None

    def why_not(self, action: a.AnyAction | str) -> str | None:
        """Return why the rules refuse an action now, or None where they allow it."""
        illegal = refused(self.state, self._read(action), self._now.time)
        return None if illegal is None else self.seats.refused(illegal).reason

    def _read(self, action: a.AnyAction | str) -> a.AnyAction:
        if isinstance(action, msgspec.Struct):
            return action
        action = str(action)
        for seat, name in enumerate(self.seats.names):
            if self.seats.named and action.startswith(f"{name} "):
                action = f"{seat}{action.removeprefix(name)}"
                break
        return parse_action(action)

    # ---- what there is to see -------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The pure core: table, hidden hands and dice (`firsthand.game`)."""
        return self._now.state

    @property
    def table(self) -> Table:
        """What everyone sees; cards are numbers there (`firsthand.cards`)."""
        return self._now.state.table

    @property
    def time(self) -> int:
        """When it is, in ms since the deal."""
        return self._now.time

    @property
    def turn(self) -> Seat | None:
        """The seat that must flip; None if nobody may."""
        return self.seats.maybe(self.table.turn)

    @property
    def owed(self) -> Seat | None:
        """The seat that a lost challenge owes the pile to; None if there is none."""
        return self.seats.maybe(self.table.owed)

    @property
    def patterns(self) -> tuple[str, ...]:
        """The names of the patterns that a hand with cards may slap now."""
        if self.over:
            return ()
        return slaps(self.rules, self.table.pile, self.table.duel, holds=True)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.over

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won: several where they are level, nobody while it goes on or in a draw."""
        return tuple(map(self.seats.name, self.table.winners))

    @property
    def record(self) -> Record:
        """The game so far as a record, which `Record.save` writes.

        Raises `Malformed` for a game that was set up by hand: nobody dealt its cards.
        """
        if self._dealt is None:
            raise Malformed(say("library-set-up"))
        return msgspec.structs.replace(self._dealt, entries=tuple(self._entries()))

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """All that came to pass, from the deal on."""
        dealt = () if self._dealt is None else (self._dealt.dealt,)
        return (*dealt, *(event for entry in self._entries() for event in entry.events))

    # ---- going back ---------------------------------------------------------------------------

    def _entries(self) -> list[Entry]:
        """Return all acts, the oldest first."""
        entries, moved = list[Entry](), self._now
        while moved.entry is not None and moved.before is not None:
            entries.append(moved.entry)
            moved = moved.before
        return entries[::-1]

    def copy(self) -> "Game":
        """Return a game of its own that stands where this one does."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def undo(self) -> None:
        """Take the latest act back. Raises `Malformed` where nothing has been done."""
        if self._now.before is None:
            raise Malformed(say("library-undo"))
        self._now = self._now.before

    def __repr__(self) -> str:
        seats = list(self.seats.names) if self.seats.named else len(self.seats.names)
        return f"<Game of {seats!r} after {len(self._entries())} acts, at {self.time} ms>"

    def __str__(self) -> str:
        """Return seats, pile and turn in words, a line each."""
        return described(self.table, self.seats.names, self.patterns)


def rules_of(rules: str | Rules) -> Rules:
    """Return rules, or those that `Rules.load` finds by a word; raise `Malformed` for neither."""
    given: object = rules
    if isinstance(given, Rules):
        return given
    if not isinstance(given, str):
        raise Malformed(say("library-rules", given=repr(given)))
    return Rules.load(given)


def check_number(name: str, given: object, least: int) -> None:
    """Raise `Malformed` for what is no whole number from ``least`` on."""
    if not isinstance(given, int) or given < least:
        raise Malformed(say("library-number", name=name, given=repr(given), least=least))


def check_hands(hands: object) -> None:
    """Raise `Malformed` for what holds no reactions by seat."""
    if not isinstance(hands, Mapping):
        example = '{"Ann": 240}'
        raise Malformed(say("library-no-hands", given=repr(hands), example=example))


def check_seed(seed: object) -> None:
    """Raise `Malformed` for what is no whole number below 2**256."""
    if not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise Malformed(say("library-seed", given=repr(seed)))


def whole_ms(time: float) -> int:
    """Return a time in whole ms, or raise `Malformed`."""
    try:
        ms = round(time)
    except (TypeError, ValueError, OverflowError):
        raise Malformed(say("library-no-time", given=repr(time))) from None
    if not 0 <= ms < 1 << 50:
        raise Malformed(say("library-before", given=repr(time)))
    return ms
