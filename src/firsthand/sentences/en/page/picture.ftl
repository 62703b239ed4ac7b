# The picture of a finish that people send. $winner, $second, $name (Text): players; $ms, $n (Number).

picture-title = A picture of this finish
picture-beat = { $winner } beat { $second } by { $ms ->
    [0] under 1
   *[other] { NUMBER($ms, useGrouping: 0) }
} ms
picture-heat = { $winner } and { $second }: dead heat
picture-alone = { $winner } in { NUMBER($ms, useGrouping: 0) } ms
# $made (Text): the pattern with its cards.
picture-after = { CAPITAL($made) }, { NUMBER($ms, useGrouping: 0) } ms after the card
picture-apart = { CAPITAL($made) }, { NUMBER($ms, useGrouping: 0) } ms apart
# $n (Number): how far a time may be off, in ms.
picture-sure = Each ±{ NUMBER($n, useGrouping: 0) } ms. The bands do not touch, so this one is sure.
picture-touch = Each ±{ NUMBER($n, useGrouping: 0) } ms. The bands touch, so the tie rule chose.
picture-axis-last = { NUMBER($n, useGrouping: 0) } ms
# What the picture shows, for those who do not see it. $title, $sub (Text), $times (List): as in picture-time.
picture-described = { $title }. { $sub }. { LIST($times) }.
picture-time = { $name } { NUMBER($ms, useGrouping: 0) } ms

## The panel

picture-shape = Shape
picture-wide = Wide, for messages
picture-square = Square, for photos
picture-send = Share
picture-copy = Copy
picture-copied = The picture is copied.
picture-png = Save as PNG
picture-svg = Save as SVG
picture-alt = Text for those who do not see it
picture-alt-copy = Copy the text
picture-making = The picture is being made.
picture-failed = This browser cannot do that. Save the picture instead.
