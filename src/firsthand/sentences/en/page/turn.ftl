# Whose turn it is, as a plate shows it and as it is said. $who (Text): whether it is the own turn, $name (Text).

turn-flip = { $who ->
    [you] Your flip
   *[another] { $name } flips
}
turn-flip-said = { turn-flip }.
turn-take = { $who ->
    [you] Your pile
   *[another] { $name } takes it
}
turn-take-said = { turn-take }.
