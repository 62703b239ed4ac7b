# Why a server can't listen, or can't open itself to the home network. $why (Text): what the system said.

listen-port = port { NUMBER($port, useGrouping: 0) } is out of range: it must be from 0 to { NUMBER($most, useGrouping: 0) }
listen-no-host = cannot listen at { $host }: no host has such a name
listen-refused-at = cannot listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }
listen-refused = cannot listen at { $host }: { $why }
network-none = This computer is in no network: connect it to one, then try again.
network-refused = Your network did not let it: { $why }.
