"""Games for two without slaps, many at once: they take a hundredth of the time of other games.

`fits` says which jobs can be played so, and `played` plays them.
"""

from firsthand.lab.slapfree.batch import ready as ready
from firsthand.lab.slapfree.jobs import fits as fits
from firsthand.lab.slapfree.jobs import played as played
