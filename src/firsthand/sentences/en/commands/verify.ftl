# What is wrong with a file that is to be checked, and what a check came to.
# $name, $word (Text): a field or a value, in quotes; $known (List): what there is.

verify-unread = cannot be read: { $why }
verify-no-utf8 = is not UTF-8 text
verify-json = is not JSON: { $why }
verify-deep = is nested too deep
verify-files = a case file, a deal list or a record
verify-nothing = is not { verify-files }
verify-no-part = is not { verify-files }: it holds none of { LIST($known, type: "unit") }
verify-part = { $name } is nothing that can be checked: that is { LIST($known, type: "unit") }
verify-neither = is neither a deal with 'hand_a' and 'hand_b' nor a case with a 'script'

## Fields

verify-missing = { $name } is missing
# $kind (Text): one of those below.
verify-kind = { $name } must be { $kind }, not { $value }
verify-kinds = { $name } must be a list of which each is { $kind }
verify-number = a whole number, and no larger than 10**12
verify-text = a text
verify-list = a list
verify-object = an object
verify-bool = true or false
verify-slip = { $name } is no field; did you mean { $near }?
verify-word = { $name } must be { LIST($known, type: "disjunction") }, not { $word }
verify-one-of = { $name } must be one of { LIST($known, type: "unit") }
verify-faces = { $name } must be cards, each one of { $known }; it is { $text }
verify-pattern = { $name } { $why }
verify-dealer = 'dealer' must be a seat
verify-to-move = 'dealer' and 'to_move' must be seats
verify-players = 'players' must be { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
verify-two-hands = 'hands' must hold two hands or more
verify-hands = 'players' is { NUMBER($players, useGrouping: 0) }, but there are { NUMBER($hands, useGrouping: 0) } hands
verify-burned = 'pile' has a burned card above a face-up one
verify-winners = 'round_winners' must hold seats, lists of seats, or null

## Cases

verify-begins = a case cannot begin with { $name }
verify-no-action = { $name } is no action: write one of { LIST($known, type: "unit") }
verify-earlier = 't' is { NUMBER($t, useGrouping: 0) }, but the step before it was at { NUMBER($before, useGrouping: 0) }
verify-expects = { $name } is nothing that can be expected: that is { LIST($known, type: "unit") }
verify-hands-once = 'seats' must name each hand once
verify-no-hand = { $name } names a seat that did not slap

## What failed: where, doing what, what was expected and what came

verify-record = record
verify-step = case { $case }, step { NUMBER($step, useGrouping: 0) }
verify-deal = deal { $name }
verify-leads = { $one } / { $two }, { $side } leads
verify-pattern-vector = pattern vector
verify-pattern-on = { $pattern } on { $pile }
verify-no-pile = no pile
verify-deal-vector = deal vector
verify-dealt = { NUMBER($players, useGrouping: 0) } players, dealer { NUMBER($dealer, useGrouping: 0) }
verify-match-vector = match vector
verify-match = match vector { $id }
verify-won = rounds won by { $winners }
verify-refused-rules = refused rule set
verify-options = { $preset } with { $config }
verify-contradict = these options contradict each other
verify-accepted = accepted

## The report. A word is at most ten letters long.

verify-action = action
verify-expected = expected
verify-came = came
verify-tape = tape
verify-before = ... { NUMBER($n, useGrouping: 0) } lines before these
verify-count = { NUMBER($passed, useGrouping: 0) } passed, { NUMBER($failed, useGrouping: 0) } failed
