# What the server answers where there is no page, and prints where it runs.

server-no-game = Table { $code } has no game { NUMBER($game, useGrouping: 0) } that is over.
server-unread = The game cannot be read now: try again in a minute.
server-nothing = There is nothing at { $path }.
server-other-page = Only the page that this server serves may play here.
server-websocket = A WebSocket is spoken here.
server-no-client-title = Firsthand: no client yet
server-no-client = The browser client has not been built
# $make, $build (Text): commands, marked as code.
server-no-client-words = The server runs, but this installation has no page to show. In a checkout, run { $make }, or { $build } and start the server again.
# Addresses follow, a line each.
server-friends = Friends in your network can open:
# $prefix (Text): in quotes.
server-prefix = prefix { $prefix } is no path: write it as in /cards
# $text (Text): in quotes.
server-proxy-from = { $text } is no address of a proxy: write one as in 127.0.0.1 or 10.0.0.0/8
# $text (Text): in quotes, $known (List): what there is.
server-log = log { $text } is no form: there are { LIST($known, type: "unit") }
# $host (Text): in quotes.
server-other-host = This server does not answer to the name { $host }: open it by its address, or start it with --home and the address that friends are given.
