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
home-here = On this screen
home-here-line = 2 to 6 hands
home-learn = Learn to play
home-learn-line = 60 seconds
home-how = How to play
home-more = More
home-replays = Replays
home-settings = Settings

## A page without a server

# $got and $of (Number): megabytes that have come, and all.
home-getting-ready = Getting the cards ready, { NUMBER($got) } of { NUMBER($of) } MB
home-works-offline = Works offline
home-renew = Use the newer version
home-friends-need = Needs a host
