"""The wall: where the dice break it, who is dealt which tiles, and where the replacement tiles lie."""
