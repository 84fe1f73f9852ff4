"""Words of the game in each language."""
