# The screen of a phone at a table of the home network.

awake-warning = Keep your screen on: this page can’t do that here.
