# Leaving a table where a game is running.

leave-title = Leave the table?
leave-stay = Stay
leave-leave = Leave
leave-ends = The game is not over yet. It ends if you leave.
leave-others = The others play on without you.
leave-cards = The others play on without you, and your cards go under the pile.
