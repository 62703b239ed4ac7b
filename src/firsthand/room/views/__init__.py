"""What each seat is shown, and the sentences on it: values made of a room, which change nothing."""
