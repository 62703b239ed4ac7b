"""HTTP headers: who may talk to this server, and what its page is allowed."""

import ipaddress
from urllib.parse import urlsplit

from aiohttp import web

MORE_SOURCES = {"img": "blob:"}
"""What the page itself may make besides: pictures of a finish."""

POLICY = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in "script style font connect manifest".split()),
        *(f"{kind}-src 'self' {sources}" for kind, sources in MORE_SOURCES.items()),
        *(f"{kind} 'none'" for kind in "base-uri form-action frame-ancestors".split()),
    ]
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "Server": "firsthand",
    "X-Content-Type-Options": "nosniff",
}
ISOLATED = {
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
}
ONE_HOME = 64
"""So many bits of an IPv6 address name a home's network."""

THIS_MACHINE = "127.0.0.1"
"""What stands for every address of the machine that runs the server."""

PORTS = {"http": 80, "https": 443}


async def secure(request: web.BaseRequest, response: web.StreamResponse) -> None:
    """Put the headers on a response that is about to leave."""
    response.headers.update(ALWAYS)
    # On a plain network Chromium ignores these two and logs an error for each page.
    if request.scheme == "https" or asks_for_loopback(request):
        response.headers.update(ISOLATED)


def is_loopback(host: str | None) -> bool:
    """Return whether a host name or an address is this machine itself."""
    if host == "localhost" or (host or "").endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


def host_of(request: web.BaseRequest) -> str | None:
    """Return the host that a request asks for; None where its ``Host`` header names none."""
    try:
        return urlsplit(f"//{request.host}").hostname
    except ValueError:
        return None


def asks_for_loopback(request: web.BaseRequest) -> bool:
    """Return whether the address in a request is this machine's own, as in 127.0.0.1."""
    return is_loopback(host_of(request))


def is_local(request: web.BaseRequest) -> bool:
    """Return whether a request comes from a page on this machine.

    It comes from this machine and names it too: a tunnel also connects from here, but passes on the
    name that a stranger's browser asked for.
    """
    return is_loopback(request.remote) and asks_for_loopback(request)


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


def person_of(request: web.BaseRequest) -> str:
    """Return the name by which the sender of a request counts as one person: see `network_of`."""
    here = request.transport.get_extra_info("sockname") if request.transport else None
    return network_of(request.remote, str(here[0]) if isinstance(here, tuple) else "")


def same_origin(request: web.BaseRequest) -> bool:
    """Return whether a request comes from our own page.

    A browser always names its page's origin when it dials a WebSocket. Without one it is another
    program, which is let in from this machine only.
    """
    origin = request.headers.get("Origin")
    if origin is None:
        return is_loopback(request.remote)
    try:
        return _place(origin) == _place(f"{urlsplit(origin).scheme}://{request.host}")
    except ValueError:
        return False


def _place(address: str) -> tuple[str, int]:
    """Return host and port of an origin; raise ``ValueError`` where it names none."""
    parts = urlsplit(address)
    if parts.scheme not in PORTS or not parts.hostname or parts.path:
        raise ValueError(address)
    return parts.hostname, parts.port or PORTS[parts.scheme]
