"""The five ideas of the shell, each in a module of its own.

A page says a `Request` and is sent a `Reply`: the messages (`shell.wire`). They travel over a
`Connection`, whose frames a `Transport` carries, and whose `Session` takes what comes in. A
`RoomActor` runs the room at whose table a page sits; the registry has them all. Each reads one
`Clock`, and keeps games in a `Storage`: an `Archive`, which is memory, or another.
"""

from firsthand.shell.actor import RoomActor
from firsthand.shell.archive import Archive
from firsthand.shell.clock import Clock
from firsthand.shell.connection import Connection, State, Transport
from firsthand.shell.session import Session
from firsthand.shell.storage import Storage
from firsthand.shell.wire import Reply, Request

Message = Request | Reply

__all__ = [
    "Archive",
    "Clock",
    "Connection",
    "Message",
    "Reply",
    "Request",
    "RoomActor",
    "Session",
    "State",
    "Storage",
    "Transport",
]
