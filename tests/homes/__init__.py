"""Tables between homes: a real server, real sockets, and lines with delays."""
