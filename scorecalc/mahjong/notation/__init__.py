"""Text to tiles and words, and back: `reading` reads every notation, `canonical` writes. Knows no rules."""
