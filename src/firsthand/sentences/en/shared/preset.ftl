# The rule sets that come with the program: what the first page of the client needs.

preset-ratscrew = Egyptian Ratscrew
preset-slapjack = Slapjack
preset-house = House rules
