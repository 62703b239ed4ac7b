# The rule sheet of a game, around what the server says.

sheet-bots = Bots
# $digest (Text): the first digits of a digest.
sheet-seal = Seal of these rules: { $digest }
sheet-no-slaps = Nothing is slapped in this game.
sheet-slap = Slap
sheet-no = No
# $cards (List): ranks and suits, from the top of the pile.
sheet-cards = { LIST($cards, type: "unit") }

## How to win more often: advice of those who play it

sheet-tips = How to win more often
sheet-tip-watch = Watch the pile, and hold your hand over it, not on it.
sheet-tip-wait = Be sure before you slap: a wrong slap costs more than a missed pile.
sheet-tip-few = With only a few cards left, leave a pile alone that you are not sure of.
sheet-tip-slow = When the pile is big, flip slowly and steadily.
sheet-tip-beat = Does somebody look before the others when flipping? Ask for a beat: slaps within it do not count, once most of the others agree.
