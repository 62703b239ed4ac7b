"""Who votes at a table: one person may not vote more than once by opening more pages."""

from firsthand.room.room import Room


def voter(room: Room, seat: int) -> str:
    """Return who votes for a seat: the network address it plays from, else its page.

    Addresses count where the server sees that the people come from more than one. Where all share
    one, as behind one router or proxy, each page has a vote; one screen is one page.
    """
    people = [other for other in room.seats if other.key]
    if len({other.address for other in people}) > 1:
        return room.seats[seat].address
    return room.seats[seat].key


def votes(room: Room, seats: tuple[int, ...]) -> int:
    """Return how many votes seats have together."""
    return len({voter(room, seat) for seat in seats})
