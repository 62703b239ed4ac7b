"""A game on the table: the deal, races for the pile, turns, pauses, and what bots do."""
