# Bots of somebody's own. $file, $name, $why (Text): a path, a class in quotes, what Python says.

own-bot-file = { $file } cannot be read: write a file of Python and a class in it, as in mine.py:Keen
own-bot-code = { $file } is not a bot's file: { $why }
own-bot-class = { $file } has no firsthand.Bot called { $name }
own-bot-raised = the bot cannot be made: { $error }: { $why }
own-bot-none = { $given } is no firsthand.Bot
own-bot-engine = { LIST($names) } { $n ->
    [one] is a bot
   *[other] are bots
} of your own: the readable engine plays these games, at some dozens a second.
own-bot-cluster = bots of your own play on this machine only: leave --cluster away
own-bot-table = { $name } can't sit at a table yet: bots of your own play in simulate, compare and firsthand.play
