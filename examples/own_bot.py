"""A bot of your own. Also: firsthand simulate --players examples/own_bot.py:Keen,steady,sharp"""

import firsthand as fh


class Keen(fh.Bot):
    def at_card(self, view, rng):
        return rng.uniform(230, 320) if view.patterns else None


print(fh.play("ratscrew", [Keen(), "steady", "sharp"], games=20, seed=1))
