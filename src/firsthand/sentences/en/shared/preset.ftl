# The rule sets that come with the program: what the first page of the client needs.

preset-ratscrew = Egyptian Ratscrew
preset-slapjack = Slapjack
# $title (Text): rules that a server was started with, or that somebody put together from others.
preset-own = { $title }
preset-house = House rules
preset-our-way = { $title }, our way
