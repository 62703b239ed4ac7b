"""Many tables in time steps, for learning programs: `Tables` holds them in the kernel's arrays."""

from firsthand.lab.stepping.tables import Stepped as Stepped
from firsthand.lab.stepping.tables import Tables as Tables
from firsthand.lab.stepping.tables import TableSettings as TableSettings
