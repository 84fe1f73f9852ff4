"""What answers of hwatu look like, as blocks."""
