# Why a request has no effect. $name (Text): a player, $names (List): players, $why (Text): a part of a sentence.

refusal-other = { $text }
# $why (Text): one of illegal.ftl.
refusal-illegal = { CAPITAL($why) }.

## Coming to a table

refusal-chosen-seed = This table is dealt from a chosen seed, for one page alone.
refusal-sent-away = You were sent away from this table.
refusal-barred = { $name } was sent away from this table: come under another name.
refusal-full = Every seat at this table is taken; you may look on instead.
refusal-no-place = Seat { NUMBER($seat) } is not for a person here.
refusal-taken = { $name } sits there.
refusal-name-marks = A name can't hold control characters or marks that turn the writing round.
refusal-name-long = A name has at most { NUMBER($most) } characters; this one has { NUMBER($n, useGrouping: 0) }.
refusal-name-unseen = A name can't hold characters that nobody can see.
refusal-name-stacked = A letter of a name can't hold more than { NUMBER($most) } marks.
refusal-name-empty = A name needs at least one character.

## Keeping a table

refusal-range = { $name } is from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } ms, not { NUMBER($value, useGrouping: 0) }.
refusal-not-open = This table is not open to others.
refusal-not-host = { $name } keeps this table and may change that; you may object.
refusal-dealt = The cards are dealt: this can be changed before the next game.
refusal-no-target = Name another seat of this table.
refusal-no-bot = No bot sits there.
refusal-no-dealer = No seat { NUMBER($seat) } is at this table to deal: name one from 0 to { NUMBER($last) }, or -1 for what the rules say.
refusal-nobody = Nobody sits there.
refusal-send-first = { $name } sits there: send them away first.
refusal-seats = { $why }: add or remove seats first
refusal-needs-seat = { $title } needs this seat: { $why }.
refusal-needs-players = { $title } needs more players: { $why }.
refusal-no-room = There is no room for another seat under these rules.
refusal-room-for = a table here has room for { NUMBER($least) } to { NUMBER($most) }
refusal-must-agree = { LIST($names) } must agree first.
refusal-new-host = Only a person at the table can keep it.
refusal-agreed = The cards are dealt: you agreed to these rules.

## Agreeing to a deal

refusal-game-on = This game is not over yet.
refusal-other-rules = These are not the rules of this table: look at them once more.
refusal-other-deal = That deal is called off or over: agree to the next one.
refusal-nonce-hash = A nonce is bound by a hash of 64 hexadecimal digits.
refusal-opened = Everyone has agreed already: the cards are being dealt.
refusal-no-list = No deal waits for your nonce now.
refusal-other-nonce = This is not the nonce that you agreed with.

## In play

refusal-no-seat = There is no seat { NUMBER($seat, useGrouping: 0) } here: seats are 0 to { NUMBER($last) }.
refusal-not-yours = { $name } plays there, not you.
refusal-no-game = No cards have been dealt yet.
refusal-game-over = This game is over.
refusal-paused = The game is paused.
refusal-all-back = The game goes on once everybody is back.
refusal-reaction = A reaction is a number of milliseconds.
refusal-no-card = No card has the number { NUMBER($k, useGrouping: 0) } here.
refusal-stopped = You had play stopped: the pile shown again is for the others to slap.
refusal-hidden = This page was hidden when the card was turned.
refusal-no-drop = At least one card falls.
refusal-frame = Hands make at most { NUMBER($most) } presses in a frame; these are { NUMBER($n, useGrouping: 0) }.
refusal-interrupt = A race counts although the device took the touches: others play it on another screen.
refusal-turned-already = You have turned a card since the one that you saw.
refusal-passed-on = The turn has just passed on.
refusal-old-gesture = That gesture was meant for an earlier card.
refusal-turn = It is { $name }'s turn.
refusal-owed = { $name } takes the pile first.
refusal-no-cards = You have no cards left to turn.
refusal-not-owed = No pile is owed to you.
refusal-out = You are out of this game.

## At the table

refusal-pause-needs = A pause needs { LIST($names) } to ask for it too.
refusal-not-paused = The game is not paused.
refusal-hurry = The table plays on faster only where no person is left in the game.
refusal-knock-asked = The others are asked: play stops once one of them agrees that the pile was knocked.
refusal-knock-soon = Play stops in a moment: hands that are down are judged first.
refusal-knock-once = You have said of this pile already that it was knocked; once a pile is the most.
refusal-knock-often = You have stopped this game { NUMBER($n) } times for a knocked pile, which is the most.
refusal-agrees-too = { $name } is to agree to that too.
refusal-still-in = Name another seat that is still in.
refusal-won-first = This pile was won before it could be rebuilt: play goes on.
refusal-not-dealt = Before the deal the host may give a seat away.
refusal-no-player = Name another player of this table.
refusal-no-vote = You have not voted to send that player away.

## From the server itself

refusal-unsaved = The server cannot save: the game waits, and this did not count.
refusal-fault = The server made a mistake over this; nothing has changed.
refusal-oversized = A message has at most { NUMBER($most, useGrouping: 0) } bytes, and this one had { NUMBER($n, useGrouping: 0) }.
refusal-binary = Messages are JSON in text frames; this one was binary.
refusal-flood = More than { NUMBER($rate, useGrouping: 0) } messages a second: some were dropped.
refusal-no-hello = The first message must be a hello.
refusal-no-table = You sit at no table: open one first.
refusal-protocol = This page speaks protocol { NUMBER($page, useGrouping: 0) }, the server { NUMBER($server, useGrouping: 0) }: reload the page.
refusal-twice = Hello has been said already.
refusal-network-elsewhere = Only the computer that runs this table can open it to its network.
refusal-not-counted = Games are counted for the host, where the laboratory is installed.
refusal-seated = You sit at this table already; leave your seat first.
