"""Facts of the tiles, without any rule that a house could change."""
