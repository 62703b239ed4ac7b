# What a player sets once.

settings-title = Settings
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

settings-motion = Motion follows the setting of your system.
settings-licences = Licences
