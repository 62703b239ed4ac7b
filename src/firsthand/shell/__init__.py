"""Live tables without sockets: who is connected, what they say, and when they are answered."""
