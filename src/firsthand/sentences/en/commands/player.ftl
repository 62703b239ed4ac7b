# What is wrong with a file that describes a player. $known (List): what there is, $field (Text): a field of the file.

player-unread = { $file } cannot be read: { $why }
player-file = { $file } is not a player's file: { $why }
player-field = { $field } is unknown: a player has { LIST($known, type: "unit") }
player-table = must be a table, [{ $field }]
player-list = must be a list of whole numbers
player-shape = reaction has { LIST($fields, type: "unit") }: { player-shapes }
player-no-shape = reaction has nothing: { player-shapes }
player-shapes = it needs mu, sigma and tau, or shift, median and spread, or ms
player-tau = must be at least an eighth of sigma, { NUMBER($sigma, useGrouping: 0) }
player-tempo = must be two percentages, the smaller one first
player-risk = { $field } is unknown: a risk has ranks and cards
player-ranks = must be a list of ranks, as in ["J", "Q"]
