"""``python -m tests.homes``: measure over real sockets who is given the pile."""

import asyncio
from argparse import ArgumentParser

from firsthand.intervals import of_share
from tests.homes.tables import Homes, raced, served


def main() -> None:
    """Print the shares."""
    parser = ArgumentParser()
    parser.add_argument("--table", default="5,40,120,300")
    parser.add_argument("--rough", action="store_true")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    homes = Homes(tuple(map(int, asked.table.split(","))), asked.rough)
    with served() as port:
        tally = asyncio.run(
            raced(port, homes, tables=asked.tables, races=asked.races, seed=asked.seed)
        )
    found = len(tally.races())
    low, high = of_share(tally.share() * found, found)
    print(  # noqa: T201  # this is a command
        f"{found} races: {tally.share():.1%} ({low:.1%} to {high:.1%}) to the truly fastest, "
        f"within 4 ms "
        f"{tally.share(4):.1%}; worst seat {tally.worst():.1%} off; ties {tally.ties():.1%}; "
        f"the others were {dict(tally.missed())}"
    )


if __name__ == "__main__":
    main()
