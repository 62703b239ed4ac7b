"""Who sits at the table: joining, leaving, hosting, being away, and agreeing to the deal."""
