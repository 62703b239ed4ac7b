"""The laboratory: millions of games under any rules, by the law compiled."""
