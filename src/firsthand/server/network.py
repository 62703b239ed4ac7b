"""The home network: a second listener, which the page of this machine opens and closes."""

import asyncio
import ipaddress
import socket
import struct
import sys
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from aiohttp import web

from firsthand.errors import FirsthandError
from firsthand.sentences import say, text
from firsthand.server.port import PORTS, listen
from firsthand.server.reaching import Reaching
from firsthand.shell.catalogue import check_home
from firsthand.shell.wire import AddressTried, Network

EVERYWHERE = "0.0.0.0"  # noqa: S104  # opened only when asked for
ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737)."""


ADDRESS_OF = 0x8915
"""Linux: the ioctl SIOCGIFADDR, which returns the IPv4 address of an interface."""

NAME_BYTES = 256


class NotOpened(FirsthandError):
    """The home network could not be opened. The text says why, and how it may work."""


class HomeNetwork:
    """Opens this server to other machines, beside the listener that only this machine reaches.

    ``port`` is that of the first listener. The second one takes the next port, or a free one where
    that is busy. Where ``others`` reach the first listener anyway, nothing is opened or closed.
    """

    def __init__(self, port: int, *, others: bool = False) -> None:
        self._port = port
        self.fixed = others
        self._runner: web.AppRunner | None = None
        self._site: web.SockSite | None = None
        self._opening: asyncio.Task[None] | None = None
        self.addresses = urls(addresses(), port) if others else ()
        self.home = ""
        self.reaching = Reaching()
        self._trial: asyncio.Task[None] | None = None

    @property
    def homes(self) -> tuple[str, ...]:
        """The addresses on the internet that lead here, or may do so: one is being tried."""
        return tuple(filter(None, (self.home, self.reaching.address)))

    @property
    def is_open(self) -> bool:
        """Whether other machines can reach this server through the second listener."""
        return self.fixed or self._site is not None

    def attach(self, runner: web.AppRunner) -> None:
        """Take the runner whose application the second listener serves."""
        self._runner = runner

    def open(self) -> None:
        """Listen at every address of this machine.

        Raises `NotOpened` where the system refuses or this machine has no network.
        """
        if self.is_open or self._runner is None:
            return
        own = addresses()
        if not own:
            raise NotOpened(say("network-none"))
        try:
            listener, _ = listen(EVERYWHERE, self._port % PORTS + 1)
        except FirsthandError as error:
            raise NotOpened(say("network-refused", why=error.sentence)) from None
        self._site = web.SockSite(self._runner, listener)
        self._opening = asyncio.get_running_loop().create_task(self._site.start())
        self.addresses = urls(own, listener.getsockname()[1])
        print_addresses(self.addresses)

    def close(self) -> None:
        """Stop listening; connections that stand stay."""
        site = self._site
        if site is not None:
            self._site, self.addresses = None, ()
            self._opening = asyncio.get_running_loop().create_task(self._stop(site, self._opening))

    def set(self, opens: bool | None) -> Network:  # noqa: FBT001 - it is the message's field
        """Open the network or close it, or with None do neither; return how it is then.

        Raises `NotOpened` as `open` does.
        """
        if opens is not None:
            (self.open if opens else self.close)()
        hosts = [urlsplit(url).hostname or "" for url in self.addresses]
        return Network(
            is_open=self.is_open,
            addresses=self.addresses,
            fixed=self.fixed,
            on_the_internet=on_the_internet(hosts or addresses()),
            home=self.home,
        )

    def use(self, address: str, answer: Callable[[AddressTried | Network], None]) -> None:
        """Try an address on the internet; if it leads here, friends are invited there from now on.

        An empty one forgets the address before. Raises `Unwelcome` for what is no address.
        """
        check_home(address)
        if not address:
            self.home = ""
            answer(self.set(None))
            return
        if self._trial is not None:
            self._trial.cancel()
        self._trial = asyncio.get_running_loop().create_task(self._try(address, answer))

    async def _try(self, address: str, answer: Callable[[AddressTried | Network], None]) -> None:
        tried = AddressTried(address, await self.reaching.there_and_back(address))
        if tried.ms >= 0:
            self.home = address
            answer(self.set(None))
        answer(tried)

    @staticmethod
    async def _stop(site: web.SockSite, opening: asyncio.Task[None] | None) -> None:
        if opening is not None:
            await opening
        await site.stop()


def urls(hosts: Iterable[str], port: int) -> tuple[str, ...]:
    """Return the URLs of this machine's addresses at a port.

    >>> urls(["192.168.1.5", "fd00::2"], 8765)
    ('http://192.168.1.5:8765', 'http://[fd00::2]:8765')
    """
    return tuple(
        f"http://[{one}]:{port}" if ":" in one else f"http://{one}:{port}" for one in hosts
    )


def print_addresses(urls: Iterable[str]) -> None:
    """Print the addresses that friends can open."""
    lines = "".join(f"  {url}/\n" for url in urls)
    if lines:
        sys.stdout.write(f"{text(say('server-friends'))}\n{lines}")
        sys.stdout.flush()


def on_the_internet(hosts: Iterable[str]) -> bool:
    """Return whether one of these addresses can be reached from the whole internet."""
    return any(ipaddress.ip_address(address).is_global for address in hosts)


def addresses() -> tuple[str, ...]:
    """Return the IPv4 addresses of this machine that others may reach, the usual one first."""
    known = [_toward_others(), *_of_interfaces(), *_of_name()]
    return tuple(dict.fromkeys(address for address in known if _is_for_others(address)))


def _is_for_others(address: str) -> bool:
    if not address:
        return False
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def _toward_others() -> str:
    """Return from which address the system would send to another machine; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _of_interfaces() -> list[str]:
    """Return the IPv4 addresses of all network interfaces, where the system has a list."""
    if sys.platform != "linux":
        return []
    import fcntl  # noqa: PLC0415  # not on every system

    own = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            wanted = struct.pack(f"{NAME_BYTES}s", name.encode())
            try:
                answer = fcntl.ioctl(probe.fileno(), ADDRESS_OF, wanted)
            except OSError:
                continue
            own.append(socket.inet_ntoa(answer[20:24]))
    return own


def _of_name() -> list[str]:
    """Return the IPv4 addresses that this machine's own name stands for."""
    try:
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [str(address[0]) for *_, address in infos]
