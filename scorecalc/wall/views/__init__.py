"""What a deal looks like, as blocks."""
