"""How hands are written: text to tiles and words, and back. Knows no rules."""
