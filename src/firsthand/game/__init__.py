"""The game: deal, decide, evolve, apply, legal."""

from firsthand.game.dealing import commitment as commitment
from firsthand.game.dealing import deal as deal
from firsthand.game.dealing import first_dealer as first_dealer
from firsthand.game.dealing import set_up as set_up
from firsthand.game.fold import EMPTY as EMPTY
from firsthand.game.fold import carry as carry
from firsthand.game.fold import evolve as evolve
from firsthand.game.game import Deadline as Deadline
from firsthand.game.game import actor as actor
from firsthand.game.game import apply as apply
from firsthand.game.game import deadline as deadline
from firsthand.game.game import decide as decide
from firsthand.game.game import legal as legal
from firsthand.game.game import refusal as refusal
from firsthand.game.procedure.timing import RESUME_MS as RESUME_MS
from firsthand.game.state import State as State
from firsthand.game.state import slappable as slappable
