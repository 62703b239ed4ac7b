# The other rule sets that come with the program; the client loads these late.

preset-ratscrew_full_house = Ratscrew, full house
preset-ratscrew_bicycle = Ratscrew, Bicycle rules
preset-ratscrew_strict = Ratscrew, strict
preset-ratscrew_one_slap_in = Ratscrew, one slap-in
preset-ratscrew_salute = Ratscrew, salute
preset-ratscrew_timed = Ratscrew, ten minutes
preset-ratscrew_two_card_burn = Ratscrew, two-card burn
preset-ratscrew_ten_stops = Ratscrew, tens stop
preset-slapjack_doubles_sandwiches = Slapjack, doubles and sandwiches
preset-slapjack_royals = Slapjack, royals
preset-slapjack_two_deck = Slapjack, two packs
preset-slapjack_hoyle = Slapjack, Hoyle
preset-slapjack_last_card = Slapjack, last card
preset-slapjack_call = Slapjack, call it
preset-beggar_my_neighbour = Beggar-My-Neighbour
preset-snap = Snap

# $title (Text): rules that a server was started with, or that somebody put together from others.
preset-own = { $title }
preset-our-way = { $title }, our way
