"""Where seeds, keys and codes come from."""

from firsthand.server.chance import LETTERS, Chance, new_code, new_key


def test_fresh_chance_never_repeats() -> None:
    chance = Chance()
    draws = [chance.draw() for _ in range(50)]
    assert len(set(draws)) == 50
    assert all(0 <= seed < 2**256 and len(salt) == 16 for seed, salt in draws)


def test_a_given_seed_deals_the_first_game_and_fixes_the_later_ones() -> None:
    one, other = Chance(0xAF), Chance(0xAF)
    games = [one.draw() for _ in range(5)]
    assert games[0][0] == 0xAF
    assert games == [other.draw() for _ in range(5)]
    assert len(set(games)) == 5


def test_a_key_is_long_and_new() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert min(map(len, keys)) >= 32


def test_a_code_is_four_letters_without_vowels_or_look_alikes() -> None:
    assert not set("AEIOUY01") & set(LETTERS)
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 150
    assert all(len(code) == 4 and set(code) <= set(LETTERS) for code in codes)
