# What a game and its races come to, as Python programs print them. $name (Text): a player or a seat.

game-seat = { $name }: { count-cards }
game-seat-out = { $name }: out
# $cards (Text): the cards, oldest first.
game-pile = Pile of { count-cards }: { $cards }
game-pile-empty = Pile: empty
# $slaps (List): names of patterns.
game-slap = Slap: { LIST($slaps) }
game-turn = { $name } is to flip
game-answer = { $name } is to flip: { count-tries } left to answer { $other }
game-owed = The pile is owed to { $name }
game-waits = Nobody is to flip
# $names (List): who has won.
game-won = Won by { LIST($names) }
game-drawn = Nobody has won

## Races for the pile

ruling-seat = Seat { NUMBER($n, useGrouping: 0) }
ruling-nobody = nobody took the pile
# $slaps (List): names of patterns.
ruling-made = { LIST($slaps) }
ruling-ahead = { $made }, { NUMBER($ms, useGrouping: 0) } ms before { $name }
# $what (Text): what the hand came to.
ruling-line = { $name }, { NUMBER($ms, useGrouping: 0) } ms: { $what }
ruling-takes = { $name } takes the pile of { count-cards }.
ruling-hand = { $came ->
    [won] the first right hand ({ LIST($slaps) })
    [lost] right, but not the first
    [awarded] given the pile by the tie rule
    [bad] a false slap
    [void] did not count
    [late] too late
    [ignored] nothing there
   *[rejected] no effect
}
