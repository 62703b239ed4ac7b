# What is wrong with what a Python program asks for. $given (Text): what it said, as Python writes it.

library-no-seats = { $given } are no seats: write how many, or a list of names
library-twice = { $given } has a name twice: seats need different names
# $seats (Text): all seats.
library-no-seat = there is no seat { $given }: the seats are { $seats }
library-dealer = dealer { $given } sits nowhere: the seats are { $seats }
library-numbers = 0 to { NUMBER($last, useGrouping: 0) }
library-rules = { $given } is no rule set: write a preset as in 'ratscrew', a file, or 'ratscrew penalty.count=2'
library-few = { NUMBER($n, useGrouping: 0) } hands are too few: write those of two seats or more
library-pile = { $given } is no pile: write its cards, oldest first, those that lie face down in brackets before the others, as in (2D) 7H
library-set-up = a game that was set up by hand has no record, because nobody dealt its cards
library-number = { $name } { $given } is no whole number from { NUMBER($least, useGrouping: 0) } on
library-seed = seed { $given } is out of range: it must be at least 0 and below 2**256
library-pace = a pace of { $given } ms is out of range: it must be 1 to { NUMBER($most, useGrouping: 0) }
library-no-hands = { $given } are no hands: write seats and their reactions in ms, as in { $example }
library-no-time = { $given } is no time: write ms, as in 650
library-before = { $given } ms is no time from now: write ms from 0 on
library-nothing-due = nothing is due by itself now: say how many ms pass
library-undo = nothing has been done yet that could be taken back
library-frame = { $given } makes no frames here: write one of { LIST($known, type: "unit") }
library-card = { $given } is not so often in the pack of these rules
library-burned = { NUMBER($n, useGrouping: 0) } cards can't lie face down: the pack has { NUMBER($left, useGrouping: 0) } left
library-mixed = name all seats, or number all: some of each could be the same seat
library-hands = seats are numbers from 0 to { NUMBER($last, useGrouping: 0) }, or names

## Bots. $name (Text): a bot or a class.

library-no-bot = { $given } is no bot: write a name as in 'steady', or a firsthand.Bot
library-class = { $name } is a class: write { $name }() for a bot of it
# $asked (Text): at_card, at_turn or begin.
library-raised = { $asked } raised { $error }: { $why }
library-answer = { $asked } returned { $given }: write ms from 0 to { NUMBER($most, useGrouping: 0) }, or None
library-fault = { $name }, at { NUMBER($at, useGrouping: 0) } ms: { $what }
library-faults = { $first } (in all, { NUMBER($n, useGrouping: 0) } of its moves were lost)
library-extra = { $name } is not installed: this needs pip install 'firsthand[{ $extra }]'
# $name (Text): a setting. $given, $least (Number).
env-least = { $name } { NUMBER($value, useGrouping: 0) } is out of range: it must be at least { NUMBER($least, useGrouping: 0) }
env-most = { $name } { NUMBER($value, useGrouping: 0) } is out of range: it must be at most { NUMBER($most, useGrouping: 0) }
# $name (Text): a bot as it was given.
env-temperament = { $name } is written in Python, which the vector environment cannot run: it takes temperaments (gentle, steady, sharp, matching, reflexive or a TOML file), and SoloEnv takes any bot
# $given (Text): the shape of what was given. $rows (Number).
env-actions = the actions have the shape { $value }: there must be one number for each agent, ({ NUMBER($rows, useGrouping: 0) },)
