# Each sound in words. $who, $name (Text): whose.

caption-flip = card
caption-reach = { $who ->
    [you] you reach for a card
   *[another] { $name } reaches for a card
}
caption-slap = slap, { caption-whose }
caption-wrong = false slap, { caption-whose }
caption-sweep = pile to { caption-whose }
caption-whose = { $who ->
    [you] you
   *[another] { $name }
}
# $n (Number): tries.
caption-owed = { NUMBER($n, useGrouping: 0) } owed
caption-heat = dead heat
caption-win = the game is over
