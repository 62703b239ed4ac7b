# One rule to change for the next game. $title (Text): a slap pattern.

change-title = Change one rule
change-more = { $title }: more to slap
change-only = Only { SMALL($title) }: easier to see
change-add = Add
change-use = Use
change-added = Added, for the next game
