# A table as it looks from outside, and the way in.

# $host, $code (Text)
join-title = { $host }’s table
join-title-code = Table { $code }
join-seats = Seats
join-free = free
# $title (Text): of the rules.
join-rules = { $title }.
join-began = The cards are dealt here already: watch until the game is over.
join-full = All seats are taken: watch, or ask the host for one more.
join-watch = Watch
join-watch-only = Watch only
join-look-again = Look again
join-name = Your name
join-enter = Join
