"""Views of the answers of hwatu, as blocks."""
