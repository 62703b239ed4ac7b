"""What the commands of the laboratory do: these modules need `firsthand[lab]`."""
