"""The results of games between bots: win shares, every game as a record, and data frames."""

import warnings
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, overload

import msgspec

from firsthand import actions as a
from firsthand.bots.answers import LATEST
from firsthand.bots.bot import Bot, name_of, numbered
from firsthand.bots.intent import PACE
from firsthand.bots.own import find_bot
from firsthand.dice import game_seed
from firsthand.errors import Malformed, RulesError
from firsthand.events import AnyEvent, Flipped, PileTaken, Slapped, Won
from firsthand.extras import framed
from firsthand.game import apply
from firsthand.intervals import Interval, of_share
from firsthand.law.types import NOBODY
from firsthand.library.game import check_number, check_seed, rules_of
from firsthand.library.playing import Fault, Played, matched, played
from firsthand.record import Entry, Record, begun, sealed
from firsthand.record.record import Header
from firsthand.rules import Rules
from firsthand.sentences import say, text


class BotWarning(UserWarning):
    """A bot of your own raised something, or gave an answer that is no time.

    >>> import warnings
    >>> class Late(Bot):
    ...     def at_card(self, view, rng):
    ...         return "soon"
    >>> with warnings.catch_warnings(record=True) as heard:
    ...     warnings.simplefilter("always")
    ...     results = play("ratscrew", [Late(), "steady"], games=1, seed=1)
    >>> heard[0].category.__name__, len(results.faults) > 0
    ('BotWarning', True)
    """


class WinShare(NamedTuple):
    """How many of some games a player won alone, and how sure that is."""

    won: int
    """How many games were won."""
    games: int
    """How many games were played."""

    @property
    def share(self) -> float:
        """The share of games won, from 0 to 1."""
        return self.won / self.games

    @property
    def interval(self) -> Interval:
        """The share's 95 % interval (Wilson, JASA 1927)."""
        return of_share(self.won, self.games)

    def __str__(self) -> str:
        """Return share and interval.

        >>> print(WinShare(412, 1000))
        41.2 % (95 %: 38.2 to 44.3 %)
        """
        part, low, high = (f"{100 * each:.1f}" for each in (self.share, *self.interval))
        return f"{part} % (95 %: {low} to {high} %)"


class Kept(NamedTuple):
    """A game as it is kept: how it was dealt, what was done, packed, and what that came to."""

    header: Header
    actions: bytes
    row: dict[str, Any]


class Records(Sequence[Record]):
    """The records of games, each decided again when it is asked for."""

    def __init__(self, games: Sequence[Kept]) -> None:
        self._games = games

    def __len__(self) -> int:
        return len(self._games)

    @overload
    def __getitem__(self, number: int) -> Record: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Record]: ...
    def __getitem__(self, number: int | slice) -> Record | Sequence[Record]:
        """Return a game's record by its number, from 0 on."""
        if isinstance(number, slice):
            return Records(self._games[number])
        kept = self._games[number]
        record, state = begun(kept.header)
        entries: list[Entry] = []
        for at, action in _unpack(kept.actions):
            state, events = apply(state, action, at)
            entries.append(Entry(at, action, events))
        return msgspec.structs.replace(record, entries=tuple(entries))


_unpack = msgspec.msgpack.Decoder(tuple[tuple[int, a.AnyAction], ...]).decode
_pack = msgspec.msgpack.encode


class Results:
    """What some games between bots came to.

    >>> results = play("ratscrew", ["steady", "sharp"], games=3, seed=1)
    >>> results.names, results.games, results.wins["sharp"].won, results.drawn
    (('steady', 'sharp'), 3, 3, 0)
    >>> [record.check() for record in results.records]
    [None, None, None]
    """

    def __init__(
        self, names: tuple[str, ...], games: Sequence[Kept], faults: Sequence[Fault]
    ) -> None:
        self.names = names
        """What the seats are called, in their order."""
        self.faults = tuple(faults)
        """What bots did wrong, in order."""
        self._games = games

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self._games)

    @property
    def records(self) -> Sequence[Record]:
        """Every game as a record, which `Record.check` and ``firsthand verify`` accept."""
        return Records(self._games)

    @property
    def wins(self) -> Mapping[str, WinShare]:
        """How often each player won alone, with the 95 % interval."""
        won = [kept.row["winner"] for kept in self._games]
        return {name: WinShare(won.count(seat), self.games) for seat, name in enumerate(self.names)}

    @property
    def drawn(self) -> int:
        """How many games nobody won alone, those that were given up included."""
        return sum(kept.row["winner"] == NOBODY for kept in self._games)

    def columns(self) -> dict[str, list[Any]]:
        """Return a row for each game as named columns, as `firsthand.lab` writes them.

        ``cards`` were flipped, ``tricks`` are piles taken, ``slaps`` hands on the pile, ``ms`` the
        length of the game, ``winner`` a seat or -1; ``won_0`` and ``false_0`` are seat 0's slaps.
        """
        rows = [kept.row for kept in self._games]
        return {name: [row[name] for row in rows] for name in rows[0]}

    def to_arrow(self) -> Any:
        """Return `columns` as a table of pyarrow. Raises `NotInstalled`."""
        return framed(self.columns(), "arrow")

    def to_polars(self) -> Any:
        """Return `columns` as a frame of polars. Raises `NotInstalled`."""
        return framed(self.columns(), "polars")

    def to_pandas(self) -> Any:
        """Return `columns` as a frame of pandas. Raises `NotInstalled`."""
        return framed(self.columns(), "pandas")

    def __repr__(self) -> str:
        return f"<Results of {self.games} games of {', '.join(self.names)}>"

    def __str__(self) -> str:
        """Return a line for each player."""
        return "\n".join(f"{name}: {share}" for name, share in self.wins.items())


