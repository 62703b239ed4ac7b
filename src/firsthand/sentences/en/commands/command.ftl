# What the commands play, rules and verify print, and files that can't be written.

command-unwritable = a file cannot be written: { $file }: { $why }
command-speed = speed { $speed } is out of range: from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
command-busy = Port { NUMBER($port, useGrouping: 0) } is busy, so a free one was taken.
command-at = Firsthand is at { $url } (Ctrl-C ends it)
command-digest = These rules are number { $digest }.
command-same-rules = They are the same rules.
