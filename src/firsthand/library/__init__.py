"""What ``import firsthand`` offers: games, rules, records and bots for Python programs."""
