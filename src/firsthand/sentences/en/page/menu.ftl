# The menu of a table.

menu-title = Menu
menu-paused = Paused
menu-back = Back to the table
menu-go-on = Go on
menu-ask-pause = Ask for a pause
menu-end-pause = End the pause for all
menu-knocked = The pile was knocked
# $who (Text): whether it is the own flip, $name (Text): whose it is.
menu-dropped = { $who ->
    [you] You dropped two cards
   *[another] { $name } dropped two cards
}
menu-around = Who sits where
menu-rules = Rules of this table
menu-settings = Settings
menu-full-screen = Full screen
menu-leave = Leave the table
# $letters (Text): the first of the seal.
menu-seal = Seal of this deal: { $letters }
