# What is wrong with a record that somebody opens in the page.

# $most (Number): megabytes.
record-file-large = A record has at most { NUMBER($most) } MB, and this file is larger.
record-file-bytes = This is no text: a record is a text file, as “Save this game” writes it.
# $why (Text): which line, and what would be right, in English.
record-file-wrong = This is no record of a game: { $why }.
record-file-events = The events of this record do not follow each other: it was changed, or only a part of it is here.
record-file-long = This game takes too long to open: “firsthand replay” shows it.
record-file-busy = Other records are being opened. Try again in a moment.
