"""English words of the game."""
