"""The processes of the host's own bots at live tables, one a seat; none can hold a table up."""

import asyncio
import logging
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from subprocess import Popen
from typing import NamedTuple

import msgspec

from firsthand.bots.own import BadBot
from firsthand.room import BotQuestion
from firsthand.sentences import Sentence, say, text
from firsthand.server.own_bot import Question, Reply
from firsthand.shell.own_bots import Answer

IN_TIME = 0.05
"""How many seconds a bot has to answer; later it has missed."""

STUCK = 1.0
"""The seconds without an answer after which a bot's process is ended, and another is started."""

BEGINS = 10.0
"""The same when a game begins."""

STARTS = 3
"""How many times a bot at a seat is started at the most."""

PROCESSES = 16
"""How many bots of the host's own play at a time; others at the tables of a server wait."""

Process = Popen[bytes]

LOADS = 20.0
"""How many seconds a bot has to be loaded when the server starts."""

log = logging.getLogger(__name__)


def command(word: str) -> list[str]:
    """Return what starts the process of a bot."""
    return [sys.executable, "-m", "firsthand.server.own_bot", word]


def called(word: str) -> str:
    """Return the name of a bot; raise `BadBot` where a word names none, or it is not loaded."""
    try:
        run = subprocess.run(
            command(word), capture_output=True, input=b"", timeout=LOADS, check=False
        )
    except subprocess.TimeoutExpired:
        raise BadBot(say("own-bot-load", name=word, seconds=int(LOADS))) from None
    line = run.stdout.partition(b"\n")[0]
    if not line:
        raise BadBot(say("own-bot-ended", name=word))
    reply = msgspec.json.decode(line, type=Reply)
    if reply.wrong is not None:
        raise BadBot(reply.wrong)
    return reply.name


class Waiting(NamedTuple):
    """A question that is asked, or waits for its turn."""

    number: int
    question: BotQuestion
    answer: Answer


class BotProcess:
    """The process of one bot at one seat. Questions are asked one after another."""

    def __init__(self, name: str, word: str) -> None:
        self.name, self._word = name, word
        self._queue: deque[Waiting] = deque()
        self._now: Waiting | None = None
        self._missed = False
        self._timer: asyncio.TimerHandle | None = None
        self._process: Process | None = None
        self._ready = False
        self._over = threading.Event()
        self._begun: BotQuestion | None = None
        self._number = 0
        self._said: set[str] = set()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def ask(self, question: BotQuestion, answer: Answer) -> None:
        """Ask the bot, if it is there and has answered all that it was asked before."""
        if question.what == "begin":
            self._begun = question
        if not self._ready or self._begun is None or self._missed:
            return
        self._number += 1
        self._queue.append(Waiting(self._number, question, answer))
        self._next()

    def end(self) -> None:
        """End the process."""
        self._over.set()
        self._end_process()

    def _run(self) -> None:
        """Start the bot, and pass on what it says, on a thread; start it again where it ends."""
        for _ in range(STARTS):
            if self._over.is_set():
                return
            pipe = subprocess.PIPE
            with Popen(command(self._word), stdin=pipe, stdout=pipe) as process:
                self._process = process
                if self._over.is_set():
                    process.kill()
                assert process.stdout is not None  # noqa: S101 - it is a pipe
                with suppress(RuntimeError):  # the loop may have ended first
                    for line in process.stdout:
                        self._loop.call_soon_threadsafe(self._hear, process, line)
                    self._loop.call_soon_threadsafe(self._lost, process)
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._give_up)

    def _hear(self, process: Process, line: bytes) -> None:
        """Take in what a process says; at first, that it is there."""
        if process is not self._process or self._over.is_set():
            return
        if self._ready:
            self._heard(msgspec.json.decode(line, type=Reply))
            return
        self._ready = True
        if self._begun is not None:
            self.ask(self._begun, lambda _: None)

    def _lost(self, process: Process) -> None:
        """Forget what was asked of a process that has ended."""
        if process is self._process:
            self._end_process()

    def _give_up(self) -> None:
        if not self._over.is_set():
            self._say(say("own-bot-gone", name=self.name, starts=STARTS))

    def _next(self) -> None:
        """Ask the next question, unless another one is not answered yet."""
        if self._now is not None or not self._queue:
            return
        self._now = self._queue.popleft()
        number, asked, _ = self._now
        begins, view = asked.what == "begin", asked.view
        rules = view.rules if begins else None
        rest = (view.table, view.seat, view.names, view.moment, asked.luck)
        assert self._process is not None  # noqa: S101 - it has said that it is there
        assert self._process.stdin is not None  # noqa: S101 - it is a pipe
        with suppress(OSError, ValueError):  # it may have ended
            self._process.stdin.write(Question(number, asked.what, rules, *rest).packed())
            self._process.stdin.flush()
        self._wait(IN_TIME, self._miss)

    def _heard(self, reply: Reply) -> None:
        """Take an answer in; one that was missed only frees the bot for the next question."""
        if self._now is None or reply.number != self._now.number:
            return
        answer, missed = self._now.answer, self._missed
        self._now, self._missed = None, False
        self._wait(0, None)
        if reply.wrong is not None:
            self._say(say("own-bot-wrong", name=self.name, what=reply.wrong))
        if not missed:
            answer(reply.after)
        self._next()

    def _miss(self) -> None:
        """The bot has not answered in time: it misses this move, and all until it has answered."""
        if self._now is None:
            return
        self._missed = True
        self._queue.clear()
        begins = self._now.question.what == "begin"
        if not begins:
            self._say(say("own-bot-missed", name=self.name, ms=round(1000 * IN_TIME)))
        self._wait(BEGINS if begins else STUCK, self._end_process)

    def _end_process(self) -> None:
        self._wait(0, None)
        self._ready = self._missed = False
        self._now = None
        self._queue.clear()
        if self._process is not None:
            self._process.kill()

    def _wait(self, seconds: float, then: Callable[[], None] | None) -> None:
        """Do something after some seconds, instead of what waited so far."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if then is None else self._loop.call_later(seconds, then)

    def _say(self, what: Sentence) -> None:
        """Say something to the host, once a bot."""
        line = text(what)
        if line not in self._said:
            self._said.add(line)
            log.warning("%s", line)


class BotProcesses:
    """The own bots of a server by table and seat; ``words`` are theirs by kind."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self._words = words
        self._seats: dict[tuple[str, int], tuple[str, BotProcess]] = {}

    def ask(self, table: str, question: BotQuestion, answer: Answer) -> None:
        """Ask the bot at a seat of a table, which is started for its first question."""
        key = (table, question.seat)
        kind, process = self._seats.get(key, ("", None))
        if process is not None and kind != question.kind:
            process.end()
            process = None
        if process is None:
            if len(self._seats) >= PROCESSES:
                log.warning("%s", text(say("own-bot-many", most=PROCESSES)))
                return
            process = BotProcess(question.kind.partition(":")[2], self._words[question.kind])
            self._seats[key] = question.kind, process
        process.ask(question, answer)

    def leave(self, table: str) -> None:
        """End the processes of a table's bots."""
        for key in [key for key in self._seats if key[0] == table]:
            self._seats.pop(key)[1].end()
