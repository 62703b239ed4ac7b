# What every panel has.

dialog-close = Close