def play(
    rules: str | Rules,
    bots: Iterable[Bot | str],
    games: int = 1000,
    seed: int = 1,
    *,
    pace: int = PACE,
) -> Results:
    """Play games between bots with the readable engine, and return what they came to.

    ``rules`` are as in `Game`. ``bots`` sit at the seats in their order: bots of your own, or names
    and files of temperaments. The last seat deals, so that seat 0 leads. ``seed`` is below 2**256;
    game k is dealt the same cards as game k of `firsthand.lab.simulate`, and depends on nothing but
    rules, bots, seed, pace and k. ``pace`` is the least time from one card to the next in ms. What
    a bot does wrong is in `Results.faults`, and warned of once a bot. Raises `FirsthandError` for
    what no game can be played with.

    >>> result = play("ratscrew", ["steady", "sharp"], games=3, seed=1)
    >>> result.games, list(result.wins), result.records[0].check()
    (3, ['steady', 'sharp'], None)
    """
    rule_set = rules_of(rules)
    cast = [bot_of(bot) for bot in ([bots] if isinstance(bots, str) else bots)]
    _refuse(rule_set, cast, games, seed, pace)
    names = numbered([name_of(bot) for bot in cast])
    kept, faults = list[Kept](), list[Fault]()
    for number in range(games):
        header = headed(rule_set, names, seed, number, pace, cast)
        game = played(header, cast, pace, header.seed)
        kept.append(Kept(header, _pack(game.actions), row_of(number, game, len(cast))))
        faults += game.faults
    warn_of(faults)
    return Results(names, kept, faults)


def warn_of(faults: Sequence[Fault]) -> None:
    """Warn the caller's caller of each bot that did something wrong: of what first, how often."""
    for name in dict.fromkeys(fault.bot for fault in faults):
        mine = [fault for fault in faults if fault.bot == name]
        line = text(say("library-faults", first=str(mine[0]), n=len(mine)))
        warnings.warn(line, BotWarning, stacklevel=3)


def bot_of(bot: Bot | str) -> Bot:
    """Return a bot, or the temperament of a name or file; raise a kind of `FirsthandError`."""
    if isinstance(bot, str):
        return find_bot(bot)
    if isinstance(bot, type) and issubclass(bot, Bot):
        raise Malformed(say("library-class", name=bot.__name__))
    if not isinstance(bot, Bot):
        raise Malformed(say("library-no-bot", given=repr(bot)))
    return bot


def _refuse(rules: Rules, cast: Sequence[Bot], games: object, seed: object, pace: Any) -> None:
    check_seed(seed)
    check_number("games", games, 1)
    check_number("pace", pace, 1)
    if pace > LATEST:
        raise Malformed(say("library-pace", given=repr(pace), most=LATEST))
    if refusal := rules.seats_allowed(len(cast)):
        raise RulesError("bots", len(cast), refusal)


def headed(
    rules: Rules, names: tuple[str, ...], seed: int, number: int, pace: int, cast: Sequence[Bot]
) -> Header:
    """Return the header of a game of a seed by its number, as `firsthand.lab.explain` makes it."""
    notes = {"seed": f"{seed:#x}", "game": number, "pace": pace, "players": list(names)}
    header = sealed(
        rules, names, game_seed(seed, number), bytes(16), dealer=len(names) - 1, notes=notes
    )
    return msgspec.structs.replace(header, matched=matched(cast))


def row_of(number: int, game: Played, seats: int) -> dict[str, Any]:
    """Return the figures of a game, as a row of `Results.columns`."""
    events: Sequence[AnyEvent] = game.events
    slaps = [event for event in events if isinstance(event, Slapped) and event.verdict != "awarded"]
    winners = game.state.table.winners
    last = events[-1]
    return {
        "game": number,
        "cards": sum(isinstance(event, Flipped) for event in events),
        "tricks": sum(isinstance(event, PileTaken) for event in events),
        "slaps": len(slaps),
        "ms": game.actions[-1][0],
        "winner": winners[0] if len(winners) == 1 else NOBODY,
        "end": last.why if isinstance(last, Won) else "unfinished",
        **{f"won_{s}": _count(slaps, s, "won") for s in range(seats)},
        **{f"false_{s}": _count(slaps, s, "bad") for s in range(seats)},
    }


def _count(slaps: Iterable[Slapped], seat: int, verdict: str) -> int:
    return sum(slap.seat == seat and slap.verdict == verdict for slap in slaps)
