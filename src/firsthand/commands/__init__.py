"""The commands of the command line, each in its own module and loaded when it is asked for."""
