# What is wrong with a record of a game. $text, $line, $word (Text): what it says, in quotes.

record-line = line { NUMBER($line, useGrouping: 0) }: { $why }
record-unread = { $file } cannot be read: { $why }
record-no-text = { $file } is no text file
record-first = { $text } is no record: it must say { $right }
record-ends = the record ends before the deal
record-deal = { $text } is no deal: the first event must be one
record-before = { $text } comes before any action: an action begins with { $mark }

## Its header

record-needs = before { $line } a record needs a line that begins with { $word }
record-json = { $text } is not JSON: { $why }
# $right (Text): record-rules or record-values.
record-no-table = { $text } { $right }
record-rules = are no rules: write a table of options in JSON
record-values = is no table of values: write one in JSON
record-names = { $text } are no seats: write each name in quotes
record-dealer = { $text } is no dealer: write a seat's number, as in '2' or '2 drawn'
record-no-dealer = dealer { NUMBER($seat, useGrouping: 0) } is at no seat: there are { NUMBER($seats, useGrouping: 0) }
record-list-seats = list and nonces must be of { NUMBER($seats, useGrouping: 0) } seats, as many as have names
record-digits = { $text } is no { $what ->
    [secret] secret
   *[seed] seed
}: write 64 hexadecimal digits
record-hex = { $text } is not what it should be: write pairs of hexadecimal digits
record-list = { $text } is no list of a deal: { $why }
record-canonical = { $text } is not in canonical form: { $form } is
record-count = { $text } is no count: write a whole number
record-matching = { $text } does not say how bots match: write theta in ms, how often it had changed, their seats and those of the people, as in '650 0 by 1 2 for 0'
record-twice = { $text } names a seat twice
record-matching-seat = 'matching' names a seat that is not there: there are { NUMBER($seats, useGrouping: 0) }
record-handicaps = { $text } are no handicaps: write the ms of each seat, from 0 to { NUMBER($most) }, as in '0 90'
record-devices = { $text } are no devices: write one of { LIST($devices, type: "disjunction") } for each seat
record-handicap-seats = handicaps and devices must be of { NUMBER($seats, useGrouping: 0) } seats, as many as have names

## What a check expected, and what came

record-nonce = nonce of seat { NUMBER($seat, useGrouping: 0) }
record-refused = refused: { $why }
record-nothing = nothing
# $number (Number): which action, $doing, $expected, $came (Text).
record-fault = action { NUMBER($number, useGrouping: 0) } ({ $doing }): { $expected } was due, and { $came } stands there
record-handicap = { NUMBER($ms, useGrouping: 0) } ms off the hand of seat { NUMBER($seat, useGrouping: 0) }
record-wins = seat { NUMBER($seat, useGrouping: 0) } takes the pile
record-no-earlier = no earlier than { NUMBER($ms, useGrouping: 0) }
record-goes-back = { NUMBER($ms, useGrouping: 0) }: times never go back

## What it does not have

record-no-slaps = there is no slap in this record
record-no-slap = there is no slap { NUMBER($slap, useGrouping: 0) }: this record has slaps 1 to { NUMBER($last, useGrouping: 0) }
record-no-event = there is no event { NUMBER($event, useGrouping: 0) }: this record has events 0 to { NUMBER($last, useGrouping: 0) }
