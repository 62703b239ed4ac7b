"""Pages at a registry without sockets: each a session whose transport keeps what is written."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

from firsthand.shell.archive import Archive
from firsthand.shell.catalogue import Catalogue, check_home
from firsthand.shell.connection import Connection
from firsthand.shell.drafting import Counter
from firsthand.shell.registry import Registry
from firsthand.shell.session import NetworkControl, Session
from firsthand.shell.storage import Storage
from firsthand.shell.wire import (
    PROTOCOL,
    AddressTried,
    Hello,
    Network,
    Nonce,
    Open,
    Reply,
    Request,
    Seated,
)
from tests.reading import Reader
from tests.server.people import CHOICE, NONCE, Manual, word
from tests.shell.transport import Written

SOLO = Open(rules="ratscrew", seats=2, bots=("steady",), pace=700)

Kind = TypeVar("Kind", bound=Reply)


class OwnNetwork:
    """Stands in for the network of this machine; an address that ends in "here" leads to it."""

    def __init__(self) -> None:
        self.home = ""

    def set(self, opens: bool | None) -> Network:  # noqa: FBT001 - it is the message's field
        return Network(
            is_open=bool(opens), addresses=(), fixed=False, on_the_internet=False, home=self.home
        )

    def use(self, address: str, answer: Callable[[AddressTried | Network], None]) -> None:
        check_home(address)
        self.home = address if address.endswith("here") else ""
        answer(self.set(None))
        answer(AddressTried(address, 7 if self.home else -1))


class Page:
    """One page: it says requests, and has heard replies."""

    def __init__(
        self,
        home: "Home",
        number: int,
        network: NetworkControl | None = None,
        counter: Counter | None = None,
    ) -> None:
        self.transport = Written()
        address = f"192.0.2.{number}"
        self.connection = Connection(
            number,
            self.transport,
            home.clock,
            home.registry.note,
            asks_kernel=False,
            address=address,
        )
        self.session = Session(
            self.connection,
            home.registry,
            home.catalogue,
            home="http://me",
            network=network,
            counter=counter,
        )
        self.connection.begin()

    def say(self, *requests: Request) -> None:
        """Say some messages, one after another."""
        for request in requests:
            assert self.session.text(msgspec.json.encode(request))

    def hello(self, key: str = "") -> None:
        """Say hello, with the key of a seat."""
        self.say(Hello(PROTOCOL, key))

    def heard(self, kind: type[Kind]) -> Iterator[Kind]:
        """Yield what was heard of a kind."""
        reader = Reader()
        for text in self.transport.texts:
            reply = reader.decode(text)
            if isinstance(reply, kind):
                yield reply

    def last(self, kind: type[Kind]) -> Kind:
        """Return what was heard last of a kind."""
        return list(self.heard(kind))[-1]

    @property
    def seated(self) -> Seated:
        """What was heard last of the seat."""
        return self.last(Seated)

    def agree(self, seat: int = 0) -> None:
        """Agree to the deal for a seat of this page."""
        self.say(word(self.seated, seat))

    def deal(self) -> None:
        """Agree as the only person of a table, and be dealt the cards."""
        self.agree()
        self.say(Nonce(0, NONCE.hex()))

    def end(self) -> None:
        """Go."""
        self.connection.end()
        self.session.end()


class Home:
    """A registry whose time passes when it is told to, and the pages at it."""

    def __init__(self, catalogue: Catalogue | None = None, storage: Storage | None = None) -> None:
        self.clock = Manual()
        self.catalogue = catalogue or Catalogue(CHOICE)
        self.storage = storage or Archive()
        self.registry = Registry(self.clock, self.storage)
        self.pages: list[Page] = []

    def page(
        self,
        *,
        greeted: bool = True,
        network: NetworkControl | None = None,
        counter: Counter | None = None,
    ) -> Page:
        """Open a page; it has said hello unless it is not ``greeted``."""
        page = Page(self, len(self.pages) + 1, network, counter)
        self.pages.append(page)
        if greeted:
            page.hello()
        return page

    def started_again(self) -> "Home":
        """Another process after this one, with what was kept; its clock shows something else."""
        home = Home(self.catalogue, self.storage)
        home.clock.at = 77
        home.registry.reopen()
        return home
