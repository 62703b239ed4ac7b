# Who sits where at a shared screen. $name (Text): who sits at a seat.

around-title = Who sits where
around-name = Name of { $name }
around-look = Colour and shape of { $name }
# $n (Number)
around-look-of = { $n ->
    [0] Orange circle
    [1] Light blue triangle
    [2] Green square
    [3] Yellow diamond
    [4] Blue star
    [5] Red hexagon
    [6] Pink cross
   *[other] Black heart
}
# $act (Text): around-slap, around-flip or around-salute, $key (Text): its key.
around-key = { $name }, { $act }: { $key }. Change
around-press-key = Press a key
around-slap = slap
around-flip = flip
around-salute = salute
around-handicap = How much earlier the hands of { $name } count
# $ms (Number)
around-handicap-of = { $ms ->
    [0] no handicap
   *[other] { $ms } ms earlier
}
around-leave = { $name } leaves
around-turn = Turn the table
around-to-touch = Round this screen
around-to-keys = At one keyboard
around-acts = Ask about { $name }
