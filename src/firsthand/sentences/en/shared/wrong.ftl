# What is wrong with a value or a text that somebody wrote, and what would be right.
# $text, $value, $said (Text): what was written, in quotes; $example (Text): how to write it.

# $field (Text): an option, $right (Text): what would be right.
wrong-field = { $field } = { $value }: { $right }
# Follows what is wrong with a word.
wrong-near = ; did you mean { $word }?

## Values of an option

# $near (Text): as wrong-near, or nothing.
wrong-choice = must be { LIST($values, type: "disjunction") }{ $near }
wrong-or-none = must be "{ $word }", or null ("none" in TOML)
wrong-whole = must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
# $meaning (Text): what nothing means here.
wrong-whole-or-none = { wrong-whole }, or null ("none" in TOML) for { $meaning }
wrong-switch = must be true or false
wrong-rank = must be a rank: { LIST($ranks, type: "disjunction") }
wrong-tries = must be a table of ranks and tries, as in { "{" }J = 1{ "}" }
wrong-ranks = must be a list of ranks, as in ["10"]
wrong-cards = must be a list of cards, as in ["2C"]
wrong-card-quotes = must be a card in quotes
wrong-patterns = must be a list of patterns, as in ["double"]
wrong-patterns-empty = must name a pattern, or be null ("none" in TOML) for { $meaning }; comeback.limit = 0 lets nobody slap back in
wrong-gesture = must be null ("none" in TOML), "salute", or "word:" and a word of at most { NUMBER($most) } letters

## What nothing means as the value of an option

none-most = no upper bound
none-clock = no clock
none-by-hand = only by hand
none-limit = no limit
none-patterns = the slap patterns
none-cap = no cap

## Rule sets and their files

wrong-table-of-options = must be a table of options
wrong-option = is no option{ $near }
wrong-preset = is no preset{ $near }
wrong-preset-quotes = must be a preset's name in quotes
wrong-unread = cannot be read: { $why }
wrong-rule-file = is not a rule file: { $why }
wrong-holds-no-options = must hold a table of options

## Texts in the notation

wrong-card = { $text } is not a card: write a rank (A, 2 to 10, J, Q, K) and a suit (S, H, D, C), as in 10H, or JK1 to JK4 for a joker
wrong-pile = { $text } is not a pile: write its cards, oldest first, after the number of face-down cards in brackets, as in '(2) QH 10H', or '-' for none
wrong-tries-text = { $name }={ $text } is no table: write ranks and tries, as in { "{" }J:1 Q:2{ "}" }
wrong-no-preset = { $text } names no preset: begin with one, as in { $example }
wrong-rule-set = { $text } is not what a rule set says: write options and values, as in { $example }
wrong-seat-of = there is no seat { NUMBER($seat, useGrouping: 0) } at a table of { NUMBER($seats, useGrouping: 0) }: seats are 0 to { NUMBER($last, useGrouping: 0) }
wrong-table = { $text } is not a table: it begins as in { $example }
wrong-clause = { $word } is nothing a table says: write { LIST($known, type: "unit") }
wrong-clause-value = { $word } { $said } is not what a table says: write it as in { $example }
wrong-timed = { $text } is not a timed action: write ms and an action, as in '1200 0 flip'
# $sort (Text): a sort of text, with its article.
wrong-form = { $text } is not { $sort }: write it as in { $example }
wrong-form-word = { $text } is not { $sort }: it needs one of the words { LIST($known, type: "unit") }
wrong-sort-action = an action
wrong-sort-event = an event

## Options that cannot be played together

wrong-seats = these rules are for { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } players, not for { NUMBER($seats, useGrouping: 0) }
# $there (Number): how many of that card the packs hold.
wrong-without = may be taken out as often as the cards hold it: of { NUMBER($decks, useGrouping: 0) } packs and { NUMBER($jokers, useGrouping: 0) } jokers, { $there ->
    [0] none of it
   *[other] only { NUMBER($there, useGrouping: 0) } of it
}
wrong-left = cards would be left: leave one for each player, at least { NUMBER($least, useGrouping: 0) }
wrong-waits = waits for cards that are not in play: { $cards ->
    [jokers] put jokers in, as with pack.jokers = 2
   *[others] leave one in the pack
}, or take the pattern out
wrong-most = must be at least seats.min, { NUMBER($least, useGrouping: 0) }
wrong-drop = must be 'single' while challenge.tries has ranks: nobody could say who owes the dropped card
# $pattern (Text): the name of a slap pattern.
wrong-jokers = must be 0 with { $pattern } and no challenges: take the jokers out, or add the pattern 'joker'
wrong-cancel = must not hold a rank that challenge.tries has too
wrong-comeback = must be null while slap.patterns is empty: nothing is slapped
wrong-lockout = must be 'eliminate' or 'ignore' while slap.patterns is empty: there are no slaps to lock
wrong-repeat-slaps = must be 'off' while slap.patterns is not empty
wrong-repeat-shuffle = must be 'off' while collect.order is 'shuffle'
