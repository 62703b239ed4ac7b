"""The pages of the documentation that are made from data and from the program."""
