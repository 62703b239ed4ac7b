# The page itself, around its screens.

page-name = Firsthand
page-skip = Skip to the game
page-loading = Setting the table…
# $line (Text): a sentence that is shown for a moment.
page-toast = { CAPITAL($line) }
