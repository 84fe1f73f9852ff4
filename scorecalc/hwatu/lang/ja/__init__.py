"""Japanese words of the game."""
