# Friends somewhere else: how they reach this computer over the internet.

elsewhere-door = Somewhere else
elsewhere-why = They need an address on the internet: two minutes.
elsewhere-back = Friends in this home
elsewhere-title = Friends somewhere else
elsewhere-pick = They need an address that reaches this computer. Pick one way:
elsewhere-copy = Copy
elsewhere-copied = Copied

elsewhere-tunnel = A tunnel
elsewhere-tunnel-time = 2 minutes
elsewhere-tunnel-what = One command gives you an address. It ends when you stop it.
elsewhere-tunnel-first = Open a terminal on this computer: PowerShell, or Terminal.
elsewhere-tunnel-second = Run this there, and leave it running:
elsewhere-tunnel-third = It prints an address that begins with https. Copy it into the box below.

elsewhere-router = Your router
elsewhere-router-time = 10 minutes
elsewhere-router-what = Let one door of your router lead to this computer.
elsewhere-router-first = Open this table to your home network first, then your router’s page, and look for port forwarding.
# $port (Text)
elsewhere-router-second = Let port { $port } lead to this:
# $port (Text)
elsewhere-router-third = The router’s page shows its address on the internet. Type it below, as in http://203.0.113.7:{ $port }.

elsewhere-server = A rented server
elsewhere-server-time = half an hour
elsewhere-server-what = The table stands there day and night.
elsewhere-server-first = Rent a small Linux server that has Python 3.11 or later, and open its terminal.
elsewhere-server-second = Put Firsthand there as you did here, then run this:
elsewhere-server-third = Then open the address that it prints, and make the table there.

elsewhere-address = The address your friends open
elsewhere-use = Use it
elsewhere-trying = Asking for an answer there…
# $ms (Number)
elsewhere-works = It works: { NUMBER($ms) } ms there and back.
elsewhere-nobody = Nobody answers there yet.
# $address (Text)
elsewhere-used = Friends anywhere find this table at { $address }. How long their hands were on the way is not measured there: a hand counts at most 60 ms before it arrived.
elsewhere-forget = Use it no more
