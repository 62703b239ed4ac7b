# Why the rules of the game refuse an action. $seat (Number): a seat, counted from 0.

illegal-game-over = this game is over
illegal-no-such-seat = name another seat that is still in
illegal-out = you are out of this game
illegal-turn = it is not your turn: seat { NUMBER($seat, useGrouping: 0) } is to flip
illegal-no-turn = it is not your turn: nobody is to flip
illegal-no-cards = you have no cards to turn
illegal-pile-owed = the pile is owed to seat { NUMBER($seat, useGrouping: 0) }: it is taken first
illegal-not-owed = no pile is owed to you
illegal-no-slaps = nothing is slapped under these rules
illegal-not-agreed = these rules ask for no gesture
illegal-frozen = the pile is being rebuilt; say when you are ready
illegal-not-frozen = play is going on; there is nothing to resume

## What is wrong with one action

illegal-seat = there is no seat { NUMBER($seat, useGrouping: 0) }: seats are 0 to { NUMBER($last, useGrouping: 0) }
illegal-drop = at least one card falls
illegal-flipper = there is no seat { NUMBER($seat, useGrouping: 0) } that turned a card
illegal-hands = a race needs hands, each seat once
illegal-beat = a beat is 0 to { NUMBER($most, useGrouping: 0) } ms long
# $word (Text): in quotes.
illegal-word = the word is { $word }
illegal-standing = play already stands still
