# What is wrong with a table that somebody wishes to open or to find.

unwelcome-stopping = The server is about to be started again: try again in a moment.
unwelcome-unsaved = The server cannot save: no table can be opened now. Try again in a minute.
unwelcome-loaded = The server has as much to do as it can: try again in a minute. Tables that are on play on.
unwelcome-full = all tables are taken: try again in a while
unwelcome-table = There is no table { $code }: a code has four letters, look again.
unwelcome-code = There is no table with this code: a code has four letters, look again.
unwelcome-pace = pace { NUMBER($pace, useGrouping: 0) } is out of range: from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } ms
# $home, $text (Text): what was written, in quotes.
unwelcome-home = home { $home } is no address: write one as in https://cards.example.org
# $name (Text): in quotes, $known (List): what there is.
unwelcome-bot = { $name } is no temperament: there are { LIST($known, type: "unit") }
unwelcome-bot-near = { $name } is no temperament: did you mean { $near }?
unwelcome-bots = no temperament was named: there are { LIST($known, type: "disjunction") }
unwelcome-people = { NUMBER($n, useGrouping: 0) } people are too many round this table and screen: { NUMBER($most) } at most
unwelcome-seed = seed { $text } is not 1 to { NUMBER($most) } hexadecimal digits
