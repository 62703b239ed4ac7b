# The host changes the rules; knob.ftl holds the options.

house-title = House rules
house-slaps = What may be slapped
house-from = Start from
house-as-game = As the game has it
house-jokers = Two jokers go into the pack.
house-hint = A change asks everyone at the table anew.
house-keep = Keep these rules
house-propose = Propose these rules
