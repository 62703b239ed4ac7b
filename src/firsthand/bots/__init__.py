"""Players that are programs: temperaments are data; a bot sees a table and returns timed wishes."""
