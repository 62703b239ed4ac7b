# A recorded game, to go back and forth in. $who, $name (Text): whose hand.

playback-title = Replay
# $names (List), $flip (Text): as in playback-flip.
playback-line = Replay: { LIST($names, type: "unit") }. { $flip }
# $n (Number): cards flipped so far, $all (Number): in the whole game.
playback-flip = Flip { NUMBER($n, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }
playback-position = Moment of the game
playback-close = Close the replay
playback-share = Share

## Opening one

playback-open = Open a record
playback-open-why = A game that was saved at its end, or by “firsthand”. It is shown here, and kept nowhere.
playback-recent = Recent games
# $title (Text): of the rules.
playback-game = { $came ->
    [won] Won
    [lost] Lost
   *[watched] Played here
}, { $title }
playback-choose = Choose a file
playback-opening = Just a moment
playback-large = A record has at most 2 MB, and this file is larger.
playback-unreached = Out of reach: the computer that runs this table does not answer.
# $code (Text): of the table and the number of its game.
playback-not-kept = Game { $code } is not kept any more. If you saved it, open its file.

## Buttons. $n (Number): how many times as fast.

playback-play = Play
playback-pause = Pause
playback-back = Back
playback-on = On
playback-slap = Slap
playback-last-slap = Slap before
playback-next-slap = Next slap
playback-speed = Speed
playback-times = { NUMBER($n, maximumFractionDigits: 1) }×
playback-speed-now = Speed, { playback-times }
playback-mark-slap = slap
playback-mark-challenge = challenge
playback-mark-wrong = wrong
playback-check = Check the deal

## The photo finish. $ms (Number).

playback-lanes = Photo finish
playback-by = { $name }, by { $ms ->
    [0] under 1
   *[other] { NUMBER($ms, useGrouping: 0) }
} ms
playback-heat = { ribbon-heat-apart }
playback-axis = Milliseconds after the card was shown
playback-band = what timing leaves open
# $n (Number): how far a time may be off, in ms.
playback-off = ±{ NUMBER($n, useGrouping: 0) }
playback-early = ms, early
playback-wrong = ✗
# $off (Text)
playback-late = { $off }, late
# $made (Text): a pattern with its cards.
playback-made = { CAPITAL($made) }
# $n (Number): cards.
playback-go-to = { figure-of-cards } { $n ->
    [one] goes
   *[other] go
} to { $who ->
    [you] you
   *[another] { $name }
}.
playback-sure = The bands do not touch, so this one is sure.
playback-touch = The bands touch, so the tie rule chose.

## The evidence. $ms, $least, $most, $claim (Text): times in ms, $way (Number): ms.

playback-evidence = Evidence
playback-hide = Hide the evidence
playback-hand = Hand
playback-pressed = Pressed
playback-pressed-long = Pressed, by their clock
playback-arrived = Arrived
playback-allows = Line allows
playback-allows-long = Their line allows
playback-counts = Counts
playback-nothing = –
playback-range = { $least } to { $most }
playback-press = { $who ->
    [you] Your
   *[another] { $name }’s
} press
playback-way-claim = { playback-press } took { NUMBER($way, useGrouping: 0) } ms to arrive; the line makes { $least } to { $most } believable, so { $ms } counts.
playback-way-clamped = { playback-press } was measured at { $claim } and took { NUMBER($way, useGrouping: 0) } ms to arrive; the line makes { $least } to { $most } believable, so { $ms } counts.
playback-way-arrival = { playback-press } was measured at { $claim }; the line was not known yet, so it counts when it arrived, at { $ms }.
playback-way-drawn = { playback-press } is a bot’s, or of a game that no judge heard: { $ms } is exact.
playback-way-early = { $who ->
    [you] You slapped
   *[another] { $name } slapped
} { NUMBER($ms, useGrouping: 0) } ms before the card, which is a guess.
# $n (Number): ms.
playback-handicap = A handicap takes { NUMBER($n, useGrouping: 0) } ms off: { $ms } is left.
playback-screen = { NUMBER($n, useGrouping: 0) } ms of it are the screen’s.

## The check of the deal

playback-decided = Decided again by its rules, every act makes what was recorded.
# $fault (Text): the first thing that does not follow, in English.
playback-fault = Decided again by its rules, something else comes out: { $fault }.
playback-not-over = This game is not over, so its seal is not open yet.
