"""Who sends a request: what its address, Host and Origin say, and whose word is believed."""

import ipaddress
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from aiohttp import hdrs, web

from firsthand.errors import Malformed
from firsthand.sentences import say
from firsthand.shell.limits import THIS_MACHINE

Networks = tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]

ONE_HOME = 64
"""How many bits of an IPv6 address name a home's network."""

PORTS = {"http": 80, "https": 443}

FORWARDED = "X-Forwarded-For"
TUNNEL = "tunnel"
"""What stands for everybody who comes by a tunnel of this machine that names no address."""


def networks(words: Iterable[str]) -> Networks:
    """Return the addresses and networks that words name, as in ``127.0.0.1`` and ``10.0.0.0/8``.

    Raises `Malformed`.
    """
    return tuple(map(network, words))


def network(word: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """Return the network that a word names; raise `Malformed`."""
    try:
        return ipaddress.ip_network(word.strip(), strict=False)
    except ValueError:
        raise Malformed(say("server-proxy-from", text=repr(word))) from None


def is_loopback(host: str | None) -> bool:
    """Return whether a host name or an address is this machine itself."""
    if host == "localhost" or (host or "").endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


def host_of(request: web.BaseRequest) -> str:
    """Return the name in a request's Host without its port, "" where it names none."""
    try:
        return urlsplit(f"//{request.host}").hostname or ""
    except ValueError:
        return ""


def asks_for_loopback(request: web.BaseRequest) -> bool:
    """Return whether the address in a request is this machine's own, as in 127.0.0.1."""
    return is_loopback(host_of(request))


def is_local(request: web.BaseRequest) -> bool:
    """Return whether a request comes from a page on this machine.

    It comes from this machine and names it too: a tunnel also connects from here, but passes on the
    name that a stranger's browser asked for.
    """
    return is_loopback(request.remote) and asks_for_loopback(request)


def names_host(request: web.BaseRequest, addresses: Iterable[str]) -> bool:
    """Return whether a request names the host of one of these addresses."""
    return host_of(request) in {urlsplit(address).hostname for address in addresses}


def network_of(remote: str | None, own: str = "") -> str:
    """Return the name by which an address counts as one person: itself, or its /64 network in IPv6.

    A connection from this machine counts as one person whichever of its addresses it took, ``own``
    being the one that it was made to.

    >>> network_of("192.168.1.5"), network_of("2001:db8::7"), network_of(None)
    ('192.168.1.5', '2001:db8::/64', '')
    >>> network_of("127.0.0.2"), network_of("192.168.1.9", "192.168.1.9")
    ('127.0.0.1', '127.0.0.1')
    """
    try:
        ip = ipaddress.ip_address(remote or "")
    except ValueError:
        return ""
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        return network_of(str(ip.ipv4_mapped), own.removeprefix("::ffff:"))
    if is_loopback(str(ip)) or is_loopback(own) or remote == own:
        return THIS_MACHINE
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    return str(ipaddress.ip_network((ip, ONE_HOME), strict=False))


def person_at(peer: object, own: object) -> str:
    """Return the name by which the other end of a socket counts as one person: see `network_of`."""
    remote, here = (str(name[0]) if isinstance(name, tuple) else "" for name in (peer, own))
    return network_of(remote, here)


@dataclass(frozen=True)
class Access:
    """What is believed of who sends a request.

    ``proxies`` are the addresses of proxies, whose X-Forwarded-For names the sender. Where browsers
    come ``behind_proxy`` of any kind, the kernel knows nothing of their lines. ``home`` is the
    address that friends are given. A Host that is none of ``names`` is refused, nor an address, nor
    the name in ``home``: a page elsewhere may have its own name lead here (DNS rebinding). Where
    ``names`` is None, any Host is taken, as somebody else's application does what it wishes.
    """

    proxies: Networks = ()
    behind_proxy: bool = False
    home: str = ""
    names: frozenset[str] | None = None

    def is_proxy(self, address: str | None) -> bool:
        """Return whether an address is that of a proxy."""
        try:
            ip = ipaddress.ip_address(address or "")
        except ValueError:
            return False
        if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        return any(ip in network for network in self.proxies)

    def person_of(self, request: web.BaseRequest) -> str:
        """Return the name by which the sender of a request counts as one person."""
        if self.is_proxy(request.remote):
            return network_of(self._forwarded(request)) or TUNNEL
        sockname = request.transport.get_extra_info("sockname") if request.transport else None
        person = person_at((request.remote or "",), sockname)
        host = host_of(request)
        if person == THIS_MACHINE and is_name(host) and host not in (self.names or ()):
            return TUNNEL
        return person

    def _forwarded(self, request: web.BaseRequest) -> str:
        """Return the last address that a proxy did not add for another proxy."""
        named = ",".join(request.headers.getall(FORWARDED, ())).split(",")
        for address in reversed([name.strip() for name in named]):
            if not self.is_proxy(address):
                return address
        return ""

    def answers_to(self, request: web.BaseRequest, others: Iterable[str] = ()) -> bool:
        """Return whether the Host of a request is one of this server's names.

        ``others`` are further addresses at which friends reach it.
        """
        if self.names is None or hdrs.HOST not in request.headers or self.is_proxy(request.remote):
            return True
        host = host_of(request).rstrip(".")
        homes = {known[0] for known in map(place, (self.home, *others)) if known is not None}
        return bool(host) and (not is_name(host) or host in self.names or host in homes)

    def same_origin(self, request: web.BaseRequest) -> bool:
        """Return whether a request comes from our own page.

        A browser always names its page's origin when it dials a WebSocket. It is that of ``home``,
        whatever Host a proxy passes on, or of the Host. Without one it is another program, which is
        let in from this machine only.
        """
        origin = request.headers.get(hdrs.ORIGIN)
        if origin is None:
            return is_loopback(request.remote)
        sender = place(origin) if origin.count("/") == len("//") else None
        scheme = origin.partition(":")[0]
        ours = {place(f"{scheme}://{request.host}"), place(self.home)}
        return sender is not None and sender in ours


def own_names() -> frozenset[str]:
    """Return the names of this computer, with and without ``.local``."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"})


def is_name(host: str) -> bool:
    """Return whether a host is a name, and no address and no name of loopback.

    >>> is_name("cards.example.org"), is_name("127.0.0.1"), is_name("localhost"), is_name("my-pc")
    (True, False, False, True)
    """
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return not is_loopback(host)
    return False


def place(address: str) -> tuple[str, int] | None:
    """Return host and port of an address, None where it names none.

    >>> place("https://cards.example.org"), place("http://[::1]:8765/"), place("null")
    (('cards.example.org', 443), ('::1', 8765), None)
    """
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.hostname, port or PORTS[parts.scheme]
