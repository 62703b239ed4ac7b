"""Where secrets, keys and codes come from."""

from firsthand.shell.chance import LETTERS, Chance, new_code, new_key


def test_a_secret_is_long_and_never_repeats() -> None:
    chance = Chance()
    draws = [chance.draw(game) for game in range(1, 51)]
    assert len(set(draws)) == 50
    assert all(len(server) == 32 and chosen is None for server, chosen in draws)


def test_a_chosen_seed_deals_the_first_game_and_fixes_the_later_ones() -> None:
    one, other = Chance(0xAF), Chance(0xAF)
    games = [one.draw(game) for game in range(1, 6)]
    assert games[0][1] == 0xAF == one.draw(1)[1]
    again = [other.draw(game) for game in range(1, 6)]
    assert [chosen for _, chosen in games] == [chosen for _, chosen in again]
    assert len({chosen for _, chosen in games}) == 5
    assert not {server for server, _ in games} & {server for server, _ in again}


def test_a_key_is_long_and_new() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert min(map(len, keys)) >= 32


def test_a_code_is_four_letters_without_vowels_or_look_alikes() -> None:
    assert not set("AEIOUY01") & set(LETTERS)
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 150
    assert all(len(code) == 4 and set(code) <= set(LETTERS) for code in codes)
