# The rule sheet of a game, around what the server says.

sheet-bots = Bots
# $digest (Text): the first digits of a digest.
sheet-seal = Seal of these rules: { $digest }
sheet-no-slaps = Nothing is slapped in this game.
sheet-slap = Slap
sheet-no = No
# $cards (List): ranks and suits, from the top of the pile.
sheet-cards = { LIST($cards, type: "unit") }
