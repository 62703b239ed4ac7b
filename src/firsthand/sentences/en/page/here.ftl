# A table for the people at this screen. $what (Text): what is counted.

here-title = On this screen
here-people = People
here-bots = Bots
here-more = { $what }: one more
here-fewer = { $what }: one fewer
here-how = How do you play?
here-touch = Round this screen
here-touch-line = It lies flat: everybody has a slice of the table
here-keys = At one keyboard
here-keys-line = Side by side: everybody has two keys
here-game = Game
here-begin = To the table
here-names = Names and colours can be changed at the table.
