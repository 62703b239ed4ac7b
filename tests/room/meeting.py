"""An open table at which people meet."""

import msgspec

from firsthand.room import Joined, Output, Seat
from firsthand.room import messages as m
from tests.room.table import ANN, BEN, EVE, Table, act

NAMES = {ANN: "Ann", BEN: "Ben", EVE: "Eve"}


class Meeting(Table):
    """An open table of so many seats; Ann keeps it."""

    def __init__(self, seats: int = 3, *, rules: str = "ratscrew", pace: int = 700) -> None:
        super().__init__(rules, ("Ann", *[""] * (seats - 1)), (), pace=pace)
        self.room = msgspec.structs.replace(
            self.room,
            open=True,
            seats=(Seat("Ann"), *(Seat("") for _ in range(seats - 1))),
        )
        self.give_secret()
        self.sit(ANN, 0, name="Ann")

    def come(self, *conns: int, name: str | None = None) -> list[Output]:
        """People join by the table's code."""
        out: list[Output] = []
        for conn in conns:
            called = NAMES[conn] if name is None else name
            out = self.put(Joined(self.now, conn, f"key {conn}", (), called, any_seat=True))
        return out

    def host(self, what: str, target: int = -1, text: str = "", *, seat: int = 0) -> list[Output]:
        return self.say(seat + 1, act(what, seat, target, text=text))

    def propose(self, rules: str) -> list[Output]:
        return self.say(ANN, m.Propose(0, rules))

    def agree_all(self) -> "Meeting":
        """Everyone who sits there agrees."""
        for place, seat in enumerate(self.room.seats):
            if seat.key:
                self.agree(seat.conn, place)
        return self

    def full(self) -> "Meeting":
        """Ben and Eve come, all agree, and cards are dealt."""
        self.come(BEN, EVE)
        return self.agree_all()
