# House rules and the setting of a table. $title (Text): a game, $n (Number).

# $code (Text): of a table.
house-title-at = House rules, table { $code }
house-from = Start from
house-changed = { $title }, changed
house-changes = { $n ->
    [one] 1 change
   *[other] { NUMBER($n) } changes
}
house-all = All { NUMBER($n) } games
house-groups = Groups of rules
house-loading = Just a moment
house-back = Back

## Marks and what differs

house-mark = changed
# $value (Text): in words.
house-mark-back = Set back to { $value }
house-differs = { house-changes }:
# $items (List)
house-differs-in = { LIST($items, type: "unit") }.
house-differs-more = { NUMBER($n) } more
house-end = All other rules are as in { $title }.
house-unchanged = No change: these are the rules of { $title }.
house-linked = These rules came by a link. Nothing is dealt before you say so.
# $title (Text): an option, $why (Text): what would be right.
house-wrong = That cannot be: { $why }
house-wrong-other = That cannot be. { $title }: { $why }
house-wrong-file = These rules cannot be read: { $why }

## Options

# $value (Text)
house-other = Other value
house-set = Set
house-titled = { $title }: { $value }
house-values = { LIST($items, type: "unit") }
house-sheet = The rule sheet
# Units behind a number that is typed.
house-unit-seconds = seconds
house-nothing = none
house-word = A word to call
house-cards = Cards, as in 2C or QH
# $rank (Text)
house-tries-of = Tries after { $rank }
house-joker = joker
house-pattern-other = Another slap by its name, as in run:5
# $on, $all (Number)
house-on-of = { NUMBER($on) } of { NUMBER($all) } on
house-jokers = Two jokers go into the pack.
house-jokers-four = { $n ->
    [one] 1 joker is in the pack.
   *[other] { NUMBER($n) } jokers are in the pack.
}

## What this means

house-means = What this means
house-minutes-a-game = minutes a game
# $usual, $least, $most (Number): minutes.
house-minutes = { NUMBER($usual) }
house-minutes-short = { NUMBER($usual) } min
house-range = 8 in 10 games: { NUMBER($least) } to { NUMBER($most) }
house-range-short = 8 in 10: { NUMBER($least) } to { NUMBER($most) }
house-axis = { NUMBER($n) } min
house-slaps-a-minute = Slaps a minute
house-slaps-short = slaps a minute
house-early = Somebody is out early
house-early-short = out early
house-quick = The quickest hand wins
house-one-in = 1 in { NUMBER($n) }
house-never = never
house-always = always
house-in-ten = { NUMBER($n) } in 10
house-in-hundred = { NUMBER($n) } in 100
# $seats (Number), $games (Number), $time (Text): as in figure.ftl, $least, $most (Number): minutes.
house-counted = From { NUMBER($games) } games of { count-word }, { $time } between cards. The usual length is { NUMBER($least, maximumFractionDigits: 1) } to { NUMBER($most, maximumFractionDigits: 1) } minutes, sure to 95 in 100.
house-hands = Hands decide here.
house-both = Hands and luck decide here.
house-luck = Luck decides here.
house-unknown = Not known for these rules yet
house-count = Count now
house-counting = Counting…
house-stop = Stop

## Try it

house-try = Try it
house-try-these = Try these rules
house-try-line = Ten piles: slap or leave
house-try-ask = Is this pile a slap? Tap it, or leave it.
house-try-slap = Slap the pile
house-try-leave = Leave it
house-try-next = Next pile
house-try-again = Once more
house-try-off = Turn it off
house-try-on = Turn it on
house-try-of = { NUMBER($at) } of { NUMBER($n) }
# $cards (List): ranks and suits, oldest first.
house-try-pile = The pile: { LIST($cards, type: "unit") }
# $why (Text): a sentence.
house-try-right = A slap. { $why }
house-try-missed = You left a slap. { $why }
house-try-left = Well left. { $why }
house-try-bad = That would cost you. { $why }
house-try-added = This is a rule you added. Without it you would leave this pile alone.
house-try-dropped = This is a rule you turned off. With it this pile would be a slap.
house-try-done = { NUMBER($right) } of { NUMBER($n) } right
house-try-none = Nothing is slapped under these rules.

## Keep and pass on

house-save = Save
house-save-name = A name for these rules
house-save-file = Save as a file
house-open = Open a file
house-share = Share
house-link = Link to these rules
house-copy = Copy
house-copied = Copied
house-send = Send
house-large = A file of rules has { NUMBER($most) } characters at most.

## Table and deal

house-keep = Keep these rules
house-propose = Propose these rules
house-hint = A change asks everyone at the table anew.
house-match = Match
house-match-one = One game
house-match-best = Best of { NUMBER($n) }
house-keeping = How the table is kept
house-done = Done
