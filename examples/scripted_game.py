"""A game played by a script: the second seat slaps whatever may be slapped."""

import firsthand as fh

game = fh.Game("ratscrew", ["Ann", "Ben"], seed=7)
while not game.over:
    if game.patterns:
        print(game.slap({"Ben": 240, "Ann": 251}).why)
    game.flip() if game.turn else game.wait()
print(game)
