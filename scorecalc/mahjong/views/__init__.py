"""What answers of mahjong look like, as blocks."""
