"""What keeps rooms in a database: SQLite in a file, or PostgreSQL by its URL."""
