"""A slap pattern of your own; a record with it verifies where this code is not."""

import firsthand as fh

lucky = fh.pattern("lucky", span=2, test=lambda a, b: a == b == 7, sentence="Two sevens in a row")
rules = fh.Rules().amend({"slap.patterns": ["sandwich", lucky]})
print(fh.who_wins("7H 7C", {"Ann": 240}, rules=rules).explain())
