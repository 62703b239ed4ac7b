# What a player sets once.

settings-title = Settings
settings-hear = Hear and feel
settings-see = See
settings-press = Press
settings-slaps = Slaps
settings-cards = Cards
settings-voice = Voice
settings-deck = Cards
settings-deck-of = { $deck ->
    [two] Two colours
   *[four] Four colours
}
settings-index = Large index
settings-index-hint = For small screens and far tables: three cards in sight
settings-text = Text size
settings-text-usual = As the system
settings-still = Nothing moves
settings-still-hint = Otherwise as the system is set
settings-one-switch = One switch
settings-one-switch-hint = Cards flip, you only slap: with the space bar, Enter or a touch anywhere. A long press opens the menu; there each button is lit in turn, and a press takes it.
settings-light = Light
settings-theme = { $theme ->
    [dark] Evening
    [light] Afternoon
   *[auto] As the system
}
settings-sound = Sound
settings-sound-hint = Flips, slaps and piles
settings-captions = Captions
settings-captions-hint = Each sound in words
settings-call = Call the cards
settings-call-hint = Reads aloud what is shown
settings-call-none = This browser has no voice
settings-rate = How fast it reads
# $n (Number)
settings-percent = { NUMBER($n, useGrouping: 0) } %
settings-ask = Ask by key
settings-ask-hint = 1 the pile, 2 the counts, 3 whose flip, 4 what is owed
settings-vibration = Vibration
settings-vibration-hint = When you slap, where the device can
settings-left = Left-handed
settings-left-hint = Your stack on the other side

## Keys. $label (Text): of an act, $key (Text): what is printed on its key.

settings-flip = Flip
settings-flip-hint = Turn your card, take a pile
settings-slap = Slap
settings-slap-hint = Your hand on the pile; the space bar too
settings-gesture = Call
settings-gesture-hint = The salute or word of some games
settings-key = { $label } key: { $key }. Change
settings-press-key = Press a key

## Presses that count as one. $time (Text): as in figure.ftl.

settings-filter = Press filter
settings-filter-none = Each press counts
settings-filter-within = Presses on one card within { $time } are one

settings-erase = Erase what is kept here
settings-licences = Licences
