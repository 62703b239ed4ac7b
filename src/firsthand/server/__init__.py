"""The shell: sockets, clocks, chance and storage around rooms, and the files of the client."""
