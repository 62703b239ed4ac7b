# The pile. $n (Number): its cards.

pile-slap = Slap the pile
pile-size = { NUMBER($n, useGrouping: 0) } in the pile
pile-described = { figure-of-cards } in the pile
# $top (Text): the cards on top, one on another.
pile-described-top = { pile-described }: { $top }
# $card, $below (Text): cards.
pile-on = { $card }, on { $below }

## While no card lies there. $who, $name (Text): who leads.

pile-dealing = The cards are being dealt
pile-empty = The pile is empty
pile-leads = { $who ->
    [you] You lead: turn the first card
   *[another] { $name } leads
}
