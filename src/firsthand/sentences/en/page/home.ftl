# The first screen.

home-slogan = The first hand on the pile wins it.

## The main button. $title (Text): a game, $bots (Text): home-bots or home-bots-match.

home-play = Play now
home-play-line = { $title }, { $bots }
home-play-line-short = { CAPITAL($bots) }
# $n (Number): how many bots.
home-bots = { count-word } { $n ->
    [one] bot
   *[other] bots
}
home-bots-match = { count-word } { $n ->
    [one] bot that matches
   *[other] bots that match
} you
home-back-game = Back to your game
# $n (Number): cards in the own hand.
home-back-line = { $title }, { NUMBER($n, useGrouping: 0) } { $n ->
    [one] card
   *[other] cards
}
home-back-elsewhere = Another page has it now
home-back-table = Back to your table
home-out-of-reach = Out of reach
home-moment = Just a moment

## Other ways

home-set-table = Set the table
home-friends = With friends
home-friends-line = Send a link
home-join = Join a table
home-join-line = By its code
home-learn = How to play
home-learn-line = The rules
home-more = More
home-sound = Sound
home-full-screen = Full screen
home-settings = Settings
