# Bots of somebody's own. $file, $name, $why (Text): a path, a class in quotes, what Python says.
# $example, $near (Text): a file and its class; a class that may have been meant.

own-bot-file = { $file } cannot be read: write a file of Python and a class in it, as in { $example }
own-bot-code = { $file } is not a bot's file: { $why }
own-bot-class = { $file } has no firsthand.Bot called { $name }{ $near }
own-bot-raised = the bot cannot be made: { $error }: { $why }
own-bot-none = { $given } is no firsthand.Bot
own-bot-engine = { LIST($names) } { $n ->
    [one] is a bot
   *[other] are bots
} of your own: the readable engine plays these games, at some dozens a second.
own-bot-cluster = bots of your own play on this machine only: leave --cluster away
## At a table. $name (Text): what the bot is called, or the word for it.
# $seconds, $ms, $starts, $most (Number): how long, how often, how many.

own-bot-load = { $name } is not loaded after { NUMBER($seconds, useGrouping: 0) } s
own-bot-ended = { $name } ended as it was loaded
own-bot-missed = { $name } did not answer within { NUMBER($ms, useGrouping: 0) } ms, and misses its move.
# $what (Text): what the bot did, in a sentence.
own-bot-wrong = { $name }: { $what }. It misses its move.
own-bot-gone = { $name } was started { NUMBER($starts, useGrouping: 0) } times. It only flips at the table's pace from now on.
own-bot-many = { NUMBER($most, useGrouping: 0) } bots of your own play already: another one only flips at the table's pace.
