"""The dice: ChaCha with eight rounds, uniform draws, shuffles."""

from collections import Counter

import pytest

from firsthand.dice import WORD, Dice, block, draw, rolled, seeded, shuffled

ZERO = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
)
"""Two blocks of key and nonce zero (Strombergson, "Test Vectors for the Stream Cipher ChaCha")."""


def test_the_words_are_those_of_the_cipher() -> None:
    dice, stream = seeded(0), b""
    for _ in range(32):
        word, dice = rolled(dice)
        stream += word.to_bytes(4, "little")
    assert stream.hex() == ZERO


def test_a_block_is_sixteen_words() -> None:
    words = block(seeded(0), 1)
    assert b"".join(word.to_bytes(4, "little") for word in words).hex() == ZERO[128:]


def test_a_seed_is_eight_words_and_streams_differ() -> None:
    seed = sum(number << 32 * number for number in range(8))
    assert seeded(seed, 9) == Dice(0, 1, 2, 3, 4, 5, 6, 7, 9, 0)
    assert rolled(seeded(7, 0))[0] != rolled(seeded(7, 1))[0] != rolled(seeded(8, 1))[0]


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_has_256_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="at least 0 and below"):
        seeded(seed)


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 52])
def test_draws_are_even(sides: int) -> None:
    """Pearson's statistic stays below its 99.9 % bound for 51 degrees of freedom."""
    dice, seen = seeded(4), Counter[int]()
    for _ in range(200 * sides):
        number, dice = draw(dice, sides)
        seen[number] += 1
    assert set(seen) == set(range(sides))
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 88


def test_a_word_that_would_favour_some_numbers_is_drawn_again() -> None:
    sides = 3 << 29
    dice, numbers, again = seeded(1), [], 0
    for _ in range(400):
        number, after = draw(dice, sides)
        again += after.drawn - dice.drawn - 1
        numbers.append(number)
        dice = after
    assert 400 * 0.2 < again < 400 * 0.5, "a quarter of all words is refused"
    assert all(0 <= number < sides for number in numbers)
    assert max(numbers) > sides * 0.9
    assert WORD == (1 << 32) - 1


def test_a_shuffle_keeps_what_it_shuffles() -> None:
    assert shuffled((), seeded(1)) == ((), seeded(1))
    assert shuffled("a", seeded(1)) == (("a",), seeded(1))
    order, dice = shuffled(range(52), seeded(1))
    assert sorted(order) == list(range(52))
    assert dice.drawn >= 51
    assert order == shuffled(range(52), seeded(1))[0]
