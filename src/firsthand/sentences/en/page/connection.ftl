# The connection to the computer that runs the table.

connection-offline = You are offline.
connection-offline-kept = You are offline. Your seat is kept.
connection-lost = Reconnecting…
connection-lost-kept = Reconnecting… Your seat is kept.
connection-back = You are back.
connection-not-yet = Not connected yet: try again in a moment.
connection-again = Not connected: the table is being reached again.
