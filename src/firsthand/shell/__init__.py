"""Live tables without sockets: connections, sessions, and the rooms at which they sit."""
