"""How many messages a connection may send."""

from firsthand.shell.bucket import Bucket


def test_a_burst_may_be_as_large_as_the_bucket() -> None:
    bucket = Bucket(size=3, rate=10)
    assert [bucket.take(0) for _ in range(5)] == [True, True, True, False, False]


def test_it_fills_again_with_time_but_never_above_its_size() -> None:
    bucket = Bucket(size=2, rate=10)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(at) for at in (50, 100, 150, 199, 200)] == [False, True, False, False, True]
    assert [bucket.take(10_000) for _ in range(3)] == [True, True, False]
