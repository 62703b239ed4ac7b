"""The process in which one bot of the host's own runs: ``python -m firsthand.server.own_bot WORD``.

It reads questions from stdin, each a length of four bytes and a pickle of a `Question`, and writes
a line of JSON for each to stdout; the first line holds its name, or why there is no such bot. What
the bot itself prints goes to stderr.
"""

import io
import os
import pickle
import struct
import sys
import threading
from queue import SimpleQueue
from random import Random
from typing import NamedTuple

import msgspec

from firsthand.bots.answers import answer
from firsthand.bots.bot import Bot, View, name_of
from firsthand.bots.intent import Moment
from firsthand.bots.own import OwnBot, find_bot
from firsthand.errors import FirsthandError
from firsthand.room.types import Asking
from firsthand.rules import Rules
from firsthand.sentences import Sentence
from firsthand.table import Table

LENGTH = struct.Struct(">I")


class Question(NamedTuple):
    """A call of one of a bot's methods, with what it sees."""

    number: int
    """Its number, which the reply repeats."""
    what: Asking
    """The method that is called."""
    rules: Rules | None
    """The rules where a game begins; later None, as they stay the same."""
    table: Table
    """The open table."""
    seat: int
    """The seat of the bot."""
    names: tuple[str, ...]
    """The names of the seats."""
    moment: Moment
    """The number of the newest card, and the time in ms of play."""
    luck: int
    """What seeds the bot's chance where a game begins."""

    def packed(self) -> bytes:
        """Return the question as it is read from stdin."""
        data = pickle.dumps(tuple(self))
        return LENGTH.pack(len(data)) + data


class Reply(msgspec.Struct, omit_defaults=True):
    """A line of the process."""

    number: int = 0
    after: int | None = None
    """After how many ms the bot acts."""
    wrong: Sentence | None = None
    """What the bot, or the word for it, did wrong."""
    name: str = ""


def main() -> None:
    """Run a bot until stdin ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        player = find_bot(sys.argv[1])
    except FirsthandError as error:
        send(out, Reply(wrong=error.sentence))
        sys.exit(2)
    bot: Bot = player.bot if isinstance(player, OwnBot) else player
    send(out, Reply(name=name_of(bot)))
    questions: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=read, args=[sys.stdin.buffer, questions], daemon=True).start()
    serve(bot, questions, out)


def read(given: io.BufferedReader, questions: "SimpleQueue[Question]") -> None:
    """Put questions into a queue until they end; the process ends then, whatever the bot does."""
    while head := given.read(LENGTH.size):
        (size,) = LENGTH.unpack(head)
        questions.put(Question(*pickle.loads(given.read(size))))  # noqa: S301 - the server's own
    os._exit(0)


def serve(bot: Bot, questions: "SimpleQueue[Question]", out: io.BufferedWriter) -> None:
    """Answer questions one after another."""
    rng, rules = Random(), None  # noqa: S311 - a game
    while True:
        asked = questions.get()
        if asked.rules is not None:
            rules, rng = asked.rules, Random(asked.luck)  # noqa: S311 - a game
        assert rules is not None  # noqa: S101 - a game begins with them
        view = View(rules, asked.table, asked.seat, asked.names, asked.moment)
        said = answer(getattr(bot, asked.what), view, rng)
        wrong = said if isinstance(said, Sentence) else None
        send(out, Reply(asked.number, None if isinstance(said, Sentence) else said, wrong))


def send(out: io.BufferedWriter, reply: Reply) -> None:
    """Write a line."""
    out.write(msgspec.json.encode(reply) + b"\n")
    out.flush()


if __name__ == "__main__":
    main()
