# What the commands play, rules and verify print, and files that can't be written.

command-unwritable = a file cannot be written: { $file }: { $why }
# $flag, $value, $least, $most (Text): an option as it is typed, and numbers.
command-range = { $flag } { $value } is out of range: it must be from { $least } to { $most }
command-least = { $flag } { $value } is out of range: it must be at least { $least }
# $why (Text): how many players the rules are for.
command-seats = --seats { NUMBER($seats, useGrouping: 0) }: { $why }
command-busy = Port { NUMBER($port, useGrouping: 0) } is busy, so a free one was taken.
command-at = Firsthand is at { $url } (Ctrl-C ends it)
command-no-uvloop = uvloop is not installed: the event loop of asyncio itself serves, which takes more of the processor.
command-page = The page that needs no server is made from the sources: run `make page` there. It writes dist/page, a folder for any web server that speaks https, or for localhost; in it the games are played by the page itself, also without a network.
command-digest = These rules are number { $digest }.
command-same-rules = They are the same rules.
# $file, $why (Text): the file of settings, and what is wrong with it.
command-settings = { $file }: { $why }
command-settings-table = { $file } must have a table for each command, as in [play]
# $options (List): options as they are typed.
command-together = { LIST($options) } exclude each other: give one of them
# $name (Text): a rule set.
command-diff-name = --diff takes its two rule sets itself: leave { $name } away
# $file (Text), $known (List): suffixes.
figure-kind = { $file } is no picture that is drawn here: it must end with { LIST($known, type: "unit") }, or with neither for both
figure-svg = { $file } is no picture that is drawn here: it must end with .svg
