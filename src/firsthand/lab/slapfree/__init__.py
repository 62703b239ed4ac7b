"""Games of two players without slaps, many of them at once.

`fits` says which jobs can be played so, and `played` plays them.
"""

from firsthand.lab.slapfree.batch import ready as ready
from firsthand.lab.slapfree.jobs import fits as fits
from firsthand.lab.slapfree.jobs import played as played
