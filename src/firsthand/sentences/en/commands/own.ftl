# What is wrong with a slap pattern of one's own. $label (Text): what it is called, in quotes.

own-label = { $given } can't be a pattern's name: write small letters, figures and underscores, a letter first
own-span = a pattern can't look at { $given } cards: its span is 1 to { NUMBER($most) }
own-sentence = { $label } needs a sentence of 1 to { NUMBER($most) } characters that says when it may be slapped
own-raised = the test raised { $error } for { $given }: { $why }
own-never = the test is true of no ranks at all
own-always = the test is true of all ranks, so that each card could be slapped
own-file = pattern { $label } needs a list of piles of 1 to 3 ranks each, oldest card first, as in piles = ["7 7", "J-K A"]
own-field = pattern { $label } has no field { $field }: it has { LIST($known, type: "unit") }
own-row = pattern { $label }: { $given } is no pile of ranks: write as in "7 7", "J-K A" or "2,4 x 9"
own-unlisted = pattern.{ $label } is described, but slap.patterns does not list it
