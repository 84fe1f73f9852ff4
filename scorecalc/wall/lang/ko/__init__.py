"""Korean words of the game."""
