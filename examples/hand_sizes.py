"""A game's hand sizes, card by card, as a figure (pip install 'firsthand[lab]')."""

from matplotlib.figure import Figure

import firsthand as fh

record = fh.play("ratscrew", ["steady", "sharp", "gentle"], games=1, seed=3).records[0]
axes = (figure := Figure()).subplots()
axes.plot([event.at / 1000 for event, _ in record.tables()], [t.counts for _, t in record.tables()])
axes.set(xlabel="seconds", ylabel="cards in hand")
figure.savefig("hands.png")
